import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

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
