import type { Pool, PoolClient, QueryConfig } from 'pg'
import { FencedError } from '../domain/errors.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { createOutbox } from './outbox.ts'
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

const REPLACE = 'do update set channel = excluded.channel, type = excluded.type, blob = excluded.blob'
const KEEP = 'do nothing'

// LangGraph's saver writes row by row, in some hundred round trips a run; here what one superstep of each of some runs
// leaves behind, its tasks' writes and the checkpoint after them, is one statement. The fence holds the runs where they are
// until that has committed.
const SAVE = (locked: string, conflict: string) => `
with wanted as (select * from unnest($1::text[], $2::int[]) as w(thread, attempt)
), held as materialized (
  select id::text as thread from run
  where id = any(array(select thread::uuid from wanted where attempt is not null))
    and attempt = (select attempt from wanted where thread = run.id::text) and status = 'RUNNING'
  order by id for share ${locked}
), fence as materialized (
  select thread from held union all select thread from wanted where attempt is null
), blobs as (
  insert into langgraph.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
  select thread, b.ns, b.channel, b.version, b.type, b.bytes
  from fence join unnest($9::text[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bytea[])
    as b(thread, ns, channel, version, type, bytes) using (thread)
  on conflict (thread_id, checkpoint_ns, channel, version) do nothing
), written as (
  insert into langgraph.checkpoint_writes (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, channel, type, blob)
  select thread, w.ns, w.checkpoint_id, w.task_id, w.idx, w.channel, w.type, w.bytes
  from fence join unnest($15::text[], $16::text[], $17::text[], $18::text[], $19::int[], $20::text[], $21::text[], $22::bytea[])
    as w(thread, ns, checkpoint_id, task_id, idx, channel, type, bytes) using (thread)
  on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) ${conflict}
), saved as (
  insert into langgraph.checkpoints (thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
  select thread, c.ns, c.id, c.parent, c.checkpoint, c.metadata
  from fence join unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::jsonb[])
    as c(thread, ns, id, parent, checkpoint, metadata) using (thread)
  on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set checkpoint = excluded.checkpoint, metadata = excluded.metadata
)
select thread from fence`

/** What is written of one thread at once. */
interface Batch {
  threadId: string
  attempt: number | null
  puts: CheckpointRow[]
  writes: WriteRows[]
}

// What tasks wrote is for going on from the checkpoint before, in case the next one is never written. Once it is there, a
// run needs them no more. (Threads that are no runs keep them: LangGraph's own tests look.)
const writesOf = ({ attempt, puts, writes }: Batch): WriteRows[] =>
  writes.filter(
    (rows) =>
      attempt === null ||
      !puts.some((put) => put.parentId === rows.checkpointId && put.namespace === rows.namespace),
  )

interface SaveMode {
  /** Leaves out the runs that somebody else holds at the moment, instead of waiting for them. */
  skips?: boolean
  /** Errors, interrupts and the like replace what a task wrote before. */
  replaces?: boolean
}

/** Its rows are the threads that were written; the others are held by another attempt, or by somebody at the moment. */
const saving = (
  batches: readonly Batch[],
  { skips = false, replaces = false }: SaveMode = {},
): QueryConfig => {
  const puts = batches.flatMap(({ threadId, puts }) => puts.map((row) => ({ ...row, threadId })))
  const blobs = puts.flatMap((row) => row.blobs.map((blob) => ({ ...row, ...blob })))
  const writes = batches.flatMap((batch) =>
    writesOf(batch).flatMap((rows) =>
      rows.writes.map((write) => ({ ...rows, ...write, threadId: batch.threadId })),
    ),
  )
  return {
    name: `checkpoint.${skips ? 'skip' : 'wait'}-${replaces ? 'replace' : 'keep'}`,
    text: SAVE(skips ? 'skip locked' : '', replaces ? REPLACE : KEEP),
    values: [
      batches.map((batch) => batch.threadId),
      batches.map((batch) => batch.attempt),
      puts.map((row) => row.threadId),
      puts.map((row) => row.namespace),
      puts.map((row) => row.checkpointId),
      puts.map((row) => row.parentId),
      puts.map((row) => JSON.stringify(row.checkpoint)),
      puts.map((row) => JSON.stringify(row.metadata)),
      blobs.map((blob) => blob.threadId),
      blobs.map((blob) => blob.namespace),
      blobs.map((blob) => blob.channel),
      blobs.map((blob) => blob.version),
      blobs.map((blob) => blob.type),
      blobs.map((blob) => blob.bytes && Buffer.from(blob.bytes)),
      writes.map((write) => write.threadId),
      writes.map((write) => write.namespace),
      writes.map((write) => write.checkpointId),
      writes.map((write) => write.taskId),
      writes.map((write) => write.index),
      writes.map((write) => write.channel),
      writes.map((write) => write.type),
      writes.map((write) => Buffer.from(write.bytes)),
    ],
  }
}

