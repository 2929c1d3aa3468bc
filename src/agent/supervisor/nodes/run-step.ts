import { isGraphBubbleUp } from '@langchain/langgraph'
import { z } from 'zod'
import { analyzedIntent } from '../../../domain/intent.ts'
import { FencedError } from '../../../domain/errors.ts'
import { advanceStep, executionStep } from '../../../domain/step.ts'
import type { ExecutionStep } from '../../../domain/step.ts'
import { evidence } from '../../evidence.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { followUp as madeWhole } from '../../memory/follow-up.ts'
import { SEARCH_KINDS } from '../../reasoner/reasoner.ts'
import { sharedState } from '../../teams/team.ts'
import type { StepOutcome } from '../../teams/team.ts'
import { HISTORY_TURNS } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { SUPERVISOR_WORDS } from '../prompt.ts'
import type { SupervisorUpdate } from '../state.ts'

/** All that a step's branch sees: the shared state, its step and the results it builds on; never another team's state. */
const runStepInput = z.object({
  step: executionStep,
  runId: z.string().min(1),
  intent: analyzedIntent,
  kinds: z.array(z.enum(SEARCH_KINDS)),
  notes: z.array(z.string()),
  clarification: z.object({ asked: z.string(), answer: z.string() }).nullable(),
  followUp: madeWhole.nullable().default(null),
  shared: sharedState,
  inputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  evidence: z.array(evidence),
})
export type RunStepInput = z.infer<typeof runStepInput>

export const parseRunStepInput = (input: unknown): RunStepInput => {
  const parsed = runStepInput.safeParse(input)
  if (parsed.success) return parsed.data
  throw new Error(`a step's input is not valid:\n${z.prettifyError(parsed.error)}`, { cause: parsed.error })
}

const failedOutcome = (step: ExecutionStep, error: string): StepOutcome => ({
  stepId: step.stepId,
  team: step.team ?? 'SEARCH',
  status: 'FAILED',
  result: {},
  evidence: [],
  gaps: [],
  assumptions: [],
  error,
})

/** A fork goes on with steps as the run before it sent them out; whose they are now, its thread says. */
const runIdOf = ({ configurable }: NodeControl, sent: string): string => {
  const thread: unknown = configurable?.['thread_id']
  return typeof thread === 'string' ? thread : sent
}

/**
 * Carries out one step. Its result is written under its own id, so branches cannot disturb each other, and checkpointed
 * when it returns: a finished step is never done again.
 */
export const runStep =
  ({ ports, teams, onError, isOutage }: SupervisorDeps) =>
  async (received: unknown, control: NodeControl): Promise<SupervisorUpdate> => {
    const {
      step: planned,
      runId: sentBy,
      shared,
      clarification,
      followUp,
      ...task
    } = parseRunStepInput(received)
    const runId = runIdOf(control, sentBy)
    const words = SUPERVISOR_WORDS[shared.language]
    const signal = signalOf(control)
    const at = () => ports.now().toISOString()

    let step = advanceStep(planned, { status: 'IN_PROGRESS', progressPercentage: 0 }, at())
    say(control, { mark: 'step', step })
    const report = (progressPercentage: number) => {
      if (progressPercentage <= step.progressPercentage) return
      step = advanceStep(
        step,
        { status: 'IN_PROGRESS', progressPercentage: Math.min(99, progressPercentage) },
        at(),
      )
      say(control, { mark: 'step', step })
    }

    const work = async (): Promise<StepOutcome> => {
      const run = step.team === null ? undefined : teams[step.team]
      if (!run) throw new Error(`there is no team ${step.team}`)
      const history = await ports.recentTurns(shared.sessionId, runId, HISTORY_TURNS)
      const question = {
        query: shared.userQuery,
        language: shared.language,
        history,
        now: shared.timestamp,
        ...(clarification && { clarification }),
        ...(followUp && { followUp }),
      }
      const { configurable = {} } = control
      return run({ ...task, runId, step, shared, question }, { signal, report, configurable })
    }
    const outcome = await work().catch((error: unknown) => {
      // A run that is cancelled, handed over, taken over or waits for its user must not leave a failed step behind.
      if (signal.aborted || isGraphBubbleUp(error) || error instanceof FencedError) throw error
      if (isOutage?.(error) === true) throw error
      onError?.(error, `step ${planned.stepId} of run ${runId}`)
      return failedOutcome(step, words.stepFailed)
    })
    const change =
      outcome.status === 'COMPLETED'
        ? { status: outcome.status, result: outcome.result }
        : { status: outcome.status, result: outcome.result, error: outcome.error ?? words.stepFailed }
    return {
      executionSteps: [advanceStep(step, change, at())],
      teamResults: { [step.stepId]: outcome },
    }
  }
