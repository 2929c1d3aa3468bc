import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** How a number is said: money is in 만원, a time in months. */
export const MEASURES = ['money', 'months', 'years', 'percent', 'area', 'days', 'date'] as const

const ways = z.array(z.string()).default([])

/** A fact as people say it: in clauses, in key words alone, and in English. `next`: how it is said in the place of another one. */
const said = { ko: ways, keys: ways, en: ways, next: ways, nextEn: ways }

const number = z.strictObject({
  name: z.string(),
  /** The field of the typed input. */
  sets: z.string(),
  measure: z.enum(MEASURES),
  /** The input counts in another unit: months of it in the year that it takes. */
  per: z.number().default(1),
  values: z.array(z.union([z.number(), z.string()])).min(1),
  /** What people call it. */
  noun: z.string(),
  nounEn: z.string().default(''),
  /** Said in every first question. */
  must: z.boolean().default(false),
  /** What a sum that is said alone is taken for. */
  main: z.boolean().default(false),
  ...said,
})

const choice = z.strictObject({
  name: z.string(),
  must: z.boolean().default(false),
  choices: z.array(z.strictObject({ set: z.record(z.string(), z.unknown()), ...said })).min(1),
})
export type NumberFact = z.infer<typeof number>
export type ChoiceFact = z.infer<typeof choice>
export type Fact = NumberFact | ChoiceFact
export const isNumber = (fact: Fact): fact is NumberFact => 'measure' in fact

const calculation = z.strictObject({
  id: z.string(),
  /** The calculation by which its result is known. */
  calculation: z.string(),
  /** What people call it, who come back to it. */
  called: z.string(),
  calledEn: z.string(),
  /** Input that no fact changes. */
  base: z.record(z.string(), z.unknown()).default({}),
  /** Instead of its results these fields of its input are held against what was drawn. */
  inputs: z.array(z.string()).optional(),
  /** Of its results these alone. */
  figures: z.array(z.string()).optional(),
  asks: z.strictObject({ ko: z.array(z.string()).min(1), keys: z.array(z.string()).min(1), en: ways }),
  facts: z.array(z.union([number, choice])).min(1),
})
export type Calculation = z.infer<typeof calculation>

const table = z.strictObject({
  /** What is asked in between. */
  between: z.strictObject({ ko: z.array(z.string()).min(1), en: z.array(z.string()).min(1) }),
  /** How people go back to what they asked before. */
  back: z.strictObject({ ko: z.array(z.string()).min(1), en: z.array(z.string()).min(1) }),
  calculations: z.array(calculation),
  /** What is not understood yet, by its register and by how it goes on. */
  known: z.array(
    z.strictObject({
      calculation: z.string(),
      styles: z.array(z.enum(['ko', 'keys', 'en'])).optional(),
      kinds: z.array(z.enum(['once', 'later', 'change', 'changes', 'back'])).optional(),
      why: z.string(),
    }),
  ),
})

export const TABLE = table.parse(
  JSON.parse(readFileSync(new URL('calculations.json', import.meta.url), 'utf8')),
)
