import type { Complexity, Judgement } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence } from '../evidence.ts'
import type { Turn } from '../ports.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned } from '../calls/call.ts'
import type { ConsultDomain, Slots } from './domain.ts'

/** The ledger's names of the calls. */
export const CONSULT_PURPOSES = [
  'classify_question',
  'extract_slots',
  'consult_answer',
  'judge_answer',
  'rewrite_query',
  'direct_answer',
] as const

/** What a run may choose of its model. */
export interface ModelChoice {
  modelName: string | null
  temperature: number
  maxTokens: number
}

export interface ConsultQuestion {
  query: string
  language: Language
  /** The conversation before, oldest first; empty where the question needs none of it. */
  history: Turn[]
  /** ISO 8601. */
  now: string
  model: ModelChoice
}

export interface Classification {
  complexity: Complexity
  /** False: a greeting, or nothing that this domain answers. */
  needsRetrieval: boolean
  /** Whether it is about the domain's subject at all. */
  inDomain: boolean
}

export interface ConsultWriting extends ConsultQuestion {
  systemPrompt: string
  /** The profile in a few words; empty without one. */
  profile: string
  /** Numbered from 1; the text cites them as [n]. */
  evidence: Evidence[]
  /** What an earlier attempt lacked. */
  missingInfo: string[]
}

export interface ConsultJudging extends ConsultQuestion {
  profile: string
  /** Markdown whose [n] names evidence n. */
  answer: string
  evidence: Evidence[]
}

export interface ConsultRewriting extends ConsultQuestion {
  profile: string
  missingInfo: string[]
  /** The queries so far, oldest first. */
  earlier: string[]
}

/**
 * The decisions of a consult run that a model can take. Each is told the domain, which is no part of a call's identity but
 * its name. Offline and openai are both complete.
 */
export interface ConsultReasoner {
  classifyQuestion(
    domain: ConsultDomain,
    input: ConsultQuestion,
    call: CallContext,
  ): Promise<Reasoned<Classification>>
  /** What question and conversation say of the domain's slots. */
  extractSlots(domain: ConsultDomain, input: ConsultQuestion, call: CallContext): Promise<Reasoned<Slots>>
  writeAnswer(
    domain: ConsultDomain,
    input: ConsultWriting,
    call: CallContext,
  ): AsyncGenerator<AnswerPiece, CallUsage>
  judgeAnswer(domain: ConsultDomain, input: ConsultJudging, call: CallContext): Promise<Reasoned<Judgement>>
  /** Another query for the same question. */
  rewriteQuery(domain: ConsultDomain, input: ConsultRewriting, call: CallContext): Promise<Reasoned<string>>
  /** One plain call: no documents, no citations. */
  answerDirectly(
    domain: ConsultDomain,
    input: ConsultQuestion,
    call: CallContext,
  ): AsyncGenerator<AnswerPiece, CallUsage>
}
