import { z } from 'zod'
import { INTENT_TYPES } from '../intent.ts'
import rows from './asks.json' with { type: 'json' }

/** Figures of a case that a calculation may be about. */
export const CASE_FIGURES = [
  'price',
  'deposit',
  'rent',
  'income',
  'loan',
  'yield',
  'area',
  'yearlyIncome',
] as const
export type CaseFigure = (typeof CASE_FIGURES)[number]

/** What changes what comes out of a calculation, by kind. */
export const CASE_KINDS = [
  'price',
  'deposit',
  'rent',
  'area',
  'kind',
  'place',
  'senior',
  'income',
  'loan',
  'rate',
  'rateType',
  'years',
  'method',
  'conversionRate',
  'owned',
  'regulated',
  'debts',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export type AskName = keyof typeof rows
const isAsk = (name: string): name is AskName => Object.hasOwn(rows, name)
export const ASK_NAMES: readonly AskName[] = Object.keys(rows).filter(isAsk)

/** Phrases as `phrase.ts` reads them. */
const phrases = z.array(z.string().min(1)).min(1)

const ask = z.strictObject({
  /** What is asked for, where the name does not say it. */
  about: z.string().optional(),
  ko: phrases,
  en: phrases,
  /** Asked for by these words too. */
  with: z.array(z.enum(ASK_NAMES)).optional(),
  /** A calculation: it is made where the case gives all figures of one of these. */
  gives: z.array(z.array(z.enum(CASE_FIGURES)).min(1)).optional(),
  /** What it is worked out by, its figures and all else; what is said later of another kind is said of another calculation. */
  takes: z.array(z.enum(CASE_KINDS)).min(1).optional(),
  /** What GraphQL `calculate` calls the calculation: rulings that name it are near what is asked. */
  calculation: z.string().optional(),
  /** The need that whoever gives the figures has, where none was put into words. */
  need: z.enum(INTENT_TYPES).optional(),
})
type Ask = z.infer<typeof ask>

/**
 * Words by which something is asked for. Those with `gives` are calculations, in the order in which they say what a question is
 * about; the others are named by what the tools of `agent/tools` make of them.
 */
const ASKS: Readonly<Record<AskName, Ask>> = z.record(z.enum(ASK_NAMES), ask).parse(rows)

/** An entry as the reader sees it. */
export const askOf = (name: AskName): Ask => ASKS[name]

/** Something is worked out, and not only explained. */
export const isCalculation = (name: AskName): boolean => ASKS[name].gives !== undefined
