import { z } from 'zod'
import type { Beside } from './beside.ts'

/** Expressions of which any says a thing, Korean and English side by side; `{name}` stands for a part that the table names. */
export type Forms = readonly string[]
const forms = z.array(z.string().min(1)).min(1)

/** Things that may be said, each with its words; of several that are said the first is meant. */
export type Words<Thing> = readonly (readonly [Thing, RegExp])[]

type Parts = Readonly<Record<string, string>>
type Table<Name extends string, Value> = Readonly<Record<Name, Value>>

/** A part, but no `{0,12}` and no `\p{L}`. */
const PART = /(?<!\\p)\{([a-z]\w*)\}/gi
const filled = (form: string, parts: Parts): string =>
  form.replace(PART, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`forms name no part ${name}`)
    return filled(part, parts)
  })

/** What finds any of the forms. Throws where there is none, or one is no expression. */
export const anyForm = (said: Forms, parts: Parts = {}, flags = 'i'): RegExp =>
  new RegExp(
    forms
      .parse(said)
      .map((form) => filled(form, parts))
      .join('|'),
    flags,
  )

/** The names of a table, in its order. */
export const namesIn = <Name extends string>(table: Table<Name, unknown>): Name[] =>
  Object.keys(table) as Name[]

/** A table of words as `said.ts` reads it, in its order. */
export const wordsOf = <Name extends string>(table: Table<Name, Forms>, parts?: Parts): Words<Name> =>
  namesIn(table).map((name) => [name, anyForm(table[name], parts)] as const)

const mapped = <Name extends string, Value, Made>(
  table: Table<Name, Value>,
  make: (value: Value) => Made,
): Record<Name, Made> =>
  Object.fromEntries(namesIn(table).map((name) => [name, make(table[name])])) as Record<Name, Made>

/** What is to come, as it counts for a fact: like what is so (a home that is to be sold), or not yet (a child that is expected). */
export const PLANS = ['COUNT', 'OPEN'] as const

/**
 * A fact by words that say yes and words that say no. `plans`: what is to come counts before what is not so yet (미혼인데 내년 결혼
 * 예정), or is not yet known to be; null: what is planned is said like anything else. `once`: what is denied by one of its
 * names is denied (첫 집인데 생애최초는 안 돼요). `asked`: it is that something is asked for.
 */
export interface FactWords {
  yes: RegExp
  no: RegExp | null
  plans: (typeof PLANS)[number] | null
  once: boolean
  asked: boolean
}

const orNone = (said: Forms | undefined, parts?: Parts): RegExp | null =>
  said === undefined ? null : anyForm(said, parts)

/**
 * What says yes to a fact and what says the opposite, as data; `about`: what is to be known of these words. How the one or the other is denied,
 * planned or asked stands in no table: `assertion.json` has it for all of them.
 */
interface FactForms {
  about?: string
  yes: Forms
  no?: Forms
  plans?: string
  once?: boolean
  asked?: boolean
}
const plans = z.enum(PLANS).optional()
export const factsOf = <Name extends string>(
  table: Table<Name, FactForms>,
  parts?: Parts,
): Record<Name, FactWords> =>
  mapped(table, ({ yes, no, once = false, asked = false, ...it }) => ({
    yes: anyForm(yes, parts),
    no: orNone(no, parts),
    plans: plans.parse(it.plans) ?? null,
    once,
    asked,
  }))

/** What stands right before a sum, or right behind it, as data. */
interface BesideForms {
  about?: string
  before: Forms
  behind?: Forms
}
export const besideOf = <Role extends string>(table: Table<Role, BesideForms>, parts?: Parts): Beside<Role> =>
  mapped(table, ({ before, behind }) => [anyForm(before, parts), orNone(behind, parts)])
