import { z } from 'zod'
import { figureIn } from './figure.ts'
import { evaluate } from './evaluate.ts'
import { exactly, parseExpression } from './expression.ts'
import type { Expression, Value } from './expression.ts'
import type { Case } from '../case.ts'
import { ASPECT_NAMES, ASPECTS, PREMISES, RENEWALS, withoutRenounced } from '../lease-facts.ts'
import type { AspectName, LeaseFacts } from '../lease-facts.ts'
import { count, date, money, name } from '../message/arg.ts'
import type { Arg } from '../message/arg.ts'
import { formatArg } from '../message/say.ts'

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
  'paid',
  'foreign',
  'auctioned',
  'spouseLeft',
] as const satisfies readonly (keyof LeaseFacts)[]

const flags = Object.fromEntries(FLAGS.map((flag) => [flag, z.boolean()])) as Record<
  (typeof FLAGS)[number],
  z.ZodBoolean
>

/** One of several values, or any of some. */
const anyOf = (values: readonly string[]) =>
  z.union([z.enum(values).transform((it) => [it]), z.array(z.enum(values)).min(1)])
const aspects = Object.fromEntries(ASPECT_NAMES.map((name) => [name, anyOf(ASPECTS[name].values)])) as Record<
  AspectName,
  ReturnType<typeof anyOf>
>

/** What a case is: a flag as it stands, and of several things any of those that are named. */
export const supposed = z
  .strictObject({
    ...flags,
    ...aspects,
    renewal: anyOf(RENEWALS),
    premises: anyOf(PREMISES),
  })
  .partial()
export type Supposed = z.infer<typeof supposed>

/** What a case must say of itself to be held against something supposed. */
export type Told = Pick<LeaseFacts, (typeof FLAGS)[number] | 'renewal' | 'premises' | 'aspects'>

const isAspect = (name: keyof Supposed): name is AspectName => name in ASPECTS

/** Of each thing that is supposed whether a case says so (true), says otherwise (false) or says nothing (null). */
export const answersTo = (wanted: Supposed, told: Told): (boolean | null)[] =>
  (Object.keys(wanted) as (keyof Supposed)[]).flatMap((name) => {
    const all = wanted[name]
    if (all === undefined) return []
    const said = isAspect(name) ? (told.aspects[name] ?? null) : told[name]
    return [said === null ? null : Array.isArray(all) ? all.some((it) => it === said) : all === said]
  })

/** Arithmetic over the figures of a case (`expression.ts`, `figure.ts`); a bare number of money is so many 만원. */
const expression = z.string().trim().min(1)
const bound = z.union([z.number(), expression])

/** All of them hold: `over` and `below` leave the threshold itself out, `from` and `to` take it in. */
const bounds = z
  .strictObject({ over: bound, from: bound, below: bound, to: bound })
  .partial()
  .refine((it) => Object.keys(it).length > 0, 'sets no bound')
export type Bounds = z.infer<typeof bounds>
/** Expressions and what they are held against: all of them hold. */
export const bounded = z.record(expression, bounds).default({})

const line = z.string().trim().min(2)

export const verdict = z
  .strictObject({
    /** Expressions and what they are held against. */
    when: bounded,
    /** And what must have been said, as it is here: of what nobody said nothing is supposed. */
    said: supposed.default({}),
    /** And of what nothing may have been said as it is here: then something else is asked. */
    unless: supposed.default({}),
    /** So particular that a case of which it holds is asked of this ruling, though another one is worded more like it. */
    decides: z.boolean().default(false),
    /** With what comes out for the case as {deposit}, {3 * rent}, …; it is not told where one of them is not known. */
    ko: line,
    en: line,
  })
  .refine(
    ({ when, said, ko }) => Object.keys({ ...when, ...said }).length + toldIn(ko).length > 0,
    'depends on nothing',
  )
export type Verdict = z.infer<typeof verdict>

const PLACE = /\{([^{}]+)\}/g

/** The expressions that a sentence tells. */
export const toldIn = (sentence: string): string[] =>
  Array.from(sentence.matchAll(PLACE), ([, told = '']) => told)

/** Read once: they are few, and all of the product's own. */
const parsed = new Map<string, Expression>()
const read = (source: string): Expression => {
  const known = parsed.get(source) ?? parseExpression(source)
  parsed.set(source, known)
  return known
}

