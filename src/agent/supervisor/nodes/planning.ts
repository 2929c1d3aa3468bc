import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { TEAMS } from '../../../domain/step.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { CallUsage } from '../../reasoner/reasoner.ts'
import { questionOf } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { buildPlan } from '../plan.ts'
import { SUPERVISOR_WORDS } from '../prompt.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'

/** Below this a guess would be worse than a question. */
const MIN_CONFIDENCE = 0.35

/** A reading that is too unsure to act on is UNCLEAR, whatever it said. */
const settleIntent = (intent: AnalyzedIntent): AnalyzedIntent =>
  intent.intentType !== 'IRRELEVANT' && intent.confidence < MIN_CONFIDENCE
    ? { ...intent, intentType: 'UNCLEAR', facets: ['UNCLEAR'] }
    : intent

/** Whether teams can do anything for this question. */
const needsTeams = (intent: AnalyzedIntent): boolean =>
  intent.intentType !== 'UNCLEAR' && intent.intentType !== 'IRRELEVANT'

export const planning =
  ({ ports, reasoner, teams }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    const revision = (state.planningState?.revision ?? 0) + 1
    say(control, { mark: 'phase', phase: 'PLANNING' })
    say(control, { mark: 'planning', revision, message: SUPERVISOR_WORDS[state.language].planning })

    const call = { signal: signalOf(control), stepId: null }
    const question = await questionOf(state, ports)
    const availableTeams = TEAMS.filter((team) => teams[team] !== undefined)

    const analyzed = await reasoner.analyzeIntent(question, call)
    const intent = settleIntent(analyzed.value)
    const usages: CallUsage[] = [analyzed]
    const plan = (drafts: Parameters<typeof buildPlan>[0]['drafts']) =>
      buildPlan({ query: state.query, intent, drafts, availableTeams, revision })

    let planned = plan([])
    if (needsTeams(intent)) {
      const selection = await reasoner.selectTeams({ ...question, intent, available: availableTeams }, call)
      const drafts = await reasoner.planSteps({ ...question, intent, teams: selection.value.teams }, call)
      usages.push(selection, drafts)
      planned = plan(drafts.value)
    }
    return {
      ...planned,
      currentPhase: 'PLANNING',
      status: 'PROCESSING',
      errorLog: usages.flatMap((usage) => usage.fallbackReason ?? []),
    }
  }
