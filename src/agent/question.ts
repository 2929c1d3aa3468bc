import type { Case } from '../domain/case.ts'
import type { Prose } from '../domain/prose.ts'
import { aspectOf, readAspect } from '../domain/reading/market.ts'
import type { AskedAspect } from '../domain/reading/market.ts'
import type { Language } from '../domain/run.ts'
import type { FollowUp } from './memory/made-whole.ts'
import type { Turn } from './ports.ts'

export interface Question {
  /** With what its author said later, as far as rules can put the two together. */
  query: Prose
  /** What was asked back, and the answer word by word. */
  clarification?: { asked: string; answer: Prose }
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

/** The words by which a question is led to its law, and the questions that it may go on from, oldest first. */
export const lawAsked = ({
  query,
  clarification,
  followUp,
}: Pick<Question, 'query' | 'clarification' | 'followUp'>): { text: Prose; before: readonly Prose[] } =>
  followUp?.before === undefined || clarification !== undefined
    ? { text: (followUp?.about === 'homes' ? followUp.asks : undefined) ?? query, before: [] }
    : { text: followUp.asks ?? followUp.query, before: followUp.before }

/** What of market prices is asked for, whatever words a question was made whole with; null: the prices themselves. */
export const marketAsked = ({ query, followUp }: Pick<Question, 'query' | 'followUp'>): AskedAspect | null =>
  followUp?.request == null ? readAspect(query) : aspectOf(followUp.request)
