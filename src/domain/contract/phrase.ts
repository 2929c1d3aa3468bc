/** Words under a name, as phrases: one line or several. */
export type Words = Readonly<Record<string, string | readonly string[]>>

const NAME = /\{([a-z][a-z-]*)\}/g
const GAP = /~(\d{1,3})~/g
/** What is escaped or a class of letters is left as it is; any other bracket groups without capturing. */
const GROUP = /\\.|\[(?:\\.|[^\]])*\]|\((?!\?)/g
/** Without a limit, each place where a phrase may begin would be read to the end of the text. */
const UNLIMITED = /[*+]|\{\d*,\}/
const LETTERS = /\\.|\[(?:\\.|[^\]])*\]/g

/**
 * An expression that finds any of some phrases in plain text. Plain text has no spaces, so a space parts two phrases.
 * In a phrase `(a|b)` is either, `?` follows what may be missing, `{tenant}` is any of the words of that name, and
 * `~30~` at most thirty letters of any kind; classes and looks ahead or behind are those of expressions. A repetition
 * has a limit, so that the time to read is in proportion to the text. Throws on an unknown name or a missing limit.
 */
export const compile = (phrases: string | readonly string[], words: Words): RegExp =>
  new RegExp(alternatives(phrases, words, []))

const alternatives = (phrases: string | readonly string[], words: Words, within: readonly string[]): string =>
  [phrases]
    .flat()
    .flatMap((line) => line.split(' '))
    .filter((phrase) => phrase !== '')
    .map((phrase) => expand(phrase, words, within))
    .join('|')

const expand = (phrase: string, words: Words, within: readonly string[]): string => {
  if (UNLIMITED.test(phrase.replace(LETTERS, ''))) throw new Error(`no limit to a repetition: ${phrase}`)
  return phrase
    .replace(GROUP, (found) => (found === '(' ? '(?:' : found))
    .replace(GAP, '.{0,$1}')
    .replace(NAME, (_, name: string) => {
      const named = words[name]
      if (named === undefined || within.includes(name)) throw new Error(`no words of the name ${name}`)
      return `(?:${alternatives(named, words, [...within, name])})`
    })
}
