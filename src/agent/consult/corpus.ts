import type { Prose } from '../../domain/prose.ts'
import type { SourceRef } from '../../domain/answer.ts'
import type { EnglishArticle } from '../../domain/law/search.ts'

/** A text of the corpus. */
export interface CorpusDocument {
  /** Names it within its corpus, for ever. */
  id: string
  /** As a person would cite it. */
  label: string
  title: string
  content: string
  /** ISO date; null where there is none. */
  effectiveDate: string | null
  /** A digest in plain words instead of the original text. */
  isDigest: boolean
  /** For readers of English; null or absent where nothing was written for them. */
  english?: EnglishArticle | null
  source: SourceRef
}

/** A document that a query found; the higher the score, the better, within one result. */
export interface FoundDocument extends CorpusDocument {
  score: number
  /** The part of it that matched. */
  snippet: string
  /** How much of the query it holds, comparable between queries; null where the corpus cannot tell. */
  match: number | null
  /** Found by its words alone: what compares meanings did not answer. */
  isWordsOnly?: boolean
}

export interface CorpusState {
  /** Changes whenever a document does. */
  version: string
  /** What the corpus holds (laws, handbooks), by name. */
  holdings: readonly string[]
}

export interface Corpus {
  state(signal: AbortSignal): Promise<CorpusState>
  /** A lexical and a vector ranking fused by reciprocal rank, best first. */
  search(query: Prose, k: number, signal: AbortSignal): Promise<FoundDocument[]>
  /** In the order of the ids; those that are gone are left out. */
  read(ids: readonly string[], signal: AbortSignal): Promise<CorpusDocument[]>
}
