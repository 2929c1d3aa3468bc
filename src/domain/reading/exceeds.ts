import { anyForm } from '../language/forms.ts'
import { readSums } from '../language/sum.ts'
import { textOf } from '../prose.ts'
import type { Wish } from './request.ts'
import { SUPPOSED } from './tax-after.ts'
import words from './exceeds.json' with { type: 'json' }

/** A sum of which no more is said than that it is exceeded, and what is taken for it as an example; 만원. */
type Exceeded = NonNullable<Wish['case']['example']>

const BEHIND = anyForm(words.exceeds)
const AHEAD = anyForm(words.exceedsBefore)
/** Letters beside a sum that say so. */
const NEAR = 16

/** An example stands clearly above what it exceeds: by a fourth. */
const ABOVE = 1.25
/** It is a round sum: of several 억 whole ones. */
const WHOLE = 10_000
const exampleAbove = (above: number): number => {
  const step = above >= 4 * WHOLE ? WHOLE : above >= WHOLE ? WHOLE / 10 : 1
  return Math.max(Math.round((above * ABOVE) / step) * step, above + step)
}

/** 12억 넘으면요?: the only sum of a text, where it says only that it is exceeded; null: it says something else. Linear in its length. */
export const exceededIn = (text: string): Exceeded | null => {
  const normal = text.normalize('NFC').toLowerCase()
  const [sum, ...more] = readSums(normal)
  if (sum === undefined || more.length > 0 || sum.bare) return null
  const isExceeded =
    BEHIND.test(normal.slice(sum.end, sum.end + NEAR)) ||
    AHEAD.test(normal.slice(Math.max(0, sum.start - NEAR), sum.start))
  return isExceeded ? { above: sum.value, taken: exampleAbove(sum.value) } : null
}

/** A tax of which a sum is only said to be exceeded, worked out for an example that clearly is. */
export const withExample = (wish: Wish, { said }: Pick<Wish, 'said'>): Wish => {
  const { tax, asks, case: given } = wish
  const example = tax === null && !asks.includes('tax') ? null : exceededIn(textOf(said))
  if (example === null) return wish
  const { above, taken } = example
  const now = (value: number): number => (value === above ? taken : value)
  const sums = tax && { ...tax.sums }
  for (const role of SUPPOSED) if (sums?.[role] === above) sums[role] = taken
  return {
    ...wish,
    case: { ...given, price: given.price === null ? null : now(given.price), example },
    tax: tax && { ...tax, sums: sums ?? tax.sums, open: tax.open.map(now) },
  }
}
