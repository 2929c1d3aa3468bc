import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { migrateProduct } from '../src/compose/product-tables.ts'
import { createPool } from '../src/store/pool.ts'
import { until } from '../test/support/chaos.ts'
import { lacking, runPostgresTool, startPostgres } from '../test/support/debian.ts'
import { faultsOfRuns } from '../test/support/invariants.ts'
import { startProduct } from '../test/support/process.ts'
import { modelEnv, startSlowModel } from '../test/support/slow-model.ts'
import { signIn } from './support/client.ts'
import { openLanes } from './support/lanes.ts'
import { machine, writeSection } from './support/results.ts'

/** Runs that have ended when the backup is made, and runs under way then. */
const BEFORE = Number(process.env['COUNT'] ?? 100)
const IN_FLIGHT = 8

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const idsOf = async (pool: Pool, statuses: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>('select id from run where status = any($1)', [statuses])
  return rows.map(({ id }) => id)
}

/** The product at work on a server of its own; a dump of it is made in the midst, then all of it is lost. */
const loseAfterDump = async (env: Record<string, string>, dump: string): Promise<number> => {
  const server = await startPostgres()
  const here = { ...env, DATABASE_URL: server.url }
  await migrateProduct(server.url)
  const api = await startProduct({ role: 'api', env: here })
  const worker = await startProduct({ role: 'worker', env: here })
  const pool = createPool(server.url, { max: 4, statementTimeoutMs: 60_000 })
  try {
    const lanes = openLanes(pool, [await signIn(api.url)], IN_FLIGHT)
    await until('runs before the backup', () => lanes.runs.length >= BEFORE, 300_000)
    const seconds = await secondsOf(() =>
      runPostgresTool('pg_dump', ['--format=custom', `--file=${dump}`, server.url]),
    )
    // What is lost is not waited for.
    void lanes.end()
    return seconds
  } finally {
    await Promise.all([api, worker].map((product) => product.stop('SIGKILL')))
    await pool.end()
    await server.stop()
  }
}

/** docs/backup.md, carried out: a dump beside running processes, a new server, and the runs that were under way go on. */
export const benchRestore = async (): Promise<string[]> => {
  const absent = lacking('postgresql')
  if (absent.length > 0) return ["skipped: Debian's postgresql is not installed"]
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-restore-'))
  const dump = join(folder, 'holmesnyangz.dump')
  const model = await startSlowModel(100)
  const env = {
    ...modelEnv(model),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    RUNS_PER_DAY: 'none',
    TOKENS_PER_DAY: 'none',
  }
  try {
    const dumped = await loseAfterDump(env, dump)
    const server = await startPostgres()
    const pool = createPool(server.url, { max: 4, statementTimeoutMs: 60_000 })
    try {
      const options = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${server.url}`]
      const restored = await secondsOf(async () => {
        await runPostgresTool('pg_restore', [...options, dump])
        await runPostgresTool('psql', [server.url, '-c', 'analyze'])
        await migrateProduct(server.url)
      })
      const ended = await idsOf(pool, ['COMPLETED'])
      const underWay = await idsOf(pool, ['QUEUED', 'RUNNING'])
      const here = { ...env, DATABASE_URL: server.url }
      const products = await Promise.all(
        (['api', 'worker'] as const).map((role) => startProduct({ role, env: here })),
      )
      try {
        const wentOn = await secondsOf(() =>
          until(
            'the runs under way',
            async () => (await idsOf(pool, ['QUEUED', 'RUNNING'])).length === 0,
            120_000,
          ),
        )
        const faults = await faultsOfRuns(pool, [...ended, ...underWay])
        const completed = new Set(await idsOf(pool, ['COMPLETED']))
        const lines = [
          `${new Date().toISOString().slice(0, 10)}; ${machine()}. PostgreSQL and its tools of Debian's package.`,
          '',
          `A dump made beside running processes (${(statSync(dump).size / 2 ** 20).toFixed(1)} MiB, demo data and ${ended.length + underWay.length} runs) took ${dumped.toFixed(1)} s; restored into an empty server, analysed and migrated in ${restored.toFixed(1)} s. Of the ${underWay.length} runs under way in it ${underWay.filter((id) => completed.has(id)).length} were completed ${wentOn.toFixed(1)} s after api and worker were ready. **${faults.length} faults** in ${ended.length + underWay.length} journals.`,
          ...faults.slice(0, 20).map((fault) => `- ${fault}`),
        ]
        writeSection('restore', lines)
        return lines
      } finally {
        await Promise.all(products.map((product) => product.stop()))
      }
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
