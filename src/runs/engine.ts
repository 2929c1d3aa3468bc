import type { Pool } from 'pg'
import { NotFoundError } from '../domain/errors.ts'
import { isUuid } from '../domain/id.ts'
import { cancelRun } from '../store/run-end.ts'
import { findOwnedRun } from '../store/run-reads.ts'
import { dispatchNext } from '../store/run-start.ts'
import { inTransaction } from '../store/transaction-block.ts'
import type { SupervisorGraph } from '../agent/supervisor/graph.ts'
import { forkRun, readCheckpoints } from './fork.ts'
import { followRun, followSession } from './follow.ts'
import type { Hub } from './hub.ts'
import { respondToInput } from './respond.ts'
import type { Runs } from './runs.ts'
import { startRun } from './start.ts'

export interface RunsDeps {
  pool: Pool
  hub: Hub
  /** Reads checkpoints; it is never run here. */
  graph: SupervisorGraph
}

/** The API's side of runs: it starts, ends and follows them; workers, here or elsewhere, carry them out. */
export const createRuns = (deps: RunsDeps): Runs => {
  const announce = (runId: string, sessionId: string) =>
    deps.hub.publish([
      { kind: 'run', id: runId },
      { kind: 'session', id: sessionId },
    ])
  const announceEnd = (runId: string, sessionId: string) => {
    deps.hub.ended(runId)
    announce(runId, sessionId)
  }
  return {
    async start(userId, request) {
      const { runId, ended } = await startRun(deps.pool, userId, request)
      for (const other of ended) announceEnd(other.runId, other.appended.sessionId)
      return runId
    },
    async respond(userId, runId, requestId, response) {
      const { appended, ended } = await respondToInput(deps.pool, userId, { runId, requestId, response })
      if (appended === null) return
      if (ended) announceEnd(runId, appended.sessionId)
      else announce(runId, appended.sessionId)
    },
    async cancel(userId, runId, reason) {
      if (!isUuid(runId) || (await findOwnedRun(deps.pool, userId, runId)) === null)
        throw new NotFoundError('the run')
      const cancelled = await inTransaction(deps.pool, async (client) => {
        const appended = await cancelRun(client, runId, reason)
        if (appended !== null) await dispatchNext(client, appended.sessionId)
        return appended
      })
      if (cancelled !== null) announceEnd(runId, cancelled.sessionId)
    },
    async checkpoints(userId, runId) {
      if (!isUuid(runId) || (await findOwnedRun(deps.pool, userId, runId)) === null)
        throw new NotFoundError('the run')
      return readCheckpoints(deps.graph, runId)
    },
    fork: (userId, checkpoint, query) => forkRun(deps.pool, userId, { checkpoint, query }),
    followRun: (userId, runId, after) => followRun(deps, userId, runId, after),
    followSession: (userId, sessionId, after) => followSession(deps, userId, sessionId, after),
  }
}
