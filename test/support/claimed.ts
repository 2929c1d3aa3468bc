import type { Pool } from 'pg'
import { databaseId } from '../../bench/support/client.ts'
import type { EventDraft } from '../../src/domain/event.ts'
import { startRun } from '../../src/runs/start.ts'
import { appendEvents } from '../../src/store/journal.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { insertSession, insertUser } from './people.ts'

const claim = async (pool: Pool, runId: string): Promise<ClaimedRun> => {
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('the run could not be claimed')
  return run
}

/** A run of a guest of its own that a worker has taken. */
export const claimedRun = async (pool: Pool): Promise<ClaimedRun> => {
  const userId = await insertUser(pool)
  const { runId } = await startRun(pool, userId, {
    sessionId: await insertSession(pool, userId),
    query: '질문',
    mode: 'TEAM',
    requirePlanApproval: false,
    multitaskStrategy: 'REJECT',
  })
  return claim(pool, runId)
}

/** The same of a run that a client started, by its global id. */
export const claimStarted = (pool: Pool, id: string): Promise<ClaimedRun> => claim(pool, databaseId(id))

/** Events of a run, as the worker that has it writes them. */
export const writeEvents = (pool: Pool, { id, attempt }: ClaimedRun, events: readonly EventDraft[]) =>
  appendEvents(pool, { runId: id, attempt, from: ['RUNNING'], events: [...events] })
