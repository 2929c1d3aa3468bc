import { PROPERTY_TYPES, PYEONG } from '../property.ts'
import type { PropertyQuery, PropertyType } from '../property.ts'
import type { Bound } from './bound.ts'
import { envelope, LIMITS, possible, tightest } from './interval.ts'
import type { Interval } from './interval.ts'
import type { WordClass } from './word-class.ts'
import type { ResolvedPlaces } from './place-resolution.ts'
import { kindOf } from './token.ts'
import type { Token } from './token.ts'
import { readWalk } from './walk.ts'

type Conditions = Pick<
  PropertyQuery,
  | 'propertyTypes'
  | 'exclusiveArea'
  | 'completionYear'
  | 'totalHouseholds'
  | 'subwayWalkingTime'
  | 'directTrade'
  | 'includesNearbyFacilities'
  | 'includesAgent'
> & { claimed: ReadonlySet<Token> }

/** 미만 and 초과 leave the bound itself out by this much ㎡. */
const AREA_STEP = 0.01
/** An area said without a comparator: 84㎡, 25평. */
const AREA_TOLERANCE = 0.05
export const STANDARD_AREA = 84
export const LARGE_COMPLEX = 1000
/** The exclusive areas that flats are built in; beside 아파트 they need no unit (아파트 84 전세). */
const USUAL_AREAS = new Set([39, 49, 59, 74, 84, 101, 114, 135])

/** Everything but places and prices. */
export const readConditions = (tokens: readonly Token[], where: ResolvedPlaces, year: number): Conditions => {
  const claimed = new Set<Token>()
  const types = new Set<PropertyType>()
  const areas: Interval[] = []
  const years: Interval[] = []
  const households: Interval[] = []
  let directTrade: boolean | null = null
  let includesAgent = false
  let facilities = false
  tokens.forEach((token, i) => {
    if (token.kind === 'BOUND') {
      const area = possible(readArea(tokens, i, token.bound), LIMITS.area)
      const built = possible(readCompletion(tokens, i, token.bound, year), LIMITS.year)
      const size = possible(readHouseholds(token.bound), LIMITS.households)
      if (area) areas.push(area)
      if (built) years.push(built)
      if (size) households.push(size)
      if (area || built || size) claimed.add(token)
      if (area) claimNeighbours(tokens, i, ['EXCLUSIVE_AREA'], claimed)
      if (built) claimNeighbours(tokens, i, ['BUILT', 'MOVE', 'OLD'], claimed)
    }
    if (token.kind !== 'WORD') return
    const { word } = token
    if (word.kind === 'TYPE') for (const type of word.types) types.add(type)
    else if (word.kind === 'DIRECT') directTrade = true
    else if (word.kind === 'AGENT') includesAgent = true
    else if (word.kind === 'NEW') years.push({ min: year - word.years, max: null })
    else if (word.kind === 'COMPLEX') households.push({ min: LARGE_COMPLEX, max: null })
    else if (word.kind === 'STANDARD_AREA') areas.push(around(STANDARD_AREA))
    else if (
      word.kind === 'SUBWAY' ||
      word.kind === 'STATION_AREA' ||
      word.kind === 'SCHOOL' ||
      word.kind === 'FACILITY'
    ) {
      facilities = true
    } else return
    claimed.add(token)
  })
  const walk = readWalk(tokens, where)
  for (const token of walk.claimed) claimed.add(token)
  return {
    propertyTypes: PROPERTY_TYPES.filter((type) => types.has(type)),
    exclusiveArea: envelope(areas),
    completionYear: tightest(years),
    totalHouseholds: tightest(households),
    subwayWalkingTime: possible(walk.minutes, LIMITS.minutes) ?? null,
    directTrade,
    includesNearbyFacilities: facilities || walk.minutes !== null,
    includesAgent: includesAgent || directTrade === true,
    claimed,
  }
}

/** An area said without a comparator. */
export const around = (metres: number, tolerance = AREA_TOLERANCE): Interval => ({
  min: hundredths(metres * (1 - tolerance)),
  max: hundredths(metres * (1 + tolerance)),
})

const hundredths = (value: number): number => Math.round(value * 100) / 100

const previousContent = (tokens: readonly Token[], i: number): Token | undefined =>
  tokens
    .slice(0, i)
    .findLast((token) => token.kind !== 'PARTICLE' && kindOf(token) !== 'FILLER' && kindOf(token) !== 'LIMIT')

/** A complex that is known by its name is one of flats, and so is its size said (마래푸 84). */
const isApartment = (token: Token | undefined): boolean =>
  token?.kind === 'COMPLEX' ||
  (token?.kind === 'WORD' && token.word.kind === 'TYPE' && token.word.types.includes('APARTMENT'))

