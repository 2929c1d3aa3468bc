import { DIRECTIONS, FLOOR_LEVELS, PROPERTY_TYPES, TRANSACTION_TYPES } from '../property.ts'
import type { PropertyExclusion, PropertyQuery } from '../property.ts'
import { around, LARGE_COMPLEX, readArea, STANDARD_AREA } from './condition.ts'
import { floorOf } from './feature.ts'
import { resolvePlaces } from './place-resolution.ts'
import type { RegionBook } from '../region-book.ts'
import { isWithin } from './places.ts'
import type { Bound } from './bound.ts'
import type { Token } from './token.ts'
import type { Unit } from './unit.ts'

type Asked = Omit<PropertyQuery, 'not' | 'order' | 'unrecognized'>

interface Denials {
  query: Asked & Pick<PropertyQuery, 'not'>
  /** The tokens whose denial the query keeps; the others are conditions that nobody applies. */
  kept: ReadonlySet<Token>
}

interface Denying {
  tokens: readonly Token[]
  negated: ReadonlyMap<Token, readonly Token[]>
  unsure: ReadonlySet<Token>
  /** Understood as they are: nothing is refused by them. */
  spent: ReadonlySet<Token>
  /** What the sentence asks for. */
  asked: Asked
  year: number
  /** What became of regions that are in force no more. */
  book: RegionBook
}

/** Values of a closed set stand in its order, however they were said. */
const ORDERED: { [Field in keyof PropertyExclusion]?: readonly unknown[] } = {
  propertyTypes: PROPERTY_TYPES,
  transactionTypes: TRANSACTION_TYPES,
  floorLevels: FLOOR_LEVELS,
  directions: DIRECTIONS,
}

/** Years after which a home is 구축 to those who want none. */
const OLD_YEARS = 20
const NONE = { min: null, max: 0 }

type Lists = { [Field in keyof PropertyExclusion]: NonNullable<PropertyExclusion[Field]> }

/**
 * What a sentence takes back, as what a home must not be; where that is an end of a scale, as the other end of it (no new home,
 * none below the ground, no direct trade). What cannot be kept so, or contradicts what is asked for, is left to be told.
 */
export const readDenials = ({ tokens, negated, unsure, spent, asked, year, book }: Denying): Denials => {
  const kept = new Set<Token>()
  const not: Lists = {}
  const changed: Partial<Asked> = {}
  const denied = tokens.filter((token) => negated.has(token) && !unsure.has(token) && !spent.has(token))
  const wanted = boundsOf(tokens.filter((token) => !negated.has(token)))

  /** Keeps what is refused of one kind, unless it is asked for, too. */
  const refuse = <
    Field extends 'propertyTypes' | 'transactionTypes' | 'floorLevels' | 'directions' | 'complexNames',
  >(
    field: Field,
    token: Token,
    values: NonNullable<PropertyExclusion[Field]>,
  ): void => {
    const there: readonly unknown[] = asked[field] ?? []
    if (values.some((value) => there.includes(value))) return
    const refused = new Set([...(not[field] ?? []), ...values])
    const all: readonly unknown[] = ORDERED[field] ?? [...refused]
    Object.assign(not, { [field]: all.filter((it) => refused.has(it as never)) })
    kept.add(token)
  }
  /** Sets a field that nothing else was said of. */
  const set = (token: Token, change: Partial<Asked>): void => {
    const isFree = Object.keys(change).every((name) => asked[name as keyof Asked] == null)
    if (!isFree) return
    Object.assign(changed, change)
    kept.add(token)
  }

  for (const token of denied) {
    if (token.kind === 'COMPLEX') refuse('complexNames', token, [...token.names])
    if (token.kind === 'BOUND') {
      const area = readArea(tokens, tokens.indexOf(token), token.bound)
      const floor = floorOf(token)
      if (area) not.exclusiveArea = [...(not.exclusiveArea ?? []), area]
      if (floor) not.floor = [...(not.floor ?? []), floor]
      if (area || floor || isReplaced(token.bound, wanted)) kept.add(token)
    }
    if (token.kind !== 'WORD') continue
    const { word } = token
    if (word.kind === 'TYPE') refuse('propertyTypes', token, [...word.types])
    if (word.kind === 'DEAL') refuse('transactionTypes', token, [...word.deals])
    if (word.kind === 'FLOOR_LEVEL') refuse('floorLevels', token, [...word.levels])
    if (word.kind === 'DIRECTION') refuse('directions', token, [...word.directions])
    if (word.kind === 'BASEMENT') {
      if ((asked.floor?.min ?? 0) > 0) kept.add(token)
      else set(token, { floor: { min: 1, max: null } })
    }
    if (word.kind === 'STANDARD_AREA') {
      not.exclusiveArea = [...(not.exclusiveArea ?? []), around(STANDARD_AREA)]
      kept.add(token)
    }
    if (word.kind === 'ROOMS' && isReplaced({ unit: 'ROOM', value: word.count }, wanted)) kept.add(token)
    if (word.kind === 'FEATURE')
      set(
        token,
        word.feature === 'parkingSpaces'
          ? { parkingSpaces: word.has ? NONE : null }
          : { [word.feature]: !word.has },
      )
    if (word.kind === 'DIRECT') set(token, { directTrade: false })
    if (word.kind === 'NEW') set(token, { completionYear: { min: null, max: year - word.years - 1 } })
    if (word.kind === 'OLD') set(token, { completionYear: { min: year - OLD_YEARS, max: null } })
    if (word.kind === 'COMPLEX') set(token, { totalHouseholds: { min: null, max: LARGE_COMPLEX - 1 } })
  }
  const places = refusedPlaces(tokens, denied, asked.regionCodes, book)
  for (const token of places.kept) kept.add(token)
  if (places.codes.length > 0) not.regionCodes = places.codes
  return { query: { ...asked, ...changed, ...(Object.keys(not).length > 0 && { not }) }, kept }
}

