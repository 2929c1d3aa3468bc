import { anyOf } from './text.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { readAmounts } from './amount.ts'
import type { PlaceIndex } from './places.ts'
import { normalize } from './text.ts'

const LAWS = anyOf(
  String.raw`
      [가-힣]{0,20}(?:임대차보호법|임대차3법|임대차 3법|중개사법|집합건물법|특별법|주택법|민법|신고법|보호법|등기법|세법|집행법)(?: ?제?\d+조(?:의\d+)?)?
      제\d+조(?:의\d+)?(?: ?제?\d+항)?`,
  'g',
)
const RIGHTS = anyOf(
  String.raw`
      갱신(?:청구|요구)권  대항력  우선변제권?  최우선변제(?:금|권)?  확정일자  전입신고  임차권등기(?:명령)?  묵시적 갱신  원상복구  전월세전환율  전환율
      취득세  양도(?:소득)?세  종합부동산세  종부세  재산세  중개보수  중개수수료  청약  임대차 ?신고  전세권`,
  'g',
)
const LOANS =
  /버팀목|디딤돌|보금자리론|주택담보대출|주담대|전세자금대출|전세대출|특례대출|ltv|dsr|dti|중도상환수수료|원리금균등|원금균등/g
const RISKS = /깡통전세|전세사기|근저당권?|가압류|압류|신탁등기|선순위|전세가율|보증보험|역전세|갭투자|체납/g

/** What a question names, by kind: region names, labels of types and deals, amounts as written, law, right, loan, risk. */
export const readEntities = (
  text: string,
  places: PlaceIndex,
  query: PropertyQuery,
): Record<string, string[]> => {
  const normal = normalize(text)
  const named: Record<string, readonly string[]> = {
    region: query.regionCodes.flatMap((code) => places.regions.get(code)?.fullName.trim() ?? []),
    propertyType: query.propertyTypes.map((type) => PROPERTY_TYPE_LABELS[type].ko),
    transactionType: query.transactionTypes.map((type) => TRANSACTION_TYPE_LABELS[type].ko),
    amount: readAmounts(text).map((amount) => amount.text),
    law: normal.match(LAWS) ?? [],
    right: normal.match(RIGHTS) ?? [],
    loan: normal.match(LOANS) ?? [],
    risk: normal.match(RISKS) ?? [],
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([kind, values]) => {
      const distinct = [...new Set(values.map((value) => value.trim()))]
      return distinct.length > 0 ? [[kind, distinct]] : []
    }),
  )
}
