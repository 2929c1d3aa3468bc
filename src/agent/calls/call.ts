import type { Case } from '../../domain/case.ts'
import type { Language } from '../../domain/run.ts'
import type { FollowUp } from '../memory/follow-up.ts'
import type { Turn } from '../ports.ts'

export interface CallUsage {
  /** “offline” or the model's name. */
  model: string
  promptTokens: number
  completionTokens: number
  /** Set where the model failed and the offline reasoner stood in: why, in words that are safe to show. */
  fallbackReason?: string
  /** Set where a text ends in the middle, because all the length that it may have was used up. */
  isCut?: boolean
}

export interface Reasoned<T> extends CallUsage {
  value: T
}

/** Where a call belongs. `stepId` is null outside a step. */
export interface CallContext {
  signal: AbortSignal
  stepId: string | null
  /** By the clock of `performance.now()`, when the run’s calls have to be back; they share out what is left until then. */
  until?: number
}

/**
 * A piece of the answer's text. `offset`: UTF-16 units of text before it; what was said from there on is replaced. A
 * stream that broke in the middle and was begun again thus needs no marker: its first piece has offset 0.
 */
export interface AnswerPiece {
  text: string
  offset: number
}

export interface Question {
  /** With what its author said later, as far as rules can put the two together. */
  query: string
  /** What was asked back, and the answer word by word. */
  clarification?: { asked: string; answer: string }
  language: Language
  /** The conversation before this question, oldest first. */
  history: Turn[]
  /** All of it in a few lines. */
  summary?: string
  /** Where the question leans on what is remembered. `query` is whole already; this says how it became so. */
  followUp?: FollowUp
  /** The case that it is about, where that is known as data; its words are not read for it then. */
  given?: Case
  /** ISO 8601; what “올해” and “3년 이내” are counted from. */
  now: string
}
