import { toPlain } from '../../domain/contract/plain.ts'
import clauses from '../../domain/contract/sense/examples.json' with { type: 'json' }
import { readFeatures } from '../../domain/contract/sense/features.ts'
import { HEADS } from '../../domain/contract/sense/model.ts'
import phrases from '../../domain/contract/sense/phrases.json' with { type: 'json' }
import type { Weights } from '../../domain/learned/model.ts'
import { train } from './train.ts'
import type { Training } from './train.ts'

/** A clause and what it carries: no type for a protective, usual or neutral one. */
interface Example {
  text: string
  types: readonly string[]
}

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
export const readClauses = (): Example[] => [
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

const CLAUSES: Training = { oneOf: 0, step: 0.3, positiveWeight: 2, startBias: -2, least: 2 }

export const trainClauses = (examples: readonly Example[]): Weights =>
  train(
    examples.map(({ text, types }) => ({
      features: readFeatures(toPlain(text)),
      is: HEADS.map((head) => (head === 'ANY' ? types.length > 0 : types.includes(head))),
    })),
    HEADS.length,
    CLAUSES,
  )
