import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { select } from './statement.ts'

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

const NOW = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint'

// One row a key, in the limiters' own table: points are attempts, and it expires when the next one may be made.
const ATTEMPT = `
  insert into rate_limit as kept (key, points, expire) values ($1, 1, ${NOW})
  on conflict (key) do update set
    points = case when kept.expire < ${NOW} - $5::bigint then 1 else kept.points + 1 end,
    expire = ${NOW} + case when kept.expire < ${NOW} - $5::bigint or kept.points + 1 < $2::int then 0
      else least($3::bigint * 2 ^ least(kept.points + 1 - $2::int, 20), $4::bigint) end
    where kept.expire <= ${NOW}
  returning points`

/** Instead of a limit: whoever errs often waits longer and longer, and nobody is locked out. */
export const createPauses = (pool: Pool, pauses: Pauses): Pick<Limiter, 'take' | 'forget'> => {
  const keyOf = (key: string) => `${pauses.name}:${key}`
  const values = [
    pauses.free,
    pauses.firstSeconds * 1000,
    pauses.longestSeconds * 1000,
    pauses.forgottenAfterSeconds * 1000,
  ]
  return {
    take: async (key) => {
      const taken = await select(pool, 'rate_limit.attempt', ATTEMPT, [keyOf(key), ...values])
      if (taken.length > 0) return 0
      const [row] = await select<{ wait: string }>(
        pool,
        'rate_limit.wait',
        `select expire - ${NOW} as wait from rate_limit where key = $1`,
        [keyOf(key)],
      )
      return Math.max(1, Number(row?.wait ?? 1))
    },
    forget: async (key) => {
      await select(pool, 'rate_limit.forget', 'delete from rate_limit where key = $1', [keyOf(key)])
    },
  }
}

/** Remembers keys for a while, beside the counters. */
export const createAcquaintance = (pool: Pool, { name, seconds }: { name: string; seconds: number }) => ({
  isKnown: async (key: string): Promise<boolean> => {
    const rows = await select(
      pool,
      'rate_limit.known',
      `select from rate_limit where key = $1 and expire > ${NOW}`,
      [`${name}:${key}`],
    )
    return rows.length > 0
  },
  remember: async (key: string): Promise<void> => {
    await select(
      pool,
      'rate_limit.remember',
      `insert into rate_limit (key, points, expire) values ($1, 0, ${NOW} + $2::bigint)
       on conflict (key) do update set expire = excluded.expire`,
      [`${name}:${key}`, seconds * 1000],
    )
  },
})
