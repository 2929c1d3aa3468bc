import type { ClauseEffect, RiskLevel, Said } from '../contract.ts'

export interface Finding {
  /** Who found it: a rule of a row, or a reading of the whole contract. */
  rule: string
  clause: string
  severity: RiskLevel
  reason: Said
  /** Absent: that of its type. */
  effect?: ClauseEffect | null
}

/** A finding before it is said which reading made it. */
export type WholeFinding = Omit<Finding, 'rule'>
