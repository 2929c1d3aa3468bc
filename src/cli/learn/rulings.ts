import { weighed } from '../../domain/learned/ranking.ts'
import { FIFTIETHS } from '../../domain/rulings/compiled.ts'
import type { CompiledRulings } from '../../domain/rulings/compiled.ts'
import type { Concept } from '../../domain/rulings/concepts.ts'
import { GROUNDS, groundsOf, indexRulings, partsOf, SIGNALS } from '../../domain/rulings/find.ts'
import type {
  Candidate,
  Grounds,
  PartOfRegister,
  RulingIndex,
  RulingWeights,
  Signals,
} from '../../domain/rulings/find.ts'
import type { Ruling } from '../../domain/rulings/ruling.ts'
import type { Telling } from '../../domain/rulings/vectors.ts'
import { fitLikelihood, learnRanking, rounded } from './fit.ts'
import type { Case } from './fit.ts'
import { learnTelling } from './telling.ts'

type Register = keyof Ruling['asks']
export const REGISTERS: readonly Register[] = ['polite', 'chat', 'keywords', 'english', 'told']

const EVEN: Signals = {
  nearest: 1,
  second: 0.3,
  said: 0.5,
  together: 0.5,
  covered: 0,
  field: 0.3,
  spoken: 0,
  likely: 0,
}
/** Before anything was learned. */
export const UNLEARNED: RulingWeights = {
  signals: EVEN,
  sure: { bias: 0, ...(Object.fromEntries(GROUNDS.map((name) => [name, 0])) as Grounds) },
}

interface Question {
  text: string
  /** The place of its ruling; null: none is asked for. */
  at: number | null
  index: RulingIndex
}

/** Every question of a register, asked of an index that has nothing of this register and has learned nothing from it. */
export const askedUnseen = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  register: Register,
  parts: readonly PartOfRegister[] = partsOf(rulings, concepts),
): Question[] => {
  const unseen = parts.filter((part) => part.register !== register)
  const telling = learnTelling(unseen, rulings.length)
  const index = indexRulings(rulings, unseen, concepts, weights, telling)
  return rulings.flatMap((ruling, at) => ruling.asks[register].map((text) => ({ text, at, index })))
}

const sumOf = (weights: Signals, it: Signals): number => weighed(SIGNALS, weights, it)

/** Likelihoods are told apart by a temperature; the weights take it in. */
const START = Object.fromEntries(SIGNALS.map((name) => [name, EVEN[name] * 10])) as Signals

/** No register is to be learned from more than the others because more of it was written. */
const MOST_ASKED = 1400
const evenly = (asked: readonly Question[]): Question[] => {
  const share = Math.max(1, asked.length / MOST_ASKED)
  return asked.filter((_, at) => Math.floor(at / share) !== Math.floor((at - 1) / share))
}

/** How much words tell, and what signals count for, from questions whose whole register was unseen; `others` ask for no ruling. */
export const learnRulings = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  others: readonly string[],
): { weights: RulingWeights; telling: Telling } => {
  const parts = partsOf(rulings, concepts)
  const questions = REGISTERS.flatMap((register) =>
    evenly(askedUnseen(rulings, concepts, UNLEARNED, register, parts)),
  )
  const found = questions.map(({ text, at, index }) => ({ at: at ?? -1, found: index.signals(text) }))
  const candidates = found.map(({ at, found: all }) =>
    all.map((it) => ({ values: it.signals, isRight: it.at === at })),
  )
  const signals = rounded(learnRanking(SIGNALS, candidates, { start: START, rounds: 60, step: 50 }))
  const telling = learnTelling(parts, rulings.length)
  const whole = indexRulings(rulings, parts, concepts, UNLEARNED, telling)
  const outcomeOf = (at: number, all: readonly Candidate[]): Case<keyof Grounds>[] => {
    const [first, next] = all
      .map((it) => ({ ...it, score: sumOf(signals, it.signals) }))
      .toSorted((a, b) => b.score - a.score)
    return first === undefined
      ? []
      : [{ grounds: groundsOf(first, next?.score ?? 0), isRight: first.at === at }]
  }
  const outcomes = [
    ...found.flatMap(({ at, found: all }) => outcomeOf(at, all)),
    ...others.flatMap((text) => outcomeOf(-1, whole.signals(text))),
  ]
  return { weights: { signals, sure: rounded(fitLikelihood(GROUNDS, outcomes)) }, telling }
}

const MOST_WORDS = 2 ** 16
const BYTE = 255

/** Throws a RangeError where there are more words than 16 bits count. */
export const compileRulings = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  telling: Telling = new Map(),
): CompiledRulings => {
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const known = places.get(word) ?? places.size
    places.set(word, known)
    return known
  }
  const numbers = partsOf(rulings, concepts).flatMap(({ at, isAsked, words }) => [
    at * 2 + Number(isAsked),
    words.concepts.length,
    words.pieces.length,
    ...words.concepts.map(placeOf),
    ...words.pieces.map(placeOf),
  ])
  if (places.size > MOST_WORDS)
    throw new RangeError(`${places.size} words of rulings: 16 bits are not enough`)
  return {
    rulings: rulings.map(({ asks: _asks, ...text }) => text),
    concepts: [...concepts],
    weights,
    words: [...places.keys()],
    parts: Buffer.from(Uint16Array.from(numbers).buffer).toString('base64'),
    telling: Buffer.from(
      Uint8Array.from(places.keys(), (word) =>
        Math.min(Math.round((telling.get(word) ?? 1) * FIFTIETHS), BYTE),
      ),
    ).toString('base64'),
  }
}
