import { PROPERTY_TYPES, type PropertyType } from '../../domain/property.ts'
import { describeHome } from './descriptions.ts'
import { formatDay, yearsSince } from './day.ts'
import type { Home } from './home.ts'
import { nameHome } from './names.ts'
import { jeonseRatioOf, unitPriceOf } from './prices.ts'
import type { Character, Quarter } from './quarters.ts'
import { randomOf, type Random } from './random.ts'
import { DEMO_CODE } from '../../store/demo.ts'
import { drawShape } from './shapes.ts'
import { walkToStation, type Station } from './stations.ts'

const SHARES: Readonly<Record<Character, Readonly<Record<PropertyType, number>>>> = {
  apartments: { APARTMENT: 64, OFFICETEL: 9, VILLA: 12, ONEROOM: 7, HOUSE: 8 },
  centre: { APARTMENT: 42, OFFICETEL: 32, VILLA: 9, ONEROOM: 13, HOUSE: 4 },
  university: { APARTMENT: 36, OFFICETEL: 16, VILLA: 14, ONEROOM: 26, HOUSE: 8 },
  villas: { APARTMENT: 28, OFFICETEL: 8, VILLA: 34, ONEROOM: 12, HOUSE: 18 },
  mixed: { APARTMENT: 42, OFFICETEL: 14, VILLA: 20, ONEROOM: 12, HOUSE: 12 },
}
const LETTERS = { APARTMENT: 'A', OFFICETEL: 'O', VILLA: 'V', ONEROOM: 'R', HOUSE: 'H' } as const
const DIRECTIONS = {
  남향: 40,
  남동향: 22,
  남서향: 18,
  동향: 9,
  서향: 6,
  북동향: 2,
  북서향: 2,
  북향: 1,
} as const

/** A home lies within 350 m of the middle of its dong. */
const RADIUS = 340
const METRES_PER_DEGREE = 111_195

const placeIn = (quarter: Quarter, random: Random) => {
  const { latitude, longitude } = quarter.region
  const distance = RADIUS * Math.sqrt(random.next())
  const angle = 2 * Math.PI * random.next()
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return {
    latitude: Number((latitude + (distance * Math.sin(angle)) / METRES_PER_DEGREE).toFixed(6)),
    longitude: Number((longitude + (distance * Math.cos(angle)) / east).toFixed(6)),
  }
}

const lotNumber = (random: Random) =>
  random.chance(0.3) ? `${random.int(1, 990)}` : `${random.int(1, 990)}-${random.int(1, 48)}`

/** Every dong has an apartment, so that no gu is without. */
const drawType = (quarter: Quarter, at: number, random: Random): PropertyType =>
  at === 0 ? 'APARTMENT' : random.weighted(SHARES[quarter.character])

const buildHome = (
  quarter: Quarter,
  type: PropertyType,
  code: string,
  stations: readonly Station[],
  today: number,
  random: Random,
  taken: Set<string>,
): Home => {
  const thisMonth = formatDay(today).slice(0, 7).replace('-', '')
  const shape = drawShape(type, quarter.character, Number(thisMonth.slice(0, 4)), random)
  const drawn = `${shape.year}${String(random.int(1, 12)).padStart(2, '0')}`
  const completionDate = drawn < thisMonth ? drawn : `${shape.year - 1}${drawn.slice(4)}`
  const place = placeIn(quarter, random)
  const walk = walkToStation(place, stations)
  const age = yearsSince(completionDate, today)
  const make = { type, kind: shape.kind, age, households: shape.households, walk }
  const { dong, full } = { dong: quarter.region.name, full: quarter.region.fullName }
  const shortTerm = (type === 'ONEROOM' || type === 'OFFICETEL') && random.chance(0.06)
  const row = {
    code,
    name: nameHome(dong, type, shape.kind, shape.year, random, taken),
    propertyType: type,
    regionCode: quarter.region.code,
    address: `${full} ${lotNumber(random)}`,
    addressDetail: null,
    ...place,
    exclusiveArea: shape.areas[0],
    supplyArea: shape.supplyArea,
    minExclusiveArea: Math.min(...shape.areas),
    maxExclusiveArea: Math.max(...shape.areas),
    representativeArea: shape.areas[0],
    totalHouseholds: shape.households,
    totalBuildings: shape.buildings,
    completionDate,
    floorAreaRatio: shape.floorAreaRatio,
    floorInfo: shape.floorInfo,
    direction: type === 'ONEROOM' && random.chance(0.3) ? null : random.weighted(DIRECTIONS),
    dealCount: 0,
    leaseCount: 0,
    rentCount: 0,
    shortTermRentCount: 0,
  }
  const unitPrice = unitPriceOf(quarter, make, random)
  const jeonseRatio = jeonseRatioOf(quarter, make, random)
  const words = describeHome({ type, kind: shape.kind, age, walk, row, quarter, shortTerm }, random)
  return {
    row: { ...row, ...words },
    quarter,
    kind: shape.kind,
    areas: shape.areas,
    topFloor: shape.topFloor,
    walk,
    unitPrice,
    jeonseRatio,
    shortTerm,
  }
}

/** All homes, numbered per type in the order of their region codes. */
export const demoHomes = (
  quarters: readonly Quarter[],
  stations: readonly Station[],
  today: number,
): Home[] => {
  const counts = new Map<PropertyType, number>(PROPERTY_TYPES.map((type) => [type, 0]))
  return quarters.flatMap((quarter) => {
    const random = randomOf(`homes ${quarter.region.code}`)
    const taken = new Set<string>()
    return Array.from({ length: quarter.homes }, (_, at) => {
      const type = drawType(quarter, at, random)
      const number = (counts.get(type) ?? 0) + 1
      counts.set(type, number)
      const code = `${DEMO_CODE}${LETTERS[type]}-${String(number).padStart(6, '0')}`
      return buildHome(quarter, type, code, stations, today, random, taken)
    })
  })
}
