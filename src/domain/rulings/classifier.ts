import type { TextWords } from './words.ts'

/** Rows of numbers, each in 127ths of its own largest. */
export interface Rows {
  /** How many numbers a row has. */
  width: number
  values: Int8Array
  scales: Float32Array
}

const MOST = 127

/** As bytes: a fourth of the room, and no ruling ranks otherwise by what is lost. */
export const packRows = (numbers: Float32Array, width: number): Rows => {
  const count = numbers.length / width
  const values = new Int8Array(numbers.length)
  const scales = new Float32Array(count)
  for (let row = 0; row < count; row++) {
    let most = 0
    for (let at = row * width; at < (row + 1) * width; at++) most = Math.max(most, Math.abs(numbers[at] ?? 0))
    scales[row] = most / MOST
    if (most === 0) continue
    for (let at = row * width; at < (row + 1) * width; at++)
      values[at] = Math.round(((numbers[at] ?? 0) / most) * MOST)
  }
  return { width, values, scales }
}

export interface ClassifierWeights {
  /** Concepts and pieces of words, in the order of their vectors. */
  words: readonly string[]
  vectors: Rows
  /** A row for each ruling, and one for none of them. */
  outputs: Rows
  biases: Float32Array
}

/** The probability of each ruling by its place, and at the end that none is asked for; they sum to 1. */
export type Classifier = (words: TextWords) => Float32Array

export const wordsOf = ({ concepts, pieces }: TextWords): readonly string[] => [...concepts, ...pieces]

/** From scores to probabilities, in place. */
export const softmax = (scores: Float32Array): Float32Array => {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const value = Math.exp((scores[at] ?? 0) - most)
    scores[at] = value
    sum += value
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
  return scores
}

/**
 * What a text asks for by what all words of all ways of asking have taught together (fastText: A. Joulin and others, “Bag of Tricks for
 * Efficient Text Classification”, 2016): the sum of its words' vectors, and a softmax over the rulings. What says the same in other words
 * lies near, which words in common alone do not show.
 */
export const classifierOf = ({ words, vectors, outputs, biases }: ClassifierWeights): Classifier => {
  const { width } = vectors
  const places = new Map(words.map((word, at) => [word, at]))
  return (text) => {
    const hidden = new Float32Array(width)
    let count = 0
    for (const word of wordsOf(text)) {
      const row = places.get(word)
      if (row === undefined) continue
      count++
      const scale = vectors.scales[row] ?? 0
      for (let at = 0; at < width; at++)
        hidden[at] = (hidden[at] ?? 0) + scale * (vectors.values[row * width + at] ?? 0)
    }
    const share = 1 / Math.sqrt(count || 1)
    const scores = biases.slice()
    for (let row = 0; row < scores.length; row++) {
      let score = 0
      for (let at = 0; at < width; at++) score += (hidden[at] ?? 0) * (outputs.values[row * width + at] ?? 0)
      scores[row] = (scores[row] ?? 0) + score * share * (outputs.scales[row] ?? 0)
    }
    return softmax(scores)
  }
}
