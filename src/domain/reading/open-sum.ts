import type { Case } from '../case.ts'
import { askOf } from './asks.ts'
import type { AskName } from './asks.ts'
import { asksBeyondShare, HIGHEST_RATE } from '../language/percent.ts'
import { roleOf } from '../language/sum-role.ts'
import { readSums } from '../language/sum.ts'
import { sumOf, withFacts } from '../lease-facts.ts'
import type { FactSum } from '../lease-facts.ts'

/** How many times as much, or as little, a thing is when it is said anew: 8억 after 7억, and no 90만원 after 2억. */
const MOST_TIMES = 3

export const timesAs = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other)

/** Whether one sum is about as large as another that is known. */
export const isAbout = (sum: number, known: number | null | undefined): boolean =>
  sum > 0 && known != null && known > 0 && timesAs(sum, known) <= MOST_TIMES

/** Which of several things a sum is that says nothing of what it is: the first that is about as large, else the one nearest to it. */
export const meantBy = <Thing>(sum: number, things: readonly (readonly [Thing, number])[]): Thing | null => {
  const known = things.filter(([, value]) => value > 0)
  const near = known.toSorted(([, a], [, b]) => timesAs(sum, a) - timesAs(sum, b))
  const [thing = null] = sum > 0 ? (known.find(([, value]) => isAbout(sum, value)) ?? near[0] ?? []) : []
  return thing
}

/** Whether the only sum of a text says by no word what it is: 8억이면?, and not 집값이 8억이면? */
export const saysNoRole = (text: string): boolean => {
  const [sum, ...more] = readSums(text)
  return sum !== undefined && more.length === 0 && roleOf(text, sum, 0, text.length) === null
}

/** What of a deposit is turned into rent, as it is said or as two deposits differ; null: nothing is, or rent is paid already. */
const turnedIn = ({ deposits, rents, facts }: Case): number | null => {
  const [first = 0, second] = deposits
  if (rents.length > 0) return null
  return sumOf(facts, 'TURNED') ?? (second !== undefined && first > second ? first - second : null)
}
/** About as much rent a month stands for a deposit: 5 % a year. */
const RENT_OF = 5 / 1200

/** About which rent a month is asked for what is turned into it; null: nothing is. */
export const rentOfTurned = (before: Case): number | null => {
  const turned = turnedIn(before)
  return turned === null ? null : turned * RENT_OF
}

/** A rent that is said beside what is turned into one (40만원 달라는데요) is what is asked for that, and not paid beside it. */
export const asAskedRent = (said: Case, before: Case): Case => {
  const [value, ...more] = said.rents
  if (value === undefined || more.length > 0 || said.deposits.length > 0 || turnedIn(before) === null)
    return said
  const sums = [{ of: 'ASKED_RENT' as const, value }]
  return { ...said, rents: [], leases: [], facts: withFacts(said.facts, { ...said.facts, sums }) }
}

const OF_CASE = ['deposit', 'price', 'loan', 'rent', 'income', 'seniorDebt'] as const
export type OfCase = (typeof OF_CASE)[number]

/** What of a case a sum may be, what it is about first. */
const thingsOf = (before: Case): (readonly [OfCase | FactSum, number])[] => {
  const values: Readonly<Record<OfCase, number | null | undefined>> = {
    deposit: before.deposits.at(-1),
    price: before.price,
    loan: before.loan,
    rent: before.rents.at(-1),
    income: before.income,
    seniorDebt: before.seniorDebt,
  }
  const turned = rentOfTurned(before)
  const isBought = before.transactionTypes.includes('SALE') && before.price !== null
  const names = isBought ? (['price', ...OF_CASE.filter((it) => it !== 'price')] as const) : OF_CASE
  const sums = before.facts.sums.map(({ of, value }) => [of, value] as const)
  // What an auction will bring is supposed; what is lodged and owed is known.
  const supposed = sums.filter(([of]) => of === 'AUCTION_PRICE')
  return [
    ...supposed,
    ...names.flatMap((name) => {
      const value = values[name]
      return value == null ? [] : [[name, value] as const]
    }),
    ...sums.filter(([of]) => of !== 'AUCTION_PRICE'),
    ...(turned === null ? [] : [['ASKED_RENT', turned] as const]),
  ]
}

