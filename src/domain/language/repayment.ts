import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { RepaymentMethod } from '../calculator/loan-repayment.ts'

const METHODS: readonly (readonly [RegExp, RepaymentMethod])[] = [
  [/원리금\s?균등|level payment|amorti[sz]/i, 'LEVEL'],
  [/원금\s?균등|equal principal/i, 'EQUAL_PRINCIPAL'],
  [/만기\s?일시|일시\s?상환|이자만|거치(?!\s?(?:없|안))|bullet|interest[- ]only/i, 'BULLET'],
]

/** How a loan is to be paid back, as it is said; null where nobody says it. */
export const readRepaymentMethod = (text: Prose): RepaymentMethod | null =>
  METHODS.find(([pattern]) => pattern.test(textOf(text)))?.[1] ?? null
