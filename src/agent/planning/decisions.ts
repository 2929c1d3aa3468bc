import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { Team } from '../../domain/step.ts'
import type { SearchKind } from '../tools/look-up.ts'

export interface TeamSelection {
  teams: Team[]
  reason: string
}

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
  notes: Prose[]
}
