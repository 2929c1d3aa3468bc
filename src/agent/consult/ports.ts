import type { Prose } from '../../domain/prose.ts'
import type { Answer } from '../../domain/answer.ts'
import type { FilledSlot } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'
import type { CorpusDocument, CorpusState } from './corpus.ts'

/** Whom and what an answer may be given again to. Two scopes that differ in any part share nothing. */
export interface CacheScope {
  userId: string
  domain: string
  corpusVersion: string
  language: Language
  /** Of the settings that shape an answer. */
  variant: string
  /** Of the circumstances that the answer takes into account; two people with the same ones may not share it either. */
  profile: string
  /** Nothing personal goes into the answer: it may be given to others who ask the same, word for word. */
  isShared: boolean
}

export interface CacheQuestion {
  normalised: string
  /** Null: only the same question, word for word, is looked for. */
  vector: { model: string; values: Float32Array } | null
}

export interface CachedAnswer {
  id: string
  normalised: string
  /** Cosine; 1 for the same question. */
  similarity: number
  answer: Answer
  /** ISO 8601. */
  madeAt: string
}

export interface FoundAnswers {
  /** Similarity of the nearest question, found or not; null where there is none. */
  nearest: number | null
  answers: CachedAnswer[]
}

export interface AnswerToKeep {
  scope: CacheScope
  question: CacheQuestion
  answer: Answer
  /** The run that made it: deleting its session deletes this as well. */
  runId: string
}

/** What the consult graph asks of the world beside the ports of all graphs. */
export interface ConsultPorts {
  /** Articles by id, in that order; those that are gone are left out. */
  readArticles(ids: readonly string[], signal: AbortSignal): Promise<CorpusDocument[]>
  lawCorpus(signal: AbortSignal): Promise<CorpusState>
  /** Unit vector of a question; `model` is one of the server's embedders, null its default. */
  embed(
    text: Prose,
    model: string | null,
    signal: AbortSignal,
  ): Promise<{ model: string; values: Float32Array }>
  /** The answers of a scope to this question, or to those that are at least so similar, best first. */
  findAnswers(
    scope: CacheScope,
    question: CacheQuestion,
    least: number,
    signal: AbortSignal,
  ): Promise<FoundAnswers>
  /** Replaces what the scope has for this question. */
  keepAnswer(kept: AnswerToKeep): Promise<void>
  /** Counts a hit. */
  touchAnswer(id: string): Promise<void>
  /** What is known of a user in this domain. */
  readProfile(userId: string, domain: string, signal: AbortSignal): Promise<FilledSlot[]>
  /** Keeps what a run's question said of its user, with the message that said it; `single` slots replace what was there. */
  learnSlots(learnt: LearntSlots): Promise<void>
}

export interface LearntSlots {
  userId: string
  runId: string
  domain: string
  /** The user's own words. */
  text: Prose
  language: Language
  slots: readonly FilledSlot[]
  single: readonly string[]
}
