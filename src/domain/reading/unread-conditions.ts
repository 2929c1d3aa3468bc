import type { IntentType } from '../intent.ts'

/** Where a question wants several things, what it says of the others is no condition of the listings. */
const OTHER_WISHES =
  /시세|실거래|대출|금리|이자|법률|법적|계약|보증|위험|안전|전망|수익|market|price trend|loan|interest|legal|law|contract|risk|safe/i

/** What asks for a contract is no condition of the home that it is about. */
const CONTRACT_WISH =
  /계약|작성|초안|양식|특약|contract|agreement|lease|clause|^(?:write|draft|create|make|prepare)$/i

/** Of phrases that no search has read those that ask something of a home. */
export const unreadConditions = (phrases: readonly string[], facets: readonly IntentType[]): string[] =>
  phrases.filter(
    (phrase) =>
      !(facets.length > 1 && OTHER_WISHES.test(phrase)) &&
      !(facets.includes('CONTRACT_CREATION') && CONTRACT_WISH.test(phrase)),
  )