/** 6%면?, of a deposit that is turned into rent: at which rate that is done. */
export const turnedAt = (said: Case, before: Case, share: number | null, text: string): Case =>
  share === null ||
  asksBeyondShare(text) ||
  share > HIGHEST_RATE ||
  said.conversionRate !== undefined ||
  (said.rate ?? before.rate) !== null
    ? said
    : { ...said, conversionRate: share }

/** A sum by itself, after what takes one was asked with none (복비 얼마예요?, then 5억이요): the one that it takes first. */
export const asAsked = (
  said: Case,
  open: readonly number[],
  before: Case,
  asks: readonly AskName[],
): [Case, readonly number[]] => {
  const [sum, ...more] = open
  if (sum === undefined || thingsOf(before).length > 0) return [said, open]
  const [next, ...others] = more
  // 전세금 5% 인상 가능해?, then 지금 3억인데 3억 2천 달래: what is paid, and what is asked for.
  const isRaise = next !== undefined && others.length === 0 && asks.includes('increase')
  if (isRaise && said.deposits.length + said.rents.length === 0 && timesAs(sum, next) <= MOST_TIMES)
    return [{ ...said, deposits: [sum, next], leases: open.map((deposit) => ({ deposit, rent: null })) }, []]
  if (next !== undefined) return [said, open]
  const needed = asks
    .flatMap((name) => askOf(name).gives ?? [])
    .flatMap(([only, ...others]) => (only === undefined || others.length > 0 ? [] : [only]))
  const isLease = [...said.transactionTypes, ...before.transactionTypes].some((it) => it !== 'SALE')
  const meant = needed.find((it) => it !== 'price' || !isLease)
  switch (meant) {
    case 'price':
    case 'loan':
      return said[meant] === null ? [{ ...said, [meant]: sum }, []] : [said, open]
    case 'deposit':
      return said.deposits.length === 0
        ? [{ ...said, deposits: [sum], leases: [{ deposit: sum, rent: null }] }, []]
        : [said, open]
    default:
      return [said, open]
  }
}

/** What the only sum of a text says that it is (보증금은 2억8천); null: there is none, or there are several, or it does not say. */
export const roleSaid = (text: string): OfCase | null => {
  const [sum, ...more] = readSums(text)
  const role = sum === undefined || more.length > 0 ? null : roleOf(text, sum, 0, text.length)
  return role === 'senior' ? 'seniorDebt' : role
}

/**
 * A sum that says nothing of what it is (3억 2천이면?) is what the case before was about, first what was said of it `last`;
 * `instead`: what it takes the place of.
 */
export const withOpen = (
  said: Case,
  open: readonly number[],
  before: Case,
  { instead = null, last = null }: { instead?: number | null; last?: OfCase | null } = {},
): Case => {
  const [sum, ...more] = open
  if (sum === undefined) return said
  // 4억에서 4억 4천이면: what is paid, and what is asked for.
  if (more.length === 1 && before.deposits.length === 2 && said.deposits.length === 0)
    return { ...said, deposits: open }
  if (more.length > 0) return said
  const things = thingsOf(before)
  const meant =
    things.find(([, value]) => value === instead)?.[0] ??
    // What an auction will bring is supposed anew, whatever else was said.
    (things[0]?.[0] === 'AUCTION_PRICE'
      ? undefined
      : things.find(([name, value]) => name === last && isAbout(sum, value))?.[0]) ??
    meantBy(sum, things)
  switch (meant) {
    case null:
      return said
    case 'deposit':
      return said.deposits.length > 0 ? said : { ...said, deposits: [sum] }
    case 'rent':
      return said.rents.length > 0 ? said : { ...said, rents: [sum] }
    case 'price':
    case 'loan':
    case 'income':
    case 'seniorDebt':
      return said[meant] === null ? { ...said, [meant]: sum } : said
    default:
      return { ...said, facts: { ...said.facts, sums: [...said.facts.sums, { of: meant, value: sum }] } }
  }
}
