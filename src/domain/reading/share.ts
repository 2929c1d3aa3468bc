import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** 전세가율 85%, a deposit of 85% of the price. */
const SHARE =
  /(?:전세가율|부채비율|집값의|시세의|매매가의|jeonse ratio(?: of| is)?)[^\d%]{0,8}(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|퍼센트|프로)|(\d{1,3}(?:\.\d{1,4})?)\s?%\s?(?:of the (?:price|value))/i

/** Percent of the price that a deposit is said to be; null where nobody says it. */
export const readShare = (text: Prose): number | null => {
  const said = SHARE.exec(textOf(text).slice(0, 2000))
  return said === null ? null : Number(said[1] ?? said[2])
}
