/**
 * Phrases as data. Two blanks or a line stand between phrases; within one
 * `a b` is a and b with at most a blank between them, `(a|b|)` one of several, the last of them nothing,
 * `a ~20 b` b at most 20 letters further on in the same sentence (`~~20`: or in the next), `~20-(c|d)` with neither c nor d on the way,
 * `a!( b)` not where b follows, `<!(b )a` not where b stands before, `a_` a as a whole word, `a$` at the end of what is said.
 * `a & b` both, in either order and however far apart: who asks first and tells then says the same. A phrase of Latin letters begins a word. Nothing in it can repeat without a bound: each takes a time that is linear in its text.
 */

/** A letter of the same sentence; a point between digits ends none. */
const SAME_SENTENCE = String.raw`(?:[^.?!\n]|\.(?=\d))`

const TOKEN =
  /\s*(~~?)(\d+)(?:-\(([^()]*)\))?\s*|!\(([^()]*)\)|<!\(([^()]*)\)|([(|)])|(_)(?=$|[\s|)!])|(\$)$|(\s)|([\s\S])/g

const escaped = (text: string): string => text.replace(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`)
/** A letter of this sentence or the next. */
const ANYWHERE = String.raw`[^\n]`

/** The alternatives of a group without groups of its own. */
const either = (forms: string): string => `(?:${escaped(forms).replaceAll(' ', String.raw`\s?`)})`

const sourceOf = (phrase: string): string => {
  const begins = /^[a-z]|^\((?:[a-z])/i.test(phrase) ? String.raw`(?<![a-z])` : ''
  const body = phrase.replace(
    TOKEN,
    (
      letter: string,
      mark?: string,
      gap?: string,
      without?: string,
      not?: string,
      notBefore?: string,
      group?: string,
      whole?: string,
      end?: string,
      blank?: string,
    ) => {
      if (gap !== undefined) {
        const bar = without === undefined ? '' : `(?!${either(without)})`
        return `(?:${bar}${mark === '~' ? SAME_SENTENCE : ANYWHERE}){0,${gap}}`
      }
      if (not !== undefined) return `(?!${either(not)})`
      if (notBefore !== undefined) return `(?<!${either(notBefore)})`
      if (group !== undefined) return group === '(' ? '(?:' : group
      if (whole !== undefined) return String.raw`(?![\p{L}\p{N}])`
      if (end !== undefined) return String.raw`[\s.?!~]*$`
      return blank === undefined ? escaped(letter) : String.raw`\s?`
    },
  )
  return begins + body
}

/** Looked for once, from the beginning of a text: each part costs a time that is linear in it. */
const together = (phrase: string): string => {
  const parts = phrase.split(/\s?&\s?/)
  const [only] = parts
  return parts.length < 2 || only === undefined
    ? sourceOf(phrase)
    : `^${parts.map((part) => String.raw`(?=[\s\S]*?(?:${sourceOf(part)}))`).join('')}`
}

/** What finds any of the phrases. */
export const anyPhrase = (...lists: readonly string[]): RegExp =>
  new RegExp(
    lists
      .flatMap((list) => list.trim().split(/\s{2,}/))
      .filter((phrase) => phrase !== '')
      .map(together)
      .join('|'),
    'iu',
  )
