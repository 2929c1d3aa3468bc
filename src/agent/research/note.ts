import { z } from 'zod'
import { analysisReport } from '../../domain/analysis.ts'
import { assumption } from '../../domain/answer.ts'
import { evidence } from '../facts/evidence.ts'

/** What one researcher brings back: what it found in short, and what that rests on. */
export const researchNote = z.object({
  stepId: z.string(),
  task: z.string(),
  /** Markdown; [n] names evidence n of this note. */
  text: z.string(),
  /** Top rows and statistics; the rest is in the database. */
  evidence: z.array(evidence),
  gaps: z.array(z.string()),
  assumptions: z.array(assumption),
  analyses: z.array(analysisReport),
  /** The bounds that it ran into, in words. */
  limits: z.array(z.string()),
  toolCalls: z.int().min(0),
})
export type ResearchNote = z.infer<typeof researchNote>
