import { DIRECTION_LABELS } from '../../domain/property.ts'
import type {
  Direction,
  FloorLevel,
  PropertyExclusion,
  PropertyFilter,
  Range,
} from '../../domain/property.ts'
import { codePrefix } from '../../domain/region.ts'
import { readTextQuery } from '../grams.ts'
import { codeRange } from '../region-range.ts'
import type { Parameters } from '../statement.ts'

type Bound = Range | null | undefined

const within = (column: string, range: Bound, parameters: Parameters): string[] => [
  ...(range?.min == null ? [] : [`${column} >= ${parameters.add(range.min)}`]),
  ...(range?.max == null ? [] : [`${column} <= ${parameters.add(range.max)}`]),
]

const oneOf = (
  column: string,
  wanted: readonly string[] | null | undefined,
  parameters: Parameters,
): string[] => {
  const distinct = [...new Set(wanted)]
  if (distinct.length === 0) return []
  // `=` keeps the order of an index behind it, `any` does not.
  if (distinct.length === 1) return [`${column} = ${parameters.add(distinct[0])}`]
  return [`${column} = any(${parameters.add(distinct)}::text[])`]
}

/** 서울 and the 광역시: their 구 and 군 have no parts with codes of their own, also where the code ends in 0 (강남구 11680). */
const METROPOLITAN = new Set(['11', '26', '27', '28', '29', '30', '31'])

const inRegion = (code: string, parameters: Parameters): string => {
  const whole = codePrefix(code)
  const prefix = whole.length === 4 && METROPOLITAN.has(code.slice(0, 2)) ? code.slice(0, 5) : whole
  if (prefix.length === 5) return `ls.sigungu_code = ${parameters.add(prefix)}`
  const { from, to } = codeRange(code)
  const range = `ls.region_code >= ${parameters.add(from)} and ls.region_code < ${parameters.add(to)}`
  return prefix.length < 5
    ? `(${range})`
    : `(ls.sigungu_code = ${parameters.add(code.slice(0, 5))} and ${range})`
}

const inRegions = (codes: readonly string[] | null | undefined, parameters: Parameters): string[] => {
  const distinct = [...new Set(codes)].toSorted()
  return distinct.length === 0 ? [] : [`(${distinct.map((code) => inRegion(code, parameters)).join(' or ')})`]
}

/**
 * Bounds on amounts that one type has and another has not mean either: “sale up to 5억, deposit up to 3억” is a sale up
 * to 5억 or a lease up to 3억, since no listing is both. A bound on one side alone leaves the other side out.
 */
const priced = (filter: PropertyFilter, parameters: Parameters): string[] => {
  const sale = within('ls.sale_price', filter.salePrice, parameters)
  const lease = [
    ...within('ls.deposit', filter.deposit, parameters),
    ...within('ls.monthly_rent', filter.monthlyRent, parameters),
  ]
  if (sale.length === 0 || lease.length === 0) return [...sale, ...lease]
  return [`((${sale.join(' and ')}) or (${lease.join(' and ')}))`]
}

/** What must not hold. A null in a column is no answer, so that the home is left out. */
const none = (conditions: readonly string[]): string[] =>
  conditions.length === 0 ? [] : [`not (${conditions.join(' or ')})`]

const both = (conditions: readonly string[]): string[] =>
  conditions.length === 0 ? [] : [`(${conditions.join(' and ')})`]

const either = (conditions: readonly string[]): string[] =>
  conditions.length === 0 ? [] : [`(${conditions.join(' or ')})`]

/** All floors that a home may be on lie within the bounds. */
const onFloor = (range: Bound, parameters: Parameters): string[] => [
  ...(range?.min == null ? [] : [`ls.lowest_floor >= ${parameters.add(range.min)}`]),
  ...(range?.max == null ? [] : [`ls.highest_floor <= ${parameters.add(range.max)}`]),
]

/** Any of the floors that a home may be on lies within the bounds: what is refused may not even be possible. */
const maybeOnFloor = (range: Bound, parameters: Parameters): string[] =>
  both([
    ...(range?.min == null ? [] : [`ls.highest_floor >= ${parameters.add(range.min)}`]),
    ...(range?.max == null ? [] : [`ls.lowest_floor <= ${parameters.add(range.max)}`]),
  ])

/** Where floor f of n lies: low while its bottom is in the lower third, high once its top is in the upper one. */
const LEVELS: Record<FloorLevel, { surely: string; maybe: string }> = {
  LOW: {
    surely: '3 * (ls.highest_floor - 1) < ls.top_floor',
    maybe: '3 * (ls.lowest_floor - 1) < ls.top_floor',
  },
  MIDDLE: {
    surely: '(3 * (ls.lowest_floor - 1) >= ls.top_floor and 3 * ls.highest_floor <= 2 * ls.top_floor)',
    maybe: '(3 * (ls.highest_floor - 1) >= ls.top_floor and 3 * ls.lowest_floor <= 2 * ls.top_floor)',
  },
  HIGH: {
    surely: '3 * ls.lowest_floor > 2 * ls.top_floor',
    maybe: '3 * ls.highest_floor > 2 * ls.top_floor',
  },
  TOP: { surely: 'ls.lowest_floor = ls.top_floor', maybe: 'ls.highest_floor = ls.top_floor' },
}

