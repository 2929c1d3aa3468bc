import { wordsIn } from '../../../domain/message/say.ts'
import { Overwrite } from '@langchain/langgraph'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { TEAMS } from '../../../domain/step.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { stepsCall } from '../../planning/steps-call.ts'
import { teamsCall } from '../../planning/teams-call.ts'
import { questionOf, questionText } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { buildPlan, isOutdated, nextRevision } from '../../planning/plan.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'
import type { CallUsage } from '../../call.ts'
import { chooseTools } from '../../tools/choose.ts'

/** Whether teams can do anything for this question. */
const needsTeams = (intent: AnalyzedIntent): boolean =>
  intent.intentType !== 'UNCLEAR' && intent.intentType !== 'IRRELEVANT'

/** Decides what is to be done; comes round again with what the user said about the plan before. */
export const planning =
  ({ ports, calls, teams }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    // A fork with another question is read first.
    if (state.reading?.question !== questionText(state)) return { reading: null }
    const { intent } = state.reading
    const revision = nextRevision(state)
    const words = wordsIn(state.language)
    say(control, { mark: 'phase', phase: 'PLANNING' })
    say(control, {
      mark: 'planning',
      revision,
      message: words(revision > 1 ? 'run.replanning' : 'run.planning'),
    })

    const call = { signal: signalOf(control), stepId: null }
    const question = await questionOf(state, ports)
    const availableTeams = TEAMS.filter((team) => teams[team] !== undefined)
    // What was said about the plan of another question says nothing about this one's.
    const feedback = isOutdated(state) ? [] : state.planFeedback
    const usages: CallUsage[] = []
    const plan = (drafts: Parameters<typeof buildPlan>[0]['drafts']) =>
      buildPlan({ query: state.query, intent, drafts, availableTeams, revision })

    let planned = plan([])
    if (needsTeams(intent)) {
      const asked = { ...question, intent, feedback }
      const chosen = state.reading.choice ?? chooseTools(question, intent, await ports.places())
      const analyses = chosen.tools.length > 0
      const selection = await calls.call(teamsCall, { ...asked, available: availableTeams, analyses }, call)
      const drafts = await calls.call(stepsCall, { ...asked, teams: selection.value.teams }, call)
      usages.push(selection, drafts)
      planned = plan(drafts.value)
    }
    return {
      planningState: planned.planningState,
      executionSteps: new Overwrite(planned.executionSteps),
      planFeedback: feedback,
      approvedRevision: null,
      currentPhase: 'PLANNING',
      status: 'PROCESSING',
      errorLog: usages.flatMap((usage) => usage.fallbackReason ?? []),
    }
  }

/** Where a plan goes: to its user, to its teams, or straight to the answer where there is nothing to do. */
export const afterPlanning = (
  state: SupervisorState,
): 'analyzeIntent' | 'planApproval' | 'executeTeams' | 'generateResponse' => {
  if (state.reading === null) return 'analyzeIntent'
  if (state.executionSteps.length === 0) return 'generateResponse'
  return state.requirePlanApproval ? 'planApproval' : 'executeTeams'
}
