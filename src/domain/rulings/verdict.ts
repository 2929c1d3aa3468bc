import { z } from 'zod'
import type { Case } from '../case.ts'
import { dayOf, sumOf } from '../lease-facts.ts'
import { date, money } from '../message/arg.ts'
import type { Arg } from '../message/arg.ts'
import { formatArg } from '../message/say.ts'

/** What of a case a statute sets a threshold for: sums in 만원, months of rent that are open, the day of the first contract. */
export const SLOTS = [
  'deposit',
  'rent',
  /** The deposit and 100 times the rent: what a shop is measured by. */
  'converted',
  'price',
  'official',
  'income',
  'arrears',
  'signed',
] as const
export type Slot = (typeof SLOTS)[number]

/** Days are kept as numbers: 20250531. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))
const bound = z.union([z.number(), z.iso.date().transform(dayNumber)])

/** All of them hold: `over` and `below` leave the threshold itself out, `from` and `to` take it in. */
const bounds = z
  .strictObject({ over: bound, from: bound, below: bound, to: bound })
  .partial()
  .refine((it) => Object.keys(it).length > 0, 'sets no bound')

const line = z.string().trim().min(2)

export const verdict = z.strictObject({
  when: z
    .partialRecord(z.enum(SLOTS), bounds)
    .refine((it) => Object.keys(it).length > 0, 'depends on nothing'),
  /** With the figures of the case as {deposit}, {rent}, …: only those that `when` holds against a bound. */
  ko: line,
  en: line,
})
export type Verdict = z.infer<typeof verdict>

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

/** What a case says of a slot; null: nothing, or several things. */
const knownOf = (slot: Slot, given: Case): Known | null => {
  switch (slot) {
    case 'deposit':
      return knownSum(only(given.deposits))
    case 'rent':
      return knownSum(rentOf(given))
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

const holds = ({ over, from, below, to }: z.infer<typeof bounds>, { least, most }: Known): boolean =>
  (over === undefined || least > over) &&
  (from === undefined || least >= from) &&
  (below === undefined || most < below) &&
  (to === undefined || most <= to)

const PLACE = /\{([a-z]+)\}/g

/** The slots that a sentence tells. */
export const toldIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(PLACE), ([, slot = '']) => slot)

/** What a ruling comes to for a case: the first of its verdicts that the figures bear out, with them in it; null: they decide nothing. */
export const decide = (
  { verdicts }: { verdicts: readonly Verdict[] },
  given: Case,
): { ko: string; en: string } | null => {
  const known = new Map(SLOTS.map((slot) => [slot as string, knownOf(slot, given)]))
  const found = verdicts.find(({ when }) =>
    Object.entries(when).every(([slot, limits]) => {
      const value = known.get(slot) ?? null
      return value !== null && holds(limits, value)
    }),
  )
  if (found === undefined) return null
  const told = (sentence: string, language: 'KO' | 'EN'): string =>
    sentence.replace(PLACE, (place, slot: string) => {
      const value = known.get(slot) ?? null
      return value === null ? place : formatArg(value.told, language)
    })
  return { ko: told(found.ko, 'KO'), en: told(found.en, 'EN') }
}
