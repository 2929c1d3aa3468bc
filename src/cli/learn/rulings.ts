import { weighed } from '../../domain/learned/ranking.ts'
import { FIFTIETHS } from '../../domain/rulings/compiled.ts'
import type { CompiledRulings, KeptRows } from '../../domain/rulings/compiled.ts'
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
import type { TextWords } from '../../domain/rulings/words.ts'
import { classifierOf } from '../../domain/rulings/classifier.ts'
import type { ClassifierWeights, Rows } from '../../domain/rulings/classifier.ts'
import { wordsIn } from '../../domain/rulings/words.ts'
import { FOLD, learnClassifier, WHOLE } from './classifier.ts'
import type { Lesson } from './classifier.ts'
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
  probable: 0.3,
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

/** What a ruling says is less like a question than another one is. */
const SAID = 0.7
const classifierFrom = (
  parts: readonly PartOfRegister[],
  rulings: number,
  others: readonly TextWords[],
  lesson: Lesson,
): ClassifierWeights =>
  learnClassifier(
    [
      ...parts.map(({ at, words, isAsked }) => ({ at, words, weight: isAsked ? 1 : SAID })),
      ...others.map((words) => ({ at: rulings, words, weight: 1 })),
    ],
    rulings + 1,
    lesson,
  )

/** An index that has nothing of what is left out of `parts`, and has learned nothing from it. */
const indexWithout = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  parts: readonly PartOfRegister[],
  others: readonly TextWords[],
): RulingIndex =>
  indexRulings(rulings, parts, concepts, weights, {
    telling: learnTelling(parts, rulings.length),
    classify: classifierOf(classifierFrom(parts, rulings.length, others, FOLD)),
  })

/** Every question of a register, asked of an index that has nothing of this register and has learned nothing from it. */
export const askedUnseen = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  register: Register,
  parts: readonly PartOfRegister[] = partsOf(rulings, concepts),
  others: readonly TextWords[] = [],
): Question[] => {
  const unseen = parts.filter((part) => part.register !== register)
  const index = indexWithout(rulings, concepts, weights, unseen, others)
  return rulings.flatMap((ruling, at) => ruling.asks[register].map((text) => ({ text, at, index })))
}

/** One in so many of all ways of asking is left out of the last fold: of questions as they come, no register is wholly unseen. */
const MIXED = 6

const sumOf = (weights: Signals, it: Signals): number => weighed(SIGNALS, weights, it)

/** Likelihoods are told apart by a temperature; the weights take it in. */
const START = Object.fromEntries(SIGNALS.map((name) => [name, EVEN[name] * 10])) as Signals

/** No register is to be learned from more than the others because more of it was written. */
const MOST_ASKED = 1400
const evenly = (asked: readonly Question[]): Question[] => {
  const share = Math.max(1, asked.length / MOST_ASKED)
  return asked.filter((_, at) => Math.floor(at / share) !== Math.floor((at - 1) / share))
}

/** How much words tell, and what signals count for, from questions that were unseen: a whole register, and some of each; `others` ask for no ruling. */
export const learnRulings = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  others: readonly string[],
): { weights: RulingWeights; telling: Telling; classifier: ClassifierWeights } => {
  const parts = partsOf(rulings, concepts)
  const foreign = others.map((text) => ({ text, words: wordsIn(text, concepts) }))
  /** Those that a fold learns of none from; it is asked the rest. */
  const foreignOf = (fold: number, isAsked: boolean) =>
    foreign.filter((_, at) => (at % (REGISTERS.length + 1) === fold) === isAsked)
  const askedOf = (fold: number, index: RulingIndex): Question[] =>
    foreignOf(fold, true).map(({ text }) => ({ text, at: null, index }))
  const learnedOf = (fold: number) => foreignOf(fold, false).map(({ words }) => words)

  const byRegister = REGISTERS.flatMap((register, fold) => {
    const asked = askedUnseen(rulings, concepts, UNLEARNED, register, parts, learnedOf(fold))
    const [first] = asked
    return [...evenly(asked), ...(first === undefined ? [] : askedOf(fold, first.index))]
  })
  const texts = rulings.flatMap(({ asks }, at) =>
    REGISTERS.flatMap((register) => asks[register].map((text) => ({ at, text }))),
  )
  const isMixed = (place: number) => place % MIXED === 0
  let place = 0
  const seen = parts.filter((part) => part.register === null || !isMixed(place++))
  const index = indexWithout(rulings, concepts, UNLEARNED, seen, learnedOf(REGISTERS.length))
  const mixed = texts.filter((_, at) => isMixed(at)).map((it) => ({ ...it, index }))
  const questions = [...byRegister, ...mixed, ...askedOf(REGISTERS.length, index)]

  const found = questions.map(({ text, at, index: unseen }) => ({
    at: at ?? -1,
    found: unseen.signals(text),
  }))
  const candidates = found
    .filter(({ at }) => at >= 0)
    .map(({ at, found: all }) => all.map((it) => ({ values: it.signals, isRight: it.at === at })))
  const signals = rounded(learnRanking(SIGNALS, candidates, { start: START, rounds: 60, step: 50 }))
  const outcomeOf = (at: number, all: readonly Candidate[]): Case<keyof Grounds>[] => {
    const [first, next] = all
      .map((it) => ({ ...it, score: sumOf(signals, it.signals) }))
      .toSorted((a, b) => b.score - a.score)
    return first === undefined
      ? []
      : [{ grounds: groundsOf(first, next?.score ?? 0), isRight: first.at === at }]
  }
  const outcomes = found.flatMap(({ at, found: all }) => outcomeOf(at, all))
  return {
    weights: { signals, sure: rounded(fitLikelihood(GROUNDS, outcomes)) },
    telling: learnTelling(parts, rulings.length),
    classifier: classifierFrom(
      parts,
      rulings.length,
      foreign.map(({ words }) => words),
      WHOLE,
    ),
  }
}

const MOST_WORDS = 2 ** 16
const BYTE = 255

const keptBytes = ({ buffer }: { buffer: ArrayBufferLike }): string => Buffer.from(buffer).toString('base64')
const keptRows = ({ width, values, scales }: Rows): KeptRows => ({
  width,
  values: keptBytes(values),
  scales: keptBytes(scales),
})

/** Throws a RangeError where there are more words than 16 bits count. */
export const compileRulings = (
  rulings: readonly Ruling[],
  concepts: readonly Concept[],
  { weights, telling, classifier }: ReturnType<typeof learnRulings>,
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
  const known = Uint16Array.from(classifier.words, placeOf)
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
    classifier: {
      known: keptBytes(known),
      vectors: keptRows(classifier.vectors),
      outputs: keptRows(classifier.outputs),
      biases: keptBytes(classifier.biases),
    },
  }
}
