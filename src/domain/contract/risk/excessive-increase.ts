import { article } from '../contract.ts'
import type { Contract } from '../contract.ts'
import type { Detector } from '../rule.ts'
import { DEPOSIT, LESSOR, RENT, VOIDED, reads } from '../vocabulary.ts'
import { largestRate } from './rate.ts'
import { readWon } from '../won.ts'

const PRICE = `(?:${DEPOSIT}|${RENT}|세를|금액|임대조건)`
const UP =
  '(?:올리|올려|올린|올라|올릴|올랐|오른|오르|오를|인상|증액|상향|높이|높여|높인|더(?:내|받|얹|달)|얹어|맞춰|맞추|맞춘|조정|바뀌|바뀐|바꾸|바꿀|새로(?:정|매|책정)|다시(?:정|매|책정)|재조정|재산정|변경|책정|뛴|따라(?:간|가)|현실화|더해|더하|보태|보탠|덧붙|불어|뛰)'
const KEPT_LEVEL =
  '(?:5(?:%|퍼센트|프로)|20분의1|한도)(?:를|을)?(?:넘|초과|벗어나)(?:하|기|지|어)?(?:지)?(?:않|못|아니)|(?:(?:올리|인상하|증액하|올려받|조정하|바꾸|변경하|높이|맞추|요구하)지(?:는|도)?(?:않|아니|못)|(?:인상|증액|변경|변동)(?:은|이|을)?(?:하지|없|안|금지)|올릴수없|동결|그대로(?:예|유|이|둔|로|한)|증액할수없)'
const CAPPED =
  '(?:5(?:%|퍼센트|프로|푼)(?!.{0,12}(?:중|가운데|넘|초과|이상))|오(?:퍼센트|프로)|20분의1|백분의오|100분의5|법(?:이|으로|에서|에|률|령|정)|상한|협의|합의|상의|의논|내리|감액|낮추|낮출|인하|깎)'
const NO_PRICE =
  '(?:관리비|연체|늦은|늦게|밀린|이자|위약|지연|할인|수수료|중개보수|전환율|부가가치세율|면적|지분|분할)'

const OVER_CAP = 5

/** “55만원에서 65만원으로”, or “65만원으로 올린다” beside a rent that the contract states: the rise in percent. */
const readTarget = (plain: string, { facts }: Contract): number | null => {
  // Read apart: together they would be one range, as in “3억에서 5억 사이”.
  const cut = plain.search(/(?<=[원만억정])에서(?=[\d일이삼사오육칠팔구십백천])/)
  const after = cut < 0 ? plain : plain.slice(cut + 2)
  const to = readWon(after).findLast(({ end }) => /^정?(?:으로|까지)/.test(after.slice(end)))
  if (!to) return null
  const stated = /보증금|전세금/.test(plain) ? facts.deposit : facts.monthlyRent
  const base = cut < 0 ? stated : (readWon(plain.slice(0, cut)).at(-1)?.value ?? stated)
  return base === null || base <= 0 || base === to.value ? null : (to.value / base - 1) * 100
}

/** A fixed rise weighed against what it raises; without that amount, any rise that comes by itself counts. */
const risesOverCap = (plain: string, contract: Contract): boolean => {
  const rises = readWon(plain).filter(({ end }) =>
    reads`^(?:원)?(?:정)?(?:씩|만큼|을|를|이)?(?:의금액을)?(?:추가로|더|다달이|매달|일률적으로|자동)*${UP}`.test(
      plain.slice(end),
    ),
  )
  const target = readTarget(plain, contract)
  if (target !== null) return target > OVER_CAP
  const rise = rises.at(-1)?.value
  if (rise === undefined) return false
  const base = /보증금|전세금/.test(plain) ? contract.facts.deposit : contract.facts.monthlyRent
  return base === null || base <= 0 || (rise / base) * 100 > OVER_CAP
}

