import { list, name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import { Overwrite } from '@langchain/langgraph'
import { advanceStep } from '../../../domain/step.ts'
import type { ExecutionStep } from '../../../domain/step.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { assignedSteps } from '../assigned.ts'
import { researchQuestion } from '../deps.ts'
import type { ResearchDeps } from '../deps.ts'
import { budgetHit, deadlineOf, spentOn } from '../limits.ts'
import { assistantMessage } from '../message.ts'
import type { ResearchMessage } from '../message.ts'
import { override } from '../override.ts'
import { isOutdated, nameTopics, planResearch, stepOf } from '../plan.ts'
import type { AgentState, AgentUpdate } from '../state.ts'
import { MAX_TOPICS } from '../topic.ts'
import { supervisionCall } from '../calls/supervision-call.ts'

const openSteps = (steps: readonly ExecutionStep[]): ExecutionStep[] =>
  steps.filter((step) => step.status === 'PENDING')

/** Gives topics out, as many at once as there may be researchers, in words that the history keeps. */
const assign = (state: AgentState, steps: readonly ExecutionStep[]): ResearchMessage => {
  const given = openSteps(steps).slice(0, state.settings.maxParallelResearchers)
  const tasks = list(given.map(({ task }) => name(task)))
  return assistantMessage(wordsIn(state.language)('research.assign', { tasks }), {
    assigned: given.map(({ stepId }) => stepId),
  })
}

/** A bound was reached: what nobody has begun stays undone, and says why. */
const stopAt = (state: AgentState, limit: string, at: string): AgentUpdate => ({
  executionSteps: openSteps(state.executionSteps).map((step) =>
    advanceStep(step, { status: 'SKIPPED', error: limit }, at),
  ),
  limitsHit: [limit],
  supervisorMessages: [assistantMessage(limit)],
})

/**
 * Decides what is found out next. The topics of the plan come first, as many at once as there may be researchers; when all
 * are done it asks what is still missing. A plan that its user approved gets no topics that they did not see.
 */
export const supervisor =
  ({ ports, calls, budget }: ResearchDeps) =>
  async (state: AgentState, control: NodeControl): Promise<AgentUpdate> => {
    // A fork with another question is read first.
    if (isOutdated(state)) return { scope: null }
    const { planningState, settings, executionSteps, supervisorMessages } = state
    const words = wordsIn(state.language)
    const now = ports.now()
    const begun = {
      currentPhase: 'EXECUTING' as const,
      researchStartedAt: state.researchStartedAt ?? now.toISOString(),
    }
    if (state.researchStartedAt === null) {
      say(control, { mark: 'phase', phase: 'EXECUTING' })
      say(control, { mark: 'execution' })
    }

    const open = openSteps(executionSteps)
    // The research's own budget, or that of every run.
    const excess = (await budget?.excess()) ?? null
    const spending = { ...state, tokens: settings.maxTokens, deadline: deadlineOf(state) }
    const spent = budgetHit(spending, now) ?? (excess && words(`budget.${excess}`))
    const isLast = state.researchIterations >= settings.maxIterations
    const limit = spent ?? (isLast && open.length > 0 ? words('research.limit.iterations') : null)
    // Where everything is done already, nothing was lost by it.
    if (limit !== null)
      return open.length > 0 ? { ...begun, ...stopAt(state, limit, now.toISOString()) } : begun
    if (open.length > 0) return { ...begun, supervisorMessages: [assign(state, open)] }
    const room = MAX_TOPICS - executionSteps.length
    if (state.requirePlanApproval || planningState === null || room <= 0) return begun

    const turn = await calls.call(
      supervisionCall,
      {
        ...(await researchQuestion(state, ports)),
        brief: state.researchBrief ?? '',
        topics: state.topics,
        messages: supervisorMessages,
        room,
      },
      { signal: signalOf(control), stepId: null },
    )
    const { thought, topics: drafts, dropped } = turn.value
    const said = [
      ...supervisorMessages.slice(0, supervisorMessages.length - dropped),
      assistantMessage(thought),
    ]
    const missing = nameTopics(drafts.slice(0, room), executionSteps.length)
    const update: AgentUpdate = {
      ...begun,
      ...spentOn(turn),
      limitsHit: [
        ...(dropped > 0 ? [words('research.limit.history')] : []),
        ...(isLast && missing.length > 0 ? [words('research.limit.iterations')] : []),
      ],
      supervisorMessages: override(said),
    }
    if (missing.length === 0 || isLast) return update
    const steps = [...executionSteps, ...missing.map(stepOf)]
    const { rawQuery: query, analyzedIntent: intent } = planningState
    const { maxParallelResearchers: parallel } = settings
    const revision = planningState.revision + 1
    return {
      ...update,
      topics: [...state.topics, ...missing],
      addedTopics: [...state.addedTopics, missing.map(({ stepId }) => stepId)],
      executionSteps: new Overwrite(steps),
      planningState: { ...planningState, ...planResearch({ query, intent, steps, revision, parallel }) },
      supervisorMessages: override([...said, assign(state, steps)]),
    }
  }

export const afterSupervisor = (
  state: AgentState,
): 'clarifyWithUser' | 'supervisorTools' | 'writeFinalReport' => {
  if (state.scope === null) return 'clarifyWithUser'
  return assignedSteps(state).length > 0 ? 'supervisorTools' : 'writeFinalReport'
}
