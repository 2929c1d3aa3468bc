import { askApproval } from '../../planning/approval.ts'
import { isOutdated } from '../../planning/plan.ts'
import type { SupervisorDeps } from '../deps.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

export const planApproval =
  ({ ports }: Pick<SupervisorDeps, 'ports'>) =>
  (state: SupervisorState): SupervisorUpdate => {
    const { planningState } = state
    // A fork with another question is planned anew before anybody is asked.
    if (planningState === null || isOutdated(state)) return { reading: null }
    return askApproval({ ...state, planningState }, () => ports.now())
  }

export const afterApproval = (state: SupervisorState): 'analyzeIntent' | 'planning' | 'executeTeams' => {
  if (state.reading === null) return 'analyzeIntent'
  return state.planningState?.revision === state.approvedRevision ? 'executeTeams' : 'planning'
}
