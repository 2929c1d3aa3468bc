import { Send } from '@langchain/langgraph'
import { assignedSteps } from '../assigned.ts'
import { plannedIntent } from '../../planning/plan.ts'
import { answeredIn, questionText } from '../deps.ts'
import { deadlineOf } from '../limits.ts'
import { isOutdated } from '../plan.ts'
import type { AgentState, AgentUpdate } from '../state.ts'
import type { ResearcherTask } from '../researcher/task.ts'

/** Begins a round. */
export const supervisorTools = (state: AgentState): AgentUpdate => ({
  researchIterations: state.researchIterations + 1,
})

/** Every topic that was given out goes to a researcher of its own, with all that it needs and nothing of the others. */
export const dispatchResearchers = (
  state: AgentState,
): Send<'researcher', ResearcherTask>[] | 'clarifyWithUser' => {
  // A fork with another question is read first.
  if (isOutdated(state)) return 'clarifyWithUser'
  const steps = assignedSteps(state)
  const { settings, planningState, planFeedback } = state
  const tokensLeft = Math.max(0, settings.maxTokens - state.tokensUsed)
  return steps.flatMap((step) => {
    const topic = state.topics.find(({ stepId }) => stepId === step.stepId)
    if (topic === undefined) return []
    const note = planningState?.stepNotes[step.stepId]
    return new Send('researcher', {
      step,
      topic: note === undefined ? topic : { ...topic, description: note },
      isDescribed: note !== undefined,
      intent: plannedIntent(state),
      query: questionText(state),
      given: state.given,
      clarification: answeredIn(state),
      timestamp: state.startTime ?? '',
      language: state.language,
      runId: state.requestId,
      sessionId: state.sessionId,
      userId: state.userId,
      brief: state.researchBrief ?? '',
      notes: planFeedback,
      settings,
      deadline: deadlineOf(state),
      // Each its share: they do not see what the others spend.
      tokensLeft: Math.ceil(tokensLeft / steps.length),
    })
  })
}
