import type { AnalysisReport } from '../../domain/analysis.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Evidence } from '../facts/evidence.ts'
import type { Question } from '../question.ts'
import type { WrittenDocument } from '../written-document.ts'

/** What an answer is written from. */
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
