import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { readCalculations } from '../../language/calculation.ts'
import { syllable } from '../../language/hangul.ts'
import type { PlaceIndex } from '../../language/places.ts'
import { readPropertyQuery } from '../../language/query.ts'
import { scan } from '../../language/scan.ts'
import { normalize } from '../../language/text.ts'
import { countConditions } from '../../property.ts'
import { readClauses } from '../clauses.ts'
import { classesIn } from './classes.ts'

const GRAMS: readonly number[] = [2, 3]
/** Only whether a condition is there counts, not which years it means. */
const ANY_DAY = new Date(Date.UTC(2100, 0, 1))
/** Which place and which sum says nothing of what is wanted. */
const masked = (normal: string, places: PlaceIndex): string => {
  let out = ''
  let at = 0
  for (const token of scan(normal, places)) {
    if (token.kind !== 'PLACE' && token.kind !== 'BOUND') continue
    out += `${normal.slice(at, token.start)}${token.kind === 'PLACE' ? '@' : '0'}`
    at = token.end
  }
  return out + normal.slice(at)
}

const VOWELS: Record<number, number> = { 5: 1, 7: 3, 15: 11, 10: 11 }
const INITIALS: Record<number, number> = { 1: 0, 4: 3, 8: 7, 10: 9, 13: 12 }
/** As it sounds to who types in a hurry: without finals, ㅔ as ㅐ, ㅆ as ㅅ. */
const soften = (text: string): string =>
  [...text]
    .map((char) => {
      const it = syllable(char)
      if (!it) return char
      const initial = INITIALS[it.initial] ?? it.initial
      const vowel = VOWELS[it.vowel] ?? it.vowel
      return String.fromCharCode(0xac00 + (initial * 21 + vowel) * 28)
    })
    .join('')

const factsOf = (text: string, places: PlaceIndex): string[] => {
  const query = readPropertyQuery(text, places, ANY_DAY)
  const count = countConditions(query)
  return [
    'said',
    ...(query.regionCodes.length > 0 ? ['place'] : []),
    ...(query.propertyTypes.length > 0 ? ['kind'] : []),
    ...(query.transactionTypes.length > 0 ? ['deal'] : []),
    ...(query.salePrice ?? query.deposit ?? query.monthlyRent ? ['price'] : []),
    ...(query.order != null ? ['order'] : []),
    ...(query.unrecognized.length > 0 ? ['unread'] : []),
    ...(query.includesNearbyFacilities ? ['near'] : []),
    `conditions ${Math.min(count, 4)}`,
    ...readCalculations(text, places, ANY_DAY).map((it) => `calculates ${it}`),
  ]
}

const pairsOf = (names: readonly string[], join: string): string[] =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one}${join}${other}`))

const env = (globalThis as { OPT?: Record<string, number> }).OPT ??= {}
export const readFeatures = (text: string, places: PlaceIndex): Features => {
  const normal = normalize(text)
  const mask = masked(normal, places)
  const classes = classesIn(normal)
  const facts = factsOf(text, places)
  const clauses = readClauses(normal).map(({ start, end }) => classesIn(normal.slice(start, end)))
  const last = clauses.at(-1) ?? []
  const first = clauses[0] ?? []
  const across = new Set(clauses.flatMap((one, i) => clauses.slice(i + 1).flatMap((other) => one.flatMap((a) => other.map((b) => `${a}|${b}`)))))
  const tight = mask.replace(/[\s]+/g, '')
  const words = mask.replace(/[^\p{L}\p{N}@'\s]+/gu, ' ').split(/\s+/).filter(Boolean)
  const w = (key: string, usual: number) => env[key] ?? usual
  const groups: [readonly string[], number][] = [
    [[...facts, ...classes, `clauses ${Math.min(3, clauses.length)}`], w('classes', 1)],
    [pairsOf([...classes, ...facts], '+'), w('pairs', 1)],
    [[...last.map((it) => `last ${it}`), ...first.map((it) => `first ${it}`), `length ${Math.min(8, words.length)}`], w('ends', 0.7)],
    [[...across], w('across', 0.5)],
    [[...readGrams(tight, GRAMS)], w('grams', 1)],
    [[...words.map((word) => `w ${word}`), ...words.slice(1).map((word, i) => `w ${words[i] ?? ''} ${word}`)], w('words', 1)],
    [[...readGrams(soften(tight), [2, 3])].map((it) => `s ${it}`), w('soft', 0.5)],
  ]
  return featuresOf(groups.filter(([, share]) => share > 0))
}
