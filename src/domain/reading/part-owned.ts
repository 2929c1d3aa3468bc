/** 제가 70%, 지분 7:3, my share is 70%: what whoever asks owns of a home that is shared. */
const OWN =
  /(?:제가|내가|저는|나는|본인이?|(?:제|내)\s?(?:지분|몫)[이은]?|\bmy share(?: is)?|\bi own)[^.?!\n\d%]{0,10}(\d{1,2})\s?(?:%|퍼센트|프로)/
const SHARES =
  /(?:지분|공동\s?명의|shares?)[^.?!\n\d]{0,10}(\d{1,2})\s?(?:%|퍼센트|프로)?\s?(?::|대|과|와|,|and)\s?(\d{1,2})(?!\d)/
const WITH_SPOUSE = /남편|아내|배우자|와이프|부인|부부|공동|지분|\b(?:wife|husband|spouse|jointly)\b/

/** Percent; null: not said, or nothing is shared. */
export const partOwnedIn = (text: string): number | null => {
  if (!WITH_SPOUSE.test(text)) return null
  const own = OWN.exec(text)?.[1]
  if (own !== undefined) return Number(own)
  const [, one, other] = SHARES.exec(text) ?? []
  const [a, b] = [Number(one ?? 0), Number(other ?? 0)]
  return a > 0 && (a + b === 100 || a + b === 10) ? (a * 100) / (a + b) : null
}
