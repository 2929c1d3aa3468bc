import type { SummaryInput } from '../memory/summary.ts'
import type { Evidence } from '../evidence.ts'
import type { WrittenDocument } from '../written-document.ts'
import type { AnalysisReport } from '../../domain/analysis.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { MarketQuery } from '../../domain/market.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Team } from '../../domain/step.ts'
import type { LawQuery } from '../../domain/law-search.ts'
import type { LoanQuery } from '../../domain/loan-search.ts'
import type { Assumption } from '../../domain/answer.ts'
import { CONSULT_PURPOSES } from '../consult/reasoner.ts'
import type { ConsultReasoner } from '../consult/reasoner.ts'
import { RESEARCH_PURPOSES } from '../research/reasoner.ts'
import type { ResearchReasoner } from '../research/reasoner.ts'
import { ANALYSIS_PURPOSES } from '../teams/analysis/reasoner.ts'
import type { AnalysisReasoner } from '../teams/analysis/reasoner.ts'
import type { AnswerPiece, CallContext, CallUsage, Question, Reasoned } from '../calls/call.ts'

export type { AnswerPiece, CallContext, CallUsage, Question, Reasoned } from '../calls/call.ts'

/** One name per model call; the effect ledger and `RunUsage.byCall` use it. */
const CALL_PURPOSES = [
  'analyze_intent',
  'select_teams',
  'plan_steps',
  'plan_search',
  'compose_answer',
  'summarize_session',
  ...ANALYSIS_PURPOSES,
  ...RESEARCH_PURPOSES,
  ...CONSULT_PURPOSES,
] as const
export type CallPurpose = (typeof CALL_PURPOSES)[number]

export interface TeamSelection {
  teams: Team[]
  reason: string
}

export const SEARCH_KINDS = ['legal', 'market', 'property', 'loan'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export interface StepDraft {
  team: Team
  /** What a SEARCH step looks up, and only that. Empty: whatever the question needs. */
  kinds: SearchKind[]
  task: string
  description: string
  /** Positions (from 0) of the drafts whose results this one needs. */
  dependsOn: number[]
}

/** The search step that a search is planned for. */
export interface SearchTask {
  intent: AnalyzedIntent
  task: string
  /** As in {@link StepDraft}. */
  kinds: SearchKind[]
  /** What the user said about the plan and about this step, oldest first; it goes before the question. */
  notes: string[]
}

/** What the search team looks up; a kind that is null is not searched. */
export interface SearchPlan {
  keywords: { legal: string[]; realEstate: string[]; loan: string[]; general: string[] }
  legal: LawQuery | null
  /** One query per place and kind that the question compares. */
  market: MarketQuery[] | null
  /** One query for each home that is looked for: in another place, at another price. */
  property: PropertyQuery[] | null
  loan: LoanQuery | null
  assumptions: Assumption[]
  /** What of the question cannot be looked up (a place that is not known, no place at all), in its language. */
  gaps: string[]
}

export interface ComposeInput extends Question {
  intent: AnalyzedIntent
  /** Numbered from 1; the text cites them as [n]. */
  evidence: Evidence[]
  /** What could not be found, failed or was not understood, in the answer's language. */
  gaps: string[]
  assumptions: Assumption[]
  /** What was analysed; its numbers stand in the evidence too. */
  analysis?: AnalysisReport | undefined
  /** The contract that was written; its terms and its review stand in the evidence too. */
  document?: WrittenDocument | undefined
}

/**
 * Every decision that a model can take, one method each. Two complete implementations: offline (deterministic, no network)
 * and openai. Inputs and outputs are plain JSON; outputs are validated before they are returned.
 */
export interface Reasoner extends ResearchReasoner, AnalysisReasoner {
  readonly name: string
  /** The calls of consult runs. */
  readonly consult: ConsultReasoner
  analyzeIntent(question: Question, call: CallContext): Promise<Reasoned<AnalyzedIntent>>
  selectTeams(
    input: Question & { intent: AnalyzedIntent; available: Team[]; feedback: string[] },
    call: CallContext,
  ): Promise<Reasoned<TeamSelection>>
  /** `feedback`: why the user rejected earlier plans, oldest first. */
  planSteps(
    input: Question & { intent: AnalyzedIntent; teams: Team[]; feedback: string[] },
    call: CallContext,
  ): Promise<Reasoned<StepDraft[]>>
  planSearch(input: Question & SearchTask, call: CallContext): Promise<Reasoned<SearchPlan>>
  /** The conversation's summary with one more question in it, at most MAX_SUMMARY characters. */
  summarizeSession(input: SummaryInput, call: CallContext): Promise<Reasoned<string>>
  /** Streams Markdown with [n] citations; returns what the call cost. */
  composeAnswer(input: ComposeInput, call: CallContext): AsyncGenerator<AnswerPiece, CallUsage>
}
