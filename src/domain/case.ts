import { z } from 'zod'
import { SAID_ZONES } from './language/loan-terms.ts'
import { leaseFacts, NO_FACTS, REPAYMENT_METHODS, withFacts } from './lease-facts.ts'
import type { ListingHit } from './listing.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from './property.ts'
import { withSaid } from './said-later.ts'

/** The figures of somebody's case, as data: money in 만원, area in ㎡, rate in percent. What was not said is null. */
export const givenCase = z.object({
  regionCode: z.string().nullable(),
  propertyType: z.enum(PROPERTY_TYPES).nullable(),
  transactionTypes: z.array(z.enum(TRANSACTION_TYPES)).readonly(),
  area: z.number().nullable(),
  price: z.number().nullable(),
  /** In the order in which they are said: what is paid now, then what is asked for. */
  deposits: z.array(z.number()).readonly(),
  rents: z.array(z.number()).readonly(),
  /** The same by lease: a rent belongs to the deposit before it. */
  leases: z
    .array(
      z.object({
        deposit: z.number(),
        rent: z.number().nullable(),
        /** Borrowed for the deposit, and at which rate; left out where nothing is said of it. */
        loan: z.number().optional(),
        rate: z.number().optional(),
      }),
    )
    .readonly(),
  /** Percent a year that own money earns; left out where it was not said. */
  savingsRate: z.number().optional(),
  ownMoney: z.number().optional(),
  /** What a let home costs in a year beside interest, and how many months of it nobody rents it. */
  yearlyCost: z.number().optional(),
  vacantMonths: z.number().optional(),
  /** What it brings in a year, where that is said in place of its rent. */
  yearlyIncome: z.number().optional(),
  /** Several loans that are asked about, each at its own rate; left out where one is. */
  loans: z
    .array(
      z.object({
        amount: z.number(),
        rate: z.number(),
        /** How it is paid back and how long it runs, where that is said of it. */
        method: z.enum(REPAYMENT_METHODS).optional(),
        years: z.number().optional(),
      }),
    )
    .optional(),
  /** Percent of what the home costs, or of its deposit, that is borrowed: `loan` is worked out of it. */
  loanShare: z.number().optional(),
  /** Where it is for lending, said or supposed in place of a place (지방이면?). */
  zone: z.enum(SAID_ZONES).optional(),
  /** How a loan is to be paid back. */
  method: z.enum(REPAYMENT_METHODS).optional(),
  /** Months at the beginning for which interest alone is paid. */
  graceMonths: z.number().optional(),
  /** Percent a year that the Bank of Korea asks, as it is said or supposed. */
  baseRate: z.number().optional(),
  /** The home that is owned is to be sold, as banks ask of whoever buys another one (처분조건부). */
  disposes: z.boolean().optional(),
  /** Percent of the price that may be lent, as it is said or supposed. */
  ltv: z.number().optional(),
  /** Percent a year at which a deposit is to be turned into rent, as both sides agree on it. */
  conversionRate: z.number().optional(),
  /** Percent of a sum that is charged as a fee, as it is said. */
  feeRate: z.number().optional(),
  /** What somebody is paid a month, where it is said so. */
  monthlyPay: z.number().optional(),
  /** Payments after which it is asked what of a loan is still owed. */
  repaid: z.int().optional(),
  /** What may be paid a month for a loan that is asked for. */
  payable: z.number().optional(),
  /** Percent by which the price is supposed to fall. */
  fall: z.number().optional(),
  /** Days of a month that are lived there, and how many days that month has. */
  stay: z.object({ days: z.int(), ofMonth: z.int() }).optional(),
  /** Months or days that have passed of those that a fee runs down in, or that a loan is repaid in. */
  passed: z
    .object({ count: z.int(), of: z.int(), unit: z.enum(['month', 'day']) })
    .optional()
    .catch(undefined),
  /** An area that is to be said in the other unit: so many 평, or so many ㎡. */
  measured: z.object({ value: z.number(), unit: z.enum(['PYEONG', 'SQUARE_METRE']) }).optional(),
  /** Percent of the supply area that is exclusive (전용률). */
  exclusiveShare: z.number().optional(),
  /** Percent a year that a purchase to let is to earn. */
  targetYield: z.number().optional(),
  /** Several homes that are held against one another, each with its own figures; left out where one is talked of. */
  offers: z
    .array(z.object({ price: z.number(), deposit: z.number().nullable(), rent: z.number().nullable() }))
    .optional(),
  /** Nothing is borrowed for it, as it is said or supposed. */
  cash: z.boolean().optional(),
  /** What is only said to be exceeded, and the example that is taken for it (12억 넘으면요?). */
  example: z.object({ above: z.number(), taken: z.number() }).optional(),
  seniorDebt: z.number().nullable(),
  income: z.number().nullable(),
  loan: z.number().nullable(),
  /** A sum in US dollars, which are no 만원: only what needs no price of a home can be worked out from it. */
  dollars: z.number().nullable(),
  rate: z.number().nullable(),
  years: z.number().nullable(),
  ownedHomes: z.number().nullable(),
  firstHome: z.boolean(),
  /** Whether it lies in a regulated area, as somebody says or supposes; null: not said, the place tells. */
  regulated: z.boolean().nullable().catch(null),
  /** What is said of the lease, the auction or the sale beside its figures. */
  facts: leaseFacts.catch(NO_FACTS),
  /** The very home that it is about, where one was shown and is meant; null: some home of its kind. */
  home: z.object({ propertyId: z.string(), name: z.string() }).nullable(),
})
export type Case = z.infer<typeof givenCase>

