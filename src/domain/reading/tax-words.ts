import { anyForm, besideOf, factsOf, namesIn, wordsOf } from '../language/forms.ts'
import type { Forms } from '../language/forms.ts'
import { FIRST_HOME } from '../language/owned-homes.ts'
import said from './tax-words.json' with { type: 'json' }

/** Taxes that are asked for, by their words. The order is the one in which answers tell them. */
export const TAX_ASKS = wordsOf(said.asks)
export type TaxAsk = keyof typeof said.asks
export const TAX_ASK_NAMES = namesIn(said.asks)
/** The taxes that a text names. */
export const taxesNamed = (text: string): TaxAsk[] =>
  TAX_ASKS.flatMap(([name, words]) => (words.test(text) ? [name] : []))
/** That a tax is spoken of, whichever it is. */
export const TAXED = anyForm(said.general)

/** What stands right before a sum, or right behind it, says what it is. */
export const SUM_WORDS = besideOf(said.sums)
export type SumRole = keyof typeof said.sums
export const SUM_ROLES = namesIn(said.sums)

/** What a sum is by the statement that it stands in, for the tax that takes it; the first that is said. */
export const ROLES_WITHIN: readonly { of: TaxAsk; role: SumRole; words: RegExp }[] = TAX_ASK_NAMES.flatMap(
  (of) => {
    const roles: Partial<Record<SumRole, Forms>> = (said.within as Partial<Record<TaxAsk, object>>)[of] ?? {}
    return wordsOf(roles as Record<SumRole, Forms>).map(([role, words]) => ({ of, role, words }))
  },
)

/** A home of the spouse's own, as its statement says; and sums that are the official price of none. */
export const OF_SPOUSE = anyForm(said.owned.ofSpouse)
export const NO_OFFICIAL = anyForm(said.owned.notOfficial)
/** What somebody leaves, thing by thing; it is added up. */
export const ASSET = anyForm(said.asset)

/** Whose nouns say what a sum is, whatever is done with it. */
export const PLAIN_ROLES: readonly SumRole[] = [
  'official',
  'gain',
  'salary',
  'otherIncome',
  'cost',
  'estate',
  'funeral',
  'deposits',
  'yearRent',
]

/** Facts that are said or not, by words that say yes and words that say no. */
export const FACT_WORDS = { ...factsOf(said.facts), ...FIRST_HOME }
export type FactName = keyof typeof said.facts | keyof typeof FIRST_HOME

/** Who gives or leaves it: nearer relatives by marriage first, since 시아버지 is no 아버지. */
export const RELATION_WORDS = wordsOf(said.relations)

/** What is taken off the income, by what was paid; the first that is named. */
export const DEDUCTION_WORDS = wordsOf(said.deductions)
