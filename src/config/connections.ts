import type { Env } from './env.ts'

/** api: serves requests. worker: carries out runs. all: both, as `npm start` does. */
export type Role = 'all' | 'api' | 'worker'

/** What a process wants connections to PostgreSQL for. docs/scale.md has the sums. */
export type Use = 'reads' | 'replica' | 'runs' | 'direct' | 'reserve' | 'hints'

/** How many at most. */
export const connectionsOf = (
  role: Role,
  env: Pick<Env, 'WORKER_CONCURRENCY' | 'REDIS_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL'>,
): Record<Use, number> => ({
  reads: role === 'worker' ? 5 : 10,
  // Those of the copy, not of the primary.
  replica: env.DATABASE_READ_URL === undefined ? 0 : role === 'worker' ? 5 : 10,
  // The queue works best with a connection a slot; the rest is for starting, ending and leases.
  runs: role === 'api' ? 8 : env.WORKER_CONCURRENCY + 2,
  // Past a pooler: the queue listens with one and takes its jobs with the others; who gives articles vectors holds a lock.
  direct: env.DATABASE_DIRECT_URL === undefined ? 0 : role === 'api' ? 1 : 5,
  // Who signs in, who follows a run and who asks for health do not stand in line behind searches.
  reserve: role === 'worker' ? 2 : 3,
  // One that listens.
  hints: env.REDIS_URL === undefined ? 1 : 0,
})
