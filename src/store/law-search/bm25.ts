/** A text field of the documents: how much a word in it counts, and how much long fields are held back (0..1). */
export interface Field {
  weight: number
  b: number
}

export interface TermWeight {
  term: string
  weight: number
}

export interface Bm25Index {
  size: number
  /** How rare a term is; 0 for one that no document has. */
  rarity(term: string): number
  /** Score of every document that holds at least one of the terms. */
  score(terms: readonly TermWeight[]): Map<number, number>
}

const K1 = 1.2

interface Posting {
  document: number
  /** Weighted and length-normalised frequency, all fields together. */
  frequency: number
}

/** BM25F: the fields are joined before saturation, so that a word in the title and in the text is not counted as two. */
export const buildBm25 = (
  documents: readonly (readonly string[][])[],
  fields: readonly Field[],
): Bm25Index => {
  const average = fields.map(
    (_, field) =>
      documents.reduce((sum, texts) => sum + (texts[field]?.length ?? 0), 0) / Math.max(1, documents.length),
  )
  const postings = new Map<string, Posting[]>()
  documents.forEach((texts, document) => {
    const frequencies = new Map<string, number>()
    fields.forEach(({ weight, b }, field) => {
      const tokens = texts[field] ?? []
      const length = 1 - b + (b * tokens.length) / Math.max(1, average[field] ?? 1)
      for (const token of tokens) frequencies.set(token, (frequencies.get(token) ?? 0) + weight / length)
    })
    for (const [token, frequency] of frequencies) {
      const list = postings.get(token)
      if (list) list.push({ document, frequency })
      else postings.set(token, [{ document, frequency }])
    }
  })
  const rarity = (term: string): number => {
    const count = postings.get(term)?.length ?? 0
    return count === 0 ? 0 : Math.log(1 + (documents.length - count + 0.5) / (count + 0.5))
  }
  return {
    size: documents.length,
    rarity,
    score(terms) {
      const scores = new Map<number, number>()
      for (const { term, weight } of terms) {
        const idf = rarity(term) * weight
        for (const { document, frequency } of postings.get(term) ?? []) {
          const gain = (idf * frequency * (K1 + 1)) / (frequency + K1)
          scores.set(document, (scores.get(document) ?? 0) + gain)
        }
      }
      return scores
    },
  }
}
