import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { TooManyAttemptsError } from '../domain/errors.ts'
import { createLimiter } from '../store/rate-limit.ts'
import type { Limiter } from '../store/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60

/** Failures from one address on one email: a few typing errors. */
const PER_PAIR = { name: 'sign-in-pair', points: 5, seconds: QUARTER }
/** On one email from wherever: guessing that is spread over addresses. More than a pair's, or anybody could lock others out. */
const PER_EMAIL = { name: 'sign-in-email', points: 30, seconds: HOUR }
/** From one address on whatever emails: trying one password on many. */
const PER_ADDRESS = { name: 'sign-in-address', points: 100, seconds: HOUR }

export interface Attempt {
  email: string
  address: string
}

export interface Throttle {
  /** Throws TooManyAttemptsError. Attempts count before they are made: many at once are no way around. */
  signIn(attempt: Attempt): Promise<void>
  /** The attempt was no guess. */
  signedIn(attempt: Attempt): Promise<void>
  signUp(address: string): Promise<void>
  guest(address: string): Promise<void>
}

export interface PerHour {
  signUps: number
  /** Null: as many as come. */
  guests: number | null
}

export const createThrottle = (pool: Pool, secret: string, perHour: PerHour): Throttle => {
  const pair = createLimiter(pool, PER_PAIR)
  const email = createLimiter(pool, PER_EMAIL)
  const address = createLimiter(pool, PER_ADDRESS)
  const signUps = createLimiter(pool, { name: 'sign-up', points: perHour.signUps, seconds: HOUR })
  const guests =
    perHour.guests === null
      ? null
      : createLimiter(pool, { name: 'guest', points: perHour.guests, seconds: HOUR })

  // The table tells nobody who tried to sign in, and from where.
  const hide = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const counters = (attempt: Attempt) =>
    [
      { limiter: pair, key: hide(`${attempt.address} ${attempt.email}`) },
      { limiter: email, key: hide(attempt.email) },
      { limiter: address, key: hide(attempt.address) },
    ] as const
  const takeAll = async (taken: readonly { limiter: Limiter; key: string }[]) => {
    const waits = await Promise.all(taken.map(({ limiter, key }) => limiter.take(key)))
    const longest = Math.max(...waits)
    if (longest > 0) throw new TooManyAttemptsError(Math.ceil(longest / 1000))
  }
  return {
    signIn: (attempt) => takeAll(counters(attempt)),
    signedIn: async (attempt) => {
      const [own, ...others] = counters(attempt)
      await Promise.all([
        own.limiter.forget(own.key),
        ...others.map(({ limiter, key }) => limiter.giveBack(key)),
      ])
    },
    signUp: (from) => takeAll([{ limiter: signUps, key: hide(from) }]),
    guest: async (from) => {
      if (guests !== null) await takeAll([{ limiter: guests, key: hide(from) }])
    },
  }
}
