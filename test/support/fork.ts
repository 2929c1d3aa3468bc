import type { Pool } from 'pg'
import { forkCheckpoint, listCheckpoints } from '../../src/agent/history.ts'
import type { RunGraph } from '../../src/agent/run-graph.ts'

/** Lets a run go on from where another one stood before a node. */
export const forkBefore = async (
  pool: Pool,
  graph: RunGraph,
  {
    node,
    fromRun,
    toRun,
    query = null,
  }: { node: string; fromRun: string; toRun: string; query?: string | null },
): Promise<void> => {
  const checkpoints = await listCheckpoints(graph, fromRun)
  const found = checkpoints.find((checkpoint) => checkpoint.node === node)
  if (!found) throw new Error(`no checkpoint before ${node}: ${checkpoints.map((c) => c.node).join(', ')}`)
  const client = await pool.connect()
  try {
    const { checkpointId } = found
    const fork = { language: 'KO' as const, fromRun, checkpointId, requestId: toRun, query }
    if (!(await forkCheckpoint(pool, client, graph, fork))) throw new Error('the checkpoint is gone')
  } finally {
    client.release()
  }
}
