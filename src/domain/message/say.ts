import { z } from 'zod'
import type { Language } from '../run.ts'
import { arg } from './arg.ts'
import type { Arg } from './arg.ts'
import { EN } from './en/catalogue.ts'
import { formatArg } from './format.ts'
import { KO } from './ko/catalogue.ts'

type Catalogue = typeof KO
export type MessageId = keyof Catalogue
/** The values that a message tells, by name; none where it always says the same. */
type ArgsOf<Id extends MessageId> = Catalogue[Id] extends (values: infer Values) => string
  ? Record<keyof Values, Arg>
  : Record<never, never>

/** What is to be said: which message, with which values. The words come last, in the language of whoever reads. */
export const said = z.object({
  id: z.custom<MessageId>((id) => typeof id === 'string'),
  args: z.record(z.string(), arg),
})
export type Said = z.infer<typeof said>

export type SaidOf<Id extends MessageId> = keyof ArgsOf<Id> extends never
  ? [id: Id]
  : [id: Id, args: ArgsOf<Id>]

export const message = <Id extends MessageId>(...[id, args]: SaidOf<Id>): Said => ({ id, args: args ?? {} })

/** The words of each language. */
export const CATALOGUES: Record<Language, Catalogue> = { KO, EN }

/** The one way from a message to words. */
export const say = ({ id, args }: Said, language: Language): string => {
  const words = CATALOGUES[language][id]
  if (typeof words === 'string') return words
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, formatArg(value, language)]),
  )
  return (words as (values: Record<string, string>) => string)(values)
}
