import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { TooManyAttemptsError } from '../domain/errors.ts'
import { createAcquaintance, createLimiter, createPauses } from '../store/rate-limit.ts'
import type { Limiter } from '../store/rate-limit.ts'

const QUARTER = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * Failures from one address on one email. Ten are typing errors; then each waits longer than the one before. Nobody is locked
 * out, neither by their own errors nor by a neighbour's, and 40 guesses an hour find no password.
 */
const PER_PAIR = {
  name: 'sign-in-pair',
  free: 10,
  firstSeconds: 2,
  longestSeconds: 120,
  forgottenAfterSeconds: QUARTER,
}
/**
 * On one email from wherever: guessing that is spread over addresses. It does not count where the owner has signed in from
 * before: strangers elsewhere cannot keep them out there.
 */
const PER_EMAIL = { name: 'sign-in-email', points: 30, seconds: HOUR }
const KNOWN = { name: 'sign-in-known', seconds: 30 * DAY }
/** From one address on whatever emails: trying one password on many. */
const PER_ADDRESS = { name: 'sign-in-address', points: 100, seconds: HOUR }
/** Mails to one email, whether somebody has it or not, and from one address to whatever emails. */
const MAILS_PER_EMAIL = { name: 'mail-email', points: 5, seconds: HOUR }
const MAILS_PER_ADDRESS = { name: 'mail-address', points: 30, seconds: HOUR }

export interface Attempt {
  email: string
  address: string
}

export interface Throttle {
  /** Throws TooManyAttemptsError. Attempts count before they are made: many at once are no way around. */
  signIn(attempt: Attempt): Promise<void>
  /** The attempt was no guess. */
  signedIn(attempt: Attempt): Promise<void>
  /** From there the owner of the email comes. */
  acquaint(attempt: Attempt): Promise<void>
  signUp(address: string): Promise<void>
  /** Returns what stands for the address where it is kept with the guest. */
  guest(address: string): Promise<string>
  mail(attempt: Attempt): Promise<void>
}

export interface PerHour {
  signUps: number
  /** Null: as many as come. */
  guests: number | null
}

type Taken = readonly { limiter: Pick<Limiter, 'take'>; key: string }[]

export const createThrottle = (pool: Pool, secret: string, perHour: PerHour): Throttle => {
  const pair = createPauses(pool, PER_PAIR)
  const known = createAcquaintance(pool, KNOWN)
  const email = createLimiter(pool, PER_EMAIL)
  const address = createLimiter(pool, PER_ADDRESS)
  const mailsOfEmail = createLimiter(pool, MAILS_PER_EMAIL)
  const mailsOfAddress = createLimiter(pool, MAILS_PER_ADDRESS)
  const signUps = createLimiter(pool, { name: 'sign-up', points: perHour.signUps, seconds: HOUR })
  const guests =
    perHour.guests === null
      ? null
      : createLimiter(pool, { name: 'guest', points: perHour.guests, seconds: HOUR })

  // The table tells nobody who tried to sign in, and from where.
  const hide = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const pairKey = (attempt: Attempt) => hide(`${attempt.address} ${attempt.email}`)
  const countersOf = async (attempt: Attempt) => {
    const strangers = (await known.isKnown(pairKey(attempt)))
      ? []
      : [{ limiter: email, key: hide(attempt.email) }]
    return [...strangers, { limiter: address, key: hide(attempt.address) }]
  }
  const takeAll = async (taken: Taken) => {
    const waits = await Promise.all(taken.map(({ limiter, key }) => limiter.take(key)))
    const longest = Math.max(...waits)
    if (longest > 0) throw new TooManyAttemptsError(Math.ceil(longest / 1000))
  }
  return {
    signIn: async (attempt) => {
      // What has to wait here costs nothing elsewhere.
      await takeAll([{ limiter: pair, key: pairKey(attempt) }])
      await takeAll(await countersOf(attempt))
    },
    signedIn: async (attempt) => {
      const counters = await countersOf(attempt)
      await Promise.all([
        pair.forget(pairKey(attempt)),
        known.remember(pairKey(attempt)),
        ...counters.map(({ limiter, key }) => limiter.giveBack(key)),
      ])
    },
    acquaint: (attempt) => known.remember(pairKey(attempt)),
    signUp: (from) => takeAll([{ limiter: signUps, key: hide(from) }]),
    guest: async (from) => {
      if (guests !== null) await takeAll([{ limiter: guests, key: hide(from) }])
      // Another one than the counters have: neither table leads to what the other knows.
      return hide(`guests of ${from}`)
    },
    mail: (attempt) =>
      takeAll([
        { limiter: mailsOfEmail, key: hide(attempt.email) },
        { limiter: mailsOfAddress, key: hide(attempt.address) },
      ]),
  }
}
