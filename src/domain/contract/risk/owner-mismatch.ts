import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector, Finding } from '../rule.ts'
import { VOIDED, reads } from '../vocabulary.ts'

const RELATIVE =
  '(?:장모|장인|시숙|제수|매형|형수|올케|당숙|외삼촌|외숙|큰집|작은집|백부|숙부|숙모|매부|동서|전주인|건축주|시행사|다른회사|아버|부친|어머|모친|배우자|남편|아내|부인|형(?=[의님이가]|은)|누나|동생|이모|삼촌|고모|아들|딸|자녀|시어|시아|장인|장모|할머|할아|조부|조모|회사|법인|친구|지인|다른(?:사람|이|분)|타인|제삼자|제3자|조카|언니|오빠|사위|며느리|남의|사촌|처(?=[의가]|명의)|부모|돌아가신|작고|사망|망인|따로있)'
const TITLE = '(?:등기|소유(?:자|권|주|는)|명의|집주인|건물주)'
const PAPER =
  '(?:위임장|인감(?=증|도|을|이|과|·|,|및|서)|대리권|위임(?:서류|받은|한|을|사실)|동의서|승낙서|허락|승낙|동의|서류|종이|도장|문서|증명|권한|맡긴다는|말씀|확인)'
const ABSENT =
  '(?:없(?!이는)|않|못|안(?=받|했|드|가|한)|추후|나중|생략|다음에(?!도)|뒤에|뒷날|따로(?:받|없)|구두(?=로|상|약|승|합|동의|만)|말로|말로만|전화로|미제출|갈음|이후에|아직|준비되는대로|마련되는대로|보완|차후)'
const SHOWN = reads`(?:위임장|인감|동의서|승낙서|서류)(?:과|와|및|을|를|이|가|·|,)?(?:(?!못|안|없|않|나중|추후).){0,14}(?:첨부(?:한다|하였|하고|하여|하며|함|했)|제시(?:하였|하고|한|함)|확인(?:하였|하고|함)|붙(?:였|이|인)|교부|보관|받았|보여(?:주었|줬)|갖추)|위임장(?:.{0,10})(?:가지고|지참|갖고|내고)|함께(?:계약|서명|날인|도장)|(?:공유자|형제|소유자|부부|두사람)(?:전원|모두|가함께|가다)(?:가|이|의)?(?:서명|동의|날인|도장)|과반|3분의2|(?<!등기)소유자(?:와|가)?직접(?:서명|계약)`
const TRUST = /신탁|수탁|위탁자/
const NO_LEASING = /(?:전대|세놓|양도|담보|구조|용도)(?:.{0,20})(?:못|없다|않는다|아니한다|금지|안된다|수없)/

