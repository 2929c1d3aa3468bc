import { z } from 'zod'
import { answer } from './answer.ts'
import { inputRequest } from './input.ts'
import { plan } from './plan.ts'
import { runFailure } from './run.ts'
import { executionStep } from './step.ts'

/** Everything a subscriber can see of a run. The journal, the stream, GraphQL and the tests read this union. */
export const runEvent = z.discriminatedUnion('type', [
  /** Planning begins. */
  z.object({ type: z.literal('PlanningStarted'), message: z.string() }),
  /** The plan is made or revised. */
  z.object({ type: z.literal('PlanReady'), plan }),
  /** The teams begin; every step is listed. */
  z.object({ type: z.literal('ExecutionStarted'), steps: z.array(executionStep) }),
  /** A step changed status or progress. */
  z.object({
    type: z.literal('StepUpdated'),
    step: executionStep,
    completedSteps: z.int().min(0),
    totalSteps: z.int().min(0),
  }),
  /** A piece of the answer's text. `offset`: UTF-16 units of answer text before this piece; what a reader holds from there on is replaced. */
  z.object({ type: z.literal('AnswerDelta'), text: z.string(), offset: z.int().min(0) }),
  /** The graph waits for its user. */
  z.object({ type: z.literal('InputRequested'), request: inputRequest }),
  /** The user answered; `summary` is masked. */
  z.object({ type: z.literal('InputReceived'), requestId: z.string(), summary: z.string() }),
  /** The final response stands. */
  z.object({ type: z.literal('RunCompleted'), answer }),
  z.object({ type: z.literal('RunFailed'), failure: runFailure }),
  z.object({ type: z.literal('RunCancelled'), reason: z.string().nullable() }),
])
export type RunEvent = z.infer<typeof runEvent>
export type RunEventType = RunEvent['type']

const TERMINAL: readonly RunEventType[] = ['RunCompleted', 'RunFailed', 'RunCancelled']
export const isTerminalEvent = (type: RunEventType): boolean => TERMINAL.includes(type)

/** An event as the journal holds it: 1, 2, 3 … within its run and, apart, within its session. */
export interface JournalEntry {
  runId: string
  sessionId: string
  sequence: number
  sessionSequence: number
  /** ISO 8601. */
  at: string
  event: RunEvent
}

/** An entry as it was read: what it says may be of a form that this release cannot read. */
export type ReadEntry = JournalEntry | (Omit<JournalEntry, 'event'> & { event: null; unreadable: Error })

/** An event on its way into the journal. The same key in the same run is written once, however often it is re-run. */
export interface EventDraft {
  effectKey: string
  event: RunEvent
}
