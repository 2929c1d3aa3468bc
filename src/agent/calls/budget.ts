import { wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import type { RunBudget } from '../budget.ts'
import type { CallContext } from '../call.ts'
import { makeByRules } from './by-rules.ts'
import type { World } from './define.ts'
import type { Middleware } from './runner.ts'

interface Budgeted {
  budget: RunBudget
  world: World
  language: Language
}

const within = ({ deadline, until }: RunBudget, context: CallContext): CallContext => ({
  ...context,
  signal: AbortSignal.any([context.signal, deadline]),
  ...(until !== null && { until }),
})

/**
 * No model is asked any more once its run's budget is used up: rules make the calls, and say why. What a call costs is known
 * when it has come back, so the last one may go beyond the budget.
 */
export const withinBudget =
  ({ budget, world, language }: Budgeted): Middleware =>
  (next) =>
    async function* (asked) {
      const words = wordsIn(language)
      const excess = await budget.excess()
      if (excess !== null) return yield* makeByRules(asked, world, words(`budget.${excess}`))
      try {
        const result = yield* next({ ...asked, context: within(budget, asked.context) })
        budget.spend(result)
        return result
      } catch (error) {
        // The run's time ended, and it was not stopped.
        const isLate = budget.deadline.aborted && !asked.context.signal.aborted
        if (!isLate) throw error
        return yield* makeByRules(asked, world, words('budget.seconds'))
      }
    }
