import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { migrateProduct } from '../src/compose/product-tables.ts'
import { createPool } from '../src/store/pool.ts'
import { until } from '../test/support/chaos.ts'
import { lacking, startHaproxy, startPgBouncer, startPostgres, startRedis } from '../test/support/debian.ts'
import type { PostgresServer } from '../test/support/debian.ts'
import { startProduct } from '../test/support/process.ts'
import { measureScale } from './scale.ts'
import type { Scaled } from './scale.ts'
import { signIn } from './support/client.ts'
import { percentile } from './support/figures.ts'
import { attemptsAgain, openLanes } from './support/lanes.ts'
import { machine, writeSection } from './support/results.ts'

const WORKERS = 2
const RUNS = Number(process.env['COUNT'] ?? 200)
const IN_FLIGHT = 8

type Env = Record<string, string>

const envOf = (folder: string, more: Env): Env => ({
  DATA_DIR: folder,
  LOG_LEVEL: 'info',
  RUNS_PER_DAY: 'none',
  TOKENS_PER_DAY: 'none',
  SIGN_UPS_PER_HOUR: '1000000',
  ...more,
})

/** The primary as its cloud would have it: a commit is there when a standby has it, too. */
const DURABLE = { max_connections: '300', synchronous_commit: 'on' }

const behindPooler = (primary: PostgresServer, pooler: { url: string }): Env => ({
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: primary.url,
  DATABASE_PREPARED_STATEMENTS: 'false',
})

/** Runs a second on one primary: alone, behind a pooler, with a copy to read from, with hints over Redis. */
const rates = async (primary: PostgresServer, standby: PostgresServer, folder: string): Promise<string[]> => {
  const pooler = await startPgBouncer(primary.url)
  const redis = await startRedis()
  try {
    const replica = { DATABASE_READ_URL: standby.url }
    const setUps: [string, Env][] = [
      ['PostgreSQL alone', { DATABASE_URL: primary.url }],
      ['behind PgBouncer, a transaction at a time', behindPooler(primary, pooler)],
      ['searches at a streaming replica', { DATABASE_URL: primary.url, ...replica }],
      [
        'PgBouncer, replica, hints over Redis',
        { ...behindPooler(primary, pooler), ...replica, REDIS_URL: redis.url },
      ],
    ]
    const measured: [string, Scaled][] = []
    for (const [name, env] of setUps) measured.push([name, await measureScale(envOf(folder, env), WORKERS)])
    const alone = measured[0]?.[1].rate ?? 1
    return [
      '| set-up | runs/s | against alone | event delay p50 | p95 |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...measured.map(
        ([name, { rate, delays }]) =>
          `| ${name} | ${rate.toFixed(1)} | ${(rate / alone).toFixed(2)} × | ${percentile(delays, 0.5)} ms | ${percentile(delays, 0.95)} ms |`,
      ),
    ]
  } finally {
    await redis.stop()
    await pooler.stop()
  }
}

/** The longest time in which no event of any of these runs was written, s. */
const longestSilence = async (pool: Pool, runs: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `select max(extract(epoch from gap))::float8 as seconds
     from (select created_at - lag(created_at) over (order by created_at) as gap
           from run_event where run_id = any($1::uuid[])) as gaps`,
    [runs],
  )
  return rows[0]?.seconds ?? Number.NaN
}

/** The primary is killed in the midst of runs and its standby made the primary behind the same address. */
const failover = async (
  primary: PostgresServer,
  standby: PostgresServer,
  folder: string,
): Promise<string[]> => {
  const front = await startHaproxy([primary.port, standby.port])
  const env = envOf(folder, { DATABASE_URL: front.url })
  const api = await startProduct({ role: 'api', env })
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () => startProduct({ role: 'worker', env })),
  )
  // As the product does: the standby may know a little later what the primary has said.
  const pool = createPool(front.url, { max: 4, statementTimeoutMs: 60_000 })
  try {
    const lanes = openLanes(pool, [await signIn(api.url)], IN_FLIGHT)
    await until('a quarter of the runs', () => lanes.runs.length >= RUNS / 4, 300_000)
    const began = performance.now()
    await primary.kill()
    await standby.promote()
    const promoted = (performance.now() - began) / 1_000
    await until('all runs', () => lanes.runs.length >= RUNS, 300_000)
    await lanes.end()
    const silence = await longestSilence(pool, lanes.runs)
    const again = await attemptsAgain(pool, lanes.runs)
    return [
      `Failover: the primary is killed (\`immediate\`) and its synchronous standby promoted behind HAProxy while ${IN_FLIGHT} runs are under way all the time. ${lanes.runs.length} runs followed to their end and checked, ${again} attempts taken up again, subscribers came back ${lanes.reconnects()} times; the standby was the primary after ${promoted.toFixed(1)} s, and for ${silence.toFixed(1)} s no event of any run was written. **${lanes.faults.length} faults** (what was lost or is there twice, as in \`chaos\`).`,
      ...lanes.faults.slice(0, 20).map((fault) => `- ${fault}`),
    ]
  } finally {
    await Promise.all([api, ...workers].map((product) => product.stop('SIGKILL')))
    await pool.end()
    await front.stop()
  }
}

/** The product on PostgreSQL's own ecosystem, with real servers of Debian's packages. */
export const benchCluster = async (): Promise<string[]> => {
  const absent = lacking('postgresql', 'pgbouncer', 'haproxy', 'redis-server')
  if (absent.length > 0) return [`skipped: of Debian's packages ${absent.join(', ')} are not installed`]
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-cluster-'))
  const primary = await startPostgres(DURABLE)
  const pool = createPool(primary.url, { max: 1 })
  let standby: PostgresServer | undefined
  try {
    await migrateProduct(primary.url)
    // The demo data are loaded by whoever comes first.
    await (await startProduct({ role: 'api', env: envOf(folder, { DATABASE_URL: primary.url }) })).stop()
    standby = await primary.startStandby()
    await pool.query(`alter system set synchronous_standby_names = '*'`)
    await pool.query('select pg_reload_conf()')
    const lines = [
      `${new Date().toISOString().slice(0, 10)}; ${machine()}. PostgreSQL of Debian's package with a synchronous standby, ${WORKERS} workers and 2 APIs; all of them share the machine.`,
      '',
      ...(await rates(primary, standby, folder)),
      '',
      ...(await failover(primary, standby, folder)),
    ]
    writeSection('cluster', lines)
    return lines
  } finally {
    await pool.end()
    await standby?.stop()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
