import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { toPayloads } from './hints.ts'
import type { HintCarrier } from './hints.ts'

const CHANNEL = 'holmesnyangz:hint'
/** The same tick as over PostgreSQL: one message a process for whatever was written meanwhile. */
const TICK_MS = 25

/**
 * Hints over Redis instead of NOTIFY, for many processes: publishing takes no lock of the database. Redis may be away and
 * forget everything; readers then wait for their poll, and lose nothing.
 */
export const createRedisHints = (options: { url: string; origin: string; log: Logger }): HintCarrier => {
  const { url, origin, log } = options
  const connect = (): Redis => {
    const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true })
    redis.on('error', (error: Error) => log.debug({ reason: error.message }, 'redis is not reachable'))
    return redis
  }
  const sender = connect()
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  const flush = async () => {
    timer = null
    const payloads = toPayloads(origin, pending)
    pending.clear()
    try {
      for (const payload of payloads) await sender.publish(CHANNEL, payload)
    } catch (error) {
      log.debug({ err: error }, 'a hint was not sent; the poll of the readers makes up for it')
    }
  }

  return {
    send(keys) {
      for (const key of keys) pending.add(key)
      timer ??= setTimeout(() => void flush(), TICK_MS)
    },
    listen(onHint) {
      const listener = connect()
      listener.on('message', (_channel: string, payload: string) => {
        const [from, ...keys] = payload.split('\n')
        if (from !== origin) keys.forEach(onHint)
      })
      // ioredis subscribes again by itself whenever it comes back.
      listener.subscribe(CHANNEL).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot listen for hints on redis yet; readers poll')
      })
      return async () => {
        if (timer) clearTimeout(timer)
        listener.disconnect()
        sender.disconnect()
      }
    },
  }
}
