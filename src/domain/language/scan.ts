import { readBound } from './bound.ts'
import type { Bound } from './bound.ts'
import { matchComplex } from './complexes.ts'
import { isHangul } from './hangul.ts'
import { Kept } from './kept.ts'
import { readWord } from './lexicon.ts'
import { readParticle } from './particle.ts'
import { matchPlace } from './place-mention.ts'
import type { PlaceMention } from './place-mention.ts'
import type { PlaceIndex } from './places.ts'
import { kindOf } from './token.ts'
import type { Token } from './token.ts'
import { readTypo } from './typo.ts'

/**
 * Cuts a normalised sentence into what the grammar knows. A place or a Korean numeral begins only where a word begins
 * or right behind something known, so “강남구아파트전세5억이하로” falls apart as it does with spaces.
 */
export const scan = (text: string, places: PlaceIndex): readonly Token[] =>
  scanned.of(places, text, () => cut(text, places))

const scanned = new Kept<readonly Token[]>()

const cut = (text: string, places: PlaceIndex): Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === ' ') {
      at++
      continue
    }
    const token = readToken(text, at, tokens.at(-1), places)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

const readToken = (text: string, at: number, last: Token | undefined, places: PlaceIndex): Token => {
  const touches = last !== undefined && last.end === at
  const afterKnown = touches && last.kind !== 'UNKNOWN' && last.kind !== 'PUNCTUATION'
  const atBoundary = !touches || last.kind !== 'UNKNOWN'
  const known = readKnown(text, at, last, atBoundary, places)
  // 전세로: behind something known a particle is likelier than a word that begins like one, unless the word is longer.
  const particle = afterKnown && last.kind !== 'PARTICLE' ? readParticle(text, at) : 0
  if (particle > 0 && (!known || known.end - at <= particle || kindOf(known) === 'FILLER')) {
    return { kind: 'PARTICLE', text: text.slice(at, at + particle), start: at, end: at + particle }
  }
  if (known) return known
  if (!isHangul(text[at]) && !/[a-z0-9ㄱ-ㅎㅏ-ㅣ]/.test(text[at] ?? '')) {
    return { kind: 'PUNCTUATION', text: text[at] ?? '', start: at, end: at + 1 }
  }
  const end = endOfUnknown(text, at)
  return { kind: 'UNKNOWN', text: text.slice(at, end), start: at, end }
}

const readKnown = (
  text: string,
  at: number,
  last: Token | undefined,
  atBoundary: boolean,
  places: PlaceIndex,
): Token | undefined => {
  const word = readWord(text, at, atBoundary)
  const bound = startsNumber(text, at, atBoundary) ? readBound(text, at) : undefined
  const mention = atBoundary ? matchPlace(text, at, places) : undefined
  const wordLength = word ? word.end - at : 0
  const boundLength = bound ? bound.end - at : 0
  const placeLength = mention ? mention.end - at : 0
  if (bound && boundLength >= wordLength && (boundLength > placeLength || wantsAmount(text, bound, last))) {
    if (!(mention && bound.unit === 'BARE' && !wantsAmount(text, bound, last))) {
      return { kind: 'BOUND', bound, start: at, end: bound.end }
    }
  }
  const complex = atBoundary ? matchComplex(text, at, places.complexes) : undefined
  const placeFirst = placeLength > wordLength || (placeLength === wordLength && mention?.trust === 'SURE')
  if (mention && placeFirst && !isBudget(text, mention, last) && !(complex && complex.end > mention.end)) {
    return { kind: 'PLACE', mention, start: at, end: mention.end }
  }
  if (complex && complex.end - at > wordLength) {
    return { kind: 'COMPLEX', names: complex.names, start: at, end: complex.end }
  }
  if (word) return { kind: 'WORD', word: word.word, start: at, end: word.end }
  if (!atBoundary) return undefined
  const typo = readTypo(text, at, places)
  return typo && { ...typo, start: at }
}

const startsNumber = (text: string, at: number, atBoundary: boolean): boolean => {
  const digit = /\d/.test(text[at] ?? '')
  if (digit) return !/[\d.a-z]/.test(text[at - 1] ?? '')
  return atBoundary
}

/** 이천, 사천 are cities too: they are amounts behind 보증금, 전세, 억 or before a comparator or a second amount. */
const wantsAmount = (text: string, bound: Bound, last: Token | undefined): boolean => {
  if (bound.comparators.length > 0 || bound.end - bound.start > 2) return true
  if (
    /^\s?(?:에|\/)\s?(?:월세?\s?)?[\d일이삼사오육칠팔구십백]+(?!\s?[가-힣]*(?:아파트|빌라|원룸))/.test(
      text.slice(bound.end),
    )
  )
    return true
  if (last?.kind === 'PARTICLE') return false
  return kindOf(last) === 'LABEL' || kindOf(last) === 'DEAL'
}

/** 예산 8억 is a budget, 예산 아파트 a county. */
const isBudget = (text: string, mention: PlaceMention, last: Token | undefined): boolean => {
  if (mention.written !== '예산') return false
  if (last?.kind === 'PLACE') return false
  return /^\s?(?:은|이|으로|내|범위|안에서|총액)?\s?(?:은\s)?(?:최대\s?|약\s?|대략\s?|한\s)?[\d일이삼사오육칠팔구]/.test(
    text.slice(mention.end),
  )
}

/** One Hangul syllable, so that a known word inside is still found; a whole run of other letters. */
const endOfUnknown = (text: string, at: number): number => {
  if (isHangul(text[at])) return at + 1
  let end = at + 1
  while (/[a-z0-9']/.test(text[end] ?? '')) end++
  return end
}
