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
  /** A defect was found. */
  'KNOWN',
  /** Rent or deposit was raised. */
  'RAISED',
  /** A shop was let first to who runs it. */
  'STARTED',
  /** Who lives there means to be out. */
  'LEAVES',
  /** By when something is demanded. */
  'DUE',
  /** A child was born. */
  'BORN',
  /** A loan is to be applied for. */
  'APPLIES',
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
  /** What of a deposit was not paid back. */
  'UNRETURNED',
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
  /** The rent that is asked for what is turned, or that is to be paid for it. */
  'ASKED_RENT',
  /** What a bank keeps back for tenants of small deposits (방공제). */
  'SMALL_TENANTS',
  /** What a tax office asks for. */
  'BILL',
  /** What an agent was paid, or asks for. */
  'FEE_PAID',
  /** What of unpaid charges belongs to the shared parts of a building. */
  'SHARED_CHARGES',
  /** And to the unit itself; and what is charged because they are late. */
  'OWN_CHARGES',
  'LATE_CHARGES',
  /** What a repair costs, or is offered for. */
  'REPAIR_COST',
  /** What a tenant spent on the home. */
  'SPENT',
  /** What is paid above what a new home was sold for (프리미엄). */
  'PREMIUM',
  /** The last or a middle payment of a sale. */
  'BALANCE',
] as const
export type FactSum = (typeof FACT_SUMS)[number]

/**
 * What of several something is, where no figure and no yes or no says it: an answer of law may hang on it (`rulings/verdict.ts`).
 * The words are rows of `reading/lease-aspects.json`; of what nobody said nothing is supposed.
 */
export const ASPECTS = {
  /** Who is to live there or use it: whoever lets it, parents and children of theirs in direct line, other kin, somebody else. */
  occupant: ['SELF', 'LINEAL', 'KIN', 'OTHER'],
  /** What became of rent that was open. */
  arrears: ['REPAID'],
  /** How far a registration of the lease by court order is: applied for, ordered, in the register. */
  leasehold: ['APPLIED', 'ORDERED', 'REGISTERED'],
  /** When a mortgage was registered, by the day of moving in. */
  mortgage: ['EARLIER', 'SAME_DAY', 'LATER'],
  /** What is to be done with a home that is bought: it has its permit already; it is let, and not lived in. */
  use: ['PERMITTED', 'LET'],
  /** That a clause has who lives there leave when the home is sold. */
  onSale: ['CLAUSE'],
  /** Who broke off a deal, or by whose fault it ended. */
  brokenBy: ['BROKER', 'BUYER', 'SELLER', 'BOTH'],
  /** What who lives there means to do when the term ends. */
  intends: ['STAY', 'LEAVE'],
  /** Who gave notice that a lease is not to go on. */
  notifier: ['LANDLORD', 'TENANT'],
  /** Where damage or a failure comes from: age and use, the building itself, the neighbour above, who lives there. */
  cause: ['NEIGHBOUR', 'TENANT', 'BUILDING', 'WEAR'],
  /** What is broken: what a home cannot do without, or what is used up. */
  part: ['MAJOR', 'SMALL'],
  /** The hole that was made in a wall. */
  hole: ['LARGE', 'SMALL'],
  /** What owners of a building vote on. */
  resolution: ['REBUILD', 'RULES', 'COMMON_PART', 'REMOVAL', 'ORDINARY'],
  /** Whether the converted deposit of a shop is above the limit of its law. */
  shopLimit: ['ABOVE', 'WITHIN'],
  /** Whether who lets it agreed. */
  consent: ['WITHHELD', 'GIVEN'],
  /** Whether a contract has a term of its own on what is asked. */
  clause: ['NONE', 'AGREED'],
  /** What a landlord did with the home after refusing for own use. */
  afterRefusal: ['RELET', 'SOLD', 'EMPTY'],
  /** Whether a seller knew of a defect. */
  sellerKnew: ['KNEW', 'UNAWARE'],
  /** Whether a sale was made as it stands, without liability for defects. */
  asIs: ['SPOKEN'],
  /** What there is to a landlord’s plan to rebuild: told in detail at the contract, a building that is not safe, told to nobody. */
  works: ['ANNOUNCED', 'UNSAFE', 'UNANNOUNCED'],
  /** Whether a building has one owner (다가구) or an owner a unit. */
  building: ['ONE_OWNER', 'BY_UNIT'],
  /** The company that rents for its staff. */
  company: ['SMALL', 'LARGE'],
  /** Who of a household is registered there. */
  household: ['FAMILY_ONLY'],
  /** That an address was taken away for a while. */
  address: ['MOVED_OUT'],
  /** That a fee of an agent, a right to renewal, a penalty, a vote or a move is spoken of: what decides of these decides of nothing else. */
  fee: ['SPOKEN'],
  right: ['SPOKEN'],
  /** Whether the right to renewal was used for the term that runs. */
  rightUse: ['UNUSED', 'USED'],
  penalty: ['SPOKEN'],
  vote: ['SPOKEN'],
  move: ['SPOKEN'],
  /** That interest is, or leaving before the term ends. */
  interest: ['SPOKEN'],
  midterm: ['SPOKEN'],
  /** Whether the 확정일자 came before moving in and registering, or after. */
  stamp: ['LATER', 'FIRST'],
  /** A renewal was asked for. */
  demand: ['MADE'],
} as const
export type AspectName = keyof typeof ASPECTS
export const ASPECT_NAMES = Object.keys(ASPECTS) as AspectName[]

