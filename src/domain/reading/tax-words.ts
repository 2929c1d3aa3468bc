import { besideOf, factsOf, namesIn, wordsOf } from '../language/forms.ts'
import said from './tax-words.json' with { type: 'json' }

/** Taxes that are asked for, by their words. The order is the one in which answers tell them. */
export const TAX_ASKS = wordsOf(said.asks)
export type TaxAsk = keyof typeof said.asks
export const TAX_ASK_NAMES = namesIn(said.asks)

/** What stands right before a sum, or right behind it, says what it is. */
export const SUM_WORDS = besideOf(said.sums)
export type SumRole = keyof typeof said.sums
export const SUM_ROLES = namesIn(said.sums)

/** Whose nouns say what a sum is, whatever is done with it. */
export const PLAIN_ROLES: readonly SumRole[] = [
  'official',
  'gain',
  'salary',
  'otherIncome',
  'cost',
  'estate',
  'deposits',
  'yearRent',
]

/** Facts that are said or not, by words that say yes and words that say no; where both stand, no. */
export const FACT_WORDS = factsOf(said.facts)
export type FactName = keyof typeof said.facts

/** Who gives or leaves it: nearer relatives by marriage first, since 시아버지 is no 아버지. */
export const RELATION_WORDS = wordsOf(said.relations)

/** What is taken off the income, by what was paid; the first that is named. */
export const DEDUCTION_WORDS = wordsOf(said.deductions)
