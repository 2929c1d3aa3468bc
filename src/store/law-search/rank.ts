import { buildBm25 } from './bm25.ts'
import type { Bm25Index, Field } from './bm25.ts'
import type { LawDocument } from './corpus.ts'
import { lawTokens } from './tokens.ts'

/** Title, everyday terms, the statute's words, the digest's words, names of law and chapter. */
const FIELDS: readonly Field[] = [
  { weight: 3, b: 0.3 },
  { weight: 6, b: 0.3 },
  { weight: 1, b: 0.6 },
  { weight: 1.3, b: 0.5 },
  { weight: 0.3, b: 0 },
]

export const buildLexicalIndex = (documents: readonly LawDocument[]): Promise<Bm25Index> =>
  buildBm25(
    documents,
    ({ title, plainTerms, content, digest, lawName, chapter }) => [
      lawTokens(title),
      lawTokens(plainTerms.join('\n')),
      lawTokens(content),
      lawTokens(digest ?? ''),
      lawTokens(`${lawName}\n${chapter ?? ''}`),
    ],
    FIELDS,
  )

/** The constant of reciprocal rank fusion: how slowly the value of a place in a list falls. */
const K = 60

export interface RankedList {
  /** Documents, best first. */
  documents: readonly number[]
  weight: number
}

/** Reciprocal rank fusion: places count, scores of different kinds are never compared. Ties by document. */
export const fuse = (lists: readonly RankedList[]): { document: number; score: number }[] => {
  const scores = new Map<number, number>()
  for (const { documents, weight } of lists) {
    documents.forEach((document, place) => {
      scores.set(document, (scores.get(document) ?? 0) + weight / (K + place + 1))
    })
  }
  return [...scores]
    .map(([document, score]) => ({ document, score }))
    .toSorted((a, b) => b.score - a.score || a.document - b.document)
}

/** Documents by falling score; ties by document. */
export const byScore = (scores: ReadonlyMap<number, number>): number[] =>
  [...scores].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([document]) => document)
