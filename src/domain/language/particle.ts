import { anyForm } from './forms.ts'
import said from './particle.json' with { type: 'json' }
import { matchAt } from './text.ts'

/**
 * 조사 and the sentence endings that hang on a noun: the longest stands first where one begins another. Nothing here carries a
 * condition: 까지, 부터, 정도 and the like are comparators and are read with their number.
 */
const PARTICLE = anyForm(said.forms, {}, 'y')
const ONLY_PARTICLES = new RegExp(`(?:${PARTICLE.source})?(?![가-힣])`, 'y')

export const readParticle = (text: string, at: number): number => matchAt(PARTICLE, text, at)?.[0].length ?? 0

/** True where nothing but a particle stands between an offset and the end of the word. */
export const endsWord = (text: string, at: number): boolean => matchAt(ONLY_PARTICLES, text, at) !== null

/** A word without its particle; words of two syllables and fewer keep their last one (가구, 경기). */
export const stripParticle = (word: string): string => {
  for (const form of said.forms) {
    if (word.endsWith(form) && word.length - form.length >= 2) return word.slice(0, -form.length)
  }
  return word
}
