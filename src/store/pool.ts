import { Socket } from 'node:net'
import { Client, Pool } from 'pg'
import type { PoolConfig } from 'pg'
import { types } from './byte-arrays.ts'

export interface PoolOptions {
  /** Connections, 10 unless told. */
  max?: number
  /** 0 for none; 5 seconds unless told. */
  statementTimeoutMs?: number
  applicationName?: string
  /** A pooler stands between: connections begin without settings, which it refuses; the time limit is the server's to set. */
  pooled?: boolean
  /** Whether statements with a name are prepared under it; they are unless told. */
  prepared?: boolean
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

/** Sends what has a name without one. */
class UnpreparedClient extends Client {
  // The overloads of `query` are those of pg; every statement with a name is given as an object.
  override query = ((...given: readonly unknown[]) => {
    const [statement, ...rest] = given
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement
    return Reflect.apply(super.query, this, [
      isNamed ? { ...statement, name: undefined } : statement,
      ...rest,
    ])
  }) as Client['query']
}

/**
 * A pool that outlives its server: an idle or borrowed connection that dies is reported and replaced, where `pg` left alone
 * would end the process with an unhandled 'error' event.
 */
export const createPool = (url: string, options: PoolOptions = {}): Pool => {
  const config: PoolConfig = {
    connectionString: url,
    max: options.max ?? 10,
    types,
    application_name: options.applicationName ?? 'holmesnyangz',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(options.pooled !== true && { statement_timeout: options.statementTimeoutMs ?? 5_000 }),
    ...(options.prepared === false && { Client: UnpreparedClient }),
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