/** The values that are asked for, by unit. */
const boundsOf = (tokens: readonly Token[]): ReadonlyMap<Unit, ReadonlySet<number>> => {
  const values = new Map<Unit, Set<number>>()
  for (const token of tokens) {
    const said =
      token.kind === 'BOUND'
        ? token.bound
        : token.kind === 'WORD' && token.word.kind === 'ROOMS'
          ? ({ unit: 'ROOM', value: token.word.count } as const)
          : null
    if (said) values.set(said.unit, (values.get(said.unit) ?? new Set()).add(said.value))
  }
  return values
}

/** 투룸 말고 쓰리룸. */
const isReplaced = (
  { unit, value }: Pick<Bound, 'unit' | 'value'>,
  wanted: ReturnType<typeof boundsOf>,
): boolean => {
  const values = wanted.get(unit)
  return unit !== 'OTHER' && values !== undefined && values.size > 0 && !values.has(value)
}

type Place = Extract<Token, { kind: 'PLACE' }>
const isPlace = (token: Token): token is Place => token.kind === 'PLACE'

/** Where a home must not be: 서울에서 강남구랑 서초구 빼고. A place that holds what is asked for cannot be meant. */
const refusedPlaces = (
  tokens: readonly Token[],
  denied: readonly Token[],
  asked: readonly string[],
  book: RegionBook,
): { codes: string[]; kept: Token[] } => {
  const refused = denied.filter(isPlace)
  if (refused.length === 0) return { codes: [], kept: [] }
  const alone = resolvePlaces(
    refused.map(({ mention }) => mention),
    book,
  ).accepted
  const together = resolvePlaces(
    tokens.filter(isPlace).map(({ mention }) => mention),
    book,
  ).accepted
  const found = refused.flatMap((token) => {
    const own = [alone, together].flatMap(
      (all) => all.find(({ mention }) => mention === token.mention) ?? [],
    )[0]
    const codes = own?.codes ?? []
    const inside = codes.filter((code) => asked.some((outer) => isWithin(code, outer)))
    const meant = inside.length > 0 ? inside : codes
    const holds =
      asked.length > 0 &&
      asked.every((other) => meant.some((code) => other === code || isWithin(other, code)))
    return meant.length === 0 || holds ? [] : [{ token, codes: meant }]
  })
  const all = [...new Set(found.flatMap(({ codes }) => codes))]
  // 인천 논현동 말고: who tells places of one name apart refuses the one, and not all around it.
  return {
    codes: all.filter((code) => !all.some((other) => isWithin(other, code))),
    kept: found.map(({ token }) => token),
  }
}