const saveAlone = async (pool: Pool, batch: Batch, mode?: SaveMode): Promise<void> => {
  const { rowCount } = await pool.query(saving([batch], mode))
  if (rowCount === 0) throw new FencedError(batch.threadId)
}

const oncePerTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Writes checkpoints for the agent's saver. With an attempt, a write is refused (FencedError) unless the run is RUNNING in
 * that attempt; without one it is for threads that are no runs. What LangGraph says of one thread within a turn of the event
 * loop is written together: it awaits the writes of a superstep only after it has handed over the checkpoint as well. And
 * what several runs have to write while others are written goes together with the next round.
 */
export const createCheckpointWriter = (pool: Pool, outbox = createOutbox(pool)) => {
  const open = new Map<string, { batch: Batch; done: Promise<void> }>()
  const send = outbox.open<{ batch: Batch; isWritten: boolean }, { thread: string }>({
    keyOf: ({ batch }) => batch.threadId,
    statement: (group) =>
      saving(
        group.map(({ batch }) => batch),
        { skips: true },
      ),
    kept(rows, group) {
      const written = new Set(rows.map(({ thread }) => thread))
      for (const item of group) item.isWritten = written.has(item.batch.threadId)
    },
  })
  const saveGrouped = async (batch: Batch): Promise<void> => {
    const item = { batch, isWritten: false }
    // A round fails for the fault of one: then each is told of its own.
    await send(item).catch((error: unknown) => {
      if (isConnectionLoss(error)) throw error
    })
    if (!item.isWritten) await saveAlone(pool, batch)
  }

  const openFor = (threadId: string, attempt: number | null) => {
    const key = `${threadId}:${attempt}`
    const found = open.get(key)
    if (found) return found
    const batch: Batch = { threadId, attempt, puts: [], writes: [] }
    const opened = {
      batch,
      done: oncePerTurn().then(() => {
        open.delete(key)
        return saveGrouped(batch)
      }),
    }
    open.set(key, opened)
    return opened
  }

  return {
    put(threadId: string, attempt: number | null, row: CheckpointRow): Promise<void> {
      const { batch, done } = openFor(threadId, attempt)
      const same = batch.puts.findIndex(
        (other) => other.checkpointId === row.checkpointId && other.namespace === row.namespace,
      )
      batch.puts.splice(same === -1 ? batch.puts.length : same, 1, row)
      return done
    },
    putWrites(threadId: string, attempt: number | null, rows: WriteRows): Promise<void> {
      // What replaces and what must not be replaced cannot be one statement. These are rare: errors and interrupts.
      if (rows.replace)
        return saveAlone(pool, { threadId, attempt, puts: [], writes: [rows] }, { replaces: true })
      const { batch, done } = openFor(threadId, attempt)
      batch.writes.push(rows)
      return done
    },
  }
}

/** Some runs whose checkpoints are due: ended longer ago than `hours` and not pruned yet. */
export const DUE = `select id from run where completed_at < now() - make_interval(hours => $1) and checkpoints_pruned_at is null
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

// They have no foreign keys; a run's id is the name of its thread.
const TABLES = ['checkpoint_writes', 'checkpoint_blobs', 'checkpoints'] as const

/** Takes away what is kept of the runs of a session, in the transaction that deletes them. */
export const deleteCheckpointsOf = async (client: PoolClient, sessionId: string): Promise<void> => {
  for (const table of TABLES)
    await client.query(
      `delete from langgraph.${table} where thread_id in (select id::text from run where session_id = $1)`,
      [sessionId],
    )
}
