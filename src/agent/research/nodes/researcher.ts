import { isGraphBubbleUp } from '@langchain/langgraph'
import { FencedError } from '../../../domain/errors.ts'
import { advanceStep } from '../../../domain/step.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { HISTORY_TURNS } from '../../supervisor/deps.ts'
import type { ResearchDeps } from '../deps.ts'
import { toolMessage } from '../message.ts'
import { RESEARCH_WORDS } from '../prompt.ts'
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
    const words = RESEARCH_WORDS[task.language]
    const signal = signalOf(control)
    const at = () => deps.ports.now().toISOString()

    let step = advanceStep(task.step, { status: 'IN_PROGRESS', progressPercentage: 0 }, at())
    say(control, { mark: 'step', step })
    const report = (progressPercentage: number) => {
      if (progressPercentage <= step.progressPercentage) return
      step = advanceStep(step, { status: 'IN_PROGRESS', progressPercentage }, at())
      say(control, { mark: 'step', step })
    }

    const work = async () => {
      const history = await deps.ports.recentTurns(task.sessionId, task.runId, HISTORY_TURNS)
      return runResearcher(deps, { ...task, history }, { signal, report })
    }
    const found = await work().catch((error: unknown) => {
      // A run that is cancelled, handed over or taken over must not leave a failed topic behind.
      if (signal.aborted || isGraphBubbleUp(error) || error instanceof FencedError) throw error
      if (deps.isOutage?.(error) === true) throw error
      deps.onError?.(error, `topic ${task.step.stepId} of run ${task.runId}`)
      return null
    })
    if (found === null) {
      return {
        executionSteps: [advanceStep(step, { status: 'FAILED', error: words.topicFailed }, at())],
        supervisorMessages: [toolMessage(step.stepId, words.topicFailed)],
      }
    }
    const { note, rawNotes, tokensUsed, errorLog } = found
    const result = {
      sources: note.evidence.length,
      totalCount: note.evidence.length,
      toolCalls: note.toolCalls,
      limits: note.limits,
      gaps: note.gaps,
    }
    return {
      executionSteps: [advanceStep(step, { status: 'COMPLETED', result }, at())],
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
