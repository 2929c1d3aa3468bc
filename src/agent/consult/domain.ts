import type { SourceRef } from '../../domain/answer.ts'
import type { EnglishArticle } from '../../domain/law-search.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import type { Language } from '../../domain/run.ts'
import type { EvidenceKind } from '../facts/evidence.ts'

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
  search(query: string, k: number, signal: AbortSignal): Promise<FoundDocument[]>
  /** In the order of the ids; those that are gone are left out. */
  read(ids: readonly string[], signal: AbortSignal): Promise<CorpusDocument[]>
}

export interface SlotDefinition {
  name: string
  /** For people and models: what belongs here. */
  label: Record<Language, string>
}

export type Slots = Readonly<Record<string, readonly string[]>>

/** Where the answer stands to a question that sounds like the subject of the corpus and has none in it. */
export interface OutOfScope {
  /** Holding that would answer it. */
  governedBy: string
}

/**
 * Everything that the consult graph knows of its subject. Another subject is another object of this shape: nothing in the
 * graph changes.
 */
export interface ConsultDomain {
  name: string
  slots: readonly SlotDefinition[]
  /** What a text says of the slots, in a normal form; by rules alone. */
  readSlots(text: string): Promise<Slots>
  /** Whether a new value of a slot stands beside the earlier ones or replaces them. */
  keepsAll(slot: string): boolean
  /** The profile in a few words, for prompts and queries. */
  summarizeProfile(slots: Slots, language: Language): string
  systemPrompt(language: Language): string
  /** Rules' reading of what is wanted; the plan shows it. */
  readIntent(text: string, signal: AbortSignal): Promise<AnalyzedIntent>
  /** The words that make two similar questions different ones: parties, kinds of contract, negations. */
  decisiveWords(text: string): string[]
  /** Nothing that the corpus holds settles the question; null where it may be answered. */
  outOfScope(text: string, signal: AbortSignal): Promise<OutOfScope | null>
  /** The best document must match at least this much, or the corpus has no answer. */
  leastMatch(intent: AnalyzedIntent, query: string): number
  /** What a question is about that the corpus answers, however it was read. */
  answersTo: IntentType
  evidenceKind: EvidenceKind
  words: Record<Language, DomainWords>
  corpus: Corpus
}

/** What the domain says to its users beside its documents. */
export interface DomainWords {
  greeting: string
  declined: string
  /** No document answers the question. */
  notFound: string
  /** Where the answer stands instead. */
  elsewhere(governedBy: string): string
  /** What every answer ends with. */
  note: string
  /** DIRECT mode without a model. */
  withoutSources: string
}
