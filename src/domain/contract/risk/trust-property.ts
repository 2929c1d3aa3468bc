import { article } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { reads } from '../vocabulary.ts'

const TRUST = '(?:신탁|수탁|위탁자|trust)'
const CONSENT = '(?:동의|승낙|승인|허락|허가|확인|협의|서명|도장|날인)(?:서|절차)?'
const WITHOUT =
  '(?:없(?:이(?!는)|으나|지만|다|음|고|으며|는채|는상태|어|습)|않|못|생략|추후|나중|이후에|받지|얻지|거치지|아니하|안받|안하|뒤에|차후|미루|빠져|빼고|갈음|불요|필요(?:가)?없)'
const SAFE = reads`(?:동의|승낙|승인)하였|이행되지않으면|(?:없으면|없는때|않으면|못하면|아니하면|않을경우|못할경우).{0,30}(?:무효|해제|돌려|반환)|없이(?:는)?(?:.{0,22})(?:못|않는|아니|없)|위탁자(?:개인)?(?:의)?계좌로는|(?:동의서|승낙서|동의)(?:를|가|을)?(?:.{0,16})(?:첨부|교부하였|교부받|받았|받아두|제출하였|보관|붙)`

export const trustProperty: Detector = {
  type: 'TRUST_PROPERTY',
  rules: [
    {
      all: [reads`${TRUST}`, reads`${CONSENT}.{0,20}${WITHOUT}|${WITHOUT}.{0,10}${CONSENT}`],
      none: [SAFE, /말소(?:한다|하고|하며|하여)/],
      severity: 'HIGH',
      reason:
        '신탁된 부동산을 수탁자의 동의 없이 임대하여 수탁자에게 대항할 수 없고 보증금을 잃을 수 있습니다.',
      span: 3,
    },
    {
      all: [
        reads`위탁자.{0,35}(?:단독|혼자|홀로|임대인으로(?:서)?(?:계약|서명|체결)|직접(?:임대|계약)|만(?:이)?(?:서명|계약|날인)|책임(?:지고|으로)(?:임대|계약))|(?:수탁자|신탁(?:회사|사)).{0,40}(?:모르게|몰래|알리지|거치지|참여하지|관여하지|빼고|제외하고|제쳐|통하지)`,
      ],
      none: [SAFE, /수탁자(?:의|가|와|도)?(?:.{0,14})(?:동의(?:를얻|하|서를|를받)|기명|서명하|함께)/],
      severity: 'HIGH',
      reason: '소유권은 수탁자에게 있는데 위탁자가 홀로 임대합니다.',
      span: 2,
    },
    {
      all: [
        reads`신탁.{0,45}(?:문제삼지|이의(?:를)?(?:제기하지|달지|없)|확인하지|열람하지|보여주지|떼어보지|따지지|묻지|알려주지|신경(?:쓰지|안)|감수|양해|형식(?:일뿐|에불과|적))|(?:신탁원부).{0,25}(?:${WITHOUT}|안보|보여주지|제시하지)`,
      ],
      none: [SAFE],
      severity: 'HIGH',
      reason: '신탁의 내용과 임대 권한을 확인하지 못한 채 계약하게 합니다.',
      span: 2,
    },
    {
      all: [
        /trust/,
        /(?:without|notobtained|hasnotbeen|willnotbe|notconsent|noconsent|noapproval|onitsown|alone|unawareof)/,
      ],
      none: [/consentedinwriting|approvalisattached|consentisattached|hasapproved/],
      severity: 'HIGH',
      reason: '신탁된 부동산을 수탁자의 동의 없이 임대합니다.',
      span: 3,
    },
    {
      all: [
        reads`(?:신탁(?:사|회사)|수탁(?:자|사|회사)|우선수익자)(?:에|에게|에는|측에|측에는|한테|쪽에|와|와는|을|를)?.{0,16}(?:말하지|말씀드리지|알리지|연락하지|묻지|통하지|상의하지|거치지|통보하지|물어보지|말안|모르게)`,
      ],
      none: [SAFE, /알리지않고는|없이는/],
      severity: 'HIGH',
      reason: '신탁된 부동산을 수탁자에게 알리지 않고 임대합니다.',
      span: 2,
    },
  ],
  article: () => article('신탁법', '제31조'),
  suggestion:
    '신탁원부를 확인하고 수탁자(필요하면 우선수익자)의 임대차 동의서 원본을 계약 전에 받아 첨부하며, 보증금은 신탁원부가 정한 계좌로만 입금한다.',
}
