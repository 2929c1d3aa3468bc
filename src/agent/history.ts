import type { Pool, PoolClient } from 'pg'
import type { RunPhase } from '../domain/run.ts'
import { createCheckpointer } from './checkpointer.ts'
import type { Forked, RunGraph } from './run-graph.ts'

export interface Checkpoint {
  checkpointId: string
  /** What runs next from here; parallel branches of a node count once. */
  node: string
  phase: RunPhase
  createdAt: Date
}

/** The points of a run that a new run can start from, oldest first. A run that has just begun has none. */
export const listCheckpoints = async (graph: RunGraph, runId: string): Promise<Checkpoint[]> => {
  const checkpoints: Checkpoint[] = []
  for await (const { config, next, values, createdAt } of graph.getStateHistory({
    configurable: { thread_id: runId },
  })) {
    const checkpointId: unknown = config.configurable?.['checkpoint_id']
    const [node] = next
    if (typeof checkpointId !== 'string' || node === undefined || node === '__start__') continue
    checkpoints.push({
      checkpointId,
      node,
      phase: graph.phaseIn(values),
      createdAt: new Date(createdAt ?? 0),
    })
  }
  return checkpoints.toReversed()
}

const SILENT = new Set<unknown>(['BEGIN', 'COMMIT', 'ROLLBACK'])

/** The saver opens transactions of its own; inside somebody else's its BEGIN, COMMIT and ROLLBACK are left out. */
const insideTransaction = (pool: Pool, client: PoolClient): Pool => {
  const borrowed = new Proxy(client, {
    get(target, key) {
      if (key === 'release') return () => {}
      if (key !== 'query') return Reflect.get(target, key)
      return async (text: string, values?: unknown[]) =>
        SILENT.has(text) ? undefined : target.query(text, values)
    },
  })
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'connect') return async () => borrowed
      if (key === 'query') return borrowed.query
      return Reflect.get(target, key)
    },
  })
}

/**
 * Copies a checkpoint into the thread of a new run, in the caller's transaction: the two share nothing from then on. A run
 * that has no use for it gets none, and so begins at its beginning. False where there is no such checkpoint (any more).
 */
export const forkCheckpoint = async (
  pool: Pool,
  client: PoolClient,
  graph: RunGraph,
  fork: Forked & { fromRun: string; checkpointId: string },
): Promise<boolean> => {
  const { requestId, language, query } = fork
  const saver = createCheckpointer(insideTransaction(pool, client))
  const tuple = await saver.getTuple({
    configurable: { thread_id: fork.fromRun, checkpoint_ns: '', checkpoint_id: fork.checkpointId },
  })
  if (tuple === undefined) return false
  const channels = graph.fork({ requestId, language, query })
  if (channels === null) return true
  const { checkpoint, metadata } = tuple
  await saver.put(
    { configurable: { thread_id: requestId, checkpoint_ns: '' } },
    {
      ...checkpoint,
      channel_values: { ...checkpoint.channel_values, ...channels },
    },
    metadata ?? { source: 'fork', step: -1, parents: {} },
    checkpoint.channel_versions,
  )
  return true
}
