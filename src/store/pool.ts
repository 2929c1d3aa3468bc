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
  }
  const pool = new Pool(config)
  const report = (error: Error) => options.log?.('a database connection was lost', error)
  pool.on('error', report)
  // The pool listens to idle clients only; while one is borrowed its errors would have no listener.
  pool.on('connect', (client) => client.on('error', report))
  return pool
}
