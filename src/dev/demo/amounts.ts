import type { TransactionType } from '../../domain/property.ts'
import type { Home } from './home.ts'
import { marketValue, roundAmount, splitRent, type Unit } from './prices.ts'
import type { Random } from './random.ts'

export interface Amounts {
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
}

export const amountsOf = (
  home: Home,
  type: TransactionType,
  unit: Unit,
  factor: number,
  random: Random,
): Amounts => {
  const value = marketValue(home, type, unit) * factor
  switch (type) {
    case 'SALE':
      return { salePrice: roundAmount(value), deposit: null, monthlyRent: null }
    case 'JEONSE':
      return { salePrice: null, deposit: roundAmount(value), monthlyRent: null }
    case 'RENT':
      return { salePrice: null, ...splitRent(home.row.propertyType, value, random) }
    default:
      return type satisfies never
  }
}

/** One home in the building: mostly of its main size; of a house a part is let and the whole is sold. */
export const drawUnit = (home: Home, type: TransactionType, yearsAgo: number, random: Random): Unit => {
  const [first, ...rest] = home.areas
  if (home.row.propertyType === 'HOUSE') {
    const share = type === 'SALE' ? 1 : Math.min(1, (26 + 60 * random.next()) / first)
    return {
      area: Number((first * share).toFixed(2)),
      floor: type === 'SALE' ? null : random.int(1, home.topFloor),
      yearsAgo,
    }
  }
  const other = rest[random.int(0, Math.max(0, rest.length - 1))]
  const area = other !== undefined && random.chance(0.45) ? other : first
  const basement =
    (home.row.propertyType === 'VILLA' || home.row.propertyType === 'ONEROOM') && random.chance(0.06)
  return { area, floor: basement ? -1 : random.int(1, home.topFloor), yearsAgo }
}