export const ownerMismatch: Detector = {
  type: 'OWNER_MISMATCH',
  rules: [
    {
      all: [
        reads`${TITLE}.{0,40}${RELATIVE}|${RELATIVE}.{0,30}(?:${TITLE}|앞으로(?:되어|돼|등기))|${RELATIVE}(?:의|가|이|님)?(?:.{0,6})(?:집|건물|부동산|점포|명의)(?:을|를|이|인|지만)`,
        reads`${PAPER}.{0,24}${ABSENT}|${ABSENT}.{0,12}${PAPER}`,
      ],
      none: [TRUST, SHOWN, /계좌|통장|무효|않는것을확인|매수인명의/],
      severity: 'HIGH',
      reason:
        '등기부의 소유자가 아닌 사람이 권한을 보이지 않고 계약합니다. 소유자에게 효력이 없을 수 있습니다.',
      span: 3,
    },
    {
      all: [
        reads`(?:등기부|등기)(?:상|에)?(?:의)?(?:소유자|명의인|명의|이름)(?:와|과|는|은|이|가)?.{0,25}(?:다르|다른|아니|일치하지|별개)|(?:임대인|계약자|서명(?:하는|한)사람|저)(?:은|는|이|가).{0,16}(?:소유자|명의인|집주인)(?:가|은|는|이)?(?:아니|아님|다르)`,
      ],
      none: [TRUST, SHOWN, /다르면|다를(?:경우|때)|아닌경우|무효|해제|해지|계좌|통장|매매되어|다름이없/],
      severity: 'HIGH',
      reason: '계약하는 임대인과 등기부의 소유자가 다르고 권한을 보이지 않았습니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:공유|공동(?:소유|명의)|지분|나누어(?:가진|갖|소유)|나눠(?:가진|갖)|절반|반반|반씩|형제|남매|자매|상속인|상속(?:받|등기)|부부(?:공동|가공동)).{0,75}(?:혼자|홀로|단독|(?:한사람|1인|일인|한명|한쪽|하나|일부|큰아들|맏이|장남|본인|저|남편|아내)(?:만|이|가|의|인|명의로|께서)|만(?:이)?서명|만도장|단독으로)`,
      ],
      none: [
        TRUST,
        SHOWN,
        /단독(?:상속|소유)|전원(?:이|의|서명|동의)|모두(?:서명|동의)|있어야|하지못|할수없/,
      ],
      severity: 'HIGH',
      reason: '공유 부동산을 지분 과반수가 되지 않는 공유자 혼자 임대합니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:매수(?!인은)|매입|분양(?:권|받|계약|대금)|사기로|사들|낙찰|취득|구입|인수)(?:.{0,70})(?:(?:이전|등기|명의|소유권|잔금|대금)(?:을|를|이|가|은|는|도)?(?:.{0,25})(?:전(?:이|에|임|인|의|상태|입|이라|단계)|않|아직|못|예정|마치지|나중|남|완료되지|넘어오|넘겨받|될))|아직(?:.{0,12})(?:내|제|임대인|본인)(?:의)?(?:이름|명의|앞)`,
        reads`임대|세(?:를|놓)|전세|월세|보증금|계약|등기|소유권`,
      ],
      none: [
        TRUST,
        SHOWN,
        reads`(?:현|지금의|현재)(?:재)?(?:소유자|매도인)(?:가|와|의|도).{0,20}(?:동의(?!서는없|는없|를받지|없)|서명|승낙(?!없)|임대인으로체결)(?!.{0,30}(?:않|없|못|나중|생략))|무효|해제|매도인은잔금|매수인은|매수인이|소유권이전등기에필요`,
      ],
      severity: 'HIGH',
      reason: '아직 소유권을 얻지 못한 매수인이 임대하여 소유자에게 효력이 없을 수 있습니다.',
      span: 2,
      subjects: ['LEASE_HOME', 'LEASE_SHOP'],
    },
    {
      all: [
        reads`전대인|전차인|전대(?:차|하는|한다|계약|이며|임)|세들어|세(?:를)?(?:얻|든|살고)|빌려(?:쓰|살|사|서)|빌린(?:집|방|것)|임차(?:한|하여|해|중)|전전세|재임대|다시(?:세|빌려|임대)|얻은(?:집|방)|세입자(?:인|로서|입)`,
        reads`(?:주인|소유자|소유주|건물주|임대인|집주인)(?:아주머니|아저씨|분|님|측)?(?:의|에게|께|께는|한테|은|는|이|가|도|께서|로부터)?.{0,22}(?:(?:동의|승낙|허락|허가|말|알|얘기|이야기|연락|통지|승인|서면|모르|몰래).{0,16}(?:없|않|못|안|생략|나중|추후|아직|모르|비밀)|모르|모릅|몰라|몰래)`,
      ],
      none: [
        TRUST,
        SHOWN,
        NO_LEASING,
        /임차인(?:은|이)(?:.{0,12})(?:임대인|갑|집주인)(?:의)?(?:사전|서면)?(?:동의|승낙|허락)?(?:없이|을얻)/,
      ],
      severity: 'HIGH',
      reason: '소유자의 동의 없이 다시 세놓는 것이어서 소유자에게 대항할 수 없습니다.',
      span: 3,
    },
    {
      all: [
        reads`아직(?:.{0,24})(?:잔금|등기|소유권|명의|이름)|(?:지금|현|현재|이전|먼저|전)(?:의)?(?:주인|소유자|집주인)(?:의)?(?:이름|명의|앞)`,
        reads`(?:곧|나중|이후|예정|될거|될것|안치|못치|치르지|넘어오지|넘겨받지|마치지|바뀌지|안했|안됐|안끝|안되|남아)`,
        reads`계약|세|임대|보증금|저랑|저와|임대인`,
      ],
      none: [
        TRUST,
        SHOWN,
        /매수인|현소유자(?:가|와|의)(?:.{0,12})(?:서명|동의|체결)|무효|해제|전입|말소(?:한|하)|상속절차는마/,
      ],
      severity: 'HIGH',
      reason: '아직 소유권을 얻지 못한 사람이 임대하여 소유자에게 효력이 없을 수 있습니다.',
      span: 2,
      subjects: ['LEASE_HOME', 'LEASE_SHOP'],
    },
    {
      all: [
        reads`(?:서류상|등기상|명의상|명의만|이름만|등기만|호적상|주인은|집주인은|소유자는)(?:.{0,25})(?:따로|외국|해외|미국|병원|요양|처남|다른|남|친척|연락이|지방|바빠)`,
        reads`${PAPER}.{0,24}${ABSENT}|${ABSENT}.{0,12}${PAPER}|제가(?:대신|알아서)|전화로|구두`,
      ],
      none: [TRUST, SHOWN, /계좌|통장|무효/],
      severity: 'HIGH',
      reason: '등기부의 소유자가 아닌 사람이 권한을 보이지 않고 계약합니다.',
      span: 3,
    },
    {
      all: [
        reads`대리인|대신(?:하여|해서|계약)?|대리(?:로|하여|해)`,
        reads`(?:위임장|인감|대리권|위임서류|권한|증명서류).{0,25}${ABSENT}`,
      ],
      none: [TRUST, SHOWN, /무효|해제|않으면|없으면|없이는/],
      severity: 'HIGH',
      reason: '대리인이 위임장 등 권한을 보이지 않고 계약합니다.',
      span: 2,
    },
    {
      all: [
        /(?:registered|title|legal)?owner(?:is|ofthe|:)?|co-?own|sublet|sublessor|notyet(?:been)?(?:transferred|registered)|title/,
        /(?:nopowerofattorney|withoutpowerofattorney|noauthori[sz]ation|withouttheowner'?s(?:consent|knowledge)|nowrittenauthority|hasnotbeen(?:asked|told)|signsalone|notyet(?:been)?(?:transferred|registered)|powerofattorney(?:will|is)(?:be)?(?:provided|submitted)?later)/,
      ],
      none: [/trust|shall|maynotsublet/],
      severity: 'HIGH',
      reason: '소유자가 아닌 사람이 권한을 보이지 않고 계약합니다.',
      span: 3,
    },
    {
      all: [
        reads`${TITLE}|주인|건물이|집이|소유`,
        reads`${RELATIVE}`,
        reads`(?:${PAPER}|연락|통화).{0,24}(?:${ABSENT}|가져오|드리기로|내기로|제출하기로|준비)`,
        reads`계약|서명|도장|세를|임대|대신`,
      ],
      none: [TRUST, SHOWN, /계좌|통장|무효|해제|자녀(?:가)?(?:입주|거주)|갱신|나가|비워/],
      severity: 'HIGH',
      reason:
        '등기부의 소유자가 아닌 사람이 권한을 보이지 않고 계약합니다. 소유자에게 효력이 없을 수 있습니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:현재|현|지금|아직|등기부?(?:상|에는|에|엔)?|서류상|명의)(?:의)?.{0,20}(?:명의|소유|등기|이름|앞으로|집주인|주인|매도인)|(?:명의|소유권|등기)(?:는|가|이|은|의)?.{0,10}(?:아직|현재|그대로|다른|남아|매도인|전)|지분|공유|공동|절반|2분의1|분의`,
        reads`(?:매수|매입|분양|낙찰|취득|경락|양수|수분양|이전받|넘겨받|예정자|예정인|상속|유증|가족|식구|친척|대신|대리|본인만|혼자|단독|홀로|${RELATIVE})`,
        reads`${PAPER}.{0,24}${ABSENT}|${ABSENT}.{0,12}${PAPER}|(?:동의|위임|승낙|연락|허락)(?:서|장)?(?:는|은|을|를|이|가)?(?:.{0,10})(?:나중|추후|뒤|생략|않|없|못|면제|불요)`,
      ],
      none: [
        TRUST,
        SHOWN,
        reads`${VOIDED}|계좌|통장|무효|해제|해지할수|갱신|전입|담보|매수인(?:은|이)(?:.{0,10})잔금`,
      ],
      severity: 'HIGH',
      reason: '등기부의 소유자(공유자 과반수)가 아닌 사람이 권한을 보이지 않고 계약합니다.',
      span: 2,
    },
    {
      all: [
        reads`${RELATIVE}|소유자|주인|명의인|본인|사장님|회장님`,
        reads`위임장|인감(?:증명|도장)|위임|대리권|동의서|승낙서|허락|수권`,
        reads`${ABSENT}`,
        reads`계약|도장|서명|날인|사인|체결|임대|제가|저|대신`,
      ],
      none: [
        TRUST,
        SHOWN,
        reads`${VOIDED}|무효|해제|해지|임차인(?:은|이|의).{0,16}(?:허락|동의|승낙)|임대인(?:의)?(?:.{0,6})(?:허락|동의|승낙)(?:서|을|를)?(?:.{0,6})(?:없이|받|얻)|않으면|없으면|없이는|전대|출입|근저당|대출|갱신|신축|구조|애완|반려|매수인(?:은|이)`,
      ],
      severity: 'HIGH',
      reason: '소유자의 위임을 보이지 않은 사람이 계약합니다. 소유자에게 효력이 없을 수 있습니다.',
      span: 2,
    },
    {
      all: [
        /owner|title|registered|inthenameof|belongsto|co-?own|sublet|sub-?lease|headlease|buyer|purchas/,
        /nopowerofattorney|withouta?powerofattorney|noauthori[sz]|noproofof|nowritten|nodocument|without(?:the)?(?:his|her|their|owner|other)?'?s?(?:consent|knowledge|approval|authority)|notaskedfor|notbeenasked|notbeentold|consent(?:has|is|was|will)(?:not|be)|hasnotconsented|signsalone|alone|notyet|verbal|oral|onthephone|byphone|later|beforethetransfer|stillpending|pending/,
        /lease|let|sign|contract|lessor|landlord|rent/,
      ],
      none: [
        /trust|maynotsublet|shallnotsublet|maynotassign|shallnotassign|mortgage|isattached|attachedhere|hasgiven|hassigned|jointly|void|tax|deposit(?:is|shall)/,
      ],
      severity: 'HIGH',
      reason: '소유자가 아닌 사람이 권한을 보이지 않고 계약합니다.',
      span: 3,
    },
  ],
  readContract: (contract) => compareNames(contract),
  article: () => article('민법', '제130조'),
  suggestion:
    '임대인은 등기사항증명서상 소유자 본인으로서 신분증을 대조하고 서명한다. 대리인이 계약하는 때에는 소유자의 위임장과 인감증명서를, 공유인 때에는 지분 과반수를 가진 공유자의 서명 또는 동의서를 첨부한다.',
}

const AGENT = /대리|위임|공유|공동|법인|대표|신탁|수탁|동의서|승계/

/** The lessor who signs beside the owner who is registered, where a whole contract names both. */
const compareNames = ({ kind, clauses, facts }: Contract): Finding[] => {
  const { lessor, owner } = facts
  if (
    kind === 'EXCERPT' ||
    lessor === null ||
    owner === null ||
    lessor.includes(owner) ||
    owner.includes(lessor)
  )
    return []
  if (clauses.some((clause) => AGENT.test(clause.text))) return []
  const clause = clauses.find(({ text }) => text.replace(/\s/g, '').includes(owner) && /소유|등기/.test(text))
  if (!clause) return []
  return [
    {
      clause: clause.text,
      severity: 'HIGH',
      reason: `등기부의 소유자(${owner})와 서명하는 임대인(${lessor})이 다르고 대리권을 보이지 않았습니다.`,
    },
  ]
}