/** How long ago something was, or how long it lasts, in months. */
export const FACT_MONTHS = [
  /** Since rent or deposit was raised last. */
  'RAISED_AGO',
  /** Since a defect is known, or a wrong. */
  'KNOWN_AGO',
  /** Since a lease ended. */
  'ENDED_AGO',
  /** Until it ends. */
  'LEFT',
  /** That a business has been run there. */
  'HELD',
  /** The term that a contract sets. */
  'TERM',
  /** After a refusal until the home was let again. */
  'RELET_AFTER',
] as const
export type FactMonths = (typeof FACT_MONTHS)[number]

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
  /** Who died leaves a spouse. */
  spouseLeft: tri,
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
  arrearsMonths: z.number().nullable(),
  /** So many tenants with the same deposit. */
  tenants: z.int().nullable(),
  /** So many months lived there. */
  livedMonths: z.int().nullable().catch(null),
  /** `exact`: the first of a month was said as such, and is not all that is known of the month. */
  dates: z.array(z.object({ event: z.enum(EVENTS), day: z.iso.date(), exact: z.literal(true).optional() })),
  /** The only day that is told, where nothing says what happened on it. */
  day: z.iso.date().nullable().catch(null),
  sums: z.array(z.object({ of: z.enum(FACT_SUMS), value: z.number() })),
  aspects: z.partialRecord(z.enum(ASPECT_NAMES), z.string()).catch({}),
  months: z.array(z.object({ of: z.enum(FACT_MONTHS), value: z.number() })).catch([]),
  /** Units or owners of a building that votes. */
  units: z.int().nullable().catch(null),
  /** Children who inherit. */
  heirs: z.int().nullable().catch(null),
  /** The day on which it was said. */
  today: z.iso.date().nullable().catch(null),
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
  aspects: { ...before.aspects, ...said.aspects },
  months: [...before.months.filter(({ of }) => !said.months.some((it) => it.of === of)), ...said.months],
})

const isAskedOf = (name: string): boolean =>
  name in ASPECTS && ASPECTS[name as AspectName].every((it) => it === 'SPOKEN')
/** What stays of a case where something else is asked of it: what was spoken of is no longer what is asked. */
export const withoutAsked = <T extends Pick<LeaseFacts, 'aspects'>>(facts: T): T => ({
  ...facts,
  aspects: Object.fromEntries(Object.entries(facts.aspects).filter(([name]) => !isAskedOf(name))),
})

export const dayOf = ({ dates }: LeaseFacts, event: EventName): string | null =>
  dates.find((it) => it.event === event)?.day ?? null
export const sumOf = ({ sums }: LeaseFacts, of: FactSum): number | null =>
  sums.find((it) => it.of === of)?.value ?? null
export const monthsOf = ({ months }: LeaseFacts, of: FactMonths): number | null =>
  months.find((it) => it.of === of)?.value ?? null
