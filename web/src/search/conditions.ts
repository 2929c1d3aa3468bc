import { formatMoney } from '../format/money.ts'
import { formatArea, formatCount } from '../format/quantity.ts'
import type { Language, PropertyConditions, PropertyFilter } from '../gql/schema.ts'
import { fill } from '../i18n/words.ts'
import { LISTING_WORDS } from '../listing/words.ts'
import { SEARCH_WORDS } from './words.ts'

interface Range {
  min?: number | null | undefined
  max?: number | null | undefined
}
/** The conditions of a filter that are bounds. */
export const RANGES = [
  'salePrice',
  'deposit',
  'monthlyRent',
  'exclusiveArea',
  'floor',
  'subwayWalkingTime',
  'trustScore',
  'completionYear',
  'totalHouseholds',
] as const
export type RangeKey = (typeof RANGES)[number]

type PriceKey = 'salePrice' | 'deposit' | 'monthlyRent'
const isPrice = (key: RangeKey): key is PriceKey =>
  key === 'salePrice' || key === 'deposit' || key === 'monthlyRent'
/** Prices are whole 만원: one below a round number is what 미만 leaves of it, and nobody says 4억 9,999만원. */
const ROUND = 1000

const formatBound = (key: RangeKey, value: number, language: Language): string => {
  const words = SEARCH_WORDS[language]
  if (isPrice(key)) return formatMoney(value, language)
  if (key === 'exclusiveArea') return formatArea(value, language)
  const unit = {
    floor: words.floorUnit,
    subwayWalkingTime: words.minutes,
    trustScore: words.points,
    completionYear: words.year,
    totalHouseholds: words.households,
  }[key]
  return fill(unit, { count: key === 'completionYear' ? value : formatCount(value, language) })
}

export const rangeWords = (key: RangeKey, range: Range, language: Language): string | null => {
  const words = SEARCH_WORDS[language]
  const min = range.min ?? null
  const max = range.max ?? null
  const say = (value: number) => formatBound(key, value, language)
  if (min !== null && max !== null)
    return min === max ? say(min) : fill(words.between, { min: say(min), max: say(max) })
  if (isPrice(key) && max !== null && min === null && (max + 1) % ROUND === 0)
    return fill(words.under, { max: say(max + 1) })
  if (isPrice(key) && min !== null && max === null && min > 1 && (min - 1) % ROUND === 0)
    return fill(words.over, { min: say(min - 1) })
  if (min !== null) return fill(words.atLeast, { min: say(min) })
  if (max !== null) return fill(words.atMost, { max: say(max) })
  return null
}

/** A condition in words, and the filter without it. */
export interface Condition {
  key: string
  text: string
  without: PropertyFilter
}
/** How regions are called, by code. */
export type RegionNames = ReadonlyMap<string, string>

const without = (filter: PropertyFilter, key: keyof PropertyFilter): PropertyFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => name !== key))

type Lists = Pick<
  PropertyFilter,
  | 'transactionTypes'
  | 'propertyTypes'
  | 'regionCodes'
  | 'complexNames'
  | 'directions'
  | 'floorLevels'
  | 'tags'
>
/** One by one, so that one of several regions can be taken away. */
const listed = (lists: Lists, names: RegionNames, language: Language): [keyof Lists, string, string][] => {
  const words = SEARCH_WORDS[language]
  const homes = LISTING_WORDS[language]
  const of = <Value extends string>(
    key: keyof Lists,
    values: readonly Value[] | null | undefined,
    say: (value: Value) => string,
  ) => (values ?? []).map((value): [keyof Lists, string, string] => [key, value, say(value)])
  return [
    ...of('regionCodes', lists.regionCodes, (code) => names.get(code) ?? fill(words.unknownRegion, { code })),
    ...of('transactionTypes', lists.transactionTypes, (it) => homes[`deal.${it}`]),
    ...of('propertyTypes', lists.propertyTypes, (it) => homes[`kind.${it}`]),
    ...of('complexNames', lists.complexNames, (it) => it),
    ...of('directions', lists.directions, (it) => words[`direction.${it}`]),
    ...of('floorLevels', lists.floorLevels, (it) => words[`level.${it}`]),
    ...of('tags', lists.tags, (it) => `#${it}`),
  ]
}

/** Every condition of a filter in words, none left out: whoever reads them knows what is looked for. */
export const conditionsOf = (filter: PropertyFilter, names: RegionNames, language: Language): Condition[] => {
  const words = SEARCH_WORDS[language]
  const found: Condition[] = listed(filter, names, language).map(([key, value, text]) => {
    const rest = (filter[key] ?? []).filter((it) => it !== value)
    return {
      key: `${key}.${value}`,
      text,
      without: rest.length === 0 ? without(filter, key) : { ...filter, [key]: rest },
    }
  })
  for (const key of RANGES) {
    const text = rangeWords(key, filter[key] ?? {}, language)
    if (text !== null) found.push({ key, text: `${words[key]} ${text}`, without: without(filter, key) })
  }
  const { text = null, directTrade = null, bounds = null, not = null } = filter
  if (text !== null) found.push({ key: 'text', text: `“${text}”`, without: without(filter, 'text') })
  if (directTrade !== null)
    found.push({
      key: 'directTrade',
      text: directTrade ? words.directTrue : words.directFalse,
      without: without(filter, 'directTrade'),
    })
  if (bounds !== null) found.push({ key: 'bounds', text: words.bounds, without: without(filter, 'bounds') })
  if (not !== null) {
    const { exclusiveArea = [], floor = [], ...lists } = not
    const what = [
      ...listed(lists, names, language).map(([, , it]) => it),
      ...(exclusiveArea ?? []).map((it) => rangeWords('exclusiveArea', it, language)),
      ...(floor ?? []).map((it) => rangeWords('floor', it, language)),
    ].filter((it) => it !== null)
    if (what.length > 0)
      found.push({
        key: 'not',
        text: fill(words.not, { what: what.join(', ') }),
        without: without(filter, 'not'),
      })
  }
  return found
}

/** The regions that a filter names, wanted or not. */
export const regionCodesOf = (filter: PropertyFilter): string[] => [
  ...new Set([...(filter.regionCodes ?? []), ...(filter.not?.regionCodes ?? [])]),
]

type Read = Partial<PropertyConditions>

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' && Object.values(value).every(isNothing))

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, it]) => key !== '__typename' && !isNothing(it))
      .map(([key, it]) => [key, plain(it)]),
  )
}

/** What was read, as a filter again: what is null or empty is any, and has no place in it. */
export const filterOf = (read: Read): PropertyFilter => {
  const filter: PropertyFilter = {}
  return Object.assign(filter, plain(read))
}
