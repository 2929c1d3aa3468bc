import { timesAs } from './open-sum.ts'

/** Of two that are about as large the second is what is talked of: what is asked for instead of what is paid. */
const ALIKE = 1.5

/** What is asked for, or paid by whoever comes after; and what is paid now. */
const NEWER =
  /(?<![가-힣])새로\s?(?:들[인어]|들였|구한|구했|받은|받았|놓은|내놓|얻은|세\s?준|세\s?놓)|(?<![가-힣])(?:딴|다른)\s?(?:사람|세입자|임차인)|(?<![가-힣])(?:새로?운?|다음|바뀐|올린|오른|인상된?|올라간)\s?(?:전세|월세|보증금|임대료|세입자|임차인|계약)|\d\s?[억천만]?\s?원?(?:으로|로)\s?(?:낮추|낮춰|줄이|줄여|내리|내려|올리|올려|높이|높여|늘리|늘려|맞추|맞춰|하려)|\bnew (?:rent|deposit|tenant|lease)\b/i
const PRESENT =
  /(?<![가-힣])(?:지금|현재|기존|원래|여태|살던)(?:의|까지)?\s?(?:내는\s?|제\s?|낸\s?)?(?:전세|월세|보증금|임대료)|\b(?:current|present|old) (?:rent|deposit)\b/i

export const saysNewer = (text: string): boolean => NEWER.test(text)
/** The lease that is paid now is named as that. */
export const namesPresent = (text: string): boolean => PRESENT.test(text)

/**
 * The place of a sum among those of one kind that were said: 전세 3억을 보증금 1억에, then 전세가 4억이면. `text`: what says it;
 * `instead`: the sum that it takes the place of, where that is said.
 */
export const placeAmong = (
  sum: number,
  before: readonly number[],
  text = '',
  instead: number | null = null,
): number => {
  const last = before.length - 1
  const corrected = instead === null ? -1 : before.lastIndexOf(instead)
  if (corrected !== -1) return corrected
  if (NEWER.test(text)) return last
  if (PRESENT.test(text)) return 0
  const [first = 0] = before
  const latest = before[last] ?? 0
  if (last < 1 || first <= 0 || latest <= 0 || timesAs(first, latest) <= ALIKE) return last
  return timesAs(sum, first) < timesAs(sum, latest) ? 0 : last
}
