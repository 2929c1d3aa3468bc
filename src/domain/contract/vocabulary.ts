import { compile } from './phrase.ts'
import type { Words } from './phrase.ts'
import words from './words.json' with { type: 'json' }

/** The words that contracts use for the same thing, by name; a detector may add its own. */
export const WORDS: Words = words

const sourceOf = (name: keyof typeof words): string => `(?:${compile(words[name], WORDS).source})`

/** Joins vocabulary into an expression. */
export const reads = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw({ raw: strings.raw }, ...parts))

export const LESSOR = sourceOf('lessor')
export const TENANT = sourceOf('tenant')
/** A predicate turned down: 않는다, 아니한다, 못한다, 수 없다, 금지, 불가, 말아 달라. */
export const NOT = sourceOf('not')
/** What one may not do: 수 없다, 못한다, 아니 된다, 금지한다; not what one merely does not do (않는다). */
export const BARRED = sourceOf('barred')
/** What a lessor has to do for the tenant, so that it is no good word that he cannot. */
export const OWED = sourceOf('owed')
/** Money given for safekeeping. */
export const DEPOSIT = sourceOf('deposit')
export const RENT = sourceOf('rent')
export const MONEY = sourceOf('money')
