import { article } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { BROKEN, DEPOSIT, MONEY, RENT, reads } from '../vocabulary.ts'
import { readWon } from '../won.ts'
import { readRates } from './rate.ts'

const LATE = '(?:연체|늦|밀리|밀린|밀려|넘긴|넘기|넘으면|지체|지연|미납|어긴|못내|내지않|내지못)'
const EARLY =
  '(?:중도|중간|도중|기간(?:중|전|을채우|만료전|이끝나기전|이남|안에)|만료전|만기전|먼저|일찍|앞서|그전에|전에(?:나가|이사|그만|해지)|채우지|못채|파기|취소|해약|계약을(?:깨|어기|해지)|조기|사정으로|나가(?:면|는경우|게되|실|려|는때)|그만두|중간에|마음이바뀌)'
const LOST =
  '(?:몰수|귀속|차지|가진다|갖는다|가지기로|가져간|임대인(?:의)?(?:것|소유)|집주인(?:의)?것|소멸|포기(?:한|하)|돌려(?:받지|주지)(?:못|않|아니)|반환(?:하지|받지|을요구하지|을청구하지)(?:못|않|아니)?|찾지못|찾아가지못|되찾지|한푼도|되찾을수없|찾을수없|돌려받을수없|돌려달라고하지|안돌려|청구하지못|요구하지못|상실|환불(?:되지|하지|받지|이?안|불가|없)|환급(?:되지|하지|받지|불가)|반환되지|돌려드리지|못돌려|못받|안드|드리지않|불반환)'
const PAID =
  '(?:지급|낸다|내야|내고|내기로|내셔|물어|물고|문다|물기로|무는|물어야|배상|부담|납부|치른|청구|변상|보상|내놓|완납|주셔|주어야|줘야|한꺼번에|몽땅)'

/** Above these, a year's or one month's or day's delay costs more than any statute lets a lender take (20 %). */
const YEARLY_CAP = 20
const FLAT_CAP = 10

const costsTooMuch = (plain: string): boolean =>
  readRates(plain).some(({ value, start }) => {
    const before = plain.slice(Math.max(0, start - 12), start)
    if (/(?:하루|1일|매일|날마다|일당|일)(?:에|당|마다|씩|금액의|[가-힣]{0,5}의)?$/.test(before))
      return value * 365 > YEARLY_CAP
    if (
      /(?:월(?!세|차임)|매월|매달|한달|달마다|개월)(?:에|당|마다|이율|리)?(?:[가-힣]{0,4}의)?$/.test(before)
    )
      return value * 12 > YEARLY_CAP
    if (/(?:연|년|연이율|annual)(?:에|당|이율|리)?$/.test(before)) return value > YEARLY_CAP
    return value > FLAT_CAP
  })

/** Ten percent of the whole price is what a down payment forfeits by custom. */
const takesMoreThanDownPayment = (plain: string): boolean =>
  readRates(plain).some(
    ({ value, start }) =>
      /(?:보증금|전세금|매매대금|대금|총액|전세보증금)(?:액|총액)?(?:의|에서|중)?(?:100분의)?$/.test(
        plain.slice(Math.max(0, start - 10), start),
      ) && value > FLAT_CAP,
  ) || /(?:보증금|전세금|매매대금)(?:의)?(?:절반|반(?!환)|전액|전부)/.test(plain)

const multiple = (plain: string): number => {
  const words: Readonly<Record<string, number>> = {
    두: 2,
    세: 3,
    네: 4,
    다섯: 5,
    이: 2,
    삼: 3,
    사: 4,
    오: 5,
    열: 10,
  }
  const match = /(\d+|두|세|네|다섯|이|삼|사|오|열)(?:배|곱절)/.exec(plain)
  return match ? Number(match[1]) || words[match[1] ?? ''] || 0 : 0
}

const monthsOfRent = (plain: string): number => {
  const words: Readonly<Record<string, number>> = {
    석: 3,
    세: 3,
    네: 4,
    넉: 4,
    다섯: 5,
    여섯: 6,
    반년: 6,
    일년: 12,
    열두: 12,
    삼: 3,
    육: 6,
  }
  const match = reads`(\d+|석|세|네|넉|다섯|여섯|열두|삼|육)(?:개월|달|기)(?:분|치|어치)?`.exec(plain)
  return match ? Number(match[1]) || words[match[1] ?? ''] || 0 : 0
}

const HARMLESS = reads`(?:몰수|귀속|요구|부과|청구|물리|받)(?:하|되|시키)?지(?:는|도)?(?:않|아니|못)|위약금(?:은|이|을)?(?:없|받지|물지|요구하지)|다른위약금은없|그러하지아니|무효로|임대인(?:은|이).{0,24}배(?:액)?|계약금.{0,14}(?:버리|포기|잃).{0,16}(?:두|2)배|계약금만(?:잃|포기|버리)|위약금.{0,8}(?:두지|없)|벌금(?:은|이)?없`

