import { isGraphBubbleUp } from '@langchain/langgraph'
import { FencedError } from '../domain/errors.ts'
import { advanceStep } from '../domain/step.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { say, signalOf } from './marks.ts'
import type { NodeControl } from './marks.ts'
import type { AgentDeps, AgentPorts } from './ports.ts'

/** A fork goes on with steps as the run before it sent them out; whose they are now, its thread says. */
export const runIdOf = ({ configurable }: NodeControl, sent: string): string => {
  const thread: unknown = configurable?.['thread_id']
  return typeof thread === 'string' ? thread : sent
}

/** Tells how far a step is, in percent; what is less than was told before is left out. */
export type Report = (progressPercentage: number) => void

interface Working extends Pick<AgentDeps, 'onError'> {
  ports: Pick<AgentPorts, 'now'>
  isOutage?: ((error: unknown) => boolean) | undefined
}

/** 100 is for a step that is done. */
const MOST = 99

/**
 * Begins a step and tells how far it comes. Work that fails fails alone: `done` is null then. A run that is cancelled, handed
 * over, taken over or waits for its user leaves no failed step behind, nor does one whose database is away.
 */
export const workOn = async <T>(
  planned: ExecutionStep,
  work: (report: Report, begun: ExecutionStep) => Promise<T>,
  control: NodeControl,
  { ports, onError, isOutage }: Working,
  where: string,
): Promise<{ step: ExecutionStep; done: T | null }> => {
  const at = () => ports.now().toISOString()
  let step = advanceStep(planned, { status: 'IN_PROGRESS', progressPercentage: 0 }, at())
  say(control, { mark: 'step', step })
  const report: Report = (reached) => {
    const progressPercentage = Math.min(MOST, reached)
    if (progressPercentage <= step.progressPercentage) return
    step = advanceStep(step, { status: 'IN_PROGRESS', progressPercentage }, at())
    say(control, { mark: 'step', step })
  }
  try {
    const done = await work(report, step)
    return { step, done }
  } catch (error) {
    if (signalOf(control).aborted || isGraphBubbleUp(error) || error instanceof FencedError) throw error
    if (isOutage?.(error) === true) throw error
    onError?.(error, where)
    return { step, done: null }
  }
}
