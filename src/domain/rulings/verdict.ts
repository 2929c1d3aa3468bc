import { z } from 'zod'
import type { Case } from '../case.ts'
import { dayOf, sumOf } from '../lease-facts.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { date, money } from '../message/arg.ts'
import type { Arg } from '../message/arg.ts'
import { formatArg } from '../message/say.ts'

/**
 * What of a case decides what a ruling comes to: sums in 만원 that a statute sets a threshold for or that somebody owes, months of rent
 * that are open, the day of the first contract.
 */
export const SLOTS = [
  'deposit',
  'rent',
  /** Rent of two and of three months, from which arrears end a lease. */
  'twoRents',
  'threeRents',
  /** What was paid down on a sale, and twice that. */
  'down',
  'double',
  /** What a tenant got back in an auction, and what of the deposit is left. */
  'recovered',
  'rest',
  /** The deposit and 100 times the rent: what a shop is measured by. */
  'converted',
  'price',
  'official',
  'income',
  'arrears',
  'signed',
] as const
export type Slot = (typeof SLOTS)[number]

/** What is said of a case with yes or no. */
const FLAGS = [
  'handedOver',
  'served',
  'claimed',
  'fixed',
  'registered',
  'concluded',
  'performed',
  'opposes',
] as const satisfies readonly (keyof LeaseFacts)[]

/** Days are kept as numbers: 20250531. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))
const bound = z.union([z.number(), z.iso.date().transform(dayNumber)])

/** All of them hold: `over` and `below` leave the threshold itself out, `from` and `to` take it in. */
const bounds = z
  .strictObject({ over: bound, from: bound, below: bound, to: bound })
  .partial()
  .refine((it) => Object.keys(it).length > 0, 'sets no bound')

const line = z.string().trim().min(2)

export const verdict = z
  .strictObject({
    when: z.partialRecord(z.enum(SLOTS), bounds).default({}),
    /** And what must have been said, as it is here: of what nobody said nothing is supposed. */
    said: z.partialRecord(z.enum(FLAGS), z.boolean()).default({}),
    /** With the figures of the case as {deposit}, {rent}, …: only those that `when` holds against a bound. */
    ko: line,
    en: line,
  })
  .refine(({ when, said }) => Object.keys({ ...when, ...said }).length > 0, 'depends on nothing')
export type Verdict = z.infer<typeof verdict>
type When = Pick<Verdict, 'when' | 'said'>

/** A value is known to lie between two; a sum is both. */
interface Known {
  least: number
  most: number
  told: Arg
}

const only = (values: readonly number[]): number | null => {
  const [first, ...others] = [...new Set(values)]
  return first === undefined || others.length > 0 ? null : first
}

/** Of a month or a year no more is known than that it was in it: it is kept as its first day. */
const knownDay = (day: string): Known => {
  const [year = '', month = ''] = day.split('-')
  const [part, last] = day.endsWith('-01-01')
    ? [year, `${year}-12-31`]
    : day.endsWith('-01')
      ? [`${year}-${month}`, `${year}-${month}-31`]
      : [day, day]
  return { least: dayNumber(day), most: dayNumber(last), told: date(part) }
}

const knownSum = (value: number | null): Known | null =>
  value === null ? null : { least: value, most: value, told: money(value) }

/** A jeonse has no rent. */
const rentOf = ({ rents, transactionTypes }: Case): number | null =>
  rents.length === 0 && transactionTypes.length === 1 && transactionTypes[0] === 'JEONSE' ? 0 : only(rents)

const timesOf = (value: number | null, times: number): Known | null =>
  knownSum(value === null ? null : value * times)

/** Of what was paid down in part only the agreed sum counts. */
const downOf = ({ facts }: Case): number | null => sumOf(facts, 'DOWN_PAYMENT')

/** What a case says of a slot; null: nothing, or several things. */
const knownOf = (slot: Slot, given: Case): Known | null => {
  switch (slot) {
    case 'deposit':
      return knownSum(only(given.deposits))
    case 'rent':
      return knownSum(rentOf(given))
    case 'twoRents':
      return timesOf(rentOf(given), 2)
    case 'threeRents':
      return timesOf(rentOf(given), 3)
    case 'down':
      return knownSum(downOf(given))
    case 'double':
      return timesOf(downOf(given), 2)
    case 'recovered':
      return knownSum(sumOf(given.facts, 'RECOVERED'))
    case 'rest': {
      const [deposit, recovered] = [only(given.deposits), sumOf(given.facts, 'RECOVERED')]
      return deposit === null || recovered === null ? null : knownSum(deposit - recovered)
    }
    case 'converted': {
      const [deposit, rent] = [only(given.deposits) ?? 0, rentOf(given)]
      return rent === null ? null : knownSum(deposit + 100 * rent)
    }
    case 'price':
      return knownSum(given.price)
    case 'official':
      return knownSum(sumOf(given.facts, 'OFFICIAL_PRICE'))
    case 'income':
      return knownSum(given.income)
    case 'arrears': {
      const months = given.facts.arrearsMonths
      return months === null
        ? null
        : { least: months, most: months, told: { kind: 'count', value: months, unit: 'month' } }
    }
    case 'signed': {
      const day = dayOf(given.facts, 'SIGNED')
      return day === null ? null : knownDay(day)
    }
    default:
      return slot satisfies never
  }
}

const holdsFor = (known: ReadonlyMap<string, Known | null>, { facts }: Case, { when, said }: When): boolean =>
  FLAGS.every((flag) => said[flag] === undefined || said[flag] === facts[flag]) &&
  Object.entries(when).every(([slot, limits]) => {
    const value = known.get(slot) ?? null
    return value !== null && holds(limits, value)
  })

const holds = ({ over, from, below, to }: z.infer<typeof bounds>, { least, most }: Known): boolean =>
  (over === undefined || least > over) &&
  (from === undefined || least >= from) &&
  (below === undefined || most < below) &&
  (to === undefined || most <= to)

const PLACE = /\{([a-z]+)\}/gi

/** The slots that a sentence tells. */
export const toldIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(PLACE), ([, slot = '']) => slot)

const allKnown = (given: Case): ReadonlyMap<string, Known | null> =>
  new Map(SLOTS.map((slot) => [slot, knownOf(slot, given)]))

/** Whether what a case says settles it: a threshold or what was said, and not only a sum that is told with it. */
export const settles = ({ verdicts }: { verdicts: readonly Verdict[] }, given: Case): boolean => {
  const known = allKnown(given)
  const found = verdicts.find((it) => holdsFor(known, given, it))
  return (
    found !== undefined &&
    (Object.keys(found.said).length > 0 ||
      Object.values(found.when).some(({ over, from, below, to }) => (over ?? from ?? below ?? to) !== 0))
  )
}

/** What a ruling comes to for a case: the first of its verdicts that the figures bear out, with them in it; null: they decide nothing. */
export const decide = (
  { verdicts }: { verdicts: readonly Verdict[] },
  given: Case,
): { ko: string; en: string } | null => {
  const known = allKnown(given)
  const found = verdicts.find((it) => holdsFor(known, given, it))
  if (found === undefined) return null
  const told = (sentence: string, language: 'KO' | 'EN'): string =>
    sentence.replace(PLACE, (place, slot: string) => {
      const value = known.get(slot) ?? null
      return value === null ? place : formatArg(value.told, language)
    })
  return { ko: told(found.ko, 'KO'), en: told(found.en, 'EN') }
}
