import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector, Finding } from '../rule.ts'
import { LESSOR, NOT, reads } from '../vocabulary.ts'
import { readWon } from '../won.ts'

const FEE =
  '(?:관리비|공과금|공용료|제비용|부대비용|시설이용료|운영비|운영비용|유지보수비|공동전기료등|관리(?:에|하는데|하는데에)?(?:드는|필요한|들어가는)(?:돈|비용)|건물(?:의)?(?:유지|관리)(?:비|에|하)|유지비|유지관리|공용(?:요금|비용|부분비용|비)|공동(?:비용|요금|경비)|관리용(?:비용|돈)|관리명목|(?:공동|공용|함께|같이)(?:으로)?(?:쓰는|사용하는)?(?:데|곳에)?(?:드는|들어가는)?(?:비용|돈|요금|경비))'
const AS_BILLED =
  '(?:(?:청구|정하|정해|정한|알려|알리|통보|통지|고지|부르|부과|말씀|말하|계산|산정|요구|매기|매긴|문자|적어|책정|제시|공지|안내|결정|정산|고시|보내|나누어(?:준|주|매)|나눠(?:준|주))(?:[가-힣]{0,6})(?:대로|금액|액수|만큼|따라|따른|바에|바를|데로|은돈|는돈|값|는관리비|는비용|는요금))'
const VARIABLE =
  '(?:얼마(?:가될|일|인)지|그달그달|별도(?!로정한내역)|미정|추후|나중|그때그때|그때마다|상황에따|수시로|임의|자유로|형편에따|사정에따|달마다(?:[가-힣]{0,5})다르|매달다르|달라질|유동적|변동될|변동(?:할|가능|이있)|마음대로|오르면|인상할수|올릴수|조정할수|조정하여)'
const ITEM =
  '(?:내역|항목|명세|근거|산출|세부|쓰임|용도|영수증|사용처|포함되는것|구성|방법|계산법|무엇|어디에|쓰는지|쓰이는지|들었는지|드는지|액수|금액|쓰이는곳)'
const ITEMS =
  /청소|전기|승강기|엘리베이터|인터넷|정화조|경비|수도|소독|가스|난방|유선|주차|tv|티브이|티비|케이블|통신|cleaning|lift|lighting|internet/g
const BY_OFFICE = reads`(?:관리사무소|관리단|관리규약|관리주체|관리실|관리업체|관리회사).{0,25}(?:고지|부과|내역|항목|명세|발행|청구서)|계량기|검침|항목별|내역(?:서)?(?:를|을|과|에|서에|을매달|을함께)?(?:.{0,6})(?:따|제공|교부|공개(?:하고|한다|하며)|알려(?:준|주)|붙|첨부|적어|명시)|영수증(?:을|과)(?:.{0,6})(?:제시|첨부|보여)`

/** Above this a fixed monthly fee has to be broken down when a home is advertised. */
const BREAKDOWN_FROM = 10

export const maintenanceFee: Detector = {
  type: 'UNCLEAR_MAINTENANCE_FEE',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [reads`${FEE}`, reads`${ITEM}.{0,35}${NOT}|(?:설명|안내|산출)(?:[가-힣]{0,6})${NOT}`],
      none: [
        /항목(?:이|은)?(?:.{0,6})늘지|벗어나(?:는|지)|(?:넘|초과하)지(?:않|못)|초과(?:하지|할수없)|외에(?:는)?(?:.{0,14})(?:않|없|못)|올리지|변동(?:이)?없|보증금/,
      ],
      severity: 'MEDIUM',
      reason: '관리비가 무엇에 얼마나 쓰이는지 정하거나 밝히지 않습니다.',
    },
    {
      all: [
        reads`${FEE}`,
        reads`(?:${LESSOR}|관리인|관리실|건물(?:측|관리인|주)|관리소장|관리업체)(?:이|가|은|는|의|측이|께서|측|님이)?(?:.{0,25})${AS_BILLED}|${AS_BILLED}.{0,12}(?:${LESSOR}|관리인)`,
      ],
      none: [BY_OFFICE, /5만원이하|상한|넘지|초과하지/],
      severity: 'MEDIUM',
      reason: '관리비를 임대인이 부르는 대로 내게 하여 금액을 알 수 없습니다.',
    },
    {
      all: [reads`${FEE}.{0,45}${VARIABLE}|${VARIABLE}.{0,20}${FEE}`],
      none: [BY_OFFICE, reads`${VARIABLE}.{0,14}${NOT}|협의|합의|동의|오르지|관리사무소|관리실|관리단|연체`],
      holds: (plain) =>
        !/별도|추후/.test(plain) || readWon(plain).length === 0 || reads`${LESSOR}`.test(plain),
      severity: 'MEDIUM',
      reason: '관리비의 금액이 정해지지 않았거나 임대인이 마음대로 바꿀 수 있습니다.',
    },
    {
      all: [
        /(?:maintenance|management|service|common)(?:fee|charge)s?/,
        /(?:as(?:billed|notified|determined|decided|charged)by|fromtimetotime|nobreakdown|withoutbreakdown|atthe(?:landlord|lessor)'?sdiscretion|notitemi[sz]ed|whateveramount)/,
      ],
      none: [/managementoffice/],
      severity: 'MEDIUM',
      reason: '관리비의 금액과 내역이 정해지지 않았습니다.',
    },
  ],
  readContract: (contract) => findLumpSum(contract),
  article: (subject) =>
    subject === 'LEASE_SHOP'
      ? article('상가건물 임대차보호법', '제19조의2')
      : article('공인중개사법 시행령', '제21조'),
  suggestion:
    '관리비는 월 ○만원(공용전기 ○원, 청소 ○원, 승강기 ○원 …)으로 하고, 임대인은 매월 부과 내역을 알리며 임차인의 동의 없이 올리지 아니한다.',
}

const LUMP = reads`(?:관리비)(?:는|은|:|로|월|매월|매달|금|합계|정액)*$`

const findLumpSum = ({ clauses, subject }: Contract): Finding[] =>
  clauses.flatMap((clause) =>
    clause.sentences.flatMap(({ text, plain }) => {
      if (subject !== 'LEASE_HOME' || !plain.includes('관리비')) return []
      const heard = clause.sentences.map((sentence) => sentence.plain).join('')
      const fee = readWon(plain).find(({ start }) => LUMP.test(plain.slice(0, start)))
      if (
        !fee ||
        fee.value < BREAKDOWN_FROM ||
        (heard.match(ITEMS)?.length ?? 0) > 0 ||
        BY_OFFICE.test(heard)
      )
        return []
      const reason = `${BREAKDOWN_FROM}만원 이상의 정액 관리비인데 무엇이 들어 있는지 적지 않았습니다.`
      return [{ clause: text, severity: 'MEDIUM' as const, reason }]
    }),
  )
