import { syllable } from './hangul.ts'

/** Korean particles by what they do: the form after a consonant, and the one after a vowel. */
const PARTICLES = {
  object: ['을', '를'],
  subject: ['이', '가'],
  topic: ['은', '는'],
  and: ['과', '와'],
  copula: ['이에요', '예요'],
} as const
export type Particle = keyof typeof PARTICLES
export const isParticle = (name: string): name is Particle => Object.hasOwn(PARTICLES, name)

/** A word with its particle; both forms where nobody knows how the word is read (84㎡, LTV). */
export const withParticle = (word: string, particle: Particle): string => {
  const [closed, open] = PARTICLES[particle]
  const last = syllable(word.trimEnd().at(-1) ?? '')
  if (last === undefined) return `${word}${closed}(${open})`
  return word + (last.final > 0 ? closed : open)
}

/** The particle of a word that stands in quotation marks before it: ‘낮음’이에요, ‘주의’예요. */
export const particleOf = (word: string, particle: Particle): string =>
  withParticle(word, particle).slice(word.length)
