import { Socket } from 'node:net'
import { Pool } from 'pg'
import type { PoolConfig } from 'pg'

export interface PoolOptions {
  /** Connections, 10 unless told. */
  max?: number
  /** 0 for none; 5 seconds unless told. */
  statementTimeoutMs?: number
  applicationName?: string
  /** Told about connections that were lost while nobody used them. */
  log?: (message: string, error: Error) => void
}

/** Writes at once what is said within one turn: statements that are sent together are one system call. */
class TurnSocket extends Socket {
  #isHeld = false

  override cork(): void {
    super.cork()
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      this.uncork()
    })
  }
}

/**
 * A pool that outlives its server: an idle or borrowed connection that dies is reported and replaced, where `pg` left alone
 * would end the process with an unhandled 'error' event.
 */
export const createPool = (url: string, options: PoolOptions = {}): Pool => {
  const config: PoolConfig = {
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'holmesnyangz',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    // A statement does not wait for the answer to the one before it on its connection (`together`).
    pipeline: true,
    stream: () => new TurnSocket(),
  }
  const pool = new Pool(config)
  const report = (error: Error) => options.log?.('a database connection was lost', error)
  pool.on('error', report)
  // The pool listens to idle clients only; while one is borrowed its errors would have no listener.
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
