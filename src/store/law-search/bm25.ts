import { setImmediate } from 'node:timers/promises'

/** A text field of the documents: how much a word in it counts, and how much long fields are held back (0..1). */
export interface Field {
  weight: number
  b: number
}

interface TermWeight {
  term: string
  weight: number
}

export interface Bm25Index {
  size: number
  /** How rare a term is; 0 for one that no document has. */
  rarity(term: string): number
  /** The score of a document that is all about one term that no other has. */
  mostTelling: number
  /** Score of every document that holds at least one of the terms. */
  score(terms: readonly TermWeight[]): Map<number, number>
}

const K1 = 1.2

/** The documents of a term, and how much each is about it; columns, as thousands are read for each question. */
interface Postings {
  documents: Uint32Array
  /** 0 to 1, the weighted and length-normalised frequency of all fields after saturation. */
  weights: Float64Array
}

/** Documents that are read before other work gets its turn: some 10 ms. */
const STRETCH = 50

/**
 * BM25F: the fields are joined before saturation, so that a word in the title and in the text is not counted as two. Reading
 * ten thousand articles takes seconds, in which the process goes on answering.
 */
export const buildBm25 = async <Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => readonly (readonly string[])[],
  fields: readonly Field[],
): Promise<Bm25Index> => {
  const numbers = new Map<string, number>()
  const numberOf = (token: string): number => {
    const known = numbers.get(token)
    if (known !== undefined) return known
    numbers.set(token, numbers.size)
    return numbers.size - 1
  }
  const read: Int32Array[][] = []
  for (const [at, document] of documents.entries()) {
    if (at % STRETCH === STRETCH - 1) await setImmediate()
    read.push(fieldsOf(document).map((tokens) => Int32Array.from(tokens, numberOf)))
  }
  const average = fields.map(
    (_, field) =>
      read.reduce((sum, texts) => sum + (texts[field]?.length ?? 0), 0) / Math.max(1, read.length),
  )
  const lists = Array.from(numbers, (): [documents: number[], weights: number[]] => [[], []])
  /** Of the document that is read: weighted and length-normalised, all fields together. */
  const frequencies = new Float64Array(numbers.size)
  for (const [document, texts] of read.entries()) {
    if (document % STRETCH === STRETCH - 1) await setImmediate()
    const held: number[] = []
    fields.forEach(({ weight, b }, field) => {
      const tokens = texts[field] ?? new Int32Array()
      const relative = weight / (1 - b + (b * tokens.length) / Math.max(1, average[field] ?? 1))
      for (const token of tokens) {
        const frequency = frequencies[token] ?? 0
        if (frequency === 0) held.push(token)
        frequencies[token] = frequency + relative
      }
    })
    for (const token of held) {
      const frequency = frequencies[token] ?? 0
      lists[token]?.[0].push(document)
      lists[token]?.[1].push(frequency / (frequency + K1))
      frequencies[token] = 0
    }
  }
  const postings = lists.map(([held, weights]): Postings => ({
    documents: Uint32Array.from(held),
    weights: Float64Array.from(weights),
  }))
  const postingsOf = (term: string): Postings | undefined => postings[numbers.get(term) ?? -1]
  const rarity = (term: string): number => {
    const count = postingsOf(term)?.documents.length ?? 0
    return count === 0 ? 0 : Math.log(1 + (documents.length - count + 0.5) / (count + 0.5))
  }
  return {
    size: documents.length,
    mostTelling: Math.log(1 + (documents.length + 0.5) / 0.5) * (K1 + 1),
    rarity,
    score(terms) {
      const scores = new Float64Array(documents.length)
      const found = new Set<number>()
      for (const { term, weight } of terms) {
        const list = postingsOf(term)
        if (list === undefined) continue
        const gain = rarity(term) * weight * (K1 + 1)
        list.documents.forEach((document, at) => {
          scores[document] = (scores[document] ?? 0) + gain * (list.weights[at] ?? 0)
          found.add(document)
        })
      }
      return new Map(Array.from(found, (document) => [document, scores[document] ?? 0]))
    },
  }
}
