import stored from './classes.json' with { type: 'json' }

/**
 * Lexical classes: the words that questions use for a thing, and ways in which they ask. What a class speaks for is learned
 * from examples. Korean is matched without spaces, so that spacing never decides; English as it is written.
 */
const CLASSES = Object.entries(stored).map(([name, forms]) => [name, new RegExp(forms.join('|'))] as const)

const ENGLISH = /[a-z]{2}/

/** The classes that some word of a normalised text belongs to. */
export const classesIn = (spaced: string): string[] => {
  const tight = spaced.replaceAll(/\s+/g, '')
  const isEnglish = ENGLISH.test(spaced)
  return CLASSES.flatMap(([name, says]) =>
    says.test(tight) || (isEnglish && says.test(spaced)) ? [name] : [],
  )
}
