import type { Pool } from 'pg'
import { cancelRun } from '../store/run-end.ts'
import { expireRequest, findExpiredRequests } from '../store/run-input.ts'
import { dispatchNext } from '../store/run-start.ts'
import { inTransaction } from '../store/transaction-block.ts'
import type { Hub } from './hub.ts'

/** Ends the runs whose question nobody answered in time; an answer that comes while this runs wins or loses as a whole. */
export const expireInputs = async ({ pool, hub }: { pool: Pool; hub: Hub }): Promise<void> => {
  for (const { id, runId } of await findExpiredRequests(pool)) {
    const appended = await inTransaction(pool, async (client) => {
      if (!(await expireRequest(client, runId, id))) return null
      const ended = await cancelRun(client, runId, 'EXPIRED')
      if (ended !== null) await dispatchNext(client, ended.sessionId)
      return ended
    })
    if (appended !== null) hub.publishEntries(appended.entries)
  }
}
