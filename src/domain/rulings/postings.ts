import type { TextWords } from './words.ts'

/** What a text is made of, by numbers: its concepts, then each two of them together, then the pieces of its words. */
export interface TextKeys {
  keys: Int32Array
  /** Where the pairs begin, and where the pieces do. */
  pairsAt: number
  piecesAt: number
}

/** The concepts and the pieces: pairs of concepts say the same once more. */
export const singly = ({ keys, pairsAt, piecesAt }: TextKeys): [concepts: Int32Array, pieces: Int32Array] => [
  keys.subarray(0, pairsAt),
  keys.subarray(piecesAt),
]

/** How much each number counts. */
export interface Vector {
  keys: Int32Array
  values: Float64Array
}

/** Two numbers of concepts in one. */
const PAIR = 2 ** 26

/** Numbers for words, so that an index is made of numbers and not of a million strings. */
export const createKeyBook = () => {
  const concepts = new Map<string, number>()
  const pairs = new Map<number, number>()
  const pieces = new Map<string, number>()
  let size = 0

  const gather = (
    words: TextWords,
    conceptKey: (word: string) => number,
    pairKey: (pair: number) => number,
    pieceKey: (word: string) => number,
  ): TextKeys => {
    const count = words.concepts.length
    const pairsAt = count
    const piecesAt = count + (count * (count - 1)) / 2
    const keys = new Int32Array(piecesAt + words.pieces.length)
    for (const [at, word] of words.concepts.entries()) keys[at] = conceptKey(word)
    let next = pairsAt
    for (let one = 0; one < count; one++)
      for (let other = one + 1; other < count; other++)
        keys[next++] = pairKey((keys[one] ?? 0) * PAIR + (keys[other] ?? 0))
    for (const word of words.pieces) keys[next++] = pieceKey(word)
    return { keys, pairsAt, piecesAt }
  }
  const adder =
    <K>(known: Map<K, number>) =>
    (key: K): number => {
      const found = known.get(key)
      if (found !== undefined) return found
      known.set(key, size)
      return size++
    }
  const [addConcept, addPair, addPiece] = [adder(concepts), adder(pairs), adder(pieces)]
  return {
    size: () => size,
    conceptKey: (word: string): number | undefined => concepts.get(word),
    pieceKey: (word: string): number | undefined => pieces.get(word),
    add: (words: TextWords): TextKeys => gather(words, addConcept, addPair, addPiece),
    /** A look-up leaves the book as it is; what it does not know has numbers past its size, the same for all look-ups. */
    lookUps: () => {
      const unknown = new Map<string | number, number>()
      const finder =
        <K extends string | number>(known: Map<K, number>, mark: string) =>
        (key: K): number => {
          const found = known.get(key)
          if (found !== undefined) return found
          const name = typeof key === 'string' ? mark + key : key
          const number = unknown.get(name) ?? size + unknown.size
          unknown.set(name, number)
          return number
        }
      const find = [finder(concepts, 'concept '), finder(pairs, ''), finder(pieces, 'piece ')] as const
      return (words: TextWords): TextKeys => gather(words, ...find)
    },
  }
}

/** To a length of one, in place. */
export const scaled = <V extends Vector>(vector: V): V => {
  const { values } = vector
  let sum = 0
  for (const value of values) sum += value * value
  const length = Math.sqrt(sum) || 1
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / length
  return vector
}

/** Sums of vectors whose numbers are all below `size`, in the order in which these first come. */
export const summer = (size: number) => {
  const sums = new Float64Array(size)
  const isIn = new Uint8Array(size)
  return (vectors: Iterable<Vector>): Vector => {
    const order: number[] = []
    for (const { keys, values } of vectors)
      for (let at = 0; at < keys.length; at++) {
        const key = keys[at] ?? 0
        if (isIn[key] === 0) {
          isIn[key] = 1
          order.push(key)
        }
        sums[key] = (sums[key] ?? 0) + (values[at] ?? 0)
      }
    const keys = Int32Array.from(order)
    const values = Float64Array.from(order, (key) => sums[key] ?? 0)
    for (const key of order) {
      sums[key] = 0
      isIn[key] = 0
    }
    return { keys, values }
  }
}

/** Of each number below `size`: the places of the lists that have it, ascending. */
export interface Places {
  /** Where those of a number begin in `rows`; its last entry is where all end. */
  starts: Int32Array
  rows: Int32Array
}

export const placesOf = (lists: readonly Int32Array[], size: number): Places => {
  const starts = new Int32Array(size + 1)
  for (const keys of lists) for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 0; key < size; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const rows = new Int32Array(starts[size] ?? 0)
  const next = starts.slice()
  for (const [row, keys] of lists.entries())
    for (const key of keys) {
      const at = next[key] ?? 0
      rows[at] = row
      next[key] = at + 1
    }
  return { starts, rows }
}

/** How many have a number: none where it is past those that are known. */
export const countOf = ({ starts }: Places, key: number): number =>
  (starts[key + 1] ?? 0) - (key + 1 < starts.length ? (starts[key] ?? 0) : 0)

/** Where a list stands among `rows` as one that has a number; -1 where it does not have it. */
export const indexIn = ({ starts, rows }: Places, key: number, row: number): number => {
  if (key + 1 >= starts.length) return -1
  let low = starts[key] ?? 0
  let high = starts[key + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low < (starts[key + 1] ?? 0) && rows[low] === row ? low : -1
}

export const holds = (places: Places, key: number, row: number): boolean => indexIn(places, key, row) >= 0

/** Vectors by their numbers, to be multiplied with one at a time. */
export const createPostings = (vectors: readonly Vector[], size: number) => {
  const { starts, rows } = placesOf(
    vectors.map(({ keys }) => keys),
    size,
  )
  const values = new Float64Array(rows.length)
  const next = starts.slice()
  for (const vector of vectors)
    for (let at = 0; at < vector.keys.length; at++) {
      const key = vector.keys[at] ?? 0
      const place = next[key] ?? 0
      values[place] = vector.values[at] ?? 0
      next[key] = place + 1
    }
  /** How near each of the vectors is to this one. */
  return ({ keys, values: shares }: Vector): Float64Array => {
    const near = new Float64Array(vectors.length)
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] ?? size
      if (key >= size) continue
      const share = shares[at] ?? 0
      const end = starts[key + 1] ?? 0
      for (let place = starts[key] ?? 0; place < end; place++) {
        const row = rows[place] ?? 0
        near[row] = (near[row] ?? 0) + share * (values[place] ?? 0)
      }
    }
    return near
  }
}
