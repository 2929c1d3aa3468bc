import { z } from 'zod'
import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { TEAMS } from '../../domain/step.ts'
import type { Team } from '../../domain/step.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { SearchKind } from '../tools/look-up.ts'

export interface TeamSelection {
  teams: Team[]
  reason: string
}

export const stepDraft = z.object({
  team: z.enum(TEAMS),
  kinds: z.array(z.enum(SEARCH_KINDS)).max(4).describe('What a SEARCH step looks up; empty for others'),
  task: z.string().min(1).max(60),
  description: z.string().min(1).max(200),
  dependsOn: z.array(z.int().min(0).max(7)).max(7).describe('Positions, from 0, of earlier steps'),
})
/** A step before it has an id. No kinds: a SEARCH step looks up whatever the question needs. */
export type StepDraft = z.infer<typeof stepDraft>

/** The search step that a search is planned for. */
export interface SearchTask {
  intent: AnalyzedIntent
  task: string
  /** As in {@link StepDraft}. */
  kinds: SearchKind[]
  /** What the user said about the plan and about this step, oldest first; it goes before the question. */
  notes: Prose[]
}
