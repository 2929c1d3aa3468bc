import type { RunBudget } from '../agent/budget.ts'
import type { BudgetExcess, Quotas, RunLimits } from '../domain/quota.ts'
import type { RunMode } from '../domain/run.ts'
import type { Queryable } from '../store/statement.ts'
import { readRunUse } from '../store/usage.ts'
import { watchTokens } from './quota.ts'

export interface Budgeting {
  db: Queryable
  run: { id: string; userId: string; attempt: number; mode: RunMode }
  limits: RunLimits
  quotas: Quotas
  /** Whether anything is paid for: rules cost no tokens. */
  usesModel: boolean
  /** Whether the run's user still allows that a model is asked. */
  allows: () => Promise<boolean>
  /** Told once. */
  onExcess: (excess: BudgetExcess) => void
  now?: () => Date
}

/** Of its time a run keeps so much for writing by rules what the model did not. */
const RESERVE = 0.1
const MOST_RESERVED_MS = 1_500

/** What a run may still use: of its own, and of what its user may use up today. A run that is taken up again goes on counting. */
export const openBudget = async (budgeting: Budgeting): Promise<RunBudget & { close(): void }> => {
  const { db, run, limits, quotas, usesModel, allows, onExcess, now = () => new Date() } = budgeting
  const before = run.attempt > 1 ? await readRunUse(db, run.id) : { tokens: 0, since: now() }
  const isDayUsedUp = usesModel ? await watchTokens(db, run.userId, quotas) : null
  let { tokens } = before
  let known: BudgetExcess | null = null
  const hit = (excess: BudgetExcess): BudgetExcess => {
    if (known === null) onExcess(excess)
    return (known ??= excess)
  }

  const late = new AbortController()
  const up = () => {
    hit('seconds')
    late.abort(new Error('the time of the run is up'))
  }
  const seconds = limits.seconds[run.mode]
  const left = seconds === null ? null : seconds * 1000 - (now().getTime() - before.since.getTime())
  const timer = left === null ? undefined : setTimeout(up, Math.max(0, left))
  timer?.unref()

  return {
    deadline: late.signal,
    until: left === null ? null : performance.now() + left - Math.min(left * RESERVE, MOST_RESERVED_MS),
    spend({ promptTokens, completionTokens }) {
      tokens += promptTokens + completionTokens
    },
    async excess() {
      if (known !== null) return known
      if (left !== null && left <= 0) up()
      if (known !== null) return known
      if (usesModel && !(await allows())) return hit('refused')
      if (usesModel && limits.tokens !== null && tokens >= limits.tokens) return hit('tokens')
      return (await isDayUsedUp?.(now())) === true ? hit('day') : null
    },
    close: () => clearTimeout(timer),
  }
}
