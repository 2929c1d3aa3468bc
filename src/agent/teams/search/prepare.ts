import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { SearchKind, SearchPlan } from '../../reasoner/reasoner.ts'
import type { SearchDeps } from './deps.ts'
import { plannedKinds } from './state.ts'
import type { SearchScope, SearchTeamState, SearchTeamUpdate } from './state.ts'

const SCOPE: Record<SearchKind, SearchScope> = {
  legal: 'legal',
  market: 'real_estate',
  property: 'real_estate',
  loan: 'loan',
}

/** A step looks up its own kinds and leaves the others to theirs, whatever a model came up with. */
const restrict = (plan: SearchPlan, kinds: readonly SearchKind[]): SearchPlan => {
  if (kinds.length === 0) return plan
  const has = (kind: SearchKind) => kinds.includes(kind)
  return {
    ...plan,
    legal: has('legal') ? plan.legal : null,
    market: has('market') ? plan.market : null,
    property: has('property') ? plan.property : null,
    loan: has('loan') ? plan.loan : null,
  }
}

/**
 * A question that goes on from an earlier one looks up what rules made of the two: which homes are meant is known, and nothing
 * that a model, or a text that it has read, could say otherwise.
 */
const goOn = (plan: SearchPlan, { followUp, notes, kinds }: SearchTeamState): SearchPlan => {
  if (followUp?.conditions == null || notes.length > 0) return plan
  const { conditions, listings } = followUp
  const looksUp =
    plan.property !== null || (listings.length > 0 && (kinds.length === 0 || kinds.includes('property')))
  return looksUp ? { ...plan, property: conditions } : plan
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
        ...(state.clarification && { clarification: state.clarification }),
        ...(state.followUp && { followUp: state.followUp }),
        now: timestamp,
        intent: state.intent,
        task: state.task,
        kinds: state.kinds,
        notes: state.notes,
      },
      { signal: signalOf(control), stepId: state.stepId },
    )
    const plan = restrict(goOn(planned.value, state), state.kinds)
    return {
      status: 'IN_PROGRESS',
      startTime: performance.now(),
      plan,
      fallbackReason: planned.fallbackReason ?? null,
      searchScope: [...new Set(plannedKinds(plan).map((kind) => SCOPE[kind]))],
    }
  }

/** The sources that the plan asks, each in a branch of its own. */
export const chooseSources = (state: SearchTeamState): SearchKind[] | 'aggregateResults' => {
  const kinds = state.plan ? plannedKinds(state.plan) : []
  return kinds.length > 0 ? kinds : 'aggregateResults'
}
