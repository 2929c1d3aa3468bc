import { z } from 'zod'
import { anyForm } from '../language/forms.ts'
import { readSums } from '../language/sum.ts'
import { FACT_SUMS } from '../lease-facts.ts'
import type { FactSum } from '../lease-facts.ts'
import said from './paid-for.json' with { type: 'json' }

const factSum = z.enum(FACT_SUMS)

/** Known by what stands before them and behind them together, either way round. */
const BOTH = said.both.map(
  ({ is, before, behind }) =>
    [factSum.parse(is), anyForm(before, said.parts), anyForm(behind, said.parts)] as const,
)
/** Sold at an auction, where one is spoken of. */
const AUCTIONED = /^(?:만)?(?:원)?\s?(?:에|으로)\s?(?:팔렸|팔린|팔림|팔려|팔리|넘어갔|넘어간)/
const OF_AUCTION = /경매|공매|\bauction/i
const AUCTIONED_FOR =
  /\b(?:sold|went|auctioned)\s(?:off\s)?(?:(?:at|in)\s(?:an?\s|the\s)?(?:public\s)?auction\s)?for\s$/i

export const speaksOfAuction = (text: string): boolean => OF_AUCTION.test(text)

/** 복비가 얼마가 맞아요? 30만원 달라는데: what is asked for where a fee is spoken of, and nothing that a lease or a sale is about. */
const OF_FEE = new RegExp(said.parts.fees, 'i')
const ASKED = anyForm([said.asked], said.parts)
const OF_LEASE = /보증금|전세|월세|계약금|중도금|잔금|관리비|집값|매매|\b(?:deposit|rent|price)\b/i
export const speaksOfFee = (text: string): boolean => OF_FEE.test(text)

/** What a sum was paid for, or is asked for, by what stands on both sides of it; null: neither says so. */
export const paidFor = (
  before: string,
  behind: string,
  { isAuctioned, ofFee, isBare }: { isAuctioned: boolean; ofFee: boolean; isBare: boolean },
): FactSum | null => {
  const [of = null] = BOTH.find(([, ahead, after]) => ahead.test(before) && after.test(behind)) ?? []
  if (of !== null && (!isBare || of === 'FEE_PAID')) return of
  if (ofFee && !isBare && ASKED.test(behind) && !OF_LEASE.test(before)) return 'FEE_PAID'
  const isSold = isAuctioned && !isBare && (AUCTIONED.test(behind) || AUCTIONED_FOR.test(before))
  return isSold ? 'AUCTION_PRICE' : null
}

/** Who asks for what the other side of a deal is paid, and no fee. */
const OF_OTHERS = /주인|임대인|매도인|건물주|\b(?:landlord|owner|seller|lessor)\b/i
/** Letters of a text around a sum. */
const NEAR = 24

/** 30만원 달라고 하네, of a fee that was asked for: the only sum of a text, where it is demanded or was paid and is named as nothing else; 만원, null: none is. Linear in its length. */
export const demandedIn = (text: string): number | null => {
  const [sum, ...more] = readSums(text)
  if (sum === undefined || more.length > 0) return null
  const before = text.slice(Math.max(0, sum.start - NEAR), sum.start)
  const isDemanded = ASKED.test(text.slice(sum.end, sum.end + NEAR))
  return isDemanded && !OF_LEASE.test(before) && !OF_OTHERS.test(before) ? sum.value : null
}
