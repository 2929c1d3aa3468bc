import type { AnalysisReport } from '../../../domain/analysis.ts'
import type { Assumption } from '../../../domain/answer.ts'
import { tellReview } from '../../../domain/contract/told.ts'
import { formatArg, message, say } from '../../../domain/message/say.ts'
import type { Said } from '../../../domain/message/say.ts'
import type { Language } from '../../../domain/run.ts'
import type { FigureRow } from '../../facts/row.ts'
import type { Assumed, Findings } from '../../tools/tool.ts'
import type { Worked } from '../../tools/work.ts'

type Report = Pick<AnalysisReport, 'metrics' | 'risks' | 'complianceCheck' | 'chart'>

/** What a tool found, in the words of one language. */
export interface Told
  extends Pick<Findings, 'evidence' | 'riskLevel' | 'confidence'>, Report, Pick<Worked, 'tool' | 'failed'> {
  insights: string[]
  recommendations: string[]
  gaps: string[]
  assumptions: Assumption[]
}

export const tellWorked = ({ tool, failed, findings }: Worked, language: Language): Told => {
  const { evidence, riskLevel, confidence, review, chart } = findings
  const told = (said: readonly Said[]): string[] => said.map((it) => say(it, language))
  const { risks = [], compliance = [] } = review === null ? {} : tellReview(review, language)
  const metricOf = ({ name, value, unit }: FigureRow) => ({
    name: say(name, language),
    value,
    unit: formatArg({ kind: 'term', id: unit }, language) || null,
  })
  const assumptionOf = ({ name, value, source }: Assumed): Assumption => ({
    name: formatArg(name, language),
    value: formatArg(value, language),
    source,
    said: message('answer.assumed', { name, value }),
  })
  return {
    tool,
    failed,
    evidence,
    riskLevel,
    confidence,
    insights: told(findings.insights),
    recommendations: told(findings.recommendations),
    gaps: told(findings.gaps),
    assumptions: findings.assumptions.map(assumptionOf),
    metrics: findings.metrics.map(metricOf),
    risks,
    complianceCheck: compliance,
    chart: chart?.(language) ?? null,
  }
}
