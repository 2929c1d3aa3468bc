import { count, percent, term, within } from '../message/arg.ts'
import { message, together } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import type { TransactionType } from '../property.ts'
import { nothing } from './input.ts'
import type { Judgement, TrustInput, TrustListing, TrustPeer } from './input.ts'

/** Upper bounds (excluded) of the area bands in ㎡ within which prices are compared; the last band is open. */
export const AREA_BANDS = [20, 40, 60, 85, 102, 135] as const

/** 0 for the smallest homes; 84.9㎡ is in the band of 60 to 85. PostgreSQL's width_bucket over {@link AREA_BANDS} says the same. */
export const areaBand = (area: number): number => AREA_BANDS.filter((bound) => area >= bound).length

/** One 만원 of monthly rent is worth this much deposit: 12 months at 6 % a year. */
export const RENT_AS_DEPOSIT = 200

interface Amounts {
  salePrice: number | null
  deposit: number | null
  monthlyRent: number | null
}

/** What offers and deals of one type are compared by: the price, the deposit, or deposit and rent as one amount. */
export const comparableAmount = (type: TransactionType, amounts: Amounts): number | null => {
  switch (type) {
    case 'SALE':
      return amounts.salePrice
    case 'JEONSE':
      return amounts.deposit
    case 'RENT':
      if (amounts.deposit === null || amounts.monthlyRent === null) return null
      return amounts.deposit + RENT_AS_DEPOSIT * amounts.monthlyRent
    default:
      return type satisfies never
  }
}

/** Up to 5 % off is haggling; half as much again, or two thirds, is no price for this home. */
const FREE = Math.log(1.05)
const LIMIT = Math.log(1.5)

/** 0..100 by the distance on a logarithmic scale: twice the median is as suspicious as half of it. */
export const scoreDeviation = (ratio: number): number =>
  100 * Math.max(0, Math.min(1, (LIMIT - Math.abs(Math.log(ratio))) / (LIMIT - FREE)))

const ENOUGH_DEALS = 3

/** How well the peers speak for this one home. */
const coverageOf = ({ scope, deals }: TrustPeer): number => {
  if (scope === 'COMPLEX') return deals >= ENOUGH_DEALS ? 1 : 0.6
  return deals >= ENOUGH_DEALS ? 0.7 : 0.4
}

interface Compared {
  ratio: number
  coverage: number
  listing: TrustListing
}

const compare = (listing: TrustListing): Compared | null => {
  const amount = comparableAmount(listing.transactionType, listing)
  const { exclusiveArea: area, peer } = listing
  if (amount === null || amount <= 0 || area === null || area <= 0 || peer === null || peer.unitValue <= 0)
    return null
  return { ratio: amount / area / peer.unitValue, coverage: coverageOf(peer), listing }
}

const describe = ({ ratio, listing }: Compared): Said => {
  const off = Math.round(Math.abs(ratio - 1) * 100)
  const told = {
    deal: term(`deal.${listing.transactionType}`),
    where: within(message(`trust.scope.${listing.peer?.scope ?? 'DONG'}`)),
    deals: count(listing.peer?.deals ?? 0, 'deal'),
  }
  if (off === 0) return message('trust.price.same', told)
  return message(ratio < 1 ? 'trust.price.below' : 'trust.price.above', { ...told, percent: percent(off) })
}

export const judgePrice = ({ listings }: TrustInput): Judgement => {
  const compared = listings.map(compare).filter((one) => one !== null)
  const covered = compared.reduce((sum, { coverage }) => sum + coverage, 0)
  const farthest = compared.toSorted((a, b) => scoreDeviation(a.ratio) - scoreDeviation(b.ratio))[0]
  if (farthest === undefined) return nothing(message('trust.price.none'))
  const score =
    compared.reduce((sum, { ratio, coverage }) => sum + coverage * scoreDeviation(ratio), 0) / covered
  const alone = listings.length - compared.length
  const price = describe(farthest)
  const evidence = together([
    compared.length === 1
      ? price
      : message('trust.price.farthest', {
          listings: count(compared.length, 'listing'),
          compared: within(price),
        }),
    ...(alone === 0 ? [] : [message('trust.price.alone', { listings: count(alone, 'listing') })]),
  ])
  return { score, coverage: covered / listings.length, evidence }
}

/** Up to 60 % leaves room when prices fall; at 100 % the deposit is as much as the home is worth (깡통전세). */
const SAFE_RATIO = 0.6
const EMPTY_RATIO = 1

export const judgeJeonseRatio = ({ jeonseRatio }: TrustInput): Judgement => {
  if (jeonseRatio === null) return nothing(message('trust.ratio.none'))
  const { ratio, scope } = jeonseRatio
  return {
    score: 100 * Math.max(0, Math.min(1, (EMPTY_RATIO - ratio) / (EMPTY_RATIO - SAFE_RATIO))),
    coverage: scope === 'COMPLEX' ? 1 : 0.6,
    evidence: together([
      message('trust.ratio', {
        where: within(message(`trust.scope.${scope}`)),
        percent: percent(ratio * 100, 0),
      }),
      ...(ratio >= 0.8 ? [message('trust.ratio.high')] : []),
    ]),
  }
}
