import { aFact } from './facts.ts'
import { name } from '../../src/domain/message/arg.ts'
import { message } from '../../src/domain/message/say.ts'
import type { Evidence } from '../../src/agent/facts/evidence.ts'
import { PYEONG } from '../../src/domain/property.ts'

/** What the API shows of an answer, as far as a reader can check its text against it. */
interface PublicAnswer {
  sources: readonly { __typename?: string; exclusiveArea?: number | null }[]
}

/** A number of the API in every spelling that a report may give it. */
const spellings = (value: number): string[] => {
  const round = (digits: number) => Math.round(Math.abs(value) * 10 ** digits) / 10 ** digits
  return [0, 1, 2].flatMap((digits) => [`${round(digits)}만원`, `${round(digits)}%`, `${round(digits)}`])
}

/** Everything that a client can read in a value, as facts: what it cannot read there, the report must not say. */
const factsIn = (value: unknown): string[] => {
  if (typeof value === 'number') return [...spellings(value), `${Math.floor(value * 10_000)}원`]
  if (typeof value === 'string') return [value.replaceAll(/(\d{4})(\d{2})(?!\d)/g, '$1 $2 '), value]
  if (Array.isArray(value)) return value.flatMap(factsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(factsIn) : []
}

/** The sources of a report as evidence, made from the public API alone. */
export const evidenceOf = (answer: PublicAnswer): Evidence[] =>
  answer.sources.map((source, index) => ({
    n: index + 1,
    kind: 'market',
    title: message('words', { text: name('') }),
    rows: [],
    // A trust score is of 100.
    facts: factsIn(
      source.__typename === 'Transaction' ? [source, (source.exclusiveArea ?? 0) / PYEONG, 100] : source,
    ).map(aFact),
    source: { kind: 'LAW', id: '', label: '' },
    listing: null,
  }))
