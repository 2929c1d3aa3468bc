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
  const holders = placesOf(
    rowsOf.map((rows) =>
      Int32Array.from(new Set(rows.flatMap((row) => [...(keysOfParts[row]?.keys ?? [])]))),
    ),
    size,
  )
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
    const values = Float64Array.from(keys, (key) => told[key] ?? unknown)
    const weigh = (from: number, to: number, share: number) => {
      const group = values.subarray(from, to)
      const length = Math.sqrt(group.reduce((sum, value) => sum + value * value, 0)) || 1
      for (let at = 0; at < group.length; at++) group[at] = ((group[at] ?? 0) / length) * Math.sqrt(share)
    }
    weigh(0, pairsAt, SHARES.concepts)
    weigh(pairsAt, piecesAt, SHARES.pairs)
    weigh(piecesAt, keys.length, SHARES.pieces)
    return scaled({ keys, values })
  }
  return { book, keysOfParts, size, rowsOf, holders, rarities, unknown, vectorOf }
}