/** Nothing is known. */
export const NO_CASE: Case = givenCase.parse({
  regionCode: null,
  propertyType: null,
  transactionTypes: [],
  area: null,
  price: null,
  deposits: [],
  rents: [],
  leases: [],
  seniorDebt: null,
  income: null,
  loan: null,
  dollars: null,
  rate: null,
  years: null,
  ownedHomes: null,
  firstHome: false,
  regulated: null,
  facts: NO_FACTS,
  home: null,
})

const said = <T>(values: readonly T[], otherwise: readonly T[]): readonly T[] =>
  values.length > 0 ? values : otherwise

/** A loan that is said as a share of what the home costs, or of its deposit. */
export const withBorrowed = (given: Case): Case => {
  const whole = given.price ?? given.deposits.at(-1)
  return given.loanShare === undefined || whole === undefined
    ? given
    : { ...given, loan: Math.round((whole * given.loanShare) / 100) }
}

/** A case with what its person said of it, which goes before whatever else it was taken from. */
export const withGiven = (taken: Case, given: Case): Case => ({
  ...withSaid(taken, given),
  regionCode: taken.regionCode ?? given.regionCode,
  transactionTypes: said(taken.transactionTypes, given.transactionTypes),
  deposits: said(given.deposits, taken.deposits),
  rents: said(given.rents, taken.rents),
  leases: said(given.leases, taken.leases),
  firstHome: given.firstHome || taken.firstHome,
  facts: withFacts(taken.facts, given.facts),
})

/** What a listing says of itself. */
export const shownCase = givenCase.pick({
  regionCode: true,
  propertyType: true,
  transactionTypes: true,
  area: true,
  price: true,
  deposits: true,
  rents: true,
  leases: true,
  home: true,
})
export type ShownCase = z.infer<typeof shownCase>

const known = (amount: number | null): number[] => (amount === null ? [] : [amount])

/** A listing as the case that calculations are made of: its own price, size, kind and complex, and nothing of other homes. */
export const caseOfShown = (hit: ListingHit): ShownCase => ({
  regionCode: hit.regionCode,
  propertyType: hit.propertyType,
  transactionTypes: [hit.transactionType],
  area: hit.exclusiveArea,
  price: hit.salePrice,
  deposits: known(hit.deposit),
  rents: known(hit.monthlyRent),
  leases: known(hit.deposit).map((deposit) => ({ deposit, rent: hit.monthlyRent })),
  home: { propertyId: hit.propertyId, name: hit.name },
})

/** The listing's own sums come first; what is asked beside them (“보증금을 1억으로 올리면”) follows. */
const after = <T>(own: readonly T[], asked: readonly T[]): readonly T[] => [
  ...own,
  ...asked.slice(own.length),
]

/** What is asked of a home that was shown: the home is as its listing says, known or not; the rest as it is said. */
export const ofShown = (asked: Case, shown: ShownCase): Case => ({
  ...asked,
  ...shown,
  price: shown.price ?? asked.price,
  deposits: after(shown.deposits, asked.deposits),
  rents: after(shown.rents, asked.rents),
  leases: after(shown.leases, asked.leases),
})

/** What is asked beside the sums of a home that was shown, of another deposit or rent for it. */
export const instead = (own: Pick<Case, 'deposits' | 'rents' | 'leases'>, shown: ShownCase) => ({
  deposits: [...shown.deposits, ...own.deposits],
  rents: [...shown.rents, ...own.rents],
  leases: [...shown.leases, ...own.leases],
})

/** What of a case is said of whoever asks, and of the loan that they take: it is so of any home. */
const OF_PERSON = [
  'income',
  'monthlyPay',
  'ownMoney',
  'savingsRate',
  'rate',
  'years',
  'method',
  'graceMonths',
  'loanShare',
  'ltv',
  'ownedHomes',
  'firstHome',
] as const

/** What a case says of its person, and nothing of a home. */
export const ofPerson = (given: Case): Case => ({
  ...NO_CASE,
  ...Object.fromEntries(OF_PERSON.flatMap((name) => (given[name] == null ? [] : [[name, given[name]]]))),
})

/** What another home has figures of its own for. */
export const NO_FIGURES = {
  price: null,
  deposits: [],
  rents: [],
  leases: [],
  area: null,
  seniorDebt: null,
} as const satisfies Partial<Case>

/**
 * The rent that is to be paid in place of that of a lease, for which another deposit is looked for (월세를 50으로 낮추려면):
 * a lower one, or any where the deposit is asked for. Null: there is none.
 */
export const rentInstead = ({ deposits, rents, leases }: Case, asksDeposit: boolean): number | null => {
  const [rent, next, ...more] = rents
  const [lease, ...others] = leases
  const isOfOne = deposits.length === 1 && others.length === 0 && more.length === 0
  return isOfOne &&
    rent !== undefined &&
    next !== undefined &&
    lease?.rent === rent &&
    (next < rent || asksDeposit)
    ? next
    : null
}
