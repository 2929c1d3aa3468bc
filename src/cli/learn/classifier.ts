import { packRows, softmax, wordsOf } from '../../domain/rulings/classifier.ts'
import type { ClassifierWeights } from '../../domain/rulings/classifier.ts'
import type { TextWords } from '../../domain/rulings/words.ts'
import { shuffle } from './shuffle.ts'

/** A text, and what it asks for: the place of its ruling, or one past the last for none. */
export interface Example {
  words: TextWords
  at: number
  /** What it counts for. */
  weight: number
}

export interface Lesson {
  /** How many numbers a word has with each member. */
  width: number
  rounds: number
  /** So many learn by themselves, each in another order; what they make of a text is the mean of their scores: one alone differs by chance. */
  members: number
}

/** As it is kept; a fold of a rehearsal is learned with less. */
export const WHOLE: Lesson = { width: 32, rounds: 9, members: 3 }
export const FOLD: Lesson = { width: 48, rounds: 6, members: 1 }

/** What fewer texts have is no word of anything yet. */
const LEAST = 3
const STEP = 0.3
/** The share of its words that a text is learned without, others each time (dropout): nothing is to hang on one word alone. */
const LEFT_OUT = 0.5
/** A smaller error teaches nothing that is worth its time. */
const NEGLIGIBLE = 1e-4
const BIAS_STEP = 0.1

const SEED = 20_261_126
/** The same draws every time: what is learned depends on nothing else. */
const drawer = (seed: number) => {
  let state = seed
  return (): number => (state = (state * 48271) % 2147483647) / 2147483647
}

interface Read {
  at: number
  weight: number
  /** The words that are known. */
  rows: Int32Array
}

/** What one member learns, by stochastic gradient descent with a step that falls to nothing. */
const learnMember = (
  read: readonly Read[],
  rarities: Float32Array,
  classes: number,
  { width, rounds }: Lesson,
  draw: () => number,
) => {
  // A word's vector is this times how rare it is, so that rare words also learn faster.
  const vectors = Float32Array.from(
    { length: rarities.length * width },
    () => ((draw() - 0.5) * 2) / Math.sqrt(width),
  )
  const outputs = new Float32Array(classes * width)
  const biases = new Float32Array(classes)
  const hidden = new Float32Array(width)
  const slope = new Float32Array(width)
  const scores = new Float32Array(classes)
  const order = Int32Array.from(read, (_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, (places) => Math.floor(draw() * places))
    const step = STEP * (1 - round / rounds)
    for (const place of order) {
      const example = read[place]
      if (example === undefined) continue
      const rows = example.rows.filter(() => draw() >= LEFT_OUT)
      hidden.fill(0)
      const share = 1 / Math.sqrt(rows.length || 1)
      for (const row of rows) {
        const rarity = (rarities[row] ?? 0) * share
        for (let at = 0, from = row * width; at < width; at++)
          hidden[at] = (hidden[at] ?? 0) + rarity * (vectors[from + at] ?? 0)
      }
      for (let row = 0; row < classes; row++) {
        let score = biases[row] ?? 0
        for (let at = 0, from = row * width; at < width; at++)
          score += (hidden[at] ?? 0) * (outputs[from + at] ?? 0)
        scores[row] = score
      }
      softmax(scores)
      slope.fill(0)
      for (let row = 0; row < classes; row++) {
        const error = ((scores[row] ?? 0) - (row === example.at ? 1 : 0)) * example.weight
        if (Math.abs(error) < NEGLIGIBLE) continue
        for (let at = 0, from = row * width; at < width; at++) {
          const output = outputs[from + at] ?? 0
          slope[at] = (slope[at] ?? 0) + error * output
          outputs[from + at] = output - step * error * (hidden[at] ?? 0)
        }
        biases[row] = (biases[row] ?? 0) - step * BIAS_STEP * error
      }
      for (const row of rows) {
        const less = step * share * (rarities[row] ?? 0)
        for (let at = 0, from = row * width; at < width; at++)
          vectors[from + at] = (vectors[from + at] ?? 0) - less * (slope[at] ?? 0)
      }
    }
  }
  for (const [row, rarity] of rarities.entries())
    for (let at = row * width; at < (row + 1) * width; at++) vectors[at] = (vectors[at] ?? 0) * rarity
  return { vectors, outputs, biases }
}

/** Rows beside each other. */
const joined = (members: readonly Float32Array[], width: number, share: number): Float32Array => {
  const [first] = members
  const count = first === undefined ? 0 : first.length / width
  const whole = new Float32Array(count * width * members.length)
  for (const [place, member] of members.entries())
    for (let row = 0; row < count; row++)
      for (let at = 0; at < width; at++)
        whole[(row * members.length + place) * width + at] = (member[row * width + at] ?? 0) * share
  return whole
}

export const learnClassifier = (
  examples: readonly Example[],
  classes: number,
  lesson: Lesson,
): ClassifierWeights => {
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const word of wordsOf(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].filter(([, count]) => count >= LEAST).map(([word]) => word)
  const places = new Map(words.map((word, at) => [word, at]))
  const rarest = Math.log1p(examples.length)
  const rarities = Float32Array.from(
    words,
    (word) => Math.log1p(examples.length / (counts.get(word) ?? 1)) / rarest,
  )
  const read = examples.map(({ words: text, at, weight }) => ({
    at,
    weight,
    rows: Int32Array.from(wordsOf(text).flatMap((word) => places.get(word) ?? [])),
  }))
  const draw = drawer(SEED)
  const { width, members } = lesson
  const learned = Array.from({ length: members }, () => learnMember(read, rarities, classes, lesson, draw))
  const biases = new Float32Array(classes)
  for (const member of learned)
    for (const [at, bias] of member.biases.entries()) biases[at] = (biases[at] ?? 0) + bias / members
  const vectors = learned.map((member) => member.vectors)
  const outputs = learned.map((member) => member.outputs)
  return {
    words,
    vectors: packRows(joined(vectors, width, 1), width * members),
    outputs: packRows(joined(outputs, width, 1 / members), width * members),
    biases,
  }
}
