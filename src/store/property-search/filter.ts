import type { PropertyFilter, Range } from '../../domain/property.ts'
import { codePrefix } from '../../domain/region.ts'
import { readTextQuery } from '../grams.ts'
import { codeRange } from '../region-range.ts'
import type { Parameters } from '../statement.ts'

type Bound = Range | null | undefined

const isBounded = (range: Bound): range is Range => range?.min != null || range?.max != null

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
]

export const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`

/** The same for two filters that mean the same: what is empty left out, lists as sets, names in order. */
export const canonicalFilter = (filter: PropertyFilter): string =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value != null && value !== '' && !(Array.isArray(value) && value.length === 0))
      .filter(([, value]) => !isRange(value) || isBounded(value))
      .map(([key, value]) => [key, canonicalValue(value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('south' in value)

const canonicalValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...new Set<string>(value)].toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part != null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}
