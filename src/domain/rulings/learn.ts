import { indexRulings, leadOf, partsOf, SIGNALS } from './find.ts'
import type { PartOfRegister, RulingIndex, RulingWeights, Signals } from './find.ts'
import type { Concept } from './concepts.ts'
import type { Ruling } from './ruling.ts'

type Register = keyof Ruling['asks']
export const REGISTERS: readonly Register[] = ['polite', 'chat', 'keywords', 'english']

const EVEN: Signals = { nearest: 1, second: 0.3, said: 0.5, together: 0.5, covered: 0, field: 0.3, spoken: 0 }
const NONE = Object.fromEntries(SIGNALS.map((name) => [name, 0])) as Signals
/** Before anything was learned. */
export const UNLEARNED: RulingWeights = {
  signals: EVEN,
  sure: { bias: 0, score: 0, lead: 0, covered: 0, nearest: 0, together: 0 },
}

interface Question {
  text: string
  /** The place of its ruling; null: none is asked for. */
  at: number | null
  index: RulingIndex
}

/** Every question of a register, asked of an index that has nothing of this register. */
export const askedUnseen = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  register: Register,
  parts: readonly PartOfRegister[] = partsOf(rulings, concepts),
): Question[] => {
  const unseen = parts.filter((part) => part.register !== register)
  const index = indexRulings(rulings, unseen, concepts, weights)
  return rulings.flatMap((ruling, at) => ruling.asks[register].map((text) => ({ text, at, index })))
}

const ROUNDS = 150
/** Each signal moves by a step of its own, so that small ones are learned as fast as large ones; the later steps are finer. */
const stepOf = (round: number): number => (round < ROUNDS / 2 ? 0.5 : 0.15)
/** How much of the last slopes a step remembers. */
const MEMORY = 0.9
const sumOf = (weights: Signals, it: Signals): number =>
  SIGNALS.reduce((sum, name) => sum + weights[name] * it[name], 0)

/** Softmax over the candidates of each question: the right one is to come first. */
const learnSignals = (
  questions: readonly { at: number; found: { at: number; signals: Signals }[] }[],
): Signals => {
  const weights = { ...EVEN }
  // Likelihoods are told apart by a temperature; the weights take it in.
  for (const name of SIGNALS) weights[name] *= 10
  const squares: Signals = { ...NONE }
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Signals = { ...NONE }
    for (const { at, found } of questions) {
      const highest = Math.max(...found.map(({ signals }) => sumOf(weights, signals)))
      const odds = found.map(({ signals }) => Math.exp(sumOf(weights, signals) - highest))
      const all = odds.reduce((sum, value) => sum + value, 0)
      for (const [place, { at: other, signals }] of found.entries()) {
        const error = (other === at ? 1 : 0) - (odds[place] ?? 0) / all
        for (const name of SIGNALS) slope[name] += error * signals[name]
      }
    }
    for (const name of SIGNALS) {
      const mean = slope[name] / questions.length
      squares[name] = MEMORY * squares[name] + (1 - MEMORY) * mean * mean
      weights[name] += (stepOf(round) * mean) / (Math.sqrt(squares[name]) + 1e-4)
    }
  }
  return weights
}

type Sure = RulingWeights['sure']

const PARTS = ['bias', 'score', 'lead', 'covered', 'nearest', 'together'] as const
/** None is learned from so much that it outvotes the rest. */
const SCALE: Sure = { bias: 1, score: 0.05, lead: 1, covered: 1, nearest: 1, together: 1 }

const learnSure = (outcomes: readonly (Omit<Sure, 'bias'> & { isRight: boolean })[]): Sure => {
  const sure: Sure = { bias: 0, score: 0, lead: 0, covered: 0, nearest: 0, together: 0 }
  for (let round = 0; round < 3_000; round++) {
    const slope: Sure = { bias: 0, score: 0, lead: 0, covered: 0, nearest: 0, together: 0 }
    for (const { isRight, ...it } of outcomes) {
      const values: Sure = { bias: 1, ...it }
      const said = 1 / (1 + Math.exp(-PARTS.reduce((sum, name) => sum + sure[name] * values[name], 0)))
      for (const name of PARTS) slope[name] += ((isRight ? 1 : 0) - said) * values[name]
    }
    for (const name of PARTS) sure[name] += (0.3 * SCALE[name] * slope[name]) / outcomes.length
  }
  return sure
}

const rounded = <T extends Record<string, number>>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(3))])) as T

/** What signals count for, from questions whose whole register was unseen; `others` ask for no ruling. */
export const learnRulings = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  others: readonly string[],
): RulingWeights => {
  const parts = partsOf(rulings, concepts)
  const questions = REGISTERS.flatMap((register) =>
    askedUnseen(rulings, concepts, UNLEARNED, register, parts),
  )
  const found = questions.map(({ text, at, index }) => ({ at: at ?? -1, found: index.signals(text) }))
  const signals = rounded(learnSignals(found.filter(({ at, found: all }) => all.some((it) => it.at === at))))
  const whole = indexRulings(rulings, parts, concepts, UNLEARNED)
  const outcomeOf = (at: number, all: { at: number; signals: Signals }[]) => {
    const ranked = all
      .map((it) => ({ ...it, score: sumOf(signals, it.signals) }))
      .toSorted((a, b) => b.score - a.score)
    const [first, next] = ranked
    return {
      score: first?.score ?? 0,
      lead: leadOf(first?.score ?? 0, next?.score ?? 0),
      covered: first?.signals.covered ?? 0,
      nearest: first?.signals.nearest ?? 0,
      together: first?.signals.together ?? 0,
      isRight: first?.at === at,
    }
  }
  const outcomes = [
    ...found.map(({ at, found: all }) => outcomeOf(at, all)),
    ...others.map((text) => outcomeOf(-1, whole.signals(text))),
  ]
  return { signals, sure: rounded(learnSure(outcomes)) }
}
