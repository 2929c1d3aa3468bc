import { Client } from 'pg'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * Carries “something new in …” between processes. A hint may be lost or repeated: what matters is read from the journal,
 * and the hub polls for what no hint announced.
 */
export interface HintCarrier {
  send(keys: readonly string[]): void
  /** What was told goes out now; for who does not stay to see it go. */
  flush(): Promise<void>
  /** Calls back for each key that any other process sent. Returns what stops it. */
  listen(onHint: (key: string) => void): () => Promise<void>
}

const CHANNEL = 'holmesnyangz_hint'
/** One message a tick and process. NOTIFY takes a global lock at commit, so it stays outside of every business transaction. */
const TICK_MS = 25
/** PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_PAYLOAD = 7_900
const FIRST_RETRY_MS = 200
const LAST_RETRY_MS = 5_000

/** Splits keys into payloads that NOTIFY takes, each led by the sender's name. */
export const toPayloads = (origin: string, keys: Iterable<string>): string[] => {
  const payloads: string[] = []
  let current = origin
  for (const key of keys) {
    if (current !== origin && Buffer.byteLength(current) + Buffer.byteLength(key) + 1 > MAX_PAYLOAD) {
      payloads.push(current)
      current = origin
    }
    current += `\n${key}`
  }
  return current === origin ? payloads : [...payloads, current]
}

/** The keys of a payload that another process sent; none of one's own. */
export const readPayload = (payload: string, origin: string): string[] => {
  const [sender, ...keys] = payload.split('\n')
  return sender === origin ? [] : keys
}

/** What is told within a tick goes out in one go, each key once. What cannot be sent is let go. */
export const createOutbox = (options: {
  origin: string
  log: Logger
  deliver: (payloads: readonly string[]) => Promise<unknown>
}) => {
  const { origin, log, deliver } = options
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const payloads = toPayloads(origin, pending)
    pending.clear()
    try {
      await deliver(payloads)
    } catch (error) {
      log.debug({ err: error }, 'a hint was not sent; the poll of the readers makes up for it')
    }
  }

  return {
    send(keys: readonly string[]): void {
      for (const key of keys) pending.add(key)
      timer ??= setTimeout(() => void flush(), TICK_MS)
    },
    flush,
    stop(): void {
      if (timer) clearTimeout(timer)
    },
  }
}

export const createPgHints = (options: {
  pool: Pool
  url: string
  origin: string
  log: Logger
}): HintCarrier => {
  const { pool, url, origin, log } = options
  const outbox = createOutbox({
    origin,
    log,
    deliver: (payloads) =>
      pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads]),
  })

  return {
    send: outbox.send,
    flush: outbox.flush,
    listen(onHint) {
      let client: Client | null = null
      let stopped = false
      let retry: NodeJS.Timeout | null = null
      let delay = FIRST_RETRY_MS

      const connect = async () => {
        const next = new Client({
          connectionString: url,
          keepAlive: true,
          application_name: 'holmesnyangz-hints',
        })
        client = next
        const again = () => {
          if (stopped || client !== next) return
          client = null
          retry = setTimeout(() => void connect(), delay)
          delay = Math.min(delay * 2, LAST_RETRY_MS)
        }
        next.on('error', again)
        next.on('end', again)
        next.on('notification', ({ payload = '' }) => readPayload(payload, origin).forEach(onHint))
        try {
          await next.connect()
          await next.query(`listen ${CHANNEL}`)
          delay = FIRST_RETRY_MS
        } catch (error) {
          log.warn({ err: error }, 'cannot listen for hints; trying again')
          again()
        }
      }
      void connect()

      return async () => {
        stopped = true
        if (retry) clearTimeout(retry)
        outbox.stop()
        await client?.end()
      }
    },
  }
}
