import { nothing } from './input.ts'
import type { Judgement, TrustFacts, TrustInput, TrustListing } from './input.ts'

const DAY = 86_400_000
/** Confirmed within a week is as fresh as it gets; after three months nobody knows whether the offer still stands. */
const FRESH_DAYS = 7
const STALE_DAYS = 90

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Days since the confirmation; null without one. A date in the future is a wrong date, a day ahead is another time zone. */
const ageOf = (listing: TrustListing, today: string): number | null => {
  if (listing.confirmedOn === null) return null
  const days = Math.round((Date.parse(today) - Date.parse(listing.confirmedOn)) / DAY)
  return days < -1 || Number.isNaN(days) ? null : Math.max(0, days)
}

export const judgeFreshness = ({ listings, today }: TrustInput): Judgement => {
  const ages = listings.map((listing) => ageOf(listing, today)).filter((age) => age !== null)
  if (ages.length === 0) return nothing('확인 날짜가 있는 매물이 없습니다.')
  const scores = ages.map(
    (age) => 100 * Math.max(0, Math.min(1, (STALE_DAYS - age) / (STALE_DAYS - FRESH_DAYS))),
  )
  const undated = listings.length - ages.length
  const newest = Math.min(...ages)
  const when = newest === 0 ? '오늘' : `${newest}일 전에`
  const rest = undated === 0 ? '' : ` ${undated}건은 확인 날짜가 없습니다.`
  return {
    score: mean(scores),
    coverage: ages.length / listings.length,
    evidence: `매물 ${ages.length}건 가운데 가장 최근 것은 ${when} 확인되었고, 평균 ${Math.round(mean(ages))}일이 지났습니다.${rest}`,
  }
}

const FACTS = {
  address: '주소',
  latitude: '좌표',
  exclusiveArea: '전용면적',
  supplyArea: '공급면적',
  totalHouseholds: '세대수',
  completionYear: '준공 시기',
  floorAreaRatio: '용적률',
  direction: '방향',
  floorInfo: '층수',
} as const satisfies Partial<Record<keyof TrustFacts, string>>

/** A house has no households and no supply area to tell. */
const NOT_OF_A_HOUSE: readonly string[] = ['supplyArea', 'totalHouseholds']

export const judgeCompleteness = ({ facts }: TrustInput): Judgement => {
  const asked = Object.entries(FACTS).filter(
    ([key]) => facts.propertyType !== 'HOUSE' || !NOT_OF_A_HOUSE.includes(key),
  )
  const known: Readonly<Record<string, unknown>> = { ...facts }
  const missing = asked.filter(([key]) => known[key] === null || known[key] === '').map(([, label]) => label)
  const filled = asked.length - missing.length
  return {
    score: (100 * filled) / asked.length,
    coverage: 1,
    evidence:
      missing.length === 0
        ? `기본 정보 ${asked.length}가지가 모두 있습니다.`
        : `기본 정보 ${asked.length}가지 중 ${filled}가지가 있고 ${missing.join(', ')} 정보가 없습니다.`,
  }
}

/** A broker is registered and liable; a direct trade can be as good, but nobody checked it. */
const DIRECT_SCORE = 55

export const judgeAgents = ({ listings }: TrustInput): Judgement => {
  const direct = listings.filter((listing) => listing.isDirectTrade === true).length
  const brokered = listings.filter((listing) => listing.isDirectTrade !== true && listing.hasAgent).length
  const known = direct + brokered
  if (known === 0) return nothing('중개사무소나 직거래 여부를 알 수 있는 매물이 없습니다.')
  const unknown = listings.length - known
  const rest = unknown === 0 ? '' : ` ${unknown}건은 누가 내놓았는지 알 수 없습니다.`
  return {
    score: (100 * brokered + DIRECT_SCORE * direct) / known,
    coverage: known / listings.length,
    evidence: `중개사무소 매물 ${brokered}건, 직거래 ${direct}건입니다.${rest}`,
  }
}

/** Two offers of what looks like one home whose prices differ by more than this contradict each other. */
const CONTRADICTION = 0.1
const DUPLICATE_LOSS = 15
const CONTRADICTION_LOSS = 45

const amountOf = ({ salePrice, deposit }: TrustListing): number => salePrice ?? deposit ?? 0

export const judgeConsistency = ({ listings }: TrustInput): Judgement => {
  const placed = listings.filter((listing) => listing.floor !== null && listing.exclusiveArea !== null)
  if (placed.length === 0) return nothing('층과 면적을 함께 알 수 있는 매물이 없습니다.')
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
  const found = [
    duplicates > 0 && `같은 층·면적의 매물이 ${duplicates}건 겹칩니다.`,
    contradictions > 0 && `같은 층·면적인데 금액이 10% 넘게 다른 매물이 ${contradictions}건 있습니다.`,
  ].filter((sentence) => sentence !== false)
  const unplaced = listings.length - placed.length
  if (unplaced > 0) found.push(`${unplaced}건은 층이나 면적을 알 수 없습니다.`)
  return {
    score: Math.max(0, 100 - DUPLICATE_LOSS * duplicates - CONTRADICTION_LOSS * contradictions),
    coverage: placed.length / listings.length,
    evidence: found.length === 0 ? '겹치거나 서로 모순되는 매물이 없습니다.' : found.join(' '),
  }
}

/** A quarter of all sales cancelled is the mark of a faked price; below five sales a share says little. */
const CANCELLED_LIMIT = 0.25
const ENOUGH_SALES = 5

export const judgeCancelled = ({ sales, cancelledSales }: TrustInput): Judgement => {
  if (sales === 0) return nothing('신고된 매매 거래가 없습니다.')
  return {
    score: 100 * Math.max(0, 1 - cancelledSales / sales / CANCELLED_LIMIT),
    coverage: Math.min(1, sales / ENOUGH_SALES),
    evidence: `신고된 매매 ${sales}건 중 ${cancelledSales}건이 해제되었습니다.`,
  }
}
