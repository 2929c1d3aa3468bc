import type { PropertyType, TransactionType } from '../../domain/property.ts'
import { drawAgent } from './agents.ts'
import { amountsOf, drawUnit } from './amounts.ts'
import { compactDay, instantOf } from './day.ts'
import type { Home } from './home.ts'
import { roundAmount } from './prices.ts'
import { randomOf, type Random } from './random.ts'
import { DEMO_SOURCE } from '../../store/demo.ts'
import type { AgentRow, TransactionRow } from './rows.ts'

const SHARES: Readonly<Record<PropertyType, Readonly<Record<TransactionType, number>>>> = {
  APARTMENT: { SALE: 50, JEONSE: 29, RENT: 21 },
  OFFICETEL: { SALE: 28, JEONSE: 26, RENT: 46 },
  VILLA: { SALE: 40, JEONSE: 35, RENT: 25 },
  ONEROOM: { SALE: 4, JEONSE: 30, RENT: 66 },
  HOUSE: { SALE: 44, JEONSE: 28, RENT: 28 },
}
const COUNTERS = { SALE: 'dealCount', JEONSE: 'leaseCount', RENT: 'rentCount' } as const

/** Listings are confirmed again at least every 60 days, most of them lately. */
const MAX_AGE = 59

const countFor = (home: Home, random: Random): number => {
  const { propertyType, totalHouseholds } = home.row
  if (propertyType === 'APARTMENT')
    return 2 + Math.floor(random.next() * Math.min(5, 1.5 + Math.log2((totalHouseholds ?? 50) / 40)))
  return propertyType === 'HOUSE' ? random.int(1, 2) : random.int(1, 4)
}

/** A few offers are bait and a few are wishful: what the trust score is there to show. */
const askingFactor = (random: Random): number => {
  const usual = 1.02 + random.normal() * 0.045
  const at = random.next()
  if (at < 0.025) return usual * (0.62 + random.next() * 0.13)
  return at < 0.05 ? usual * (1.25 + random.next() * 0.2) : usual
}

const confirmOn = (today: number, random: Random) => today - 1 - Math.floor(MAX_AGE * random.next() ** 1.7)

interface Offer {
  listing: TransactionRow
  agent: AgentRow | null
}

const offer = (home: Home, at: number, today: number, random: Random): Offer => {
  const { code, regionCode, propertyType } = home.row
  const transactionType = random.weighted(SHARES[propertyType])
  const unit = drawUnit(home, transactionType, 0, random)
  const confirmedOn = confirmOn(today, random)
  const articleNo = `${code}-${at}`
  const isDirectTrade = random.chance(0.12)
  const listing: TransactionRow = {
    propertyCode: code,
    regionCode,
    kind: 'LISTING',
    transactionType,
    ...amountsOf(home, transactionType, unit, askingFactor(random), random),
    transactionDate: null,
    exclusiveArea: unit.area,
    floor: unit.floor,
    articleNo,
    articleConfirmYmd: compactDay(confirmedOn),
    isCancelled: false,
    cancelledOn: null,
    isDirectTrade,
    contractType: null,
    renewalRightUsed: null,
    source: DEMO_SOURCE,
    sourceKey: `L-${code}-${at}`,
    listedAt: instantOf(confirmedOn - random.int(0, 30), random.int(9 * 60, 19 * 60)),
    closedAt: null,
  }
  return { listing, agent: drawAgent(home, articleNo, isDirectTrade, random) }
}

/** The same home offered once more by another office, sometimes at a price that contradicts the first. */
const repeat = (home: Home, first: TransactionRow, at: number, today: number, random: Random): Offer => {
  const articleNo = `${home.row.code}-${at}`
  const factor = random.chance(0.25) ? 0.85 : 1
  const cut = (amount: number | null) =>
    amount === null || factor === 1 ? amount : roundAmount(amount * factor)
  const confirmedOn = confirmOn(today, random)
  const listing: TransactionRow = {
    ...first,
    salePrice: cut(first.salePrice),
    deposit: cut(first.deposit),
    articleNo,
    articleConfirmYmd: compactDay(confirmedOn),
    isDirectTrade: false,
    sourceKey: `L-${home.row.code}-${at}`,
    listedAt: instantOf(confirmedOn, random.int(9 * 60, 19 * 60)),
  }
  return { listing, agent: drawAgent(home, articleNo, false, random) }
}

/** The open listings of a home; its own counters are brought up to date. */
export const demoListings = (home: Home, today: number): Offer[] => {
  const random = randomOf(`listings ${home.row.code}`)
  const offers = Array.from({ length: countFor(home, random) }, (_, at) => offer(home, at + 1, today, random))
  const [first] = offers
  if (first && random.chance(0.05)) offers.push(repeat(home, first.listing, offers.length + 1, today, random))
  for (const { listing } of offers) {
    const shortTerm = listing.transactionType === 'RENT' && home.shortTerm
    home.row[shortTerm ? 'shortTermRentCount' : COUNTERS[listing.transactionType]] += 1
  }
  return offers
}
