import type { Env } from '../config/env.ts'
import { untilMigrated } from '../store/schema-version.ts'

type Log = (message: string) => void

/**
 * Brings the database up to date with everything of this release, the graphs' checkpoints included. What that takes is imported only
 * here: whoever waits for `npm run migrate` reads none of it.
 */
export const migrateProduct = async (url: string, log?: Log): Promise<void> => {
  const [{ migrate }, { setupCheckpointer }, { keepWordsOutOfStatistics }] = await Promise.all([
    import('../store/migrate.ts'),
    import('../agent/checkpointer.ts'),
    import('../store/erase.ts'),
  ])
  await migrate(url, { extra: [setupCheckpointer, keepWordsOutOfStatistics], ...(log && { log }) })
}

/**
 * What comes before the first use of a database: that of DATA_DIR is brought up to date; one of DATABASE_URL may serve other
 * processes, and perhaps those of another release, so it is changed by `npm run migrate` alone and waited for.
 */
export const prepareTables = (
  url: string,
  env: Pick<Env, 'DATABASE_URL' | 'MIGRATION_WAIT_SECONDS'>,
  log: Log,
): Promise<void> =>
  env.DATABASE_URL === undefined
    ? migrateProduct(url, log)
    : untilMigrated(url, { waitMs: env.MIGRATION_WAIT_SECONDS * 1000, log })
