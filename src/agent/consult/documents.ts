import { createHash } from 'node:crypto'
import { ownCopy } from '../../domain/text/own-copy.ts'
import type { FoundDocument } from './corpus.ts'
import type { FoundReference } from './reference.ts'

/** The constant of reciprocal rank fusion. */
const K = 60
/** As many as the longest list twice over: what is further down no answer will be made from. */
const KEPT = 40
const SNIPPET = 120

/** What a query found, as the state holds it: places count, scores of different queries are never compared. */
export const referencesOf = (found: readonly FoundDocument[], iteration: number): FoundReference[] =>
  found.map((document, place) => ({
    id: document.id,
    label: document.label,
    score: 1 / (K + place + 1),
    snippet: ownCopy(document.snippet.slice(0, SNIPPET)).toWellFormed(),
    iteration,
  }))

/** Several queries' documents in one ranking: what more of them found comes first. */
export const mergeFound = (
  current: readonly FoundReference[],
  next: readonly FoundReference[],
): FoundReference[] => {
  const byId = new Map(current.map((reference) => [reference.id, reference]))
  for (const reference of next) {
    const known = byId.get(reference.id)
    byId.set(reference.id, known ? { ...known, score: known.score + reference.score } : reference)
  }
  return [...byId.values()]
    .toSorted((a, b) => b.score - a.score || a.iteration - b.iteration || (a.id < b.id ? -1 : 1))
    .slice(0, KEPT)
}

/** Names a set of documents, whatever their order. */
export const hashDocuments = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join('\n')).digest('hex').slice(0, 16)