/** The area that a bound among its tokens says; undefined where it says none. */
export const readArea = (tokens: readonly Token[], i: number, bound: Bound): Interval | undefined => {
  const before = kindOf(previousContent(tokens, i))
  if (before === 'OTHER_AREA') return undefined
  const bare = bound.unit === 'BARE' && before === 'EXCLUSIVE_AREA' && bound.value >= 10 && bound.value <= 400
  const usual =
    bound.unit === 'BARE' &&
    USUAL_AREAS.has(bound.value) &&
    bound.comparators.length === 0 &&
    (isApartment(previousContent(tokens, i)) || isApartment(tokens[i + 1]))
  if (usual) return around(bound.value)
  if (!bare && bound.unit !== 'SQUARE_METRE' && bound.unit !== 'PYEONG') return undefined
  if (bound.unit === 'PYEONG' && before !== 'EXCLUSIVE_AREA' && isSaidAsSupply(tokens))
    return exclusiveOfSupply(bound)
  const metres = bound.unit === 'PYEONG' ? PYEONG : 1
  const { comparators } = bound
  if (comparators.length === 0) return around(bound.value * metres)
  const below = excludesMax(bound)
  return {
    min:
      bound.min === undefined
        ? null
        : hundredths(bound.min * metres + (comparators.includes('GT') ? AREA_STEP : 0)),
    max: bound.max === undefined ? null : hundredths(bound.max * metres - (below ? AREA_STEP : 0)),
  }
}

/** Below 30평 and 20평대 leave out the bound that they end at. */
const excludesMax = ({ comparators }: Bound): boolean =>
  comparators.includes('LT') || (comparators.includes('BAND') && !comparators.includes('LE'))

/** What of the supply area of a flat is its own: the least and the most that is usual. */
const LEAST_EXCLUSIVE = 0.7
const MOST_EXCLUSIVE = 0.8

/** 평 of an apartment, or where no kind of home is said, is the supply area; of every other kind it is the exclusive one. */
const isSaidAsSupply = (tokens: readonly Token[]): boolean => {
  const kinds = tokens.flatMap((token) =>
    token.kind === 'WORD' && token.word.kind === 'TYPE' ? token.word.types : [],
  )
  return kinds.length === 0 || kinds.includes('APARTMENT')
}

/** The exclusive areas of flats that are sold as so many 평. */
const exclusiveOfSupply = (bound: Bound): Interval => {
  const { comparators, value } = bound
  const { min, max } = comparators.length === 0 ? { min: value, max: value } : bound
  const least = comparators.includes('GT') ? AREA_STEP : 0
  const most = excludesMax(bound) ? AREA_STEP : 0
  return {
    min: min === undefined ? null : hundredths(min * PYEONG * LEAST_EXCLUSIVE + least),
    max: max === undefined ? null : hundredths(max * PYEONG * MOST_EXCLUSIVE - most),
  }
}

const readCompletion = (
  tokens: readonly Token[],
  i: number,
  bound: Bound,
  year: number,
): Interval | undefined => {
  if (bound.unit !== 'CALENDAR_YEAR' && bound.unit !== 'YEARS') return undefined
  const near = [...tokens.slice(Math.max(0, i - 3), i), ...tokens.slice(i + 1, i + 4)].map(kindOf)
  const built = near.includes('BUILT')
  if (near.includes('STAY') && !built) return undefined
  const said = bound.comparators.length > 0
  if (bound.unit === 'CALENDAR_YEAR') {
    if (bound.value > year || (!built && !said)) return undefined
    if (near.includes('MOVE') && !built && bound.value >= year) return undefined
    return said ? { min: bound.min ?? null, max: bound.max ?? null } : { min: bound.value, max: bound.value }
  }
  if (!built && (!said || near.includes('MOVE'))) return undefined
  // An age turns round into a year: at most ten years old is completed ten years ago or later.
  const newest = said ? bound.min : undefined
  return {
    min: bound.max === undefined ? null : year - Math.ceil(bound.max),
    max: newest === undefined ? null : year - Math.floor(newest),
  }
}

const readHouseholds = (bound: Bound): Interval | undefined => {
  // 1가구 2주택, 4세대 빌라: small numbers count something else.
  if (bound.unit !== 'HOUSEHOLDS' || bound.value < 10) return undefined
  if (bound.comparators.length === 0) return { min: bound.value, max: null }
  return {
    min: bound.min === undefined ? null : Math.floor(bound.min),
    max: bound.max === undefined ? null : Math.ceil(bound.max),
  }
}

const claimNeighbours = (
  tokens: readonly Token[],
  i: number,
  kinds: readonly WordClass['kind'][],
  claimed: Set<Token>,
): void => {
  for (const token of tokens.slice(Math.max(0, i - 3), i + 4)) {
    const kind = kindOf(token)
    if (kind && kinds.includes(kind)) claimed.add(token)
  }
}
