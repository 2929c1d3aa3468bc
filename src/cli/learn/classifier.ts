import { packRows, softmax, wordsOf } from '../../domain/rulings/classifier.ts'
import type { ClassifierWeights } from '../../domain/rulings/classifier.ts'
import type { TextWords } from '../../domain/rulings/words.ts'

/** A text, and what it asks for: the place of its ruling, or one past the last for none. */
export interface Example {
  words: TextWords
  at: number
  /** What it counts for. */
  weight: number
}

export interface Lesson {
  /** How many numbers a word has. */
  width: number
  rounds: number
}

/** As it is kept; a fold of a rehearsal is learned with less. */
export const WHOLE: Lesson = { width: 64, rounds: 9 }
export const FOLD: Lesson = { width: 48, rounds: 6 }

/** What fewer texts have is no word of anything yet. */
const LEAST = 3
const STEP = 0.3
/** The share of its words that a text is learned without, others each time (dropout): nothing is to hang on one word alone. */
const LEFT_OUT = 0.5
/** A smaller error teaches nothing that is worth its time. */
const NEGLIGIBLE = 1e-4
const BIAS_STEP = 0.1

/** The same draws every time: what is learned depends on nothing else. */
const drawer = (seed: number) => {
  let state = seed
  return (): number => (state = (state * 48271) % 2147483647) / 2147483647
}

/** Stochastic gradient descent with a step that falls to nothing. */
export const learnClassifier = (
  examples: readonly Example[],
  classes: number,
  { width, rounds }: Lesson,
): ClassifierWeights => {
  const draw = drawer(20_261_126)
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const word of wordsOf(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].filter(([, count]) => count >= LEAST).map(([word]) => word)
  const places = new Map(words.map((word, at) => [word, at]))
  const rarities = Float32Array.from(words, (word) => Math.log1p(examples.length / (counts.get(word) ?? 1)))
  const read = examples.map(({ words: text, at, weight }) => ({
    at,
    weight,
    rows: Int32Array.from(wordsOf(text).flatMap((word) => places.get(word) ?? [])),
  }))
  const typical = Math.log1p(examples.length)
  for (const [row, rarity] of rarities.entries()) rarities[row] = rarity / typical

  // A word's vector is this times how rare it is, so that rare words also learn faster.
  const vectors = Float32Array.from(
    { length: words.length * width },
    () => ((draw() - 0.5) * 2) / Math.sqrt(width),
  )
  const outputs = new Float32Array(classes * width)
  const biases = new Float32Array(classes)
  const hidden = new Float32Array(width)
  const slope = new Float32Array(width)
  const scores = new Float32Array(classes)
  const order = Int32Array.from(read, (_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(draw() * (at + 1))
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
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
  return { words, vectors: packRows(vectors, width), outputs: packRows(outputs, width), biases }
}
