import type { Pool } from 'pg'
import type { Env } from '../config/env.ts'
import { prepareTables } from '../compose/product-tables.ts'
import { locateDatabase } from '../compose/databases.ts'
import { createPool } from '../store/pool.ts'

export interface OpenDatabase {
  url: string
  /** Without a time limit for statements: commands may take long. */
  pool: Pool
  close(): Promise<void>
  /** For signals: leaves at once; what is under way is rolled back by the server. */
  abandon(): Promise<void>
}

/**
 * The database of a command: that of DATABASE_URL (past its pooler), else the one in DATA_DIR, which a running `npm start` shares and which
 * is started otherwise.
 */
export const openDatabase = async (
  env: Pick<
    Env,
    'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATA_DIR' | 'MIGRATION_WAIT_SECONDS'
  >,
  log: (message: string) => void,
): Promise<OpenDatabase> => {
  const { directUrl: url, stop } = await locateDatabase(env, log)
  let closing = false
  try {
    await prepareTables(url, env, log)
    const pool = createPool(url, {
      max: 4,
      statementTimeoutMs: 0,
      applicationName: 'holmesnyangz command',
      // Connections may outlast the end of their pool by a moment, and then see the server stop.
      log: (message, error) => closing || log(`${message}: ${error.message}`),
    })
    return {
      url,
      pool,
      close: async () => {
        closing = true
        await pool.end()
        await stop?.()
      },
      abandon: async () => stop?.(),
    }
  } catch (error) {
    await stop?.()
    throw error
  }
}
