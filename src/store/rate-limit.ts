import { sql } from 'kysely'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { statement } from './db.ts'
import type { Given } from './db.ts'

export interface Limit {
  /** Apart from every other limit's keys. */
  name: string
  points: number
  /** From the first point; then it starts anew. */
  seconds: number
}

export interface Limiter {
  /** Takes a point. Returns 0, or the milliseconds until there is one again. */
  take(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

/** A counter in the database, thus one for all processes. */
export const createLimiter = (pool: Pool, { name, points, seconds }: Limit): Limiter => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
        throw error
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
    forget: async (key) => void (await limiter.delete(key)),
  }
}

export interface Pauses {
  name: string
  /** So many attempts are free. Each one after them has to wait twice as long as the one before it. */
  free: number
  firstSeconds: number
  longestSeconds: number
  /** After so long without an attempt all are free again. */
  forgottenAfterSeconds: number
}

/** Milliseconds since 1970, by the database's clock. */
const clock = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`

interface Attempt {
  key: string
  free: number
  firstMs: number
  longestMs: number
  forgottenMs: number
}

// One row a key, in the limiters' own table: points are attempts, and it expires when the next one may be made.
const attempt = statement('rate_limit.attempt', (db, given: Given<Attempt>) => {
  const [points, expire] = [sql.ref<number>('RateLimit.points'), sql.ref<number>('RateLimit.expire')]
  const isForgotten = sql<boolean>`${expire} < ${clock} - ${given.forgottenMs}::bigint`
  return db
    .insertInto('RateLimit')
    .values({ key: given.key, points: 1, expire: clock })
    .onConflict((kept) =>
      kept
        .column('key')
        .doUpdateSet({
          points: sql<number>`case when ${isForgotten} then 1 else ${points} + 1 end`,
          expire: sql<number>`${clock} + case when ${isForgotten} or ${points} + 1 < ${given.free}::int then 0
            else least(${given.firstMs}::bigint * 2 ^ least(${points} + 1 - ${given.free}::int, 20),
              ${given.longestMs}::bigint) end`,
        })
        .where(expire, '<=', clock),
    )
    .returning('points')
})

interface OfKey {
  key: string
}
const wait = statement('rate_limit.wait', (db, given: Given<OfKey>) =>
  db
    .selectFrom('RateLimit')
    .select(sql<number>`(${sql.ref('expire')} - ${clock})::float8`.as('ms'))
    .where('key', '=', given.key),
)
const drop = statement('rate_limit.forget', (db, given: Given<OfKey>) =>
  db.deleteFrom('RateLimit').where('key', '=', given.key),
)
const lasting = statement('rate_limit.known', (db, given: Given<OfKey>) =>
  db.selectFrom('RateLimit').select('key').where('key', '=', given.key).where('expire', '>', clock),
)
const note = statement('rate_limit.remember', (db, given: Given<OfKey & { ms: number }>) =>
  db
    .insertInto('RateLimit')
    .values({ key: given.key, points: 0, expire: sql<number>`${clock} + ${given.ms}::bigint` })
    .onConflict((kept) => kept.column('key').doUpdateSet({ expire: (of) => of.ref('excluded.expire') })),
)

/** Instead of a limit: whoever errs often waits longer and longer, and nobody is locked out. */
export const createPauses = (pool: Pool, pauses: Pauses): Pick<Limiter, 'take' | 'forget'> => {
  const keyOf = (key: string) => `${pauses.name}:${key}`
  const told = {
    free: pauses.free,
    firstMs: pauses.firstSeconds * 1000,
    longestMs: pauses.longestSeconds * 1000,
    forgottenMs: pauses.forgottenAfterSeconds * 1000,
  }
  return {
    take: async (key) => {
      if ((await attempt.first(pool, { key: keyOf(key), ...told })) !== null) return 0
      return Math.max(1, (await wait.first(pool, { key: keyOf(key) }))?.ms ?? 1)
    },
    forget: async (key) => {
      await drop.run(pool, { key: keyOf(key) })
    },
  }
}

/** Remembers keys for a while, beside the counters. */
export const createAcquaintance = (pool: Pool, { name, seconds }: { name: string; seconds: number }) => ({
  isKnown: async (key: string): Promise<boolean> =>
    (await lasting.first(pool, { key: `${name}:${key}` })) !== null,
  remember: async (key: string): Promise<void> => {
    await note.run(pool, { key: `${name}:${key}`, ms: seconds * 1000 })
  },
})
