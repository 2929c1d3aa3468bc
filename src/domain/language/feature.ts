import { DIRECTIONS, FLOOR_LEVELS } from '../property.ts'
import type { Direction, FloorLevel, PropertyQuery } from '../property.ts'
import { countOf, envelope, LIMITS, possible, tightest } from './interval.ts'
import type { Interval } from './interval.ts'
import type { Token } from './token.ts'
import type { Feature } from './word-class.ts'

type Fields = Pick<
  PropertyQuery,
  | 'floor'
  | 'floorLevels'
  | 'directions'
  | 'complexNames'
  | 'rooms'
  | 'bathrooms'
  | 'parkingSpaces'
  | 'elevator'
  | 'pets'
  | 'furnished'
>

interface Features {
  /** Those that are said. */
  fields: Fields
  claimed: ReadonlySet<Token>
}

/** The floor that a token names; below the ground there is no telling how deep. */
export const floorOf = (token: Token): Interval | undefined => {
  if (token.kind === 'WORD' && token.word.kind === 'BASEMENT') return { min: null, max: -1 }
  return token.kind === 'BOUND' && token.bound.unit === 'FLOOR'
    ? possible(countOf(token.bound), LIMITS.floor)
    : undefined
}

const YES: Interval = { min: 1, max: null }
const NO: Interval = { min: null, max: 0 }

/** What a home has: its floor, rooms, light, and what else is in it. */
export const readFeatures = (tokens: readonly Token[]): Features => {
  const claimed = new Set<Token>()
  const floors: Interval[] = []
  const levels = new Set<FloorLevel>()
  const directions = new Set<Direction>()
  const names = new Set<string>()
  const counts: Record<'rooms' | 'bathrooms' | 'parkingSpaces', Interval[]> = {
    rooms: [],
    bathrooms: [],
    parkingSpaces: [],
  }
  const has = new Map<Exclude<Feature, 'parkingSpaces'>, boolean>()
  for (const token of tokens) {
    const floor = floorOf(token)
    if (floor) floors.push(floor)
    else if (token.kind === 'COMPLEX') for (const name of token.names) names.add(name)
    else if (token.kind === 'BOUND') {
      const field = COUNTED[token.bound.unit]
      const count = field && possible(countOf(token.bound), LIMITS.count)
      if (!field || !count) continue
      // A car needs one space; whoever has two needs two or more.
      counts[field].push(
        field === 'parkingSpaces' && count.min === count.max ? { ...count, max: null } : count,
      )
    } else if (token.kind !== 'WORD') continue
    else if (token.word.kind === 'FLOOR_LEVEL') for (const level of token.word.levels) levels.add(level)
    else if (token.word.kind === 'DIRECTION') for (const it of token.word.directions) directions.add(it)
    else if (token.word.kind === 'ROOMS') counts.rooms.push({ min: token.word.count, max: token.word.count })
    else if (token.word.kind === 'FEATURE') {
      const { feature, has: isThere } = token.word
      if (feature === 'parkingSpaces') counts.parkingSpaces.push(isThere ? YES : NO)
      else has.set(feature, isThere)
    } else continue
    claimed.add(token)
  }
  const floor = envelope(floors)
  const rooms = envelope(counts.rooms)
  const bathrooms = envelope(counts.bathrooms)
  const parkingSpaces = tightest(counts.parkingSpaces)
  return {
    fields: {
      ...(floor && { floor }),
      ...(levels.size > 0 && { floorLevels: FLOOR_LEVELS.filter((level) => levels.has(level)) }),
      ...(directions.size > 0 && { directions: DIRECTIONS.filter((it) => directions.has(it)) }),
      ...(names.size > 0 && { complexNames: [...names] }),
      ...(rooms && { rooms }),
      ...(bathrooms && { bathrooms }),
      ...(parkingSpaces && { parkingSpaces }),
      ...Object.fromEntries(has),
    },
    claimed,
  }
}

const COUNTED: Partial<Record<string, 'rooms' | 'bathrooms' | 'parkingSpaces'>> = {
  ROOM: 'rooms',
  BATH: 'bathrooms',
  PARKING: 'parkingSpaces',
}
