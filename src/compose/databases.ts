import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { connectionsOf } from '../config/connections.ts'
import type { Role, Use } from '../config/connections.ts'
import { startEmbedded } from './development.ts'
import type { Env } from '../config/env.ts'
import { createPool } from '../store/pool.ts'
import { replicaOrPrimary } from '../store/replica.ts'
import type { Queryable } from '../store/statement.ts'

/** Where the database of a process is. */
export interface Addresses {
  url: string
  /** The same without a pooler in between, for what needs a session: listening, locks, migrations, the queue. */
  directUrl: string
  /** Whether a pooler stands at `url`: no session is ours there, so nothing is said when one begins. */
  isPooled: boolean
  /** A copy that may lag; null where there is none. */
  readUrl: string | null
  /** What there is to stop at the end: the embedded server. */
  stop?: () => Promise<void>
}

type Settings = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATA_DIR'>

/**
 * The database of the environment, or the embedded one of DATA_DIR, which is started where it does not run: `onWait` is told
 * when there is nothing left but to wait for that.
 */
export const locateDatabase = async (
  env: Settings,
  log: (message: string) => void,
  onWait?: () => void,
): Promise<Addresses> => {
  if (env.DATABASE_URL === undefined) {
    const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log, ...(onWait && { onWait }) })
    return {
      url: embedded.url,
      directUrl: embedded.url,
      isPooled: false,
      readUrl: null,
      stop: () => embedded.stop(),
    }
  }
  return {
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    isPooled: env.DATABASE_DIRECT_URL !== undefined,
    readUrl: env.DATABASE_READ_URL ?? null,
  }
}

export interface Pools {
  reads: Pool
  writes: Pool
  reserve: Pool
  /** Past the pooler; `writes` where there is none. */
  direct: Pool
  /** What may lag; `reads` where there is no copy. */
  replica: Queryable
}

interface PoolsOptions {
  env: Env
  role: Role
  addresses: Addresses
  log: Logger
  /** What every pool is given to before its first use, with its name: who watches it, who closes it. */
  opened: (pool: Pool, name: Use) => Pool
  isClosing: () => boolean
}

/** The pools of a process, one a use, so that none stands in line behind another's work. */
export const openPools = ({ env, role, addresses, log, opened, isClosing }: PoolsOptions): Pools => {
  const connections = connectionsOf(role, env)
  const open = (name: Use, url: string, how: { pooled?: boolean; prepared?: boolean } = {}) =>
    opened(
      createPool(url, {
        ...how,
        max: connections[name],
        applicationName: `holmesnyangz ${name}`,
        log: (message, error) => {
          if (!isClosing()) log.warn({ reason: error.message, pool: name }, message)
        },
      }),
      name,
    )
  const { url, directUrl, isPooled, readUrl } = addresses
  const how = { pooled: isPooled, prepared: env.DATABASE_PREPARED_STATEMENTS ?? true }
  const reads = open('reads', url, how)
  const writes = open('runs', url, how)
  return {
    reads,
    writes,
    reserve: open('reserve', url, how),
    direct: isPooled ? open('direct', directUrl) : writes,
    replica:
      readUrl === null
        ? reads
        : replicaOrPrimary(open('replica', readUrl), reads, (error) =>
            log.warn({ reason: String(error) }, 'the copy to read from is away; the primary answers for it'),
          ),
  }
}

/** Behind a pooler the time limit of statements is the server's or the pooler's to set: says so where nobody did. */
export const warnOfNoTimeLimit = async (pool: Pool, log: Logger): Promise<void> => {
  const { rows } = await pool.query<{ limit: string }>(`select current_setting('statement_timeout') as limit`)
  if (rows[0]?.limit === '0')
    log.warn('statements through the pooler have no time limit: set statement_timeout as docs/scale.md says')
}
