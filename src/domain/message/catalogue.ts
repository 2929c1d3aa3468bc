import type { Language } from '../run.ts'
import * as EN from './en/catalogue.ts'
import * as KO from './ko/catalogue.ts'

type Part = keyof typeof KO
/** The key of a message, with the names of the values it tells: `tax.say.one(name, total)`. */
type Signature = { [Name in Part]: keyof (typeof KO)[Name] }[Part]
type NamesIn<List extends string> = List extends `${infer Name}, ${infer Others}`
  ? Name | NamesIn<Others>
  : List
/** The names of the values that each message tells; none where it always says the same. */
export type ValuesOf = {
  [Key in Signature as Key extends `${infer Id}(${string}` ? Id : Key]: Key extends `${string}(${infer List})`
    ? NamesIn<List>
    : never
}
export type MessageId = keyof ValuesOf

/** Names of messages or terms without what stands in front of them. */
export type Under<All extends string, Prefix extends string> = All extends `${Prefix}.${infer Name}`
  ? Name
  : never
export type MessageUnder<Prefix extends string> = Under<MessageId, Prefix>

/** The files of a language, each with all that the Korean one of its name says. */
type Parts = { [Name in Part]: Record<keyof (typeof KO)[Name], string> }

const byId = (parts: Parts): Record<MessageId, string> =>
  Object.fromEntries(
    Object.values(parts)
      .flatMap((words) => Object.entries(words))
      .map(([signature, text]) => [signature.replace(/\(.*/, ''), text]),
  ) as Record<MessageId, string>

/** The words of each language. A language that lacks a message does not compile. */
export const CATALOGUES: Record<Language, Record<MessageId, string>> = { KO: byId(KO), EN: byId(EN) }

/** A place for a value: `{price}`, `{price:topic}` with its particle, `{price:only topic}` for the particle alone. */
export const PLACEHOLDER = /\{(\w+)(?::(only )?(\w+))?\}/g
