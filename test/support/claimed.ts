import type { Pool } from 'pg'
import { startRun } from '../../src/runs/start.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { insertSession, insertUser } from './people.ts'

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
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('the run could not be claimed')
  return run
}
