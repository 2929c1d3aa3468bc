import type { Pool } from 'pg'
import { FencedError } from '../domain/errors.ts'

export interface CheckpointRow {
  namespace: string
  checkpointId: string
  parentId: string | null
  checkpoint: unknown
  metadata: unknown
  blobs: { channel: string; version: string; type: string; bytes: Uint8Array | null }[]
}

export interface WriteRows {
  namespace: string
  checkpointId: string
  taskId: string
  /** Errors, interrupts and the like replace what a task wrote before; results of a task are written once. */
  replace: boolean
  writes: { index: number; channel: string; type: string; bytes: Uint8Array }[]
}

const FENCE = `select from run where id = $1::uuid and attempt = $2 and status = 'RUNNING' for share`
const NO_FENCE = 'select where $1::text is not null and $2::int is null'

// LangGraph's saver writes row by row, in some hundred round trips a run; here a checkpoint is one statement, and so is
// what a task wrote. The fence holds the run where it is until the statement has committed.
const PUT = (fence: string) => `
with fence as materialized (${fence}), blobs as (
  insert into langgraph.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
  select $1, $3, b.channel, b.version, b.type, b.bytes
  from fence, unnest($8::text[], $9::text[], $10::text[], $11::bytea[]) as b(channel, version, type, bytes)
  on conflict (thread_id, checkpoint_ns, channel, version) do nothing
)
insert into langgraph.checkpoints (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
select $1, $3, $4, $5, $6::jsonb, $7::jsonb from fence
on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
  set checkpoint = excluded.checkpoint, metadata = excluded.metadata
returning 1`

const PUT_WRITES = (fence: string, conflict: string) => `
with fence as materialized (${fence}), written as (
  insert into langgraph.checkpoint_writes (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob)
  select $1, $3, $4, $5, w.idx, w.channel, w.type, w.bytes
  from fence, unnest($6::int[], $7::text[], $8::text[], $9::bytea[]) as w(idx, channel, type, bytes)
  on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) ${conflict}
)
select from fence`

const REPLACE = 'do update set channel = excluded.channel, type = excluded.type, blob = excluded.blob'
const KEEP = 'do nothing'

/**
 * Writes checkpoints for the agent's saver. With an attempt, a write is refused (FencedError) unless the run is RUNNING in
 * that attempt; without one it is for threads that are no runs.
 */
export const createCheckpointWriter = (pool: Pool) => ({
  async put(threadId: string, attempt: number | null, row: CheckpointRow): Promise<void> {
    const { rowCount } = await pool.query({
      name: attempt === null ? 'checkpoint.put' : 'checkpoint.put-fenced',
      text: PUT(attempt === null ? NO_FENCE : FENCE),
      values: [
        threadId,
        attempt,
        row.namespace,
        row.checkpointId,
        row.parentId,
        JSON.stringify(row.checkpoint),
        JSON.stringify(row.metadata),
        row.blobs.map((blob) => blob.channel),
        row.blobs.map((blob) => blob.version),
        row.blobs.map((blob) => blob.type),
        row.blobs.map((blob) => blob.bytes && Buffer.from(blob.bytes)),
      ],
    })
    if (rowCount !== 1) throw new FencedError(threadId)
  },
  async putWrites(threadId: string, attempt: number | null, rows: WriteRows): Promise<void> {
    const { writes } = rows
    const { rowCount } = await pool.query({
      name: `checkpoint.writes-${attempt === null ? 'free' : 'fenced'}-${rows.replace ? 'replace' : 'keep'}`,
      text: PUT_WRITES(attempt === null ? NO_FENCE : FENCE, rows.replace ? REPLACE : KEEP),
      values: [
        threadId,
        attempt,
        rows.namespace,
        rows.checkpointId,
        rows.taskId,
        writes.map((write) => write.index),
        writes.map((write) => write.channel),
        writes.map((write) => write.type),
        writes.map((write) => Buffer.from(write.bytes)),
      ],
    })
    if (rowCount !== 1) throw new FencedError(threadId)
  },
})
