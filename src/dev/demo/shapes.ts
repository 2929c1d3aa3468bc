import type { PropertyType } from '../../domain/property.ts'
import type { ApartmentKind } from './names.ts'
import type { Character } from './quarters.ts'
import type { Random } from './random.ts'

/** What a building is like, before it has a place, a name and a price. */
export interface Shape {
  kind: ApartmentKind
  year: number
  areas: [number, ...number[]]
  supplyArea: number | null
  households: number | null
  buildings: number | null
  topFloor: number
  floorAreaRatio: number | null
  floorInfo: string | null
}

type Plan = readonly [number, ...number[]]

/** Exclusive areas as plans are drawn: just under the limits of 60 and 85㎡ that taxes and loans look at. */
const PLANS: readonly [Plan, ...Plan[]] = [
  [84, 59],
  [59, 84],
  [84, 59, 114],
  [84, 101],
  [59, 49],
  [84],
  [114, 134, 84],
  [59, 74, 84],
  [74, 84],
]

const exact = (area: number, random: Random): number =>
  Number((area + 0.02 + random.next() * 0.96).toFixed(2))
const between = (min: number, max: number, random: Random) =>
  Number((min + random.next() * (max - min)).toFixed(2))

const supplyOf = (area: number, efficiency: number, random: Random) =>
  Number((area / (efficiency + (random.next() - 0.5) * 0.05)).toFixed(2))

const KINDS: Readonly<Record<Character, Readonly<Record<ApartmentKind, number>>>> = {
  apartments: { estate: 62, old: 12, single: 12, compact: 14 },
  centre: { estate: 43, old: 8, single: 20, compact: 29 },
  university: { estate: 56, old: 10, single: 16, compact: 18 },
  villas: { estate: 44, old: 12, single: 28, compact: 16 },
  mixed: { estate: 49, old: 13, single: 21, compact: 17 },
}

const apartment = (kind: ApartmentKind, thisYear: number, random: Random): Shape => {
  switch (kind) {
    case 'compact': {
      const households = random.int(24, 149)
      const area = between(13, 28.9, random)
      const areas: [number, number] = [area, between(area, 29.8, random)]
      return {
        kind,
        year: random.int(2010, thisYear - 3),
        areas,
        ...tower(areas[0], 0.72, households, 1, random.int(5, 18), random),
      }
    }
    case 'old': {
      const households = random.int(90, 980)
      const areas: [number, number] = [between(24, 39.9, random), between(41, 49.9, random)]
      const floors = random.chance(0.5) ? 5 : random.int(11, 15)
      return {
        kind,
        year: random.int(1983, 1998),
        areas,
        ...tower(areas[0], 0.75, households, 2, floors, random),
      }
    }
    case 'single': {
      const households = random.int(19, 110)
      const areas: [number, number] = [
        exact(random.pick([59, 84, 74, 54]), random),
        exact(random.pick([84, 69]), random),
      ]
      return {
        kind,
        year: random.int(1996, thisYear - 1),
        areas,
        ...tower(areas[0], 0.78, households, 1, random.int(6, 16), random),
      }
    }
    case 'estate': {
      const year = thisYear - Math.floor(41 * random.next() ** 1.25)
      const [first, ...rest] = random.pick(PLANS)
      const areas: [number, ...number[]] = [exact(first, random), ...rest.map((area) => exact(area, random))]
      const households = random.int(12, 90) * random.pick([10, 15, 20, 30])
      const floors = year < 2000 ? random.int(12, 20) : random.int(15, year > 2012 ? 42 : 29)
      return {
        kind,
        year,
        areas,
        ...tower(areas[0], 0.765, households, Math.ceil(households / 105), floors, random),
      }
    }
    default:
      return kind satisfies never
  }
}

const tower = (
  area: number,
  efficiency: number,
  households: number,
  buildings: number,
  topFloor: number,
  random: Random,
) => ({
  supplyArea: supplyOf(area, efficiency, random),
  households: random.chance(0.02) ? null : households,
  buildings,
  topFloor,
  floorAreaRatio: random.chance(0.05) ? null : random.int(170, 320),
  floorInfo: `지상 ${topFloor}층, 지하 ${random.int(1, 3)}층`,
})

const officetel = (thisYear: number, random: Random): Shape => {
  const households = random.int(60, 680)
  const large = random.chance(0.24)
  const first = large ? random.pick([between(44, 79, random), exact(84, random)]) : between(17, 34, random)
  const areas: [number, number] = [first, between(first, first * 1.6, random)]
  const topFloor = random.int(9, 26)
  const year = thisYear - 1 - Math.floor(22 * random.next())
  return {
    kind: 'single',
    year,
    areas,
    ...tower(first, 0.52, households, random.int(1, 2), topFloor, random),
    floorAreaRatio: random.int(500, 990),
  }
}

const lowRise = (type: 'VILLA' | 'ONEROOM', thisYear: number, random: Random): Shape => {
  const villa = type === 'VILLA'
  const villaArea = () => random.pick([between(29, 58, random), exact(59, random), exact(84, random)])
  const first = villa ? villaArea() : between(13, 29, random)
  const second = villa ? villaArea() : between(first, first + 8, random)
  const topFloor = villa ? random.int(3, 5) : random.int(3, 6)
  const year = thisYear - 1 - Math.floor((villa ? 33 : 22) * random.next())
  return {
    kind: 'single',
    year,
    areas: [first, second],
    supplyArea: random.chance(0.2) ? null : supplyOf(first, villa ? 0.84 : 0.78, random),
    households: random.chance(0.15) ? null : villa ? random.int(6, 19) : random.int(8, 30),
    buildings: 1,
    topFloor,
    floorAreaRatio: random.chance(0.35) ? null : random.int(150, 250),
    floorInfo: `지상 ${topFloor}층`,
  }
}

const house = (thisYear: number, random: Random): Shape => {
  const topFloor = random.int(1, 4)
  const area = between(60, 110, random) * (topFloor === 1 ? 1 : topFloor * 0.75)
  return {
    kind: 'single',
    year: thisYear - 2 - Math.floor(48 * random.next()),
    areas: [Number(area.toFixed(2))],
    supplyArea: null,
    households: random.chance(0.4) ? null : Math.max(1, topFloor * random.int(1, 3)),
    buildings: 1,
    topFloor,
    floorAreaRatio: random.chance(0.5) ? null : random.int(80, 200),
    floorInfo: `지상 ${topFloor}층`,
  }
}

export const drawShape = (
  type: PropertyType,
  character: Character,
  thisYear: number,
  random: Random,
): Shape => {
  switch (type) {
    case 'APARTMENT':
      return apartment(random.weighted(KINDS[character]), thisYear, random)
    case 'OFFICETEL':
      return officetel(thisYear, random)
    case 'VILLA':
    case 'ONEROOM':
      return lowRise(type, thisYear, random)
    case 'HOUSE':
      return house(thisYear, random)
    default:
      return type satisfies never
  }
}
