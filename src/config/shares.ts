import type { Env } from './env.ts'
import type { Shares } from '../graphql/transport/admission.ts'

/** What one client gets of one process where nobody said otherwise. On one's own machine there are no limits. */
const PUBLIC: Shares = { requestsPerMinute: 600, socketsPerUser: 20, subscriptionsPerUser: 100 }
const PUBLIC_GUESTS_PER_HOUR = 200

type Told = Pick<Env, 'NODE_ENV' | 'REQUESTS_PER_MINUTE' | 'SOCKETS_PER_USER' | 'SUBSCRIPTIONS_PER_USER'>

const or = (told: number | null | undefined, fallback: number | null): number | null =>
  told === undefined ? fallback : told

export const sharesOf = (env: Told): Shares => {
  const isPublic = env.NODE_ENV === 'production'
  return {
    requestsPerMinute: or(env.REQUESTS_PER_MINUTE, isPublic ? PUBLIC.requestsPerMinute : null),
    socketsPerUser: or(env.SOCKETS_PER_USER, isPublic ? PUBLIC.socketsPerUser : null),
    subscriptionsPerUser: or(env.SUBSCRIPTIONS_PER_USER, isPublic ? PUBLIC.subscriptionsPerUser : null),
  }
}

export const guestsPerHourOf = (env: Pick<Env, 'NODE_ENV' | 'GUESTS_PER_HOUR'>): number | null =>
  or(env.GUESTS_PER_HOUR, env.NODE_ENV === 'production' ? PUBLIC_GUESTS_PER_HOUR : null)
