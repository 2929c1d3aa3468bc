import { createClient } from 'graphql-ws'
import type { Client } from 'graphql-ws'
import { network, socketIs } from './connection.ts'

/** The token that opened the socket does not hold any more. */
const FORBIDDEN = 4403
const LONGEST_WAIT_MS = 15_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const codeOf = (event: unknown): number | null =>
  typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null

/** Opens when something is followed, comes back by itself, and gets new cookies first where the old ones have ended. */
export const createSocket = (renew: () => Promise<void>): Client => {
  let code: number | null = null
  let isWanted = false
  const url = new URL('/graphql', location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return createClient({
    url: url.href,
    lazyCloseTimeout: 5_000,
    keepAlive: 15_000,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    async retryWait(retries) {
      if (code === FORBIDDEN) await renew()
      await network()
      // All browsers come back at once when a server was away: no two wait equally long.
      if (retries > 0 || code !== FORBIDDEN)
        await pause(Math.min(LONGEST_WAIT_MS, 250 * 2 ** Math.min(retries, 6)) * (0.5 + Math.random()))
    },
    on: {
      connecting: () => void (isWanted = true),
      connected: () => socketIs(true),
      closed: (event) => {
        code = codeOf(event)
        // 1000: nobody listens any more.
        if (isWanted && code !== 1000 && code !== FORBIDDEN) socketIs(false)
        if (code === 1000) socketIs(true)
      },
    },
  })
}
