import type { Env } from './env.ts'

/** api: serves requests. worker: carries out runs. all: both, as `npm start` does. */
export type Role = 'all' | 'api' | 'worker'

/** What a process wants connections to PostgreSQL for. docs/scale.md has the sums. */
export type Use = 'reads' | 'runs' | 'orm' | 'reserve' | 'hints'

/** How many at most. */
export const connectionsOf = (
  role: Role,
  env: Pick<Env, 'WORKER_CONCURRENCY' | 'REDIS_URL'>,
): Record<Use, number> => ({
  reads: role === 'worker' ? 5 : 10,
  // The queue works best with a connection a slot; the rest is for starting, ending and leases.
  runs: role === 'api' ? 8 : env.WORKER_CONCURRENCY + 2,
  // A worker forgets old guests with one.
  orm: role === 'worker' ? 1 : 10,
  // Who signs in, who follows a run and who asks for health do not stand in line behind searches.
  reserve: role === 'worker' ? 2 : 3,
  // One that listens.
  hints: env.REDIS_URL === undefined ? 1 : 0,
})
