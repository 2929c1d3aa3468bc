import { z } from 'zod'
import type { AskedRun, PropertyReading } from './asked.ts'
import { calculationsOf, sourcesOf } from './recorded.ts'
import type { Place } from './questions.ts'

const range = z.tuple([z.number().nullable(), z.number().nullable()])
const value = z.union([z.number(), z.string(), z.boolean(), z.null()])
const bounds = z.strictObject({ min: z.number().nullable(), max: z.number().nullable() })

/** Homes that were asked for: what every listing that is shown has to be. Money in 만원, both ends included. */
const homes = z.strictObject({
  /** The beginning of the code of its region. */
  region: z.string().regex(/^\d+$/).optional(),
  type: z.string().optional(),
  deal: z.enum(['SALE', 'JEONSE', 'RENT']).optional(),
  sale: range.optional(),
  deposit: range.optional(),
  rent: range.optional(),
  area: range.optional(),
  year: range.optional(),
})
type Homes = z.infer<typeof homes>

/** What is right of an answer whoever gives it: figures, verdicts, sources and filters, never words. */
export const expectation = z.strictObject({
  /** Of TEAM; RESEARCH writes reports. */
  type: z.string().optional(),
  asks: z.boolean().optional(),
  level: z.enum(['LOW', 'MEDIUM', 'HIGH']).nullable().optional(),
  /** By calculator, what stands among its inputs and results, whichever it is; a list where it has to work out several. */
  figures: z
    .record(z.string(), z.union([z.record(z.string(), value), z.array(z.record(z.string(), value))]))
    .optional(),
  /** Calculators that have nothing to do with what is asked. */
  without: z.array(z.string()).optional(),
  /** What has to be cited: “주택임대차보호법 제7조”, “1144000000 JEONSE”, “loans JEONSE”. */
  sources: z.array(z.string()).optional(),
  /** Laws that must not be: the beginning of what is cited. */
  withoutSources: z.array(z.string()).optional(),
  /** Each has listings, and no listing is anything else; empty: there are none. */
  homes: z.array(homes).optional(),
  /** A part of how `interpretPropertyQuery` reads the sentence; asked with TEAM. */
  filter: z.record(z.string(), z.union([value, bounds, z.array(z.string())])).optional(),
})
export type Expectation = z.infer<typeof expectation>

type Answer = NonNullable<AskedRun['answer']>
type Listing = Answer['properties'][number]

const within = (found: number | null | undefined, wanted: Homes['sale']): boolean =>
  wanted === undefined ||
  (found != null && found >= (wanted[0] ?? -Infinity) && found <= (wanted[1] ?? Infinity))

const fits = ({ property, transaction }: Listing, wanted: Homes): boolean =>
  property.region.code.startsWith(wanted.region ?? '') &&
  (wanted.type === undefined || wanted.type === property.propertyType) &&
  (wanted.deal === undefined || wanted.deal === transaction.transactionType) &&
  within(transaction.salePrice, wanted.sale) &&
  within(transaction.deposit, wanted.deposit) &&
  within(transaction.monthlyRent, wanted.rent) &&
  within(transaction.exclusiveArea, wanted.area) &&
  within(Number(property.completionDate?.slice(0, 4) ?? Number.NaN), wanted.year)

const CENT = 0.01
const same = (found: unknown, wanted: unknown): boolean =>
  typeof found === 'number' && typeof wanted === 'number'
    ? Math.abs(found - wanted) <= CENT
    : (found ?? null) === wanted

const homesMissed = (listings: readonly Listing[], wanted: readonly Homes[]): string[] => {
  const strangers = listings.filter((it) => !wanted.some((home) => fits(it, home))).length
  const without = wanted.filter((home) => !listings.some((it) => fits(it, home)))
  return [
    ...(strangers > 0 ? [`${strangers} of ${listings.length} listings were not asked for`] : []),
    ...without.map((home) => `no listing is ${JSON.stringify(home)}`),
  ]
}

const figuresMissed = (answer: Answer | null, figures: NonNullable<Expectation['figures']>): string[] => {
  const calculations = answer ? calculationsOf(answer) : []
  return Object.entries(figures).flatMap(([name, wanted]) =>
    [wanted].flat().flatMap((values) => {
      const all = calculations.filter((it) => it.name === name)
      const isThere = all.some(({ inputs, result }) =>
        Object.entries(values).every(([key, it]) => same(result[key] ?? inputs[key], it)),
      )
      return isThere ? [] : [`${name} with ${JSON.stringify(values)}, not ${JSON.stringify(all)}`]
    }),
  )
}

const filterMissed = (reading: PropertyReading, filter: NonNullable<Expectation['filter']>): string[] =>
  Object.entries(filter).flatMap(([key, wanted]) => {
    const found: unknown = Object.entries(reading).find(([name]) => name === key)?.[1]
    const isSame = JSON.stringify(found ?? null) === JSON.stringify(wanted)
    return isSame ? [] : [`${key} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`]
  })

/** How an answer falls short of what is right; CONSULT, which does not calculate, search or ask, is held to the laws it cites. */
export const shortcomings = (
  expected: Expectation,
  place: Place,
  { run, reading }: { run: AskedRun; reading: PropertyReading | null },
): string[] => {
  const { answer } = run
  const sources = answer ? sourcesOf(answer) : []
  const isConsult = place.endsWith('CONSULT')
  // Loans are listed and statistics are looked up by the others.
  const due = (expected.sources ?? []).filter((it) => !isConsult || !/^(loans |\d)/.test(it))
  const cited = [
    ...due.filter((it) => !sources.includes(it)).map((it) => `${it} is not cited`),
    ...(expected.withoutSources ?? [])
      .filter((it) => sources.some((source) => source.startsWith(it)))
      .map((it) => `${it} is cited`),
  ]
  if (isConsult) return cited
  const asked = run.pendingInput !== null
  const unwanted = (expected.without ?? []).filter(
    (name) => answer && calculationsOf(answer).some((it) => it.name === name),
  )
  const level = answer?.analysis?.riskLevel ?? null
  return [
    ...(place.endsWith('TEAM') && expected.type !== undefined && expected.type !== answer?.type
      ? [`is ${answer?.type ?? 'no answer'}, not ${expected.type}`]
      : []),
    ...(expected.asks !== undefined && expected.asks !== asked ? [asked ? 'asks back' : 'does not ask'] : []),
    ...(expected.level !== undefined && expected.level !== level
      ? [`says ${level ?? 'no level'}, not ${expected.level ?? 'none'}`]
      : []),
    ...(expected.figures ? figuresMissed(answer, expected.figures) : []),
    ...unwanted.map((name) => `${name} was not asked for`),
    ...cited,
    ...(expected.homes ? homesMissed(answer?.properties ?? [], expected.homes) : []),
    ...(expected.filter && reading ? filterMissed(reading, expected.filter) : []),
  ]
}
