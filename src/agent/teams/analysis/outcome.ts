import { wordsIn } from '../../../domain/message/say.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import type { Language } from '../../../domain/run.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import type { StepOutcome } from '../team.ts'
import type { Written } from './report.ts'
import type { Told } from './told.ts'

interface Ended {
  intent: AnalyzedIntent
  language: Language
  worked: readonly Told[]
  written: Written
  /** How long it took. */
  seconds: number
}

/** What the run keeps of an analysis: the report, the facts that an answer may use, and what is missing. */
export const outcomeOf = (
  stepId: string,
  { intent, language, worked, written, seconds }: Ended,
): StepOutcome => {
  const words = wordsIn(language)
  const { report, said, confidence } = written
  const failed = worked.length > 0 && worked.every((it) => it.failed)
  const wanted = [intent.intentType, ...intent.facets]
  const asks = wanted.includes('CONTRACT_REVIEW') || wanted.includes('RISK_ANALYSIS')
  const gaps = [...worked.flatMap((it) => it.gaps), ...said]
  const status = failed ? 'FAILED' : 'COMPLETED'
  const error = failed ? words('analysis.allFailed') : null
  return {
    stepId,
    team: 'ANALYSIS',
    status,
    result: {
      tools: worked.map(({ tool }) => tool),
      analysisType: report?.analysisType ?? null,
      riskLevel: report?.riskLevel ?? null,
      riskCount: report?.risks.length ?? 0,
      confidenceScore: confidence,
      analysisTime: Math.round(seconds * 1000) / 1000,
    },
    evidence: mergeEvidence(worked.map((it) => it.evidence)),
    gaps: report === null && asks && gaps.length === 0 ? [words('analysis.nothing')] : [...new Set(gaps)],
    assumptions: worked.flatMap((it) => it.assumptions),
    error,
    ...(report && { analysis: report }),
  }
}
