import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { NotFoundError } from '../domain/errors.ts'
import { isUuid } from '../domain/id.ts'
import { NO_QUOTAS } from '../domain/quota.ts'
import type { Quotas } from '../domain/quota.ts'
import { cancelRun } from '../store/run-end.ts'
import { scanEventsOfRuns } from '../store/journal.ts'
import type { Appended } from '../store/journal.ts'
import { findOwnedRun } from '../store/run-reads.ts'
import { dispatchNext } from '../store/run-start.ts'
import { inTransaction } from '../store/transaction-block.ts'
import type { RunGraph } from '../agent/run-graph.ts'
import type { RunMode } from '../domain/run.ts'
import { forkRun, readCheckpoints } from './fork.ts'
import { followRun, followSession } from './follow.ts'
import { liveRun, liveRuns } from './live.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { Hub } from './hub.ts'
import { readPrivateText } from './private-text.ts'
import { usageToday } from './quota.ts'
import { respondToInput } from './respond.ts'
import type { Runs } from './runs.ts'
import { startRun } from './start.ts'
import { createTurns } from './turns.ts'

export interface RunsDeps {
  pool: Pool
  /** Connections that are kept for those who follow, among others. */
  reserve: Pool
  hub: Hub
  log?: Pick<Logger, 'error'>
  /** None unless told. */
  quotas?: Quotas
  /** Seals the answers that hold personal data. */
  vault: Vault
  /** Reads checkpoints; it is never run here. */
  graphFor: (mode: RunMode) => RunGraph
}

/** The API's side of runs: it starts, ends and follows them; workers, here or elsewhere, carry them out. */
export const createRuns = (deps: RunsDeps): Runs => {
  // Starts of one user wait for each other in the database as well, for the session and for the count of the day.
  const inTurn = createTurns()
  const announce = ({ entries }: Appended) => deps.hub.publishEntries(entries)
  const announceEnd = (runId: string, appended: Appended) => {
    deps.hub.ended(runId)
    announce(appended)
  }
  return {
    async start(userId, request) {
      const { text, keep } = readPrivateText(deps.vault, userId, request.query)
      const { idempotencyKey: key } = request
      // Clients like to make a key of what was asked, or of whom: it is compared and never read.
      const idempotencyKey = key == null ? key : deps.vault.fingerprint(`${userId} run ${key}`)
      const { runId, ended } = await inTurn(userId, () =>
        startRun(deps.pool, userId, { ...request, query: text, idempotencyKey }, deps.quotas, keep),
      )
      for (const other of ended) announceEnd(other.runId, other.appended)
      return runId
    },
    usage: async (userId, type) => ({
      ...(await usageToday(deps.pool, userId, new Date())),
      quota: (deps.quotas ?? NO_QUOTAS)[type],
    }),
    async respond(userId, runId, requestId, response) {
      const { appended, ended } = await respondToInput(deps, userId, { runId, requestId, response })
      if (appended === null) return
      if (ended) announceEnd(runId, appended)
      else announce(appended)
    },
    async cancel(userId, runId, cause) {
      if (!isUuid(runId) || (await findOwnedRun(deps.pool, userId, runId)) === null)
        throw new NotFoundError('the run')
      const cancelled = await inTransaction(deps.pool, async (client) => {
        const appended = await cancelRun(client, runId, cause)
        if (appended !== null) await dispatchNext(client, appended.sessionId)
        return appended
      })
      if (cancelled !== null) announceEnd(runId, cancelled)
    },
    async checkpoints(userId, runId) {
      const run = isUuid(runId) ? await findOwnedRun(deps.pool, userId, runId) : null
      if (run === null) throw new NotFoundError('the run')
      return readCheckpoints(deps.graphFor(run.mode), runId)
    },
    async fork(userId, checkpoint, query) {
      const { text, keep } = query === null ? { text: null } : readPrivateText(deps.vault, userId, query)
      const runId = await forkRun(deps, userId, {
        checkpoint,
        query: text,
        ...(keep && { keepHidden: keep }),
      })
      return runId
    },
    async events(runIds, after, limit) {
      const pages = await scanEventsOfRuns(deps.pool, runIds, after, limit)
      for (const entry of pages.flat()) {
        if (entry.event === null)
          deps.log?.error(
            { err: entry.unreadable, runId: entry.runId, sequence: entry.sequence },
            'an event cannot be read',
          )
      }
      return pages
    },
    followRun: (userId, runId, after) => followRun(deps, userId, runId, after),
    followSession: (userId, sessionId, after) => followSession(deps, userId, sessionId, after),
    live: (userId, runId) => (runId === null ? liveRuns(deps, userId) : liveRun(deps, userId, runId)),
  }
}
