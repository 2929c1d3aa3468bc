import type { Pool } from 'pg'
import { createCallWriter } from './call-ledger.ts'
import { createCheckpointWriter } from './checkpoints.ts'
import { createJournalWriter } from './journal.ts'
import { createOutbox } from './outbox.ts'

/**
 * What the runs of a process are written with. Calls go before events and events before checkpoints: what is said or gone on
 * from is there with it.
 */
export const createRunWriters = (pool: Pool) => {
  const outbox = createOutbox(pool)
  return {
    saveCall: createCallWriter(pool, outbox),
    append: createJournalWriter(pool, outbox),
    checkpoints: createCheckpointWriter(pool, outbox),
  }
}
