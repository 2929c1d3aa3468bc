import { summer } from '../../domain/rulings/postings.ts'
import type { Vector } from '../../domain/rulings/postings.ts'
import { vectorsOf } from '../../domain/rulings/vectors.ts'
import type { Part, Telling } from '../../domain/rulings/vectors.ts'
import { shuffle } from './shuffle.ts'

/** Scores are told apart by a temperature; steps are the smaller, the more a word has taught. */
const TEMPERATURE = 14
const STEP = 0.045
/** Draws every word to what its rarity says. */
const HOLD = 0.002
const ROUNDS = 2
const LEAST = 0.05

const lengthOf = ({ values }: Vector): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1

/** The same order every time: what is learned depends on nothing else. */
const shuffled = (count: number, seed: number): number[] => {
  const all = Array.from({ length: count }, (_, at) => at)
  let state = seed
  shuffle(all, (places) => (state = (state * 16807) % 2147483647) % places)
  return all
}

/**
 * How much each concept and piece of a word tells, from ways of asking: each is to be nearest to the other ways in which its own
 * ruling is asked (itself left out), by how rare its words are times what is learned. What is rare by chance and tells nothing
 * (a town, a trade, a season of a case as it is told) comes to count for less.
 */
export const learnTelling = (parts: readonly Part[], count: number): Telling => {
  const { keysOfParts, size, rowsOf, vectorOf } = vectorsOf(count, parts)
  const vectors = keysOfParts.map(vectorOf)
  const asked = parts.flatMap(({ isAsked, at }, row) => {
    const vector = vectors[row]
    return isAsked && vector !== undefined ? [{ at, vector }] : []
  })
  const sumOf = summer(size)
  const together = rowsOf.map((rows) =>
    sumOf(rows.filter((row) => parts[row]?.isAsked).flatMap((row) => vectors[row] ?? [])),
  )
  const lengths = together.map(lengthOf)
  const posted = Array.from({ length: size }, (): number[] => [])
  const wholes = together.map(({ keys, values }, at) => {
    for (const [place, key] of keys.entries())
      posted[key]?.push(at, (values[place] ?? 0) / (lengths[at] ?? 1))
    return new Map(Array.from(keys, (key, place): [number, number] => [key, values[place] ?? 0]))
  })
  const postings = posted.map((all) => Float64Array.from(all))
  const none = new Float64Array()
  const words = new Map<string, number>()
  for (const [row, { concepts, pieces }] of parts.map((it) => it.words).entries()) {
    const { keys, piecesAt } = keysOfParts[row] ?? { keys: new Int32Array(), piecesAt: 0 }
    for (const [at, word] of concepts.entries()) words.set(word, keys[at] ?? 0)
    for (const [at, word] of pieces.entries()) words.set(word, keys[piecesAt + at] ?? 0)
  }
  const learns = new Uint8Array(size)
  for (const key of words.values()) learns[key] = 1
  const telling = new Float64Array(size).fill(1)
  const moved = new Float64Array(size).fill(1e-4)
  const odds = new Float64Array(count)

  const learn = (at: number, { keys, values }: Vector): void => {
    const whole = wholes[at] ?? new Map<number, number>()
    odds.fill(0)
    let own = 0
    let overlap = 0
    let square = 0
    for (const [place, key] of keys.entries()) {
      const value = values[place] ?? 0
      const told = value * (telling[key] ?? 1)
      const held = postings[key] ?? none
      for (let to = 0; to < held.length; to += 2) {
        const ruling = held[to] ?? 0
        odds[ruling] = (odds[ruling] ?? 0) + told * (held[to + 1] ?? 0)
      }
      own += told * ((whole.get(key) ?? 0) - value)
      overlap += (whole.get(key) ?? 0) * value
      square += value * value
    }
    const rest = Math.sqrt(Math.max((lengths[at] ?? 1) ** 2 - 2 * overlap + square, 1e-6))
    odds[at] = own / rest
    let highest = Number.NEGATIVE_INFINITY
    for (const odd of odds) highest = Math.max(highest, odd)
    let sum = 0
    for (let ruling = 0; ruling < count; ruling++) {
      const odd = Math.exp(TEMPERATURE * ((odds[ruling] ?? 0) - highest))
      odds[ruling] = odd
      sum += odd
    }
    const error = (odds[at] ?? 0) / sum - 1
    for (const [place, key] of keys.entries()) {
      if (learns[key] !== 1) continue
      const value = values[place] ?? 0
      const held = postings[key] ?? none
      let slope = (error * ((whole.get(key) ?? 0) - value)) / rest
      for (let to = 0; to < held.length; to += 2)
        if (held[to] !== at) slope += ((odds[held[to] ?? 0] ?? 0) / sum) * (held[to + 1] ?? 0)
      slope = value * (TEMPERATURE * slope + HOLD * ((telling[key] ?? 1) - 1))
      moved[key] = (moved[key] ?? 0) + slope * slope
      telling[key] = Math.max(LEAST, (telling[key] ?? 1) - (STEP * slope) / Math.sqrt(moved[key] ?? 1))
    }
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const one of shuffled(asked.length, 7 + round)) {
      const example = asked[one]
      if (example !== undefined) learn(example.at, example.vector)
    }
  return new Map(Array.from(words, ([word, key]): [string, number] => [word, telling[key] ?? 1]))
}
