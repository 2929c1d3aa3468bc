import { TRANSACTION_TYPE_LABELS, type TransactionType } from '../property.ts'
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

const describe = ({ ratio, listing }: Compared): string => {
  const label = TRANSACTION_TYPE_LABELS[listing.transactionType].ko
  const where = listing.peer?.scope === 'COMPLEX' ? '같은 단지' : '같은 동'
  const count = listing.peer?.deals ?? 0
  const percent = Math.round(Math.abs(ratio - 1) * 100)
  const side = percent === 0 ? '같습니다' : `${percent}% ${ratio < 1 ? '낮습니다' : '높습니다'}`
  return `${label} 매물이 ${where} 같은 면적대 실거래 중앙값(${count}건)${percent === 0 ? '과' : '보다'} ${side}.`
}

export const judgePrice = ({ listings }: TrustInput): Judgement => {
  const compared = listings.map(compare).filter((one) => one !== null)
  const covered = compared.reduce((sum, { coverage }) => sum + coverage, 0)
  const farthest = compared.toSorted((a, b) => scoreDeviation(a.ratio) - scoreDeviation(b.ratio))[0]
  if (farthest === undefined) return nothing('견줄 만한 실거래가 없습니다.')
  const score =
    compared.reduce((sum, { ratio, coverage }) => sum + coverage * scoreDeviation(ratio), 0) / covered
  const alone = listings.length - compared.length
  const lead = compared.length === 1 ? '' : `견준 매물 ${compared.length}건 중 가장 많이 벗어난 `
  const rest = alone === 0 ? '' : ` ${alone}건은 견줄 실거래가 없습니다.`
  return { score, coverage: covered / listings.length, evidence: `${lead}${describe(farthest)}${rest}` }
}

/** Up to 60 % leaves room when prices fall; at 100 % the deposit is as much as the home is worth (깡통전세). */
const SAFE_RATIO = 0.6
const EMPTY_RATIO = 1

export const judgeJeonseRatio = ({ jeonseRatio }: TrustInput): Judgement => {
  if (jeonseRatio === null) return nothing('매매와 전세 실거래가 함께 있지 않아 전세가율을 알 수 없습니다.')
  const { ratio, scope } = jeonseRatio
  const where = scope === 'COMPLEX' ? '같은 단지' : '같은 동'
  const warning = ratio >= 0.8 ? ' 집값이 내리면 보증금을 돌려받지 못할 위험이 큽니다.' : ''
  return {
    score: 100 * Math.max(0, Math.min(1, (EMPTY_RATIO - ratio) / (EMPTY_RATIO - SAFE_RATIO))),
    coverage: scope === 'COMPLEX' ? 1 : 0.6,
    evidence: `${where} 같은 면적대의 전세가율은 ${Math.round(ratio * 100)}%입니다.${warning}`,
  }
}
