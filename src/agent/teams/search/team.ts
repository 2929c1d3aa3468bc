import type { TeamRunner } from '../team.ts'
import type { SearchDeps } from './deps.ts'
import { buildSearchTeam } from './graph.ts'
import { plannedKinds } from './state.ts'
import type { SearchTeamState } from './state.ts'

const PREPARED = 10
const SEARCHED = 90

/** How far a search is: a tenth for deciding, the rest as sources come back. */
const progressOf = ({ plan, searchProgress, aggregatedResults }: SearchTeamState): number => {
  if (plan === null) return 0
  if (aggregatedResults !== null) return SEARCHED + 5
  const kinds = plannedKinds(plan)
  if (kinds.length === 0) return SEARCHED
  return Math.round(PREPARED + ((SEARCHED - PREPARED) * Object.keys(searchProgress).length) / kinds.length)
}

/** The search team as the supervisor runs it: a task in, an outcome out, progress on the way. */
export const searchTeam =
  (deps: SearchDeps): TeamRunner =>
  async ({ step, shared, question, intent, kinds, notes, plan }, { signal, report }) => {
    const input = {
      sharedContext: shared,
      stepId: step.stepId,
      task: step.task,
      intent,
      history: question.history,
      clarification: question.clarification,
      followUp: question.followUp,
      kinds,
      notes,
      given: plan ?? null,
    }
    let last: SearchTeamState | null = null
    let sources = 0
    // `values` come after a superstep, and the sources run in one: `updates` tell each as it finishes.
    for await (const [mode, chunk] of await buildSearchTeam(deps).stream(input, {
      signal,
      streamMode: ['values', 'updates'],
    })) {
      if (mode === 'values') {
        last = chunk
        report(progressOf(chunk))
        continue
      }
      const finished = Object.values(chunk).filter((update) => update?.searchProgress !== undefined).length
      if (finished === 0 || last?.plan == null) continue
      sources += finished
      const kinds = plannedKinds(last.plan).length
      report(Math.round(PREPARED + ((SEARCHED - PREPARED) * sources) / kinds))
    }
    if (!last?.outcome) throw new Error('the search ended without an outcome')
    return last.outcome
  }