const valueIn = (source: string | number, given: Case, like?: Value): Value | null => {
  if (typeof source === 'string') return evaluate(read(source), (it) => figureIn(it, given))
  return like === undefined || like.kind === 'DAY' ? null : exactly(like.kind, source)
}

const holds = (limits: Bounds, value: Value, given: Case): boolean => {
  const against = (limit: number | string | undefined, isSo: (limit: Value) => boolean): boolean => {
    if (limit === undefined) return true
    const known = valueIn(limit, given, value)
    return known !== null && known.kind === value.kind && isSo(known)
  }
  return (
    against(limits.over, ({ most }) => value.least > most) &&
    against(limits.from, ({ most }) => value.least >= most) &&
    against(limits.below, ({ least }) => value.most < least) &&
    against(limits.to, ({ least }) => value.most <= least)
  )
}

/** Of what lies somewhere between two only a month or a year has a name. */
const isTellable = (value: Value): boolean => {
  if (value.kind !== 'DAY') return value.least === value.most
  const isYear = value.least.endsWith('-01-01') && value.most.endsWith('-12-31')
  return (
    value.least.slice(0, 7) === value.most.slice(0, 7) ||
    (isYear && value.least.slice(0, 4) === value.most.slice(0, 4))
  )
}

/** Whether all that is bounded holds for a case. */
export const allHold = (when: Readonly<Record<string, Bounds>>, given: Case): boolean =>
  Object.entries(when).every(([source, limits]) => {
    const value = valueIn(source, given)
    return value !== null && holds(limits, value, given)
  })

const holdsFor = (given: Case, { when, said, unless, ko }: Verdict): boolean => {
  const facts = withoutRenounced(given.facts)
  return (
    answersTo(said, facts).every((it) => it === true) &&
    !answersTo(unless, facts).includes(true) &&
    allHold(when, given) &&
    toldIn(ko).every((source) => {
      const value = valueIn(source, given)
      return value !== null && isTellable(value)
    })
  )
}

const found = (verdicts: readonly Verdict[], given: Case): Verdict | undefined =>
  verdicts.find((it) => holdsFor(given, it))

/** Whether what a case says settles it: a threshold or what was said, and not only a sum that is told with it. */
export const settles = ({ verdicts }: { verdicts: readonly Verdict[] }, given: Case): boolean => {
  const it = found(verdicts, given)
  return it !== undefined && Object.keys({ ...it.said, ...it.when }).length > 0
}

/** Whether a case is so particularly of this ruling that its words count for less. */
export const decidesFor = ({ verdicts }: { verdicts: readonly Verdict[] }, given: Case): boolean =>
  found(verdicts, given)?.decides === true

/** Of a day that is known by its month or year no more is told. */
const dayTold = (least: string, most: string): Arg => {
  if (least === most) return date(least)
  const isMonth = least.slice(0, 7) === most.slice(0, 7)
  return date(least.slice(0, isMonth ? 7 : 4))
}

const YEAR = 12
/** From two years on they are told as years: 9년, 9년 6개월, and not 108개월. */
const monthsTold = (months: number): Arg => {
  if (months < 2 * YEAR) return count(months, 'month')
  const [years, rest] = [Math.floor(months / YEAR), months % YEAR]
  return rest === 0
    ? count(years, 'year')
    : { kind: 'phrase', items: [count(years, 'year'), count(rest, 'month')] }
}

const told = (value: Value): Arg => {
  switch (value.kind) {
    case 'MONEY':
      return money(value.least)
    case 'MONTHS':
      return monthsTold(value.least)
    case 'DAYS':
      return { kind: 'count', value: value.least, unit: 'day' }
    case 'DAY':
      return dayTold(value.least, value.most)
    case 'NUMBER':
      return name(String(value.least))
    default:
      return value satisfies never
  }
}

/** What a ruling comes to for a case: the first of its verdicts that the figures bear out, with them in it; null: they decide nothing. */
export const decide = (
  { verdicts }: { verdicts: readonly Verdict[] },
  given: Case,
): { ko: string; en: string } | null => {
  const it = found(verdicts, given)
  if (it === undefined) return null
  const filled = (sentence: string, language: 'KO' | 'EN'): string =>
    sentence.replace(PLACE, (place, source: string) => {
      const value = valueIn(source, given)
      return value === null ? place : formatArg(told(value), language)
    })
  return { ko: filled(it.ko, 'KO'), en: filled(it.en, 'EN') }
}
