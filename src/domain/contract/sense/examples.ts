import clauses from './examples.json' with { type: 'json' }
import type { Example } from './train.ts'
import phrases from './phrases.json' with { type: 'json' }

/** How a clause begins, and how it may go on: against the tenant or not. */
interface Phrases {
  type: string
  starts: readonly string[]
  risky: readonly string[]
  harmless: readonly string[]
}

/** More than this of one kind teaches nothing new. */
const MOST_PAIRS = 24
/** Apart from the number of starts, so that all of them meet different ends. */
const STRIDE = 7

/** Clauses of our own writing and what they carry, and those that phrases make up. */
export const readExamples = (): Example[] => [
  ...clauses,
  ...phrases.flatMap(({ type, starts, risky, harmless }: Phrases) => [
    ...pair(starts, risky).map((text) => ({ text, types: [type] })),
    ...pair(starts, harmless).map((text) => ({ text, types: [] })),
  ]),
]

const pair = (starts: readonly string[], ends: readonly string[]): string[] => {
  const pairs = Array.from({ length: ends.length === 0 ? 0 : MOST_PAIRS }, (_, i) => {
    const round = Math.floor(i / starts.length)
    return `${starts[i % starts.length] ?? ''} ${ends[(i * STRIDE + round) % ends.length] ?? ''}.`
  })
  return [...new Set(pairs)]
}
