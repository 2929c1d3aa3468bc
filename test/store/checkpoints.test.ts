import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setupCheckpointer } from '../../src/agent/checkpointer.ts'
import { FencedError } from '../../src/domain/errors.ts'
import { createCheckpointWriter } from '../../src/store/checkpoints.ts'
import type { CheckpointRow } from '../../src/store/checkpoints.ts'
import { createPool } from '../../src/store/pool.ts'
import { claimedRun } from '../support/claimed.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url)
  await setupCheckpointer(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const claimedId = async (): Promise<string> => (await claimedRun(pool)).id

const row = (checkpointId: string, checkpoint: unknown = {}): CheckpointRow => ({
  namespace: '',
  checkpointId,
  parentId: null,
  checkpoint,
  metadata: {},
  blobs: [{ channel: 'note', version: '1.5', type: 'json', bytes: Buffer.from('"note"') }],
})

const savedOf = async (runId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select c.checkpoint_id as id from langgraph.checkpoints c
     join langgraph.checkpoint_blobs b using (thread_id, checkpoint_ns)
     where thread_id = $1 order by 1`,
    [runId],
  )
  return rows.map(({ id }) => id)
}

describe('what several runs save at once', () => {
  test('is kept by those that hold their run, and refused to the one that does not', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, claimedId))
    const [lost = ''] = runs
    await pool.query('update run set attempt = attempt + 1 where id = $1', [lost])
    const writer = createCheckpointWriter(pool)
    const outcomes = await Promise.allSettled(runs.map((run) => writer.put(run, 1, row('one'))))
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'rejected',
      ...Array.from({ length: 4 }, () => 'fulfilled'),
    ])
    expect(outcomes[0]).toHaveProperty('reason', expect.any(FencedError))
    expect(await Promise.all(runs.map(savedOf))).toEqual([[], ['one'], ['one'], ['one'], ['one']])
  })

  test('does not wait for a run that somebody else holds at the moment', async () => {
    const runs = await Promise.all(Array.from({ length: 3 }, claimedId))
    const [held = '', ...others] = runs
    const writer = createCheckpointWriter(pool)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('update run set last_seq = last_seq where id = $1', [held])
      const waiting = writer.put(held, 1, row('one'))
      await Promise.all(others.map((run) => writer.put(run, 1, row('one'))))
      expect(await Promise.all(runs.map(savedOf))).toEqual([[], ['one'], ['one']])
      await holder.query('commit')
      await waiting
      expect(await savedOf(held)).toEqual(['one'])
    } finally {
      holder.release()
    }
  })

  test('is not lost for the fault of one of them, which is told alone', async () => {
    const runs = await Promise.all(Array.from({ length: 3 }, claimedId))
    const [faulty = '', ...others] = runs
    const writer = createCheckpointWriter(pool)
    // jsonb takes no NUL.
    const [outcome] = await Promise.allSettled([
      writer.put(faulty, 1, row('one', { text: '\0' })),
      ...others.map((run) => writer.put(run, 1, row('one'))),
    ])
    expect(outcome).toHaveProperty('reason.message', expect.stringContaining('unsupported Unicode'))
    expect(await Promise.all(runs.map(savedOf))).toEqual([[], ['one'], ['one']])
  })
})