export const excessivePenalty: Detector = {
  type: 'EXCESSIVE_PENALTY',
  rules: [
    {
      all: [
        reads`(?:${DEPOSIT}|매매대금|낸돈|받은돈|이미낸|납입한|지급한|치른)`,
        reads`${LOST}`,
        reads`${BROKEN}|${EARLY}|${LATE}|하루라도|위약`,
      ],
      none: [
        HARMLESS,
        reads`계약금을포기하고|계약금은(?:포기|몰수)|다음(?:세입자|임차인)|후속|새임차인|없음을이유|최우선|임대인(?:은|이).{0,30}(?:못한다|없다)$|양도|권리금`,
      ],
      severity: 'HIGH',
      reason: '어긴 정도나 손해와 관계없이 보증금·대금 전부를 잃게 하여 배상액이 부당하게 큽니다.',
      span: 2,
    },
    {
      all: [
        reads`(?:남은|잔여|남아있는|나머지)(?:계약|임대차|임대)?(?:기간|개월|달|월수).{0,20}(?:${RENT}|전액|전부|모두|금액).{0,35}${PAID}|(?:남은|나머지|잔여)${RENT}.{0,25}${PAID}`,
      ],
      none: [
        HARMLESS,
        reads`(?:지급|부담|내|물)(?:하)?지(?:는|도)?(?:않|아니)|없다|없으|없어|새(?:로운)?(?:임차인|세입자)(?:이|가)?(?:들어올|입주할|구해질)때까지|임대인(?:이|은).{0,15}${PAID}`,
      ],
      severity: 'HIGH',
      reason: '중도에 나가면 남은 기간의 차임을 모두 물게 하여 배상액이 부당하게 큽니다.',
    },
    {
      all: [reads`(?:\d+|두|세|네|다섯|삼|사|오|열)(?:배|곱절)`, reads`위약|${PAID}|배상|벌`],
      none: [HARMLESS, reads`계약금의(?:2|두)배|면적|용적`],
      holds: (plain) => multiple(plain) >= 2,
      severity: 'HIGH',
      reason: '위약금이 실제 손해의 몇 배에 이르게 정해져 있습니다.',
    },
    {
      all: [
        reads`위약(?:금|벌)?|손해배상|배상(?:금|액)|벌(?:금|칙금)|해약금|${BROKEN}|${EARLY}`,
        reads`${DEPOSIT}|매매대금|총액`,
        reads`위약|배상|${PAID}|벌|공제|${LOST}`,
      ],
      none: [HARMLESS, /인상|증액|올리|올려|반환(?:한다|하고)|돌려준다|지체없이|동시에/],
      holds: takesMoreThanDownPayment,
      severity: 'HIGH',
      reason: '위약금이 계약금(거래 금액의 10%) 수준을 크게 넘습니다.',
    },
    {
      all: [
        reads`${LATE}|경과한|초과한|하루라도`,
        reads`이자|이율|연체료|가산|지연손해|얹|더내|붙|위약|물|벌|%|퍼센트|할`,
      ],
      none: [reads`임대인(?:이|은).{0,35}(?:지연|늦)|보증금반환.{0,15}(?:지연|늦)|증액|인상|올리|받지않|없`],
      holds: costsTooMuch,
      severity: 'HIGH',
      reason: '연체료가 연 20%를 넘는 부당하게 높은 이율입니다.',
    },
    {
      all: [
        reads`${LATE}|하루|정해진날|기한|${BROKEN}`,
        reads`(?:하루|1일|날마다|날짜마다|매일|일당|날수|한날|긴날|은날|하루당|1일당|일마다|하루에|날에).{0,22}${MONEY}`,
        reads`(?:더|가산|얹|물|부과|낸|내야|내셔|지급|벌금|위약|연체료|배상|합산|붙|청구|부담|추가)`,
      ],
      none: [HARMLESS, /임대인(?:이|은).{0,30}(?:늦|지연|지체)/],
      holds: (plain) => readWon(plain).some(({ value }) => value >= 0.5),
      severity: 'HIGH',
      reason: '연체 하루마다 정액을 물게 하여 밀린 차임에 견주어 배상액이 부당하게 큽니다.',
    },
    {
      all: [
        reads`(?:위약금|위약벌|벌금|벌칙금|범칙금|과태료|제재금|손해배상금).{0,22}${MONEY}|${MONEY}(?:을|를|의)?(?:벌금|위약금|벌칙금|위약벌)`,
      ],
      none: [HARMLESS, /계약금|법(?:률|령)|신고의무|임대인(?:이|은|에게부과)/],
      holds: (plain, { facts }) =>
        readWon(plain).some(({ value }) => value >= 30 && value > (facts.deposit ?? 0) * 0.1),
      severity: 'MEDIUM',
      reason: '손해와 관계없는 정액 벌금을 물게 합니다.',
    },
    {
      all: [
        reads`${EARLY}|${BROKEN}|위약`,
        reads`${RENT}|위약금|배상`,
        reads`위약|배상|${PAID}`,
        reads`(?:개월|달|기)(?:분|치|어치)`,
      ],
      none: [HARMLESS, reads`해지할수|[23]기|${LATE}.{0,20}해지|통지|전에알|임대인(?:이|은).{0,30}${PAID}`],
      holds: (plain) => monthsOfRent(plain) >= 3,
      severity: 'HIGH',
      reason: '중도 해지나 위반의 위약금이 석 달 치 이상의 차임에 이릅니다.',
    },
    {
      all: [
        /(?:keeps?|retains?|forfeits?|forfeited).{0,40}(?:deposit|sumspaid)|deposit.{0,40}forfeit|(?:remaining|balanceofthe|unexpired)(?:rent|term|months).{0,60}(?:due|pay|owe)|pay.{0,30}(?:rentforthe(?:remaining|rest)|remainingrent)|(?:double|twice|triple|threetimes)(?:the)?(?:rent|deposit|monthly)|(?:penalty|fine|latefee)of.{0,20}(?:krw\d|₩\d)[\d,]{5,}/,
      ],
      none: [/(?:may|shall|will)not(?:keep|retain|forfeit)|nopenalty|downpayment/],
      severity: 'HIGH',
      reason: '손해와 관계없이 보증금이나 남은 차임 전부를 잃게 하여 배상액이 부당하게 큽니다.',
    },
    {
      all: [
        /(?:late|overdue|unpaid|delay).{0,60}(?:percent|%)(?:a|per|each|every)?(?:day|week|daily)|(?:late|overdue|unpaid|delay).{0,60}(?:[3-9]|\d\d|two|three|four|five|ten)(?:percent|%)(?:a|per|each|every)?month/,
      ],
      none: [/landlord(?:pays|shallpay)|lessor(?:pays|shallpay)/],
      severity: 'HIGH',
      reason: '연체료가 연 20%를 넘는 부당하게 높은 이율입니다.',
    },
    {
      all: [
        reads`잃어|분실|훼손|흡연|담배|애완|반려|소음|적발|발각|무단|어기|어긴|위반|늦|연체|하지않|미이행|취소|파기|무르`,
        reads`${MONEY}`,
        reads`${PAID}|공제|빼|뺀|벌|받습|받는`,
      ],
      none: [
        HARMLESS,
        reads`계약금|임대인(?:이|은|에게부과)|실비|실제|영수증|견적|해지할|청소|도배|관리비|월세\d|보증금\d|차임\d|잔금|채권최고액|합계|돌려받|임차인은.{0,14}(?:해제|해지|무르)`,
      ],
      holds: (plain, { facts }) =>
        readWon(plain).some(({ value }) => value >= 30 && value > (facts.deposit ?? 0) * 0.02),
      severity: 'MEDIUM',
      reason: '손해와 관계없는 정액 벌금을 물게 합니다.',
    },
    {
      all: [
        reads`(?:${DEPOSIT}|매매대금)`,
        reads`${LOST}|공제|빼|뺀|떼`,
        reads`위약금|위약벌|위반|어기|어긴|중도|도중|조기|귀책|사유로|못채|못하고|채우지`,
        reads`전액|전부|모두|통째|절반|반액|반을|고스란히|몽땅|다(?=가|몰|귀)`,
      ],
      none: [
        HARMLESS,
        reads`계약금(?:은|을)?(?:포기|몰수)|다음(?:세입자|임차인)|후속|새임차인|임대인(?:은|이).{0,30}(?:못한다|없다)$|양도|권리금|돌려(?:준|받는)|반환(?:한다|하고|받는)|임차인은.{0,20}(?:해지|해제|무르|취소)`,
      ],
      severity: 'HIGH',
      reason: '어긴 정도나 손해와 관계없이 보증금·대금을 잃게 하여 배상액이 부당하게 큽니다.',
      span: 2,
    },
    {
      all: [
        /forfeit|los(?:es?|ing)|keeps?|kept|retain|withh|nonrefundable|non-refundable|notrefund|penalt|liquidateddamages|fine|surcharge/,
        /deposit|keymoney|rent|krw|₩|percent|%/,
        /whole|entire|full|all(?:of)?the|all(?:sums|amounts)|entirety|remaining|unexpired|rest(?:of)?the|months'?rent|perday|eachday|aday|daily|permonth|amonth|non-?refundable|notrefund/,
      ],
      none: [
        /(?:may|shall|will|can)not(?:keep|retain|forfeit|withhold|charge|be)|nopenalt|without(?:an[y])?penalt|downpayment|earnest|returned|actualloss|actualdamage|(?:lessor|landlord)(?:pays|shallpay|owes)|keysare|guest|landlord(?:keeps|retains|holds)(?:a|one|the)?(?:spare)?key/,
      ],
      severity: 'HIGH',
      reason: '손해와 관계없이 보증금이나 남은 차임을 잃게 하여 배상액이 부당하게 큽니다.',
    },
  ],
  article: () => article('민법', '제398조'),
  suggestion:
    '당사자 일방이 계약을 위반한 때에는 상대방은 실제로 입은 손해의 배상을 청구할 수 있고, 연체 차임에는 연 12%를 넘지 않는 지연이자만을 붙인다. 임차인이 기간 중 나가는 경우 새 임차인의 중개보수 외의 위약금은 없다.',
}
