import { wordsIn } from '../../../domain/message/say.ts'
import { parsed } from '../../../domain/parsed.ts'
import { prose } from '../../../domain/prose.ts'
import { z } from 'zod'
import { advanceStep } from '../../../domain/step.ts'
import type { ExecutionStep, Team } from '../../../domain/step.ts'
import type { EvidenceKind } from '../../facts/evidence.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { followUp as madeWhole } from '../../memory/made-whole.ts'
import type { SearchKind } from '../../tools/look-up.ts'
import { outputOf } from '../../step-output.ts'
import { HISTORY_TURNS } from '../../ports.ts'
import { runIdOf, workOn } from '../../step-work.ts'
import type { Report } from '../../step-work.ts'
import { teamTask } from '../../teams/team.ts'
import type { StepOutcome } from '../../teams/team.ts'
import type { SupervisorDeps } from '../deps.ts'
import type { SupervisorUpdate } from '../state.ts'

/** All that a step's branch sees: the shared state, its step and the results it builds on; never another team's state. */
const runStepInput = teamTask.extend({
  clarification: z.object({ asked: z.string(), answer: prose() }).nullable(),
  followUp: madeWhole.nullable().default(null),
})
export type RunStepInput = z.infer<typeof runStepInput>

export const parseRunStepInput = (input: unknown): RunStepInput =>
  parsed(runStepInput, input, "a step's input")

/** What a step is for: a search looks up its kinds, an analysis works out. */
const wantedBy = (team: Team, kinds: readonly SearchKind[]): readonly EvidenceKind[] =>
  team === 'ANALYSIS' ? ['calculation'] : team === 'SEARCH' ? kinds : []

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

/**
 * Carries out one step. Its result is written under its own id, so branches cannot disturb each other, and checkpointed
 * when it returns: a finished step is never done again.
 */
export const runStep =
  (deps: SupervisorDeps) =>
  async (received: unknown, control: NodeControl): Promise<SupervisorUpdate> => {
    const {
      step: planned,
      runId: sentBy,
      shared,
      clarification,
      followUp,
      ...task
    } = parseRunStepInput(received)
    const { ports, teams } = deps
    const runId = runIdOf(control, sentBy)
    const failed = wordsIn(shared.language)('run.stepFailed')

    const carryOut = async (report: Report, begun: ExecutionStep): Promise<StepOutcome> => {
      const run = begun.team === null ? undefined : teams[begun.team]
      if (!run) throw new Error(`there is no team ${begun.team}`)
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
      return run(
        { ...task, runId, step: begun, shared, question },
        { signal: signalOf(control), report, configurable },
      )
    }
    const where = `step ${planned.stepId} of run ${runId}`
    const { step, done } = await workOn(planned, carryOut, control, deps, where)
    const outcome = done ?? failedOutcome(step, failed)
    const change =
      outcome.status === 'COMPLETED'
        ? {
            status: outcome.status,
            result: outcome.result,
            output: outputOf({
              ...outcome,
              wanted: wantedBy(outcome.team, task.kinds),
              language: shared.language,
            }),
          }
        : { status: outcome.status, result: outcome.result, error: outcome.error ?? failed }
    return {
      executionSteps: [advanceStep(step, change, ports.now().toISOString())],
      teamResults: { [step.stepId]: outcome },
    }
  }
