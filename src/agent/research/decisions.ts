import type { Prose } from '../../domain/prose.ts'
import type { Said } from '../../domain/message/say.ts'
import type { AnalysisReport } from '../../domain/analysis.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Question } from '../question.ts'
import type { ResearchMessage } from './message.ts'
import type { ToolWish } from './tool.ts'
import type { Choice } from '../tools/tool.ts'
import type { Topic, TopicDraft } from './topic.ts'

/** What is to be researched, and whether something has to be asked back first. */
export interface ResearchScope {
  /** As it is acted on. */
  intent: AnalyzedIntent
  /** The one thing without which a research would be a guess; null where the question says enough. */
  ask: { message: string; suggestions: string[] } | null
  /** What will be researched, in a sentence. */
  confirmation: string
}

export interface ResearchBrief {
  /** Of the report. */
  title: string
  brief: string
  topics: TopicDraft[]
  /** What was meant without being said. */
  assumptions: Assumption[]
  /** What of the question will not be researched, in its language. */
  gaps: string[]
  /** Conditions of the question that nothing is looked up by, in its words. */
  unapplied: string[]
}

/** A history that was too long is cut; whoever keeps it cuts it likewise. */
export interface Turn {
  /** Messages at the end of the history that had to go before the model could read it. */
  dropped: number
}

export interface SupervisorTurn extends Turn {
  thought: string
  /** Topics that are still missing; none: the research is complete. */
  topics: TopicDraft[]
}

export interface ResearcherTurn extends Turn {
  thought: string
  /** What these calls leave out of what was asked, in the question's language. */
  gaps: string[]
  /** None: everything that can be found is found. */
  calls: ToolWish[]
}

export interface Compressed extends Turn {
  /** Markdown; [n] names the evidence. */
  text: string
  /** What could not be found out, in the question's language. */
  gaps: string[]
}

export interface Cell {
  said: Said
  /** The evidence that says it. */
  n: number
}

/** Places side by side, as far as there is anything to compare; a cell is null where nothing was found. */
export interface Comparison {
  subjects: { regionCode: string; name: string }[]
  rows: { label: Said; cells: (Cell | null)[] }[]
}

export interface CompressInput extends Question {
  intent: AnalyzedIntent
  brief: string
  topic: Topic
  /** The topic's description is its user's own. */
  isDescribed: boolean
  /** What the user said about the plan, oldest first; it goes before the question. */
  notes: Prose[]
  messages: ResearchMessage[]
  /** Numbered from 1. */
  evidence: Evidence[]
}

export interface ReportInput extends Question {
  intent: AnalyzedIntent
  title: string
  brief: string
  /** In the order of the plan; `note` is null where a topic was not finished. */
  topics: { topic: Topic; note: string | null }[]
  /** Numbered from 1; the text cites them as [n]. */
  evidence: Evidence[]
  /** The evidence that was found for a topic, by step id. */
  evidenceOf: Record<string, number[]>
  comparison: Comparison | null
  analysis: AnalysisReport | null
  gaps: string[]
  unapplied: string[]
  /** The bounds that the research ran into. */
  limits: string[]
  assumptions: Assumption[]
}

export interface ResearcherInput extends CompressInput {
  /** Tool calls that may still be made. */
  left: number
}

export interface SupervisorInput extends Question {
  brief: string
  topics: Topic[]
  messages: ResearchMessage[]
  /** Topics that may still be added. */
  room: number
}

export interface ScopeInput extends Question {
  intent: AnalyzedIntent
  /** What the question gives figures for; by rules, and no part of what a model reads. */
  choice?: Choice
}

export interface BriefInput extends ScopeInput {
  /** Why the user rejected earlier plans, oldest first. */
  feedback: string[]
}