export const excessiveIncrease: Detector = {
  type: 'EXCESSIVE_INCREASE',
  subjects: ['LEASE_HOME', 'LEASE_SHOP'],
  rules: [
    {
      all: [reads`${UP}|오름|가산`, reads`${PRICE}|갱신|재계약|연장|증액|인상`],
      none: [
        reads`${NO_PRICE}|${KEPT_LEVEL}`,
        /반환|돌려|청소|보증금의\d+%를?(?:위약|공제)|감액|넘을수없|초과하는.{0,12}(?:무효|거절)/,
      ],
      holds: (plain) => (largestRate(plain) ?? 0) > OVER_CAP,
      severity: 'HIGH',
      reason: '차임·보증금을 법이 정한 한도인 5%를 넘게 올릴 수 있게 합니다.',
    },
    {
      all: [
        reads`(?:5(?:%|퍼센트|프로)|상한|한도).{0,25}(?:(?:중|가운데)(?:에서)?(?:더)?(?:높은|큰|많은)|넘(?:어|는|더라도|게)|초과하여|초과해|관계없|상관없|구애받지|불구|무관|적용하지|적용받지)`,
        reads`${UP}|${PRICE}|증액`,
      ],
      none: [
        reads`${KEPT_LEVEL}|${NO_PRICE}|(?:넘|초과)(?:하|할|어|여|는|을|게|기)?(?:.{0,10})(?:못|않|없|무효|아니)|합의한`,
      ],
      severity: 'HIGH',
      reason: '5% 한도를 벗어나는 증액을 미리 정해 두었습니다.',
    },
    {
      all: [
        reads`(?:중|가운데)(?:에서)?(?:더)?(?:높은|큰|많은)(?:쪽|금액|것|비율|편)`,
        reads`${PRICE}`,
        reads`${UP}|갱신|다시계약|재계약|증액`,
      ],
      none: [reads`${NO_PRICE}|낮은|적은쪽`, /손해|배상|위약/],
      severity: 'HIGH',
      reason: '여러 기준 가운데 높은 쪽으로 올리게 하여 5% 한도를 벗어날 수 있습니다.',
    },
    {
      all: [
        reads`(?:시세|시가|실거래|호가|거래되는|거래가|금리|공시|이웃|주변|인근|동네|시장|매물|물가|감정|옆집|다른집|마음|임의|일방|${LESSOR}(?:이|가|은|께서)|요구|통보|통지|원하는|부르는).{0,45}${UP}|${UP}.{0,20}(?:${LESSOR}(?:이|가|께서).{0,10}(?:정|결정|통보)|시세|자유로)`,
        reads`${PRICE}|재계약|갱신|증액`,
      ],
      none: [
        reads`${CAPPED}|${KEPT_LEVEL}|${NO_PRICE}`,
        /(?:임대인|집주인|소유자|주인)(?:이|가)바뀌|이어받|승계|전입|근저당|말소|계좌|이율|비용|청소|도배|수리|새로운임차인|신규임차인|명의|권리금|자물쇠|비밀번호|계약을변경|용도/,
      ],
      severity: 'HIGH',
      reason: '차임·보증금을 임대인이나 시세에 따라 한도 없이 올릴 수 있게 합니다.',
    },
    {
      all: [
        reads`(?:시세|시가|실거래|호가|거래되는|거래가|주변|인근|임의|${LESSOR}(?:이|가)(?:알아서|혼자|스스로|일방)?(?:정|결정|제시|통보|요구)).{0,30}(?:정한다|정하기|결정|따른다|따르기|한다|낸다|하기로)`,
        reads`${PRICE}`,
        reads`갱신|재계약|연장|증액|인상|1년(?:이)?(?:지|뒤|후)|다음해|내년|매년|해마다|[1-9]년(?:이|째|차|뒤|후)|2년째`,
      ],
      none: [reads`${CAPPED}|${KEPT_LEVEL}|${NO_PRICE}|갱신요구|반환|돌려`],
      severity: 'HIGH',
      reason: '갱신할 때의 금액을 임대인이나 시세에 맡겨 5% 한도를 벗어날 수 있습니다.',
    },
    {
      all: [
        reads`(?:증액|인상|올려달|올리는|올리자|올려).{0,30}(?:(?:이의|거절|거부|따지|불평|다투|토|반대|항의|협상).{0,14}(?:않|못|없|아니)|응하(?:여야|기로|고)|응해야|응한다|따라야|따른다|따르기|받아들|수용|무조건|그대로낸|군말)`,
      ],
      none: [reads`${CAPPED}|${NO_PRICE}|협의할수`],
      severity: 'HIGH',
      reason: '임대인의 증액 요구를 임차인이 다툴 수 없게 합니다.',
    },
    {
      all: [
        reads`매년|해마다|1년(?:마다|이지|이되|후|뒤|째)|일년|년마다|갱신|재계약|연장|만기|다음해|내년|2년차|해가(?:바뀌|지나|갈)|둘째해|두번째해|셋째해|이듬해|년째|분기|개월마다|반년|달이지|달부터`,
        reads`${UP}|(?:원|만)(?:정)?으?로(?:한다|하기로|합|낸|내|해|된|됩|변|책|정|지급|계산|받)|${RENT}(?:는|은|을|를|도|가).{0,12}(?:원|만)(?:이|으로|씩|을|다)`,
      ],
      none: [reads`${NO_PRICE}|${KEPT_LEVEL}|감액|합의하면|협의하여|선납|선불|미납|밀린|위약`],
      holds: risesOverCap,
      severity: 'HIGH',
      reason: '정해진 금액만큼 자동으로 올려 5% 한도를 넘을 수 있습니다.',
    },
    {
      all: [/(?:rent|deposit)/, /(?:increase|raise|adjust|risen?)/],
      none: [
        /(?:mayn|shalln|willn|can)ot|nomorethan(?:five|5)|within(?:thestatutory)?(?:five|5)|notexceed(?:five|5|thestatut)|statutory(?:cap|limit|five)|byagreement|agreedbybothparties/,
      ],
      holds: (plain) =>
        (largestRate(plain) ?? 0) > OVER_CAP ||
        /(?:market|discretion|any(?:amount|time)|seesfit|decides|decided|setbythe(?:landlord|lessor)|theten(?:an)?tpercent|tenpercent|sevenpercent|eightpercent)/.test(
          plain,
        ),
      severity: 'HIGH',
      reason: '차임·보증금을 5% 한도를 넘거나 임대인 마음대로 올릴 수 있게 합니다.',
    },
    {
      all: [
        reads`시세|시가|실거래|호가|주변|인근|동네|이웃|옆(?:집|건물|방|호실|가게)|다른(?:집|건물|방|호실)|물가|금리|시장`,
        reads`${RENT}|${DEPOSIT}`,
        reads`매기|매길|맞추|맞춰|맞출|따라|수준|만큼|다시정|새로정|바꾸|바꿀|조정|올리|올려|올릴|인상`,
      ],
      none: [
        reads`${CAPPED}|${KEPT_LEVEL}|${NO_PRICE}`,
        /시세(?:의)?\d|말소|근저당|반환|돌려|확인하였|비싸|감액|도배|청소|권리금|손해|신규임차인/,
      ],
      severity: 'HIGH',
      reason: '차임·보증금을 시세에 따라 한도 없이 올릴 수 있게 합니다.',
    },
    {
      all: [
        reads`${RENT}|${DEPOSIT}|임대조건|금액|세를`,
        reads`(?:${LESSOR}|본사|내부|운영|사내|회사)(?:이|가|은|는|의|측|에서|께서)?.{0,24}(?:정책|기준|규정|방침|판단|재량|결정|고시|안내|통보|통지|공지|책정|산정|제시|정하는|정한|부르는|말하는|말씀|요구|원하는|알려)`,
        reads`갱신|재계약|연장|매년|해마다|내년|다음(?:해|계약|번)|기간중|기간(?:이)?(?:도중|안)|언제|[1-9]년(?:이|째|차|뒤|후|마다|지)|둘째|이듬|수시|추후|나중|조정|인상|변경|오르|오른|올리|올려|증액`,
        reads`금액|액수|조정|인상|변경|책정|산정|올|오르|오른|따르|따른|수락|낸다|내기|내주|내야|내셔|지급|확정|바꾸|정한다|증액|수용|받아들`,
      ],
      none: [
        reads`${CAPPED}|${KEPT_LEVEL}|${NO_PRICE}|${VOIDED}`,
        reads`반환|돌려|내어(?:준|주|줄)|내준|갱신요구(?!.{0,8}(?:시|때))|근저당|담보|해지|명의|계좌|권리금|신규임차인|공제|원상|청소|수리|임대인이바뀌|동의(?:를|가|하에|없)|체납|전입|초과하|면적|납부일|지급일|날짜`,
      ],
      severity: 'HIGH',
      reason: '갱신하거나 조정할 때의 금액을 임대인이 정하게 하여 5% 한도를 벗어날 수 있습니다.',
      span: 2,
    },
    {
      all: [
        reads`${PRICE}|증액|인상|임대료`,
        /(?:한도|상한|제한|폭|비율|제약|5%|5퍼센트|20분의1).{0,14}(?:없(?:이|다|음|는|으)|두지(?:않|아니)|정하지(?:않|아니)|받지(?:않|아니)|적용(?:하지|되지|을)(?:않|아니|배제)|매이지|얽매이지|구속되지|불문|상관없|관계없|무시|배제)/,
        reads`${UP}|증액|인상`,
      ],
      none: [reads`${NO_PRICE}|내리|감액|낮추|${VOIDED}|인상(?:은|이)없`],
      severity: 'HIGH',
      reason: '증액의 한도를 두지 않아 5%를 넘게 올릴 수 있습니다.',
    },
    {
      all: [
        /rent|deposit/,
        /increas|rais|adjust|revis|rise|risen|higher|step|escalat|goesup|goup|reset|review/,
        /market|discretion|anytime|seesfit|thinksfit|decid|determin|prevailing|whatever|withoutlimit|nolimit|nocap|uncapped|asnotified|bynotice|notless|everyyear|annually|eachyear|lessor'schoice/,
      ],
      none: [
        /(?:mayn|shalln|willn|can)ot|nomorethan|within(?:the)?(?:statut|legal|five|5)|notexceed|statutory|legallimit|byagreement|mutual|agreed|five(?:percent|%)|5(?:%|percent)|shallremain|unchanged|free/,
      ],
      severity: 'HIGH',
      reason: '차임·보증금을 임대인 마음대로 올릴 수 있게 합니다.',
    },
  ],
  article: (subject) =>
    subject === 'LEASE_SHOP'
      ? article('상가건물 임대차보호법', '제11조')
      : article('주택임대차보호법', '제7조'),
  suggestion:
    '차임 또는 보증금의 증액은 계약이나 증액이 있은 뒤 1년이 지나야 하고, 약정한 금액의 5%(20분의 1)를 넘지 못하며, 당사자의 협의로 정한다.',
}
