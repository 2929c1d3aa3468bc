import { countOf, createKeyBook, placesOf, scaled } from './postings.ts'
import type { TextKeys, Vector } from './postings.ts'
import type { TextWords } from './words.ts'

/** A way in which a ruling is asked for, or what it says in one language. */
export interface Part {
  /** The place of its ruling. */
  at: number
  isAsked: boolean
  words: TextWords
}

/** How much a concept or a piece of a word tells beside how rare it is; 1 where nothing was learned of it. */
export type Telling = ReadonlyMap<string, number>

/** What the groups of keys count for. */
const SHARES = { concepts: 1, pairs: 0.5, pieces: 1 }

/** The parts of `count` rulings as numbers, and what a text is made of by how rare that is among them. */
export const vectorsOf = (count: number, parts: readonly Part[], telling: Telling = new Map()) => {
  const book = createKeyBook()
  const keysOfParts = parts.map(({ words }) => book.add(words))
  const size = book.size()
  const rowsOf = Array.from({ length: count }, (): number[] => [])
  for (const [row, { at }] of parts.entries()) rowsOf[at]?.push(row)
  /** The ruling that was the last one to have each key, from 1. */
  const lastHeld = new Int32Array(size)
  const heldBy = (rows: readonly number[], at: number): Int32Array => {
    const held: number[] = []
    for (const row of rows)
      for (const key of keysOfParts[row]?.keys ?? []) {
        if (lastHeld[key] === at + 1) continue
        lastHeld[key] = at + 1
        held.push(key)
      }
    return Int32Array.from(held)
  }
  const holders = placesOf(rowsOf.map(heldBy), size)
  const rarity = (key: number): number => {
    const held = countOf(holders, key)
    // What no ruling speaks of tells the most: the question is about something else.
    return Math.log(1 + (count - held + 0.5) / (held + 0.5))
  }
  const rarities = Float64Array.from({ length: size }, (_, key) => rarity(key))
  const unknown = rarity(size)
  const told = rarities.slice()
  for (const [word, times] of telling)
    for (const key of [book.conceptKey(word), book.pieceKey(word)])
      if (key !== undefined) told[key] = (rarities[key] ?? 0) * times
  const vectorOf = ({ keys, pairsAt, piecesAt }: TextKeys): Vector => {
    const values = new Float64Array(keys.length)
    for (let at = 0; at < keys.length; at++) values[at] = told[keys[at] ?? size] ?? unknown
    const weigh = (from: number, to: number, share: number) => {
      let sum = 0
      for (let at = from; at < to; at++) sum += (values[at] ?? 0) ** 2
      const length = Math.sqrt(sum) || 1
      for (let at = from; at < to; at++) values[at] = ((values[at] ?? 0) / length) * Math.sqrt(share)
    }
    weigh(0, pairsAt, SHARES.concepts)
    weigh(pairsAt, piecesAt, SHARES.pairs)
    weigh(piecesAt, keys.length, SHARES.pieces)
    return scaled({ keys, values })
  }
  return { book, keysOfParts, size, rowsOf, holders, rarities, unknown, vectorOf }
}
