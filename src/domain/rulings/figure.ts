import type { Case } from '../case.ts'
import { monthsOf, sumOf, withoutRenounced } from '../lease-facts.ts'
import type { EventName, FactMonths, FactSum } from '../lease-facts.ts'
import { monthEndAfter } from '../day.ts'
import { exactly } from './expression.ts'
import type { Kind, Value } from './expression.ts'

type Read = (given: Case) => Value | null

const only = (values: readonly number[]): number | null => {
  const [first, ...others] = [...new Set(values)]
  return first === undefined || others.length > 0 ? null : first
}

/** A jeonse has no rent. */
const rentOf = ({ rents, transactionTypes }: Case): number | null =>
  rents.length === 0 && transactionTypes.length === 1 && transactionTypes[0] === 'JEONSE' ? 0 : only(rents)

/** Of what is said twice the second is what it was changed to. */
const second = (values: readonly number[]): number | null =>
  values.length === 2 ? (values[1] ?? null) : null
const first = (values: readonly number[]): number | null => (values.length === 2 ? (values[0] ?? null) : null)

const sum =
  (read: (given: Case) => number | null | undefined): Read =>
  (given) => {
    const value = read(given)
    return value == null ? null : exactly('MONEY', value)
  }
const factSum = (of: FactSum): Read => sum(({ facts }) => sumOf(facts, of))
const count =
  (kind: 'NUMBER' | 'MONTHS', read: (given: Case) => number | null): Read =>
  (given) => {
    const value = read(given)
    return value === null ? null : exactly(kind, value)
  }
const months = (of: FactMonths): Read => count('MONTHS', ({ facts }) => monthsOf(facts, of))

/** Of a month or a year no more is known than that it was in it: it is kept as its first day. */
const knownDay = (day: string): Value => {
  const [year = '', month = ''] = day.split('-')
  if (day.endsWith('-01-01')) return { kind: 'DAY', least: day, most: `${year}-12-31` }
  return day.endsWith('-01')
    ? { kind: 'DAY', least: day, most: monthEndAfter(`${year}-${month}-01`, 0) }
    : { kind: 'DAY', least: day, most: day }
}
const event =
  (of: EventName): Read =>
  ({ facts: { dates } }) => {
    const said = dates.find((it) => it.event === of)
    if (said === undefined) return null
    const { day, exact } = said
    return exact === true ? { kind: 'DAY', least: day, most: day } : knownDay(day)
  }

/** What a ruling may count with, by the name that its expressions have for it. */
const FIGURES: Readonly<Record<string, readonly [Kind, Read]>> = {
  deposit: ['MONEY', sum(({ deposits }) => only(deposits))],
  rent: ['MONEY', sum(rentOf)],
  /** Of several the one that is paid now: it is said first. */
  depositNow: ['MONEY', sum(({ deposits }) => deposits[0])],
  rentNow: ['MONEY', sum(({ rents }) => rents[0])],
  /** What a deposit or a rent was, and what it was raised or lowered to. */
  depositBefore: ['MONEY', sum(({ deposits }) => first(deposits))],
  depositAfter: ['MONEY', sum(({ deposits }) => second(deposits))],
  rentBefore: ['MONEY', sum(({ rents }) => first(rents))],
  rentAfter: ['MONEY', sum(({ rents }) => second(rents))],
  price: ['MONEY', sum(({ price }) => price)],
  income: ['MONEY', sum(({ income }) => income)],
  loan: ['MONEY', sum(({ loan }) => loan)],
  /** Of what was paid down in part only the agreed sum counts. */
  down: ['MONEY', factSum('DOWN_PAYMENT')],
  provisional: ['MONEY', factSum('PROVISIONAL')],
  recovered: ['MONEY', factSum('RECOVERED')],
  official: ['MONEY', factSum('OFFICIAL_PRICE')],
  /** The most rent that is or was open. */
  open: ['MONEY', factSum('ARREARS')],
  /** What a tax office asks for. */
  bill: ['MONEY', factSum('BILL')],
  feePaid: ['MONEY', factSum('FEE_PAID')],
  /** What of unpaid charges belongs to the shared parts of a building. */
  sharedCharges: ['MONEY', factSum('SHARED_CHARGES')],
  ownCharges: ['MONEY', factSum('OWN_CHARGES')],
  lateCharges: ['MONEY', factSum('LATE_CHARGES')],
  /** What a tenant spent on the home. */
  spent: ['MONEY', factSum('SPENT')],
  /** Rent of so many months is open. */
  arrears: ['MONTHS', count('MONTHS', ({ facts }) => facts.arrearsMonths)],
  paidDown: ['MONEY', factSum('PAID_DOWN')],
  /** Since it was raised last; since it is known; since the lease ended; until it ends; run there; set as its term; until it was let again. */
  raisedAgo: ['MONTHS', months('RAISED_AGO')],
  knownAgo: ['MONTHS', months('KNOWN_AGO')],
  endedAgo: ['MONTHS', months('ENDED_AGO')],
  left: ['MONTHS', months('LEFT')],
  held: ['MONTHS', months('HELD')],
  term: ['MONTHS', months('TERM')],
  reletAfter: ['MONTHS', months('RELET_AFTER')],
  /** Units or owners of a building. */
  units: ['NUMBER', count('NUMBER', ({ facts }) => facts.units)],
  /** Children who inherit. */
  heirs: ['NUMBER', count('NUMBER', ({ facts }) => withoutRenounced(facts).heirs)],
  today: [
    'DAY',
    ({ facts: { today } }) => (today === null ? null : { kind: 'DAY', least: today, most: today }),
  ],
  signed: ['DAY', event('SIGNED')],
  end: ['DAY', event('END')],
  owned: ['DAY', event('OWNED')],
  notice: ['DAY', event('NOTICE')],
  movedIn: ['DAY', event('MOVED_IN')],
  fixedOn: ['DAY', event('FIXED')],
  mortgaged: ['DAY', event('MORTGAGE')],
  served: ['DAY', event('SERVED')],
  claimBy: ['DAY', event('CLAIM_BY')],
  sold: ['DAY', event('SOLD')],
  given: ['DAY', event('GIVEN')],
  died: ['DAY', event('DIED')],
  started: ['DAY', event('STARTED')],
  leaves: ['DAY', event('LEAVES')],
  /** The only day that is told, of which nothing says what happened on it. */
  since: ['DAY', ({ facts: { day } }) => (day === null ? null : { kind: 'DAY', least: day, most: day })],
  known: ['DAY', event('KNOWN')],
  handed: ['DAY', event('HANDED')],
  refused: ['DAY', event('REFUSED')],
  born: ['DAY', event('BORN')],
  applies: ['DAY', event('APPLIES')],
}

export const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries(FIGURES).map(([name, [kind]]) => [name, kind]),
)

/** What a case says of a figure; null: nothing, or several things. */
export const figureIn = (name: string, given: Case): Value | null => FIGURES[name]?.[1](given) ?? null
