import type { Language } from '../gql/schema.ts'

/** What a text is made with: numbers and strings, by the names between its braces. */
export type Values = Readonly<Record<string, string | number>>

/**
 * A view's words stand beside it (`words.ts`), one list a language with the same names; `{name}` is filled in by `say`.
 * A name that one language lacks does not compile.
 */
export const defineWords = <Ids extends string>(
  words: Readonly<Record<Language, Readonly<Record<Ids, string>>>>,
) => words
export type Words<Ids extends string> = ReturnType<typeof defineWords<Ids>>

/**
 * Fills `{name}`s in; of `{name:home|homes}` the first word where the value is one, else the second. A name that has no value is a
 * fault of the caller.
 */
export const fill = (text: string, values: Values): string =>
  text.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g,
    (_whole, name: string, one: string | undefined, other: string | undefined) => {
      const value = values[name]
      if (value === undefined) throw new Error(`no value for {${name}} of “${text}”`)
      return (String(value) === '1' ? one : other) ?? String(value)
    },
  )