const looking = (directions: readonly Direction[] | null | undefined, parameters: Parameters): string[] =>
  oneOf(
    'ls.direction',
    directions?.map((it) => DIRECTION_LABELS[it].ko),
    parameters,
  )

/** In a complex whose name holds this: by its grams in the index, then letter by letter. */
const inComplexes = (names: readonly string[] | null | undefined, parameters: Parameters): string[] =>
  [...new Set(names)].flatMap((name) => {
    const tight = name.toLowerCase().replaceAll(/[\s\p{P}]+/gu, '')
    const grams = readTextQuery(tight)?.grams ?? []
    return both([
      ...(grams.length > 0 ? [`ls.search_grams @> ${parameters.add(grams)}::text[]`] : []),
      `strpos(ls.name_text, ${parameters.add(tight)}) > 0`,
    ])
  })

const excluded = (not: PropertyExclusion | null | undefined, parameters: Parameters): string[] => {
  if (not == null) return []
  return none([
    ...inRegions(not.regionCodes, parameters),
    ...oneOf('ls.property_type', not.propertyTypes, parameters),
    ...oneOf('ls.transaction_type', not.transactionTypes, parameters),
    ...(not.exclusiveArea ?? []).flatMap((area) => both(within('ls.exclusive_area', area, parameters))),
    ...(not.floor ?? []).flatMap((floor) => maybeOnFloor(floor, parameters)),
    ...[...new Set(not.floorLevels)].map((level) => LEVELS[level].maybe),
    ...looking(not.directions, parameters),
    ...inComplexes(not.complexNames, parameters),
  ])
}

const matchesText = (text: string | null | undefined, parameters: Parameters): string[] => {
  if (!text) return []
  const query = readTextQuery(text)
  if (!query) return ['false']
  return [
    ...(query.grams.length > 0 ? [`ls.search_grams @> ${parameters.add(query.grams)}::text[]`] : []),
    ...query.letters.map((letter) => `strpos(ls.name_text, ${parameters.add(letter)}) > 0`),
  ]
}

/** The conditions of a filter on `listing_search ls`; an empty list and a missing bound mean “any”. */
export const filterConditions = (filter: PropertyFilter, parameters: Parameters): string[] => [
  ...inRegions(filter.regionCodes, parameters),
  ...oneOf('ls.transaction_type', filter.transactionTypes, parameters),
  ...oneOf('ls.property_type', filter.propertyTypes, parameters),
  ...priced(filter, parameters),
  ...within('ls.exclusive_area', filter.exclusiveArea, parameters),
  ...within('ls.completion_year', filter.completionYear, parameters),
  ...within('ls.total_households', filter.totalHouseholds, parameters),
  ...within('ls.subway_walking_time', filter.subwayWalkingTime, parameters),
  ...onFloor(filter.floor, parameters),
  ...either([...new Set(filter.floorLevels)].map((level) => LEVELS[level].surely)),
  ...looking(filter.directions, parameters),
  ...either(inComplexes(filter.complexNames, parameters)),
  ...within('ls.trust_score', filter.trustScore, parameters),
  ...(filter.directTrade == null ? [] : [`ls.is_direct_trade = ${parameters.add(filter.directTrade)}`]),
  ...(filter.tags && filter.tags.length > 0 ? [`ls.tags @> ${parameters.add(filter.tags)}::text[]`] : []),
  ...(filter.bounds
    ? [
        ...within('ls.latitude', { min: filter.bounds.south, max: filter.bounds.north }, parameters),
        ...within('ls.longitude', { min: filter.bounds.west, max: filter.bounds.east }, parameters),
      ]
    : []),
  ...matchesText(filter.text, parameters),
  ...excluded(filter.not, parameters),
]

export const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`

/** The same for two filters that mean the same: what is empty left out, lists as sets, names in order. */
export const canonicalFilter = (filter: PropertyFilter): string => JSON.stringify(canonicalFields(filter))

const canonicalFields = (fields: object): unknown[] =>
  Object.entries(fields)
    .map(([key, value]) => [key, canonicalValue(value)] as const)
    .filter(([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const canonicalValue = (value: unknown): unknown => {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? canonicalFields(value) : value
  // By their text, so that bounds are a set as names are.
  const byText = new Map(
    value.map((one: unknown) => {
      const canonical = canonicalValue(one)
      return [JSON.stringify(canonical), canonical] as const
    }),
  )
  return [...byText.keys()].toSorted().map((text) => byText.get(text))
}
