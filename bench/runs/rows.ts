import type { Pool } from 'pg'

const OF_A_RUN = [
  ['run', 'id'],
  ['run_event', 'run_id'],
  ['execution_step', 'run_id'],
  ['run_plan', 'run_id'],
  ['model_call', 'run_id'],
  ['chat_message', 'run_id'],
  ['langgraph.checkpoints', 'thread_id'],
  ['langgraph.checkpoint_blobs', 'thread_id'],
  ['langgraph.checkpoint_writes', 'thread_id'],
] as const

export interface Weight {
  rows: number
  bytes: number
  checkpoints: number
}

/** Rows and bytes (without indexes) that one ended run has on average, and the rows of its checkpoints. */
export const weighRuns = async (pool: Pool): Promise<Weight> => {
  const { rows: counted } = await pool.query<{ runs: number }>(`select count(*)::int as runs from run`)
  const runs = counted[0]?.runs ?? 0
  const weight: Weight = { rows: 0, bytes: 0, checkpoints: 0 }
  for (const [table, column] of OF_A_RUN) {
    const { rows } = await pool.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 as bytes from ${table} t where ${column} is not null`,
    )
    const [sum] = rows
    weight.rows += (sum?.rows ?? 0) / runs
    weight.bytes += (sum?.bytes ?? 0) / runs
    if (table.startsWith('langgraph.')) weight.checkpoints += (sum?.rows ?? 0) / runs
  }
  return weight
}
