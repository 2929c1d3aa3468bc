import type { Pool } from 'pg'
import { FencedError } from '../domain/errors.ts'
import { inTransaction } from './transaction-block.ts'

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

const REPLACE = 'do update set channel = excluded.channel, type = excluded.type, blob = excluded.blob'
const KEEP = 'do nothing'

// LangGraph's saver writes row by row, in some hundred round trips a run; here what one superstep leaves behind, its tasks'
// writes and the checkpoint after them, is one statement. The fence holds the run where it is until that has committed.
const SAVE = (fence: string, conflict: string) => `
with fence as materialized (${fence}), blobs as (
  insert into langgraph.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
  select $1, b.ns, b.channel, b.version, b.type, b.bytes
  from fence, unnest($8::text[], $9::text[], $10::text[], $11::text[], $12::bytea[])
    as b(ns, channel, version, type, bytes)
  on conflict (thread_id, checkpoint_ns, channel, version) do nothing
), written as (
  insert into langgraph.checkpoint_writes (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob)
  select $1, w.ns, w.checkpoint_id, w.task_id, w.idx, w.channel, w.type, w.bytes
  from fence, unnest($13::text[], $14::text[], $15::text[], $16::int[], $17::text[], $18::text[], $19::bytea[])
    as w(ns, checkpoint_id, task_id, idx, channel, type, bytes)
  on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) ${conflict}
), saved as (
  insert into langgraph.checkpoints (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
  select $1, c.ns, c.id, c.parent, c.checkpoint, c.metadata
  from fence, unnest($3::text[], $4::text[], $5::text[], $6::jsonb[], $7::jsonb[]) as c(ns, id, parent, checkpoint, metadata)
  on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set checkpoint = excluded.checkpoint, metadata = excluded.metadata
)
select from fence`

/** What is written together. */
interface Batch {
  puts: CheckpointRow[]
  writes: WriteRows[]
  replace: boolean
  done: Promise<void>
}

const save = async (pool: Pool, threadId: string, attempt: number | null, batch: Batch): Promise<void> => {
  const { puts, replace } = batch
  // What tasks wrote is for going on from the checkpoint before, in case the next one is never written. Here it is, so a run
  // needs them no more. (Threads that are no runs keep them: LangGraph's own tests look.)
  const isSuperseded = (rows: WriteRows) =>
    attempt !== null &&
    puts.some((put) => put.parentId === rows.checkpointId && put.namespace === rows.namespace)
  const blobs = puts.flatMap((row) => row.blobs.map((blob) => ({ ...blob, namespace: row.namespace })))
  const left = batch.writes.filter((rows) => !isSuperseded(rows))
  const writes = left.flatMap((rows) => rows.writes.map((write) => ({ ...rows, ...write })))
  const { rowCount } = await pool.query({
    name: `checkpoint.${attempt === null ? 'free' : 'fenced'}-${replace ? 'replace' : 'keep'}`,
    text: SAVE(attempt === null ? NO_FENCE : FENCE, replace ? REPLACE : KEEP),
    values: [
      threadId,
      attempt,
      puts.map((row) => row.namespace),
      puts.map((row) => row.checkpointId),
      puts.map((row) => row.parentId),
      puts.map((row) => JSON.stringify(row.checkpoint)),
      puts.map((row) => JSON.stringify(row.metadata)),
      blobs.map((blob) => blob.namespace),
      blobs.map((blob) => blob.channel),
      blobs.map((blob) => blob.version),
      blobs.map((blob) => blob.type),
      blobs.map((blob) => blob.bytes && Buffer.from(blob.bytes)),
      writes.map((write) => write.namespace),
      writes.map((write) => write.checkpointId),
      writes.map((write) => write.taskId),
      writes.map((write) => write.index),
      writes.map((write) => write.channel),
      writes.map((write) => write.type),
      writes.map((write) => Buffer.from(write.bytes)),
    ],
  })
  if (rowCount !== 1) throw new FencedError(threadId)
}

const oncePerTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Writes checkpoints for the agent's saver. With an attempt, a write is refused (FencedError) unless the run is RUNNING in
 * that attempt; without one it is for threads that are no runs. What LangGraph says of one thread within a turn of the event
 * loop is written together: it awaits the writes of a superstep only after it has handed over the checkpoint as well.
 */
export const createCheckpointWriter = (pool: Pool) => {
  const open = new Map<string, Batch>()

  const batchOf = (threadId: string, attempt: number | null): Batch => {
    const key = `${threadId}:${attempt}`
    const found = open.get(key)
    if (found) return found
    const batch: Batch = {
      puts: [],
      writes: [],
      replace: false,
      done: oncePerTurn().then(() => {
        open.delete(key)
        return save(pool, threadId, attempt, batch)
      }),
    }
    open.set(key, batch)
    return batch
  }

  return {
    put(threadId: string, attempt: number | null, row: CheckpointRow): Promise<void> {
      const { puts, done } = batchOf(threadId, attempt)
      const same = puts.findIndex(
        (other) => other.checkpointId === row.checkpointId && other.namespace === row.namespace,
      )
      puts.splice(same === -1 ? puts.length : same, 1, row)
      return done
    },
    putWrites(threadId: string, attempt: number | null, rows: WriteRows): Promise<void> {
      if (rows.replace) {
        // What replaces and what must not be replaced cannot be one statement. These are rare: errors and interrupts.
        return save(pool, threadId, attempt, {
          puts: [],
          writes: [rows],
          replace: true,
          done: Promise.resolve(),
        })
      }
      const { writes, done } = batchOf(threadId, attempt)
      writes.push(rows)
      return done
    },
  }
}

/** Some runs whose checkpoints are due: ended longer ago than `hours` and not pruned yet. */
const DUE = `select id from run where completed_at < now() - make_interval(hours => $1) and checkpoints_pruned_at is null
  order by completed_at limit $2 for update skip locked`

// What a checkpoint refers to stays with it; the last one of a run is not superseded by anything.
const PRUNE = [
  `delete from langgraph.checkpoint_writes where thread_id = any($1)`,
  `delete from langgraph.checkpoints c where thread_id = any($1) and exists (
     select from langgraph.checkpoints newer where newer.thread_id = c.thread_id
       and newer.checkpoint_ns = c.checkpoint_ns and newer.checkpoint_id > c.checkpoint_id)`,
  `delete from langgraph.checkpoint_blobs b where thread_id = any($1) and not exists (
     select from langgraph.checkpoints c, jsonb_each_text(c.checkpoint -> 'channel_versions') v
     where c.thread_id = b.thread_id and c.checkpoint_ns = b.checkpoint_ns and v.key = b.channel and v.value = b.version)`,
  `update run set checkpoints_pruned_at = now() where id = any($1::uuid[])`,
]

/** Removes superseded checkpoints of runs that ended longer ago than `hours`. Returns how many runs that were. */
export const pruneCheckpoints = (pool: Pool, hours: number, limit = 200): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(DUE, [hours, limit])
    const ids = rows.map((row) => row.id)
    if (ids.length > 0) for (const statement of PRUNE) await client.query(statement, [ids])
    return ids.length
  })
