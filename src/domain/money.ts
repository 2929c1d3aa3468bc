import { z } from 'zod'

/** Largest amount the API accepts, in 만원. Anything above looks like won typed into a 만원 field. */
export const MAX_MANWON = 100_000_000

/** An amount in 만원 (10,000 KRW), a whole number from 0 to {@link MAX_MANWON}. 5억 = 50000. */
export const manwon = z.int().min(0).max(MAX_MANWON)

const WON = 10_000
/** 52.5 → 525000. */
export const inWon = (manwon: number): number => Math.round(manwon * WON)
/** An amount in 만원, to the nearest won. */
export const toNearestWon = (manwon: number): number => inWon(manwon) / WON

/** An amount in 만원 as people say it, to the won: 52.5 is 525,000원. What is given and what it comes to is worked out with these. */
export const exactManwon = z
  .number()
  .min(0)
  .max(MAX_MANWON)
  .multipleOf(1 / WON, 'must be whole won')
  .meta({ unit: 'MANWON' })

const GROUPED = new Intl.NumberFormat('en-US')
const grouped = (n: number): string => GROUPED.format(n)

/** 53000 → “5억 3,000만원”, 500 → “500만원”, 0 → “0원”. */
export const formatManwon = (amount: number): string => {
  const rounded = Math.round(amount)
  const eok = Math.trunc(rounded / 10_000)
  const rest = rounded % 10_000
  if (eok === 0) return rest === 0 ? '0원' : `${grouped(rest)}만원`
  return rest === 0 ? `${grouped(eok)}억원` : `${grouped(eok)}억 ${grouped(rest)}만원`
}

/** 53000 → “530 million won”, 125 → “1.25 million won”, 35 → “350,000 won”. */
export const formatManwonEnglish = (amount: number): string =>
  Math.abs(amount) < 100 ? `${grouped(amount * 10_000)} won` : `${grouped(amount / 100)} million won`
