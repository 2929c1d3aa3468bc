import { present } from '../present.ts'
import { daysBetween } from '../day.ts'
import { count, list, name, percent, within } from '../message/arg.ts'
import { message, together } from '../message/say.ts'
import { nothing } from './input.ts'
import type { Judgement, TrustFacts, TrustInput, TrustListing } from './input.ts'

/** Confirmed within a week is as fresh as it gets; after three months nobody knows whether the offer still stands. */
const FRESH_DAYS = 7
const STALE_DAYS = 90

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Days since the confirmation; null without one. A date in the future is a wrong date, a day ahead is another time zone. */
const ageOf = (listing: TrustListing, today: string): number | null => {
  if (listing.confirmedOn === null) return null
  const days = daysBetween(listing.confirmedOn, today)
  return days < -1 || Number.isNaN(days) ? null : Math.max(0, days)
}

export const judgeFreshness = ({ listings, today }: TrustInput): Judgement => {
  const ages = listings.map((listing) => ageOf(listing, today)).filter((age) => age !== null)
  if (ages.length === 0) return nothing(message('trust.fresh.none'))
  const scores = ages.map(
    (age) => 100 * Math.max(0, Math.min(1, (STALE_DAYS - age) / (STALE_DAYS - FRESH_DAYS))),
  )
  const undated = listings.length - ages.length
  const newest = Math.min(...ages)
  const told = { listings: count(ages.length, 'listing'), mean: count(Math.round(mean(ages)), 'day') }
  return {
    score: mean(scores),
    coverage: ages.length / listings.length,
    evidence: together([
      newest === 0
        ? message('trust.fresh.today', told)
        : message('trust.fresh.ago', { ...told, newest: count(newest, 'day') }),
      ...(undated === 0 ? [] : [message('trust.fresh.undated', { listings: count(undated, 'listing') })]),
    ]),
  }
}

const FACTS = [
  'address',
  'latitude',
  'exclusiveArea',
  'supplyArea',
  'totalHouseholds',
  'completionYear',
  'floorAreaRatio',
  'direction',
  'floorInfo',
] as const satisfies (keyof TrustFacts)[]

/** A house has no households and no supply area to tell. */
const NOT_OF_A_HOUSE: readonly string[] = ['supplyArea', 'totalHouseholds']

export const judgeCompleteness = ({ facts }: TrustInput): Judgement => {
  const asked = FACTS.filter((key) => facts.propertyType !== 'HOUSE' || !NOT_OF_A_HOUSE.includes(key))
  const missing = asked.filter((key) => facts[key] === null || facts[key] === '')
  const filled = asked.length - missing.length
  const all = { asked: name(String(asked.length)) }
  return {
    score: (100 * filled) / asked.length,
    coverage: 1,
    evidence:
      missing.length === 0
        ? message('trust.complete', all)
        : message('trust.incomplete', {
            ...all,
            filled: name(String(filled)),
            missing: list(missing.map((key) => within(message(`trust.fact.${key}`)))),
          }),
  }
}

/** A broker is registered and liable; a direct trade can be as good, but nobody checked it. */
const DIRECT_SCORE = 55

export const judgeAgents = ({ listings }: TrustInput): Judgement => {
  const direct = listings.filter((listing) => listing.isDirectTrade === true).length
  const brokered = listings.filter((listing) => listing.isDirectTrade !== true && listing.hasAgent).length
  const known = direct + brokered
  if (known === 0) return nothing(message('trust.agent.none'))
  const unknown = listings.length - known
  return {
    score: (100 * brokered + DIRECT_SCORE * direct) / known,
    coverage: known / listings.length,
    evidence: together([
      message('trust.agent', { brokered: count(brokered, 'listing'), direct: count(direct, 'listing') }),
      ...(unknown === 0 ? [] : [message('trust.agent.unknown', { listings: count(unknown, 'listing') })]),
    ]),
  }
}

/** Two offers of what looks like one home whose prices differ by more than this contradict each other. */
const CONTRADICTION = 0.1
const DUPLICATE_LOSS = 15
const CONTRADICTION_LOSS = 45

const amountOf = ({ salePrice, deposit }: TrustListing): number => salePrice ?? deposit ?? 0

export const judgeConsistency = ({ listings }: TrustInput): Judgement => {
  const placed = listings.filter((listing) => listing.floor !== null && listing.exclusiveArea !== null)
  if (placed.length === 0) return nothing(message('trust.consistent.none'))
  const homes = Map.groupBy(
    placed,
    (one) => `${one.transactionType} ${one.floor} ${one.exclusiveArea?.toFixed(1)}`,
  )
  let duplicates = 0
  let contradictions = 0
  for (const offers of homes.values()) {
    const amounts = offers.map(amountOf).toSorted((a, b) => a - b)
    const [low = 0] = amounts
    const high = amounts.at(-1) ?? low
    // Two rents of one home may split deposit and rent differently; only sale and jeonse amounts contradict.
    const differ = offers[0]?.transactionType !== 'RENT' && high > low * (1 + CONTRADICTION)
    if (differ) contradictions += offers.length - 1
    else duplicates += offers.length - 1
  }
  const found = present([
    duplicates > 0 && message('trust.duplicates', { listings: count(duplicates, 'listing') }),
    contradictions > 0 &&
      message('trust.contradictions', {
        listings: count(contradictions, 'listing'),
        percent: percent(CONTRADICTION * 100),
      }),
  ])
  const unplaced = listings.length - placed.length
  if (unplaced > 0) found.push(message('trust.unplaced', { listings: count(unplaced, 'listing') }))
  return {
    score: Math.max(0, 100 - DUPLICATE_LOSS * duplicates - CONTRADICTION_LOSS * contradictions),
    coverage: placed.length / listings.length,
    evidence: found.length === 0 ? message('trust.consistent') : together(found),
  }
}

/** A quarter of all sales cancelled is the mark of a faked price; below five sales a share says little. */
const CANCELLED_LIMIT = 0.25
const ENOUGH_SALES = 5

export const judgeCancelled = ({ sales, cancelledSales }: TrustInput): Judgement => {
  if (sales === 0) return nothing(message('trust.cancelled.none'))
  return {
    score: 100 * Math.max(0, 1 - cancelledSales / sales / CANCELLED_LIMIT),
    coverage: Math.min(1, sales / ENOUGH_SALES),
    evidence: message('trust.cancelled', {
      sales: count(sales, 'deal'),
      cancelled: count(cancelledSales, 'deal'),
    }),
  }
}
