import stored from './classes.json' with { type: 'json' }

/** Lexical classes: what words a question may use for a thing. Korean is matched without spaces, so that spacing never decides. */
const CLASSES = Object.entries(stored).map(
  ([name, forms]) => [name, new RegExp(forms.join('|'))] as const,
)

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')
const ENGLISH = /[a-z]{2}/

/** The classes that some word of a normalised text belongs to. */
export const classesIn = (spaced: string): string[] => {
  const tight = withoutSpaces(spaced)
  const isEnglish = ENGLISH.test(spaced)
  return CLASSES.flatMap(([name, says]) => (says.test(tight) || (isEnglish && says.test(spaced)) ? [name] : []))
}
