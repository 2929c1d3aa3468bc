import { z } from 'zod'
import { analysisReport } from '../../domain/analysis.ts'
import { assumption } from '../../domain/answer.ts'
import { evidence, sourceKey } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'

/** What was worked out for a question beside what the documents say. */
export const workedOut = z.object({
  /** Numbered from 1; the documents' numbers go on from there. */
  evidence: z.array(evidence),
  analysis: analysisReport.nullable(),
  gaps: z.array(z.string()),
  assumptions: z.array(assumption),
})
export type WorkedOut = z.infer<typeof workedOut>

export const NOTHING_WORKED_OUT: WorkedOut = { evidence: [], analysis: null, gaps: [], assumptions: [] }

/** How a cited source is kept: what was worked out by its key, for no corpus gives it again, and a document by its id. */
export const nameOfCited = (item: Evidence, worked: WorkedOut | null): string => {
  const key = sourceKey(item)
  if (worked?.evidence.some((it) => sourceKey(it) === key)) return key
  return 'id' in item.source ? item.source.id : key
}
