import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import { serverAccount } from '../../src/dev/embedded/account.ts'
import { packagedBinaries, reachableBinaries } from '../../src/dev/embedded/binaries.ts'

/** `pg_ctl restart -m fast` of a DATA_DIR's database: every session ends at once, and the server comes back on its port. */
export const restartDatabase = async (dataDir: string): Promise<void> => {
  const account = await serverAccount(() => {})
  const native = await reachableBinaries(packagedBinaries(), account, () => {})
  const cluster = join(dataDir, 'postgres')
  await promisify(execFile)(
    join(native, 'bin', 'pg_ctl'),
    ['restart', '-D', cluster, '-m', 'fast', '-w', '-t', '30', '-s', '-l', join(cluster, 'restart.log')],
    { ...account, cwd: '/' },
  )
}

/** Ends every connection to the database but the one that asks. */
export const terminateConnections = async (pool: Pool): Promise<void> => {
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()',
  )
}
