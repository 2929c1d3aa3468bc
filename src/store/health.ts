import type { Pool } from 'pg'
import { lackingMigrations, listMigrations } from './schema-version.ts'

/** What the product cannot do without. */
export type Part = 'database' | 'migrations' | 'queue'

const TIMEOUT_MS = 2_000

/** Null where it failed or takes too long. */
const tried = <T>(work: Promise<T>): Promise<T | null> => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS)
  return Promise.race([work.catch(() => null), promise]).finally(() => clearTimeout(timer))
}

/** Looks for what fails: nothing where everything works. Never rejects. */
export const createHealth = (pool: Pool): (() => Promise<Part[]>) => {
  const needed = listMigrations()
  return async () => {
    if ((await tried(pool.query('select 1'))) === null) return ['database']
    const [lacking, queue] = await Promise.all([
      tried(needed.then((wanted) => lackingMigrations(pool, wanted))),
      tried(pool.query('select from graphile_worker.jobs limit 1')),
    ])
    return [
      ...(lacking?.length === 0 ? [] : (['migrations'] as const)),
      ...(queue === null ? (['queue'] as const) : []),
    ]
  }
}

export interface QueueState {
  /** Jobs that could be carried out now. */
  ready: number
  /** Jobs that a worker holds. */
  held: number
  /** How long the oldest of the ready ones has been waiting. */
  oldestSeconds: number
}

export const readQueue = async (pool: Pool): Promise<QueueState> => {
  const { rows } = await pool.query<QueueState>(
    `select count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as ready,
       count(*) filter (where locked_at is not null)::int as held,
       coalesce(extract(epoch from now() - min(run_at)
         filter (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float8 as "oldestSeconds"
     from graphile_worker.jobs`,
  )
  return rows[0] ?? { ready: 0, held: 0, oldestSeconds: 0 }
}
