import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createOutbox, readPayload } from './hints.ts'
import type { HintCarrier } from './hints.ts'

const CHANNEL = 'holmesnyangz:hint'

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
  const outbox = createOutbox({
    origin,
    log,
    async deliver(payloads) {
      for (const payload of payloads) await sender.publish(CHANNEL, payload)
    },
  })

  return {
    send: outbox.send,
    flush: outbox.flush,
    listen(onHint) {
      const listener = connect()
      listener.on('message', (_channel: string, payload: string) =>
        readPayload(payload, origin).forEach(onHint),
      )
      // ioredis subscribes again by itself whenever it comes back.
      listener.subscribe(CHANNEL).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot listen for hints on redis yet; readers poll')
      })
      return async () => {
        outbox.stop()
        listener.disconnect()
        sender.disconnect()
      }
    },
  }
}
