import { expect } from 'vitest'
import type { RaisedInterrupt } from '../../src/agent/draft.ts'
import type { InputResponse } from '../../src/domain/input-response.ts'
import type { ExecutionStep } from '../../src/domain/step.ts'
import type { Conversation, TestJournal } from './conversation.ts'

/** Carries a run on through these deaths, each before the output of that number, until it has answered. */
export const survive = async <R extends Conversation>(
  run: R,
  deaths: readonly number[],
  respond: (interrupt: RaisedInterrupt) => InputResponse | undefined = () => undefined,
): Promise<R> => {
  const left = [...deaths]
  for (let turn = 0; turn < 60 && run.journal.answer() === null; turn++) {
    const death = left.shift()
    const waits = await run.carryOn((_, written) => written === death)
    for (const interrupt of waits ?? []) {
      const response = respond(interrupt)
      if (response) run.answers.set(interrupt.id, response)
    }
  }
  return run
}

/**
 * What a journal tells whatever deaths there were: progress on the way may be lost with the process that made it, and the
 * moments (`without`) are those of the attempt that told them.
 */
export const toldForGood = (journal: TestJournal, without: object = { startedAt: null }) =>
  Object.fromEntries(
    [...journal.entries]
      .filter(([key]) => !key.startsWith('delta:') && !/:IN_PROGRESS:[1-9]/.test(key))
      .map(([key, event]) => [key, key.startsWith('step:') ? { ...event, ...without } : event]),
  )

const rank = ({ status, progressPercentage }: ExecutionStep): number =>
  status === 'PENDING' ? -1 : status === 'IN_PROGRESS' ? progressPercentage : 1000

/** No step is told to be where it has been already. */
export const expectForward = (journal: TestJournal) => {
  const seen = new Map<string, number>()
  for (const { step } of journal.ofType('StepUpdated')) {
    expect(rank(step)).toBeGreaterThan(seen.get(step.stepId) ?? -2)
    seen.set(step.stepId, rank(step))
  }
}
