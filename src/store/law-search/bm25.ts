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

const countOf = (tokens: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

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
  const counted: { counts: Map<string, number>; length: number }[][] = []
  for (const [at, document] of documents.entries()) {
    if (at % STRETCH === STRETCH - 1) await setImmediate()
    counted.push(fieldsOf(document).map((tokens) => ({ counts: countOf(tokens), length: tokens.length })))
  }
  const average = fields.map(
    (_, field) =>
      counted.reduce((sum, texts) => sum + (texts[field]?.length ?? 0), 0) / Math.max(1, documents.length),
  )
  const lists = new Map<string, [document: number, weight: number][]>()
  for (const [document, texts] of counted.entries()) {
    if (document % STRETCH === STRETCH - 1) await setImmediate()
    const frequencies = new Map<string, number>()
    fields.forEach(({ weight, b }, field) => {
      const { counts, length } = texts[field] ?? { counts: new Map<string, number>(), length: 0 }
      const relative = weight / (1 - b + (b * length) / Math.max(1, average[field] ?? 1))
      for (const [token, count] of counts) {
        frequencies.set(token, (frequencies.get(token) ?? 0) + count * relative)
      }
    })
    for (const [token, frequency] of frequencies) {
      const posting: [number, number] = [document, frequency / (frequency + K1)]
      const list = lists.get(token)
      if (list) list.push(posting)
      else lists.set(token, [posting])
    }
  }
  const postings = new Map<string, Postings>()
  for (const [token, list] of lists) {
    postings.set(token, {
      documents: Uint32Array.from(list, ([document]) => document),
      weights: Float64Array.from(list, ([, weight]) => weight),
    })
  }
  const rarity = (term: string): number => {
    const count = postings.get(term)?.documents.length ?? 0
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
        const list = postings.get(term)
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
