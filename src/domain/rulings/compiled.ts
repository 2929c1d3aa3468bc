import compiled from './compiled.json' with { type: 'json' }
import { classifierOf } from './classifier.ts'
import type { ClassifierWeights, Rows } from './classifier.ts'
import type { Concept } from './concepts.ts'
import { indexRulings, madeLate } from './find.ts'
import type { RulingIndex, RulingText, RulingWeights } from './find.ts'
import type { Part, Telling } from './vectors.ts'

/** Rulings as a process reads them: parsed, and their words counted. Made by `npm run learn`. */
export interface CompiledRulings {
  rulings: RulingText[]
  concepts: Concept[]
  weights: RulingWeights
  /** Every word of theirs once. */
  words: string[]
  /** For each part: its ruling × 2 + whether it is asked, how many concepts and pieces, and their places in `words`; base64 of 16-bit numbers. */
  parts: string
  /** How much each of `words` tells, in fiftieths: base64 of a byte a word. */
  telling: string
  classifier: {
    /** The places in `words` of those that it knows: base64 of 16-bit numbers. */
    known: string
    vectors: KeptRows
    outputs: KeptRows
    /** base64 of 32-bit floats. */
    biases: string
  }
}

/** Rows of numbers: their width, bytes and 32-bit scales, in base64. */
export interface KeptRows {
  width: number
  values: string
  scales: string
}

export const FIFTIETHS = 50

/** A copy of its own: what is read of a text lies in a buffer of many. */
const bytesOf = (kept: string): ArrayBuffer => Uint8Array.from(Buffer.from(kept, 'base64')).buffer
const rowsOf = ({ width, values, scales }: KeptRows): Rows => ({
  width,
  values: new Int8Array(bytesOf(values)),
  scales: new Float32Array(bytesOf(scales)),
})

/** What was learned of all ways of asking. */
export const learnedIn = ({
  weights,
  words,
  telling,
  classifier: { known, vectors, outputs, biases },
}: CompiledRulings): { weights: RulingWeights; telling: Telling; classifier: ClassifierWeights } => {
  const told = Buffer.from(telling, 'base64')
  return {
    weights,
    telling: new Map(words.map((word, place) => [word, (told[place] ?? FIFTIETHS) / FIFTIETHS])),
    classifier: {
      words: Array.from(new Uint16Array(bytesOf(known)), (place) => words[place] ?? ''),
      vectors: rowsOf(vectors),
      outputs: rowsOf(outputs),
      biases: new Float32Array(bytesOf(biases)),
    },
  }
}

const openRulings = (kept: CompiledRulings): RulingIndex => {
  const { rulings, concepts, words, parts } = kept
  const numbers = new Uint16Array(bytesOf(parts))
  const read: Part[] = []
  for (let at = 0; at < numbers.length;) {
    const head = numbers[at] ?? 0
    const concepted = numbers[at + 1] ?? 0
    const pieced = numbers[at + 2] ?? 0
    const wordsAt = (from: number, count: number): string[] => {
      const named: string[] = []
      for (let place = from; place < from + count; place++) named.push(words[numbers[place] ?? 0] ?? '')
      return named
    }
    const start = at + 3
    read.push({
      at: head >> 1,
      isAsked: (head & 1) === 1,
      words: { concepts: wordsAt(start, concepted), pieces: wordsAt(start + concepted, pieced) },
    })
    at = start + concepted + pieced
  }
  const { weights, telling, classifier } = learnedIn(kept)
  return indexRulings(rulings, read, concepts, weights, { telling, classify: classifierOf(classifier) })
}

/** As it is kept. */
export const keptRulings: CompiledRulings = compiled

/** The rulings that the product brings along, opened when they are first asked. */
export const compiledRulings: RulingIndex = {
  ...madeLate(keptRulings.rulings, () => openRulings(keptRulings)),
  contents: () => JSON.stringify(keptRulings),
}
