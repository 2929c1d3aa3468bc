import type { PropertyType, TransactionType } from '../../domain/property.ts'
import type { Home } from './home.ts'
import type { ApartmentKind } from './names.ts'
import type { Quarter } from './quarters.ts'
import type { Random } from './random.ts'
import type { Walk } from './stations.ts'

interface Make {
  type: PropertyType
  kind: ApartmentKind
  age: number
  households: number | null
  walk: Walk | null
}

/** From this level on an old apartment is dear for the rebuilding to come instead of cheap for its age. */
const REBUILDING_LEVEL = 1500

const apartmentAge = (age: number, level: number): number => {
  if (age <= 5) return 1.2
  if (age <= 10) return 1.12
  if (age <= 15) return 1.02
  if (age <= 20) return 0.95
  if (age <= 30) return 0.88
  return level >= REBUILDING_LEVEL ? 1.02 : 0.8
}

const otherAge = (age: number): number => {
  if (age <= 5) return 1.13
  if (age <= 10) return 1.05
  return age <= 20 ? 0.94 : 0.8
}

const KINDS: Readonly<Record<Exclude<ApartmentKind, 'compact'>, number>> = {
  estate: 1,
  old: 0.82,
  single: 0.72,
}

/**
 * 만원 a ㎡ today. Apartments follow the dong's level; the other types rise far more slowly from a cheap dong to a dear
 * one (an officetel costs half an apartment in 강남 and nearly as much in 평택), hence the power below one; so do the
 * tiny apartments of 도시형생활주택.
 */
export const unitPriceOf = (quarter: Quarter, make: Make, random: Random): number => {
  const level = quarter.unitPrice
  const minutes = make.walk?.minutes ?? 30
  const near = minutes <= 5 ? 1.06 : minutes <= 10 ? 1.03 : minutes <= 20 ? 1 : 0.95
  const size = (make.households ?? 0) >= 1000 ? 1.03 : 1
  const spread = 1 + random.normal() * 0.09
  switch (make.type) {
    case 'APARTMENT':
      if (make.kind === 'compact') return 14 * level ** 0.58 * otherAge(make.age) * near * spread
      return level * apartmentAge(make.age, level) * KINDS[make.kind] * near * size * spread
    case 'OFFICETEL':
      return 13.5 * level ** 0.58 * otherAge(make.age) * near * spread
    case 'VILLA':
      return 10.5 * level ** 0.58 * otherAge(make.age) * spread
    case 'ONEROOM':
      return 11.5 * level ** 0.58 * otherAge(make.age) * near * spread
    case 'HOUSE':
      return 8.5 * level ** 0.63 * spread
    default:
      return make.type satisfies never
  }
}

const JEONSE_RATIOS = { OFFICETEL: 0.81, VILLA: 0.77, ONEROOM: 0.84, HOUSE: 0.72 } as const

export const jeonseRatioOf = (quarter: Quarter, make: Make, random: Random): number => {
  const usual =
    make.type === 'APARTMENT'
      ? quarter.jeonseRatio + (make.kind === 'compact' ? 0.2 : 0)
      : JEONSE_RATIOS[make.type]
  const rebuilding =
    make.type === 'APARTMENT' && make.age > 30 && quarter.unitPrice >= REBUILDING_LEVEL ? -0.08 : 0
  const spread = random.normal() * (make.type === 'APARTMENT' ? 0.05 : 0.07)
  return Math.max(0.25, Math.min(1.03, usual + rebuilding + spread))
}

const sizeFactor = (type: PropertyType, area: number): number => {
  if (type !== 'APARTMENT') return area < 20 ? 1.06 : 1
  if (area < 60) return 1.05
  if (area < 86) return 1
  return area < 116 ? 0.93 : 0.87
}

const floorFactor = (type: PropertyType, floor: number, topFloor: number): number => {
  if (type === 'HOUSE') return 1
  if (floor < 0) return 0.72
  if (floor <= 1) return 0.92
  if (floor <= 3) return 0.96
  return floor > topFloor * 0.7 ? 1.03 : 1
}

/** Rents rose a little everywhere while prices went their own ways. */
const yearlyRise = (home: Home, type: TransactionType): number =>
  (type === 'SALE' ? home.quarter.yearlyTrend : home.quarter.yearlyTrend * 0.4 + 1.5) / 100

export interface Unit {
  area: number
  floor: number | null
  /** A part of a house is let, the whole of it is sold. */
  yearsAgo: number
}

/** What the market would pay for it then: the sale price, or the jeonse deposit that JEONSE and RENT are measured by. */
export const marketValue = (home: Home, type: TransactionType, unit: Unit): number => {
  const propertyType = home.row.propertyType
  const base = home.unitPrice * unit.area * sizeFactor(propertyType, unit.area)
  const floor = floorFactor(propertyType, unit.floor ?? 5, home.topFloor)
  const then = (1 + yearlyRise(home, type)) ** -unit.yearsAgo
  return base * floor * then * (type === 'SALE' ? 1 : home.jeonseRatio)
}

/** Amounts as people write them: 4억 3,500, not 43,487. */
export const roundAmount = (amount: number): number => {
  const step =
    amount >= 200_000 ? 2500 : amount >= 50_000 ? 500 : amount >= 10_000 ? 100 : amount >= 1000 ? 50 : 10
  return Math.max(step, Math.round(amount / step) * step)
}

const YEARLY_RATES = {
  APARTMENT: 0.05,
  OFFICETEL: 0.058,
  VILLA: 0.055,
  ONEROOM: 0.066,
  HOUSE: 0.056,
} as const
const ROOM_DEPOSITS = [300, 500, 500, 1000, 1000, 2000, 3000] as const

/** Splits a jeonse value into a deposit and a monthly rent of at least 1만원. */
export const splitRent = (
  type: PropertyType,
  value: number,
  random: Random,
): { deposit: number; monthlyRent: number } => {
  const small = type === 'ONEROOM' || (type === 'OFFICETEL' && value < 30_000)
  const wanted = small ? random.pick(ROOM_DEPOSITS) : value * (0.08 + random.next() * 0.5)
  const deposit = Math.min(roundAmount(wanted), roundAmount(value * 0.7))
  const monthly = ((value - deposit) * YEARLY_RATES[type]) / 12
  const step = monthly >= 100 ? 10 : monthly >= 30 ? 5 : 1
  return { deposit, monthlyRent: Math.max(1, Math.round(monthly / step) * step) }
}
