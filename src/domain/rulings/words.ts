import type { Concept } from './concepts.ts'

/** Questions are short; what is pasted asks at its beginning. */
const READ = 600

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  'a an the i my me we our you your is are was were be been am do does did can could may might must should shall will would of to in on at for by with from and or if so it its this that there he she his her they them what which how who when where why not no have has had get got just also too then than as about into'.split(
    ' ',
  ),
)
/** English words in one form: plurals, tenses. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ations?|ings?|ments?|ers?|ed|es|s|ly)$/, '') : word

/** What a text is made of, as far as it tells rulings apart; each group counts by itself. */
export interface TextWords {
  concepts: readonly string[]
  /** Pieces of the Korean words, and English words. */
  pieces: readonly string[]
}

const piecesOf = (spaced: string): string[] => {
  const pieces = new Set<string>()
  for (const word of spaced.split(' ')) {
    if (/[가-힣]/.test(word)) {
      for (const size of [2, 3])
        for (let at = 0; at + size <= word.length; at++) pieces.add(word.slice(at, at + size))
      // The beginning of a word is its stem; what follows inflects it.
      if (word.length > 1) pieces.add(`^${word.slice(0, 2)}`)
    } else if (word.length > 1 && !EMPTY.has(word)) pieces.add(`w ${stem(word)}`)
  }
  return [...pieces]
}

const spacedOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    // Tears and laughter: ㅠㅠ, ㅋㅋ.
    .replace(/[ㄱ-ㅎㅏ-ㅣ]+/g, ' ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** Letters up to which an English word says something else when it goes on: rent and rental, but pet and petition. */
const SHORT = 4
const INFLECTED = '(?:s|es|d|ed|ing|er|ers)?(?![a-z])'

const matcherOf = ({ english }: Concept): RegExp =>
  new RegExp(
    english
      .map((word) => {
        const literal = RegExp.escape(word)
        const from = /^[a-z]/.test(word) ? '(?<![a-z])' : '(?<!\\S)'
        return from + literal + (/^[a-z]+$/.test(word) && word.length <= SHORT ? INFLECTED : '')
      })
      .join('|') || '(?!)',
  )
const matchers = new WeakMap<Concept, RegExp>()
/** In English text and beside Korean letters alike: hug보증. */
const isInEnglish = (concept: Concept, spaced: string): boolean => {
  const matcher = matchers.get(concept) ?? matcherOf(concept)
  matchers.set(concept, matcher)
  return matcher.test(spaced)
}

const conceptsOf = (spaced: string, concepts: readonly Concept[]): string[] => {
  const tight = spaced.replaceAll(' ', '')
  const hasLatin = /[a-z%]/.test(spaced)
  return concepts
    .filter(
      (concept) =>
        concept.korean.some((word) => tight.includes(word)) || (hasLatin && isInEnglish(concept, spaced)),
    )
    .map(({ name }) => name)
}

/** The names of what a text speaks of, all of it. */
export const conceptsIn = (text: string, concepts: readonly Concept[]): string[] =>
  conceptsOf(spacedOf(text), concepts)

export const wordsIn = (text: string, concepts: readonly Concept[]): TextWords => {
  const spaced = spacedOf(text.slice(0, READ))
  return { concepts: conceptsOf(spaced, concepts), pieces: piecesOf(spaced.replaceAll(/\d+/g, '0')) }
}
