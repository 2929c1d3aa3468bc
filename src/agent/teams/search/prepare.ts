import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { SearchKind } from '../../reasoner/reasoner.ts'
import type { SearchDeps } from './deps.ts'
import { plannedKinds } from './state.ts'
import type { SearchScope, SearchTeamState, SearchTeamUpdate } from './state.ts'

const SCOPE: Record<SearchKind, SearchScope> = {
  legal: 'legal',
  market: 'real_estate',
  property: 'real_estate',
  loan: 'loan',
}

/** Decides what to look up where. */
export const prepare =
  ({ reasoner }: SearchDeps) =>
  async (state: SearchTeamState, control: NodeControl): Promise<SearchTeamUpdate> => {
    const { userQuery, language, timestamp } = state.sharedContext
    const planned = await reasoner.planSearch(
      {
        query: userQuery,
        language,
        history: state.history,
        now: timestamp,
        intent: state.intent,
        task: state.task,
      },
      { signal: signalOf(control), stepId: state.stepId },
    )
    return {
      status: 'IN_PROGRESS',
      startTime: performance.now(),
      plan: planned.value,
      fallbackReason: planned.fallbackReason ?? null,
      searchScope: [...new Set(plannedKinds(planned.value).map((kind) => SCOPE[kind]))],
    }
  }

/** The sources that the plan asks, each in a branch of its own. */
export const chooseSources = (state: SearchTeamState): SearchKind[] | 'aggregateResults' => {
  const kinds = state.plan ? plannedKinds(state.plan) : []
  return kinds.length > 0 ? kinds : 'aggregateResults'
}
