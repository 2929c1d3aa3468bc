import type { BudgetExcess } from '../domain/quota.ts'
import type { CallUsage } from './call.ts'

/** What a run may still use. */
export interface RunBudget {
  /** What of it is used up; null: nothing yet. Once used up it stays so. */
  excess(): Promise<BudgetExcess | null>
  spend(usage: CallUsage): void
  /** Aborted when the run's time is up, also in the middle of a model call. */
  readonly deadline: AbortSignal
  /** By the clock of `performance.now()`, when calls of the model have to be back, a little before; null where there is none. */
  readonly until: number | null
}
