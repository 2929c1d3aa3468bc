import type { Pool } from 'pg'
import { pino } from 'pino'
import { databaseId } from '../../bench/support/client.ts'
import { createPgHints } from '../../src/runs/hints.ts'
import { appendEvents } from '../../src/store/journal.ts'
import { claimRun } from '../../src/store/run-lease.ts'

/** Writes a run's journal from outside of every process of the product, as a worker on another machine would. */
export const openJournalWriter = async (pool: Pool, url: string, run: string) => {
  const runId = databaseId(run)
  const claimed = await claimRun(pool, runId, 'journal-writer')
  if (claimed === null) throw new Error('somebody else carries the run')
  const hints = createPgHints({ pool, url, origin: 'journal-writer', log: pino({ level: 'silent' }) })
  let written = 0

  const append = async (count: number, isLast = false): Promise<void> => {
    const events = Array.from({ length: count }, (_, index) => {
      const offset = written + index
      return {
        effectKey: `text:${offset}`,
        event: { type: 'AnswerDelta', text: `${offset} `.padEnd(200, '가'), offset } as const,
      }
    })
    const appended = await appendEvents(pool, {
      runId,
      attempt: claimed.attempt,
      from: ['RUNNING'],
      events: isLast
        ? [
            ...events,
            { effectKey: 'end', event: { type: 'RunCancelled', reason: 'the writer is done' } as const },
          ]
        : events,
      ...(isLast && { patch: { status: 'CANCELLED' } as const }),
    })
    if (appended === null) throw new Error('the run is not ours')
    written += count
    hints.send([`run:${runId}`, `session:${appended.sessionId}`])
  }
  return { append, runId }
}
