import { askApproval } from '../../planning/approval.ts'
import type { ResearchDeps } from '../deps.ts'
import { isOutdated } from '../plan.ts'
import type { AgentState, AgentUpdate } from '../state.ts'

/** Shows the topics to their user and waits, as every plan does. */
export const planApproval =
  ({ ports }: ResearchDeps) =>
  (state: AgentState): AgentUpdate => {
    const { planningState } = state
    // A fork with another question is read anew before anybody is asked.
    if (planningState === null || isOutdated(state)) return { scope: null }
    return askApproval({ ...state, planningState }, () => ports.now())
  }

export const afterApproval = (state: AgentState): 'clarifyWithUser' | 'writeResearchBrief' | 'supervisor' => {
  if (state.scope === null) return 'clarifyWithUser'
  return state.planningState?.revision === state.approvedRevision ? 'supervisor' : 'writeResearchBrief'
}
