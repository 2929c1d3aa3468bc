import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError, TooManySubscriptionsError } from '../../domain/errors.ts'

/** What one client may have of one process at a time; null: as much as it likes. */
export interface Shares {
  requestsPerMinute: number | null
  socketsPerUser: number | null
  subscriptionsPerUser: number | null
}

export const NO_SHARES: Shares = { requestsPerMinute: null, socketsPerUser: null, subscriptionsPerUser: null }

/** Many people may come from one address (offices, mobile networks): it gets what so many users get. */
const USERS_PER_ADDRESS = 20

/** Counts by who asks: a user, or the address of who is nobody. */
export interface Admission {
  /** Counts a request of an address, whoever sends it. Throws TooManyRequestsError. */
  knock(address: string): Promise<void>
  /** Counts an operation. Throws TooManyRequestsError. */
  operate(who: string): Promise<void>
  /** Takes a place for a socket and returns what gives it back; null where there is none. */
  connect(who: string): (() => void) | null
  /** The same for a subscription. Throws TooManySubscriptionsError. */
  subscribe(who: string): () => void
  readonly sockets: number
  readonly subscriptions: number
}

/** Places that are taken and given back, counted by whose they are. */
const createPlaces = (most: number | null) => {
  const taken = new Map<string, number>()
  let all = 0
  return {
    count: () => all,
    take(who: string): (() => void) | null {
      const held = taken.get(who) ?? 0
      if (most !== null && held >= most) return null
      taken.set(who, held + 1)
      all += 1
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (taken.get(who) ?? 1) - 1
        if (left === 0) taken.delete(who)
        else taken.set(who, left)
      }
    },
  }
}

const createRate = (perMinute: number | null): ((who: string) => Promise<void>) => {
  if (perMinute === null) return async () => {}
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return async (who) => {
    try {
      await limiter.consume(who)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new TooManyRequestsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
    }
  }
}

/** The counts are those of one process: where there are several, a client may have so much of each. */
export const createAdmission = (shares: Shares): Admission => {
  const { requestsPerMinute, socketsPerUser, subscriptionsPerUser } = shares
  const sockets = createPlaces(socketsPerUser)
  const subscriptions = createPlaces(subscriptionsPerUser)
  return {
    knock: createRate(requestsPerMinute === null ? null : requestsPerMinute * USERS_PER_ADDRESS),
    operate: createRate(requestsPerMinute),
    connect: (who) => sockets.take(who),
    subscribe(who) {
      const leave = subscriptions.take(who)
      if (leave === null) throw new TooManySubscriptionsError(subscriptionsPerUser ?? 0)
      return leave
    },
    get sockets() {
      return sockets.count()
    },
    get subscriptions() {
      return subscriptions.count()
    },
  }
}
