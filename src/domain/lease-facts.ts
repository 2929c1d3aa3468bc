import { z } from 'zod'
import { withSaid } from './said-later.ts'

const tri = z.boolean().nullable().catch(null)

export const PREMISES = ['HOME', 'SHOP', 'LAND'] as const
/**
 * By what a home is let again: the right to renewal, a contract that both agree on, the law because nobody spoke, a home of a
 * registered lessor, or a contract with somebody else.
 */
export const RENEWALS = ['RIGHT', 'AGREED', 'TACIT', 'REGISTERED', 'NEW_TENANT'] as const
export const RATE_TYPES = ['VARIABLE', 'MIXED', 'PERIODIC', 'FIXED'] as const
export type RateType = (typeof RATE_TYPES)[number]

/** 원리금균등, 원금균등, 만기일시. */
export const REPAYMENT_METHODS = ['LEVEL', 'EQUAL_PRINCIPAL', 'BULLET'] as const
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number]

/** What happened on a day. */
export const EVENTS = [
  'END',
  'HANDED',
  'PAID',
  'SERVED',
  'NOTICE',
  'SIGNED',
  'REFUSED',
  'MORTGAGE',
  /** 가압류, 압류, 경매개시결정: it falls with a sale like a mortgage, and takes later rights with it. */
  'SEIZURE',
  'MOVED_IN',
  'FIXED',
  /** By when a share in an auction is to be asked for (배당요구 종기). */
  'CLAIM_BY',
  /** A home was sold: its last payment was made, or its title went over. */
  'SOLD',
  /** It was given away, or its owner died. */
  'GIVEN',
  'DIED',
  /** A new owner was registered. */
  'OWNED',
] as const
export type EventName = (typeof EVENTS)[number]

/** Sums that are no price, deposit, rent or loan. */
export const FACT_SUMS = [
  'AUCTION_PRICE',
  'COST',
  'MORTGAGE',
  'OFFICIAL_PRICE',
  'DOWN_PAYMENT',
  'PROVISIONAL',
  'PAID_DOWN',
  'RECOVERED',
  'ARREARS',
  'CREDIT_LIMIT',
  'USED',
  'EACH',
  'LIVED_AT',
  'KEY_MONEY',
  'KEY_MONEY_AT_END',
  'REPAIR_FUND',
  'OFFERED',
  'LAND_PRICE',
  /** What of a deposit is to be turned into rent. */
  'TURNED',
  /** What a bank keeps back for tenants of small deposits (방공제). */
  'SMALL_TENANTS',
  /** What a tax office asks for. */
  'BILL',
  /** What an agent was paid, or asks for. */
  'FEE_PAID',
  /** What of unpaid charges belongs to the shared parts of a building. */
  'SHARED_CHARGES',
  /** What a tenant spent on the home. */
  'SPENT',
] as const
export type FactSum = (typeof FACT_SUMS)[number]

/** What somebody says of a lease, an auction or a sale beside its figures. What was not said is null, or not in the list. */
export const leaseFacts = z.object({
  premises: z.enum(PREMISES).nullable(),
  renewal: z.enum(RENEWALS).nullable(),
  /** The home was handed back. */
  handedOver: tri,
  /** A complaint was served. */
  served: tri,
  /** Asked for a share in the auction. */
  claimed: tri,
  /** Has a 확정일자. */
  fixed: tri,
  /** Moved in and registered there. */
  registered: tri,
  /** What is sold, for how much and when it is paid is settled. */
  concluded: tri,
  /** An intermediate payment was made. */
  performed: tri,
  /** Holds the lease against whoever buys at auction. */
  opposes: tri,
  /** What was asked for was paid already. */
  paid: tri,
  /** An auction is spoken of. */
  auctioned: tri,
  /** Is no national of Korea. */
  foreign: tri,
  /** Means to buy at auction. */
  bids: tri,
  /** Has a jeonse loan, and buys a home. */
  buysOnLoan: tri,
  rateType: z.enum(RATE_TYPES).nullable(),
  /** So many days late. */
  days: z.int().nullable(),
  /** Of them so many before the complaint was served, where the time before and after it is said apart. */
  daysUnserved: z.int().nullable().catch(null),
  /** Rent of so many months is open. */
  arrearsMonths: z.int().nullable(),
  /** So many tenants with the same deposit. */
  tenants: z.int().nullable(),
  /** So many months lived there. */
  livedMonths: z.int().nullable().catch(null),
  dates: z.array(z.object({ event: z.enum(EVENTS), day: z.iso.date() })),
  sums: z.array(z.object({ of: z.enum(FACT_SUMS), value: z.number() })),
})
export type LeaseFacts = z.infer<typeof leaseFacts>

/** Nothing is said. */
export const NO_FACTS: LeaseFacts = leaseFacts.parse({
  ...Object.fromEntries(Object.keys(leaseFacts.shape).map((name) => [name, null])),
  dates: [],
  sums: [],
})

/** What was said before with what is said now: thing by thing, the later goes first. */
export const withFacts = (before: LeaseFacts, said: LeaseFacts): LeaseFacts => ({
  ...withSaid(before, said),
  dates: [...before.dates.filter(({ event }) => !said.dates.some((it) => it.event === event)), ...said.dates],
  sums: [...before.sums.filter(({ of }) => !said.sums.some((it) => it.of === of)), ...said.sums],
})

export const dayOf = ({ dates }: LeaseFacts, event: EventName): string | null =>
  dates.find((it) => it.event === event)?.day ?? null
export const sumOf = ({ sums }: LeaseFacts, of: FactSum): number | null =>
  sums.find((it) => it.of === of)?.value ?? null
