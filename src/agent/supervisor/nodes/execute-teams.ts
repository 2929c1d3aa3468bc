import { list, name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import { Send } from '@langchain/langgraph'
import type { BudgetExcess } from '../../../domain/quota.ts'
import { readySteps } from '../../../domain/plan.ts'
import { advanceStep, isStepFinished, mergeSteps } from '../../../domain/step.ts'
import type { ExecutionStep, Team } from '../../../domain/step.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import { say } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { answeredIn, followUpOf, questionText } from '../deps.ts'
import type { SupervisorDeps } from '../deps.ts'
import { isOutdated, plannedIntent } from '../../planning/plan.ts'
import type { SupervisorState, SupervisorUpdate } from '../state.ts'
import type { RunStepInput } from './run-step.ts'

/**
 * The steps that cannot be done any more because everything they build on failed or was skipped. Skipping one may make
 * the next one hopeless, so it is asked until nothing changes.
 */
export const findHopelessSteps = (
  steps: readonly ExecutionStep[],
  reasonFor: (failed: readonly ExecutionStep[]) => string,
  at: string,
): ExecutionStep[] => {
  const all = new Map(steps.map((step) => [step.stepId, step]))
  const skipped: ExecutionStep[] = []
  for (let changed = true; changed;) {
    changed = false
    for (const step of all.values()) {
      if (step.status !== 'PENDING' || step.dependsOn.length === 0) continue
      const inputs = step.dependsOn.map((id) => all.get(id)).filter((input) => input !== undefined)
      const dead = inputs.filter((input) => input.status === 'FAILED' || input.status === 'SKIPPED')
      if (dead.length < step.dependsOn.length) continue
      const next = advanceStep(step, { status: 'SKIPPED', error: reasonFor(dead) }, at)
      all.set(step.stepId, next)
      skipped.push(next)
      changed = true
    }
  }
  return skipped
}

/**
 * The steps that are not begun any more once the run's budget is used up: the answer is made of what there is. Where there is
 * nothing yet and only models are too dear, rules carry the steps out; time is nothing that rules could save.
 */
const findUnaffordableSteps = (
  steps: readonly ExecutionStep[],
  excess: BudgetExcess | null,
  reasonFor: (excess: BudgetExcess) => string,
  at: string,
): ExecutionStep[] => {
  const hasResults = steps.some((step) => step.status === 'COMPLETED')
  if (excess === null || (excess !== 'seconds' && !hasResults)) return []
  return steps
    .filter((step) => step.status === 'PENDING')
    .map((step) => advanceStep(step, { status: 'SKIPPED', error: reasonFor(excess) }, at))
}

const teamsOf = (steps: readonly ExecutionStep[]): Team[] => [
  ...new Set(steps.map((step) => step.team).filter((team) => team !== null)),
]

/** Decides what runs next; {@link dispatchSteps} sends it. Comes round again after every group of steps. */
export const executeTeams =
  ({ ports, budget }: SupervisorDeps) =>
  async (state: SupervisorState, control: NodeControl): Promise<SupervisorUpdate> => {
    // A fork with another question is planned anew.
    if (isOutdated(state)) return { reading: null }
    say(control, { mark: 'phase', phase: 'EXECUTING' })
    say(control, { mark: 'execution' })
    const at = ports.now().toISOString()
    const words = wordsIn(state.language)
    const excess = (await budget?.excess()) ?? null
    const ended = findUnaffordableSteps(state.executionSteps, excess, (it) => words(`budget.${it}`), at)
    const hopeless = findHopelessSteps(
      mergeSteps(state.executionSteps, ended),
      (inputs) => words('run.inputsFailed', { tasks: list(inputs.map((step) => name(step.task))) }),
      at,
    )
    const skipped = [...ended, ...hopeless]
    const steps = mergeSteps(state.executionSteps, skipped)
    const finished = steps.filter((step) => isStepFinished(step.status))
    const completed = teamsOf(finished.filter((step) => step.status === 'COMPLETED'))
    return {
      currentPhase: 'EXECUTING',
      executionSteps: skipped,
      activeTeams: teamsOf(readySteps(steps)),
      completedTeams: completed,
      failedTeams: teamsOf(finished.filter((step) => step.status !== 'COMPLETED')).filter(
        (team) => !completed.includes(team),
      ),
    }
  }

const noteOn = ({ planningState }: SupervisorState, { stepId }: ExecutionStep): string[] => {
  const note = planningState?.stepNotes[stepId]
  return note === undefined ? [] : [note]
}

/** Every step that can start goes to a branch of its own, with all that it needs; when none is left, on to the results. */
export const dispatchSteps = (
  state: SupervisorState,
): Send<'runStep', RunStepInput>[] | 'aggregateResults' | 'analyzeIntent' => {
  if (state.reading === null) return 'analyzeIntent'
  const ready = readySteps(state.executionSteps)
  if (ready.length === 0) return 'aggregateResults'
  return ready.map(
    (step) =>
      new Send('runStep', {
        step,
        runId: state.requestId,
        intent: plannedIntent(state),
        kinds: state.planningState?.searchKinds[step.stepId] ?? [],
        clarification: answeredIn(state),
        followUp: followUpOf(state),
        notes: [...state.planFeedback, ...noteOn(state, step)],
        ...(state.reading?.choice && { asked: state.reading.choice }),
        shared: {
          userQuery: questionText(state),
          sessionId: state.sessionId,
          userId: state.userId,
          timestamp: state.startTime ?? '',
          language: state.language,
          status: 'PROCESSING',
          errorMessage: null,
        },
        inputs: Object.fromEntries(
          step.dependsOn.flatMap((id) => {
            const outcome = state.teamResults[id]
            return outcome ? [[id, outcome.result]] : []
          }),
        ),
        evidence: mergeEvidence(step.dependsOn.map((id) => state.teamResults[id]?.evidence ?? [])),
      }),
  )
}
