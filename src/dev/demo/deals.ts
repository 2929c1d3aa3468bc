import { TRANSACTION_TYPES, type PropertyType, type TransactionType } from '../../domain/property.ts'
import { amountsOf, drawUnit } from './amounts.ts'
import { formatDay, instantOf, yearsSince } from './day.ts'
import type { Home } from './home.ts'
import { randomOf, type Random } from './random.ts'
import { DEMO_SOURCE } from '../../store/demo.ts'
import type { TransactionRow } from './rows.ts'

const SHARES: Readonly<Record<PropertyType, Readonly<Record<TransactionType, number>>>> = {
  APARTMENT: { SALE: 46, JEONSE: 32, RENT: 22 },
  OFFICETEL: { SALE: 25, JEONSE: 30, RENT: 45 },
  VILLA: { SALE: 36, JEONSE: 38, RENT: 26 },
  ONEROOM: { SALE: 3, JEONSE: 35, RENT: 62 },
  HOUSE: { SALE: 34, JEONSE: 34, RENT: 32 },
}
const COUNTS: Readonly<Record<PropertyType, readonly [min: number, max: number]>> = {
  APARTMENT: [11, 17],
  OFFICETEL: [5, 9],
  VILLA: [4, 7],
  ONEROOM: [4, 7],
  HOUSE: [2, 5],
}

/** 36 months; deals are reported within 30 days, so the last days have few. */
const DAYS = 36 * 30.4375

/** A tenant who used the right to renew pays at most 5 % more than two years ago (주택임대차보호법 제7조). */
const renewalOf = (type: TransactionType, random: Random) => {
  if (type === 'SALE') return { contractType: null, renewalRightUsed: null, factor: 1 }
  if (!random.chance(0.32)) return { contractType: '신규' as const, renewalRightUsed: false, factor: 1 }
  const used = random.chance(0.45)
  return {
    contractType: '갱신' as const,
    renewalRightUsed: used,
    factor: used ? 0.9 + random.next() * 0.06 : 0.97,
  }
}

interface Slot {
  type: TransactionType
  /** Number in the home's deals. */
  at: number
  /** When, as a share of the window; 0 is today. */
  when: number
}

/**
 * Deals of one type are spread evenly over the window (one at a random time of each of n equal spans): were they thrown
 * anywhere, a dear complex that happens to be dealt in late would look like a rising market.
 */
const slotsOf = (home: Home, random: Random): Slot[] => {
  const [min, max] = COUNTS[home.row.propertyType]
  const total = random.int(min, max)
  const shares = SHARES[home.row.propertyType]
  return TRANSACTION_TYPES.flatMap((type) => {
    const count = Math.floor((total * shares[type]) / 100 + random.next())
    return Array.from({ length: count }, (_, at) => ({ type, when: (at + random.next()) / count }))
  }).map((slot, at) => ({ ...slot, at: at + 1 }))
}

const deal = (home: Home, { type, at, when }: Slot, today: number, random: Random): TransactionRow | null => {
  const { code, regionCode, completionDate } = home.row
  const day = today - 1 - Math.floor(DAYS * when)
  // Before it is built a home is not dealt in; so close to today half of the deals are not reported yet.
  if (yearsSince(completionDate, day) < 0) return null
  if (today - day < 20 && random.chance(0.5)) return null
  const unit = drawUnit(home, type, (today - day) / 365.25, random)
  const { factor, ...renewal } = renewalOf(type, random)
  const cancelledOn = type === 'SALE' && random.chance(0.025) ? day + random.int(3, 60) : null
  const isCancelled = cancelledOn !== null && cancelledOn <= today
  return {
    propertyCode: code,
    regionCode,
    kind: 'DEAL',
    transactionType: type,
    ...amountsOf(home, type, unit, factor * (1 + random.normal() * 0.035), random),
    transactionDate: formatDay(day),
    exclusiveArea: unit.area,
    floor: unit.floor,
    articleNo: null,
    articleConfirmYmd: null,
    isCancelled,
    cancelledOn: isCancelled ? formatDay(cancelledOn) : null,
    isDirectTrade: type === 'SALE' ? random.chance(0.08) : null,
    ...renewal,
    source: DEMO_SOURCE,
    sourceKey: `D-${code}-${at}`,
    listedAt: instantOf(day, 0),
    closedAt: null,
  }
}

/** The concluded deals of a home over the last 36 months. */
export const demoDeals = (home: Home, today: number): TransactionRow[] => {
  const random = randomOf(`deals ${home.row.code}`)
  return slotsOf(home, random)
    .map((slot) => deal(home, slot, today, random))
    .filter((concluded) => concluded !== null)
}
