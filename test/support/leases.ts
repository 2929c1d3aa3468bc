import type { Pool } from 'pg'
import { until } from './chaos.ts'

export interface Held {
  id: string
  attempt: number
}

/** The runs that a process carries out; its id is a part of its name as an owner. */
export const heldBy = async (pool: Pool, pid: number): Promise<Held[]> => {
  const { rows } = await pool.query<Held>(
    `select id, attempt from run where status = 'RUNNING' and lease_owner like $1`,
    [`%-${pid}-________-____-____-____-____________`],
  )
  return rows
}

/** Resolves when every one of them was taken up again or has ended, with how many ms the last took. */
export const resumption = async (pool: Pool, held: readonly Held[]): Promise<number> => {
  const from = performance.now()
  await until('the runs to be taken up again', async () => {
    const { rows } = await pool.query<{ left: number }>(
      `select count(*)::int as left from run join jsonb_to_recordset($1) as h(id uuid, attempt int) using (id)
       where run.attempt = h.attempt and run.status = 'RUNNING'`,
      [JSON.stringify(held)],
    )
    return rows[0]?.left === 0
  })
  return performance.now() - from
}
