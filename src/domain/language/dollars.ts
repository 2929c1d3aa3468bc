import { foundAt } from './found.ts'
import type { Found } from './found.ts'

const DOLLARS =
  /\$\s?(\d[\d,]{0,24}(?:\.\d{1,4})?)\s{0,4}(k|thousand|m|million)?\b|(?<![\d,.])(\d[\d,]{0,24}(?:\.\d{1,4})?)\s{0,4}(?:(k|thousand|m|million)?\s{0,4}(?:us\s?)?(?:dollars?|usd)\b|(만|천)?\s{0,4}달러)/i
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  천: 1e3,
  만: 1e4,
}
/** A sum in US dollars. */
export const dollarsIn = (text: string): Found | null => {
  const said = DOLLARS.exec(text)
  const digits = said?.[1] ?? said?.[3]
  const scale = said?.[2] ?? said?.[4] ?? said?.[5] ?? ''
  return said === null || digits === undefined
    ? null
    : foundAt(said, Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1))
}
