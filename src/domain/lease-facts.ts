import { z } from 'zod'
import { keysOf } from './keys.ts'
import rows from './lease-facts.json' with { type: 'json' }
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

const about = z.string().min(1)
/** What may be said of a lease, an auction or a sale, each with what it is about. */
const vocabulary = z
  .strictObject({
    /** What happened on a day. */
    events: z.record(z.string(), about),
    /** Sums that are no price, deposit, rent or loan. */
    sums: z.record(z.string(), about),
    /** How long ago something was, or how long it lasts, in months. */
    months: z.record(z.string(), about),
    aspects: z.record(z.string(), z.strictObject({ about, values: z.array(z.string()).min(1) })),
  })
  .parse(rows) as typeof rows

export const EVENTS = keysOf(vocabulary.events)
export type EventName = keyof typeof rows.events
export const FACT_SUMS = keysOf(vocabulary.sums)
export type FactSum = keyof typeof rows.sums
const FACT_MONTHS = keysOf(vocabulary.months)
export type FactMonths = keyof typeof rows.months

/**
 * What of several something is, where no figure and no yes or no says it: an answer of law may hang on it (`rulings/verdict.ts`).
 * The words are rows of `reading/lease-aspects.json`; of what nobody said nothing is supposed.
 */
export type AspectName = keyof typeof rows.aspects
export const ASPECTS: Record<AspectName, { values: readonly string[] }> = vocabulary.aspects
export const ASPECT_NAMES = keysOf(ASPECTS)

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
  /** Less than half of a building is a home. */
  lessHome: tri.catch(null),
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
  /** Who of those who inherit renounces it (민법 제1043조: what was theirs goes to the others by their shares). */
  renounced: z.object({ spouse: z.boolean(), children: z.int() }).nullable().catch(null),
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

/** What is said of who inherits, without those who renounce. */
export const withoutRenounced = (facts: LeaseFacts): LeaseFacts =>
  facts.renounced === null
    ? facts
    : {
        ...facts,
        heirs: facts.heirs === null ? null : Math.max(0, facts.heirs - facts.renounced.children) || null,
        spouseLeft: facts.renounced.spouse ? false : facts.spouseLeft,
      }

/** What was said before with what is said now: thing by thing, the later goes first. */
export const withFacts = (before: LeaseFacts, said: LeaseFacts): LeaseFacts => ({
  ...withSaid(before, said),
  dates: [...before.dates.filter(({ event }) => !said.dates.some((it) => it.event === event)), ...said.dates],
  sums: [...before.sums.filter(({ of }) => !said.sums.some((it) => it.of === of)), ...said.sums],
  aspects: { ...before.aspects, ...said.aspects },
  months: [...before.months.filter(({ of }) => !said.months.some((it) => it.of === of)), ...said.months],
})

const isAskedOf = (name: string): boolean =>
  name in ASPECTS && ASPECTS[name as AspectName].values.every((it) => it === 'SPOKEN')
/** What stays of a case where something else is asked of it: what was spoken of is no longer what is asked. */
export const withoutAsked = <T extends Pick<LeaseFacts, 'aspects'>>(facts: T): T => ({
  ...facts,
  aspects: Object.fromEntries(Object.entries(facts.aspects).filter(([name]) => !isAskedOf(name))),
})

export const dayOf = ({ dates }: LeaseFacts, event: EventName): string | null =>
  dates.find((it) => it.event === event)?.day ?? null
/** For how many days a deposit is late is said, or since when it is owed. */
export const tellsLate = (facts: LeaseFacts): boolean =>
  facts.days !== null || dayOf(facts, 'HANDED') !== null

export const sumOf = ({ sums }: LeaseFacts, of: FactSum): number | null =>
  sums.find((it) => it.of === of)?.value ?? null
export const monthsOf = ({ months }: LeaseFacts, of: FactMonths): number | null =>
  months.find((it) => it.of === of)?.value ?? null
