import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { AskedRun, PropertyReading } from './asked.ts'
import type { Place } from './questions.ts'

type Answer = NonNullable<AskedRun['answer']>
type Figures = Record<string, number | string | boolean>

const isWordless = (value: unknown): value is string => typeof value === 'string' && /^[\dA-Z_]+$/.test(value)

/** The figures of an object and of those in it: no lists, no words, nothing that is empty, and no day of today. */
const figuresOf = (value: unknown): Figures =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).safeParse(value).data ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, it]): [string, Figures[string]][] => {
        if (typeof it === 'number') return [[key, Math.round(it * 100) / 100]]
        if (typeof it === 'boolean' || isWordless(it)) return [[key, it]]
        return Array.isArray(it) ? [] : Object.entries(figuresOf(it))
      }),
  )

export const calculationsOf = ({ sources }: Answer) =>
  sources.flatMap((source) =>
    source.__typename === 'CalculationSource'
      ? [{ name: source.name, inputs: figuresOf(source.inputs), result: figuresOf(source.result) }]
      : [],
  )

const nameOf = (source: Answer['sources'][number]): string[] => {
  if (source.__typename === 'LegalArticle') return [`${source.lawName} ${source.articleNumber}`]
  if (source.__typename === 'MarketStatistics') return [`${source.region.code} ${source.transactionType}`]
  if (source.__typename === 'LoanProduct') return [`loans ${source.category}`]
  return []
}

export const sourcesOf = ({ sources }: Answer): string[] => [...new Set(sources.flatMap(nameOf))].toSorted()

/** What the market says today: prices move with the day of the invented deals. */
const marketPrices = ({ sources }: Answer): Set<number> =>
  new Set(
    sources.flatMap((source) =>
      source.__typename === 'MarketStatistics'
        ? [source.medianPrice, source.averagePrice].filter((price) => price !== null)
        : [],
    ),
  )

const calculations = (answer: Answer): string[] => {
  const prices = marketPrices(answer)
  return calculationsOf(answer)
    .map(({ name, inputs, result }) => {
      const moves =
        name === 'marketComparison' ||
        Object.values(inputs).some((value) => typeof value === 'number' && prices.has(value))
      return moves
        ? `${name} of the market`
        : `${name} ${JSON.stringify(inputs)} ${JSON.stringify(result)}`.replaceAll('"', '')
    })
    .toSorted()
}

/** “민법 제623조”, “민법 제626조” → “민법 제623조, 제626조”. */
const byLaw = (sources: readonly string[]): string[] => {
  const laws = new Map<string, string[]>()
  for (const source of sources) {
    const cut = source.lastIndexOf(' ')
    const law = source.slice(0, cut)
    laws.set(law, [...(laws.get(law) ?? []), source.slice(cut + 1)])
  }
  return [...laws].map(([law, articles]) => `${law} ${articles.join(', ')}`)
}

const homesOf = ({ properties }: Answer): string => {
  const distinct = (values: readonly string[]) => [...new Set(values)].toSorted().join(' ')
  return [
    distinct(properties.map(({ property }) => property.region.code.slice(0, 5))),
    distinct(properties.map(({ property }) => property.propertyType)),
    distinct(properties.map(({ transaction }) => transaction.transactionType)),
  ].join(' · ')
}

const readingOf = (reading: PropertyReading): string =>
  Object.entries(reading)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`.replaceAll('"', ''))
    .join(', ')

/** What is kept of an answer: no words, no ids, nothing that moves with the day, nothing that is empty. */
const line = z.strictObject({
  type: z.string(),
  level: z.string().optional(),
  calculations: z.array(z.string()).optional(),
  sources: z.array(z.string()).optional(),
  homes: z.string().optional(),
  reading: z.string().optional(),
})
export type RecordedAnswer = z.infer<typeof line>

export const recordOf = (run: AskedRun, reading: PropertyReading | null): RecordedAnswer => {
  const { answer, pendingInput } = run
  const read = reading && readingOf(reading)
  const filter = read ? { reading: read } : {}
  if (!answer) return { type: `asks ${pendingInput?.__typename ?? run.status}`, ...filter }
  const level = answer.analysis?.riskLevel
  const figures = calculations(answer)
  const sources = byLaw(sourcesOf(answer))
  return {
    type: answer.type,
    ...(level ? { level } : {}),
    ...(figures.length > 0 ? { calculations: figures } : {}),
    ...(sources.length > 0 ? { sources } : {}),
    ...(answer.properties.length > 0 ? { homes: homesOf(answer) } : {}),
    ...filter,
  }
}

const FILE = new URL('answers.jsonl', import.meta.url)
const kept = z.tuple([z.string(), line])

/** By question and place: “law-01 KO TEAM”. */
export const keyOf = (id: string, place: Place): string => `${id} ${place}`

export const readAnswers = (): Record<string, RecordedAnswer> =>
  Object.fromEntries(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((text) => kept.parse(JSON.parse(text))),
  )

/** A line an answer, in order. */
export const writeAnswers = (answers: Record<string, RecordedAnswer>): void => {
  const lines = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(FILE, `${lines.map((it) => JSON.stringify(it)).join('\n')}\n`)
}
