import { wordsIn } from '../../../domain/message/say.ts'
import { advanceStep } from '../../../domain/step.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { HISTORY_TURNS } from '../../ports.ts'
import { runIdOf, workOn } from '../../step-work.ts'
import { outputOf } from '../../step-output.ts'
import type { Report } from '../../step-work.ts'
import type { ResearchDeps } from '../deps.ts'
import { toolMessage } from '../message.ts'
import { runResearcher } from '../researcher/run.ts'
import { parseTask } from '../researcher/task.ts'
import type { AgentUpdate } from '../state.ts'

/**
 * Sends one researcher out. What it brings back is checkpointed when this returns: a finished topic is never researched
 * again. One that fails fails alone, and the report says so.
 */
export const researcher =
  (deps: ResearchDeps) =>
  async (received: unknown, control: NodeControl): Promise<AgentUpdate> => {
    const task = parseTask(received)
    const { ports } = deps
    const runId = runIdOf(control, task.runId)
    const failed = wordsIn(task.language)('research.topicFailed')
    const at = () => ports.now().toISOString()

    const research = async (report: Report) => {
      const history = await ports.recentTurns(task.sessionId, runId, HISTORY_TURNS)
      return runResearcher(deps, { ...task, runId, history }, { signal: signalOf(control), report })
    }
    const where = `topic ${task.step.stepId} of run ${runId}`
    const { step, done: found } = await workOn(task.step, research, control, deps, where)
    if (found === null) {
      return {
        executionSteps: [advanceStep(step, { status: 'FAILED', error: failed }, at())],
        supervisorMessages: [toolMessage(step.stepId, failed)],
      }
    }
    const { note, rawNotes, tokensUsed, errorLog } = found
    // What its person gave the figures for is there to be worked out, whatever was looked up for it.
    const wanted = task.topic.work == null ? [] : (['calculation'] as const)
    const result = {
      sources: note.evidence.length,
      totalCount: note.evidence.length,
      toolCalls: note.toolCalls,
      limits: note.limits,
      gaps: note.gaps,
    }
    return {
      executionSteps: [
        advanceStep(
          step,
          {
            status: 'COMPLETED',
            result,
            output: outputOf({ evidence: note.evidence, wanted, language: task.language }),
          },
          at(),
        ),
      ],
      supervisorMessages: [toolMessage(step.stepId, note.text)],
      notes: [note],
      rawNotes,
      compressedResearchLength: note.text.length,
      rawNotesLength: rawNotes.reduce((sum, raw) => sum + raw.length, 0),
      tokensUsed,
      errorLog,
      limitsHit: note.limits,
    }
  }
