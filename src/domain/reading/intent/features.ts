import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { readCalculations } from '../calculations.ts'
import { phrasedAsks } from '../phrased-asks.ts'
import type { PlaceIndex } from '../../language/places.ts'
import { readPropertyQuery } from '../../language/query.ts'
import { scan } from '../../language/scan.ts'
import { inReach, normalize } from '../../language/text.ts'
import { countConditions } from '../../property.ts'
import { readClauses } from '../clauses.ts'
import { classesIn } from './classes.ts'

const GRAMS: readonly number[] = [2, 3]
/** Only whether a condition is there counts, not which years it means. */
const ANY_DAY = new Date(Date.UTC(2100, 0, 1))
/** A question asks at its beginning and at its end; so many clauses of each are held against each other. */
const OUTER_CLAUSES = 4
/** Words in quotation marks are handed over, not asked. */
const QUOTED = /[“"][^“”"]{4,}[”"]|「[^「」]{4,}」|『[^『』]{4,}』|'(?=[가-힣])[^']{4,}'/g

/** Which place and which sum is named says nothing of what is wanted. */
const withoutNames = (said: string, places: PlaceIndex): string => {
  let out = ''
  let at = 0
  for (const token of scan(said, places)) {
    if (token.kind !== 'PLACE' && token.kind !== 'BOUND') continue
    out += said.slice(at, token.start) + (token.kind === 'PLACE' ? '@' : '0')
    at = token.end
  }
  return out + said.slice(at)
}

/** What the grammar of homes and figures finds in it. */
const factsOf = (text: string, places: PlaceIndex): string[] => {
  const query = readPropertyQuery(text, places, ANY_DAY)
  const facts: Record<string, boolean> = {
    place: query.regionCodes.length > 0,
    kind: query.propertyTypes.length > 0,
    deal: query.transactionTypes.length > 0,
    price: (query.salePrice ?? query.deposit ?? query.monthlyRent) !== null,
    order: query.order != null,
    unread: query.unrecognized.length > 0,
    facilities: query.includesNearbyFacilities,
  }
  return [
    'said',
    ...Object.entries(facts).flatMap(([name, isThere]) => (isThere ? [name] : [])),
    `conditions ${Math.min(countConditions(query), OUTER_CLAUSES)}`,
    ...readCalculations(text, places, ANY_DAY, phrasedAsks).map((it) => `works out ${it}`),
  ]
}

const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one}+${other}`))

/** What an earlier clause speaks of with what a later one does. */
const acrossOf = (clauses: readonly (readonly string[])[]): Set<string> => {
  const met = new Set<string>()
  const before = new Set<string>()
  for (const classes of clauses) {
    for (const one of before) for (const other of classes) met.add(`${one}|${other}`)
    for (const name of classes) before.add(name)
  }
  return met
}

const outer = <T>(list: readonly T[]): readonly T[] =>
  list.length <= 2 * OUTER_CLAUSES ? list : [...list.slice(0, OUTER_CLAUSES), ...list.slice(-OUTER_CLAUSES)]

/**
 * What tells intents apart: the lexical classes that meet in a question, in it and in its clauses, what the grammar finds,
 * its letters and its words.
 */
export const readFeatures = (text: string, places: PlaceIndex): Features => {
  const normal = normalize(inReach(text))
  const said = normal.replaceAll(QUOTED, ' "" ')
  const all = readClauses(said)
  const clauses = outer(all).map(({ start, end }) => classesIn(said.slice(start, end)))
  const named = [...classesIn(said), ...(said === normal ? [] : ['quotes']), ...factsOf(text, places)]
  const bare = withoutNames(said, places)
  const words = bare.split(/[^\p{L}\p{N}@']+/u).filter((word) => word !== '')
  return featuresOf([
    [[...named, `clauses ${Math.min(all.length, 3)}`], 1],
    [pairsOf(named), 1],
    [
      [
        ...(clauses[0] ?? []).map((name) => `first ${name}`),
        ...(clauses.at(-1) ?? []).map((name) => `last ${name}`),
        `words ${Math.min(words.length, 8)}`,
      ],
      0.7,
    ],
    [[...acrossOf(clauses)], 0.5],
    [[...readGrams(bare.replaceAll(/\s+/g, ''), GRAMS)], 1],
    [
      [
        ...words.map((word) => `word ${word}`),
        ...words.slice(1).map((word, i) => `words ${words[i] ?? ''} ${word}`),
      ],
      1,
    ],
  ])
}
