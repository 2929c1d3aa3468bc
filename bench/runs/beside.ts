import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { signInMany } from '../support/client.ts'
import { openBenchDatabase } from '../support/bench-database.ts'
import { percentile } from '../support/figures.ts'
import { QUESTIONS, rateOf, runOnce } from './load.ts'
import { processorMs, startProduct } from '../../test/support/process.ts'

const WARM_UP = 48
const ALONE = Number(process.env['ALONE'] ?? 160)
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const TOGETHER = 100
const USERS = 20

/** What a server and its PostgreSQL have done so far. */
interface Spent {
  server: number
  postgres: number
  statements: number
  transactions: number
  wal: number
}
const KINDS = ['server', 'postgres', 'statements', 'transactions', 'wal'] as const

const parentOf = (pid: string): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It ended while we looked.
    return undefined
  }
}

/** What a server of PostgreSQL has used of processors, with the backends that live and those that ended, ms. */
const treeMs = (postmaster: number): number => {
  const fields = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ended = (Number(fields[13]) + Number(fields[14])) * 10
  const living = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
  return processorMs(postmaster) + ended + living.reduce((sum, pid) => sum + processorMs(Number(pid)), 0)
}

/** A release of the product on a database of its own, which counts what is asked of it. */
const open = async (root: string | undefined) => {
  const database = await openBenchDatabase({ counts: true, ...(root !== undefined && { root }) })
  const pool = new Pool({ connectionString: database.adminUrl, max: 1 })
  const product = await startProduct({ env: database.env, ...(root !== undefined && { root }) })
  const users = (await signInMany(product.url, USERS)).map((guest) => ({ guest, socket: guest.socket() }))
  return {
    once(index: number) {
      const user = users[index % users.length]
      if (user === undefined) throw new Error('there are users')
      return runOnce(user.guest, user.socket, index)
    },
    async spent(): Promise<Spent> {
      const { rows } = await pool.query<{
        statements: number
        transactions: number
        wal: number
      }>(`select
        (select sum(calls)::float8 from pg_stat_statements) as statements,
        (select xact_commit::float8 from pg_stat_database where datname = current_database()) as transactions,
        (pg_current_wal_lsn() - '0/0')::float8 as wal`)
      const [counted = { statements: 0, transactions: 0, wal: 0 }] = rows
      return { server: processorMs(product.pid), postgres: treeMs(database.pid), ...counted }
    },
    statements: async () =>
      (
        await pool.query<{ calls: number; query: string; ms: number }>(
          `select calls::float8, query, total_exec_time as ms from pg_stat_statements order by calls desc limit 60`,
        )
      ).rows,
    async close() {
      await Promise.all(users.map(({ socket }) => socket.dispose()))
      await product.stop()
      await pool.end()
      await database.close()
    },
  }
}

const minus = (after: Spent, before: Spent): Spent => {
  const difference = { ...after }
  for (const kind of KINDS) difference[kind] -= before[kind]
  return difference
}

const median = (values: readonly number[]): number => percentile(values, 0.5)

/**
 * This checkout beside another one (`BEFORE=/path/to/checkout`, with its dependencies installed): two servers, each with a
 * database of its own. Runs alone in turns, then rounds of a hundred in turns, so that what else the machine does meets both.
 */
export const benchBeside = async (before: string): Promise<string[]> => {
  const root = resolve(before)
  const { stdout: commit } = await promisify(execFile)('git', ['-C', root, 'log', '-1', '--format=%h'])
  const sides = [await open(root), await open(undefined)]
  try {
    for (let index = 0; index < WARM_UP; index++) for (const side of sides) await side.once(index)
    const alone: number[][] = sides.map(() => [])
    const first: number[][] = sides.map(() => [])
    for (let index = 0; index < ALONE; index++)
      for (const [at, side] of sides.entries()) {
        const timed = await side.once(index)
        alone[at]?.push(timed.total)
        first[at]?.push(timed.first)
      }
    // Code that has not met its load yet is still being compiled.
    for (const side of sides) await rateOf(TOGETHER, side.once)
    const rounds: Spent[][] = sides.map(() => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, side] of sides.entries()) {
        const start = await side.spent()
        await rateOf(TOGETHER, side.once)
        rounds[at]?.push(minus(await side.spent(), start))
      }
    if (process.env['STATEMENTS'])
      for (const side of sides) {
        const all = await side.statements()
        for (const { calls, ms, query } of all)
          console.error(`${calls} ${ms.toFixed(0)} ms ${query.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
        console.error('—')
      }
    const told = (kind: keyof Spent) =>
      rounds.map((all) => median(all.map((spent) => spent[kind])) / TOGETHER)
    const row = (name: string, values: readonly number[], digits = 1) =>
      `| ${name} | ${values.map((value) => value.toFixed(digits)).join(' | ')} | ${((values[1] ?? 0) / (values[0] ?? 0)).toFixed(2)} × |`
    return [
      `Beside ${commit.trim()}, runs in turns: ${ALONE} alone, ${ROUNDS} rounds of ${TOGETHER} at once, medians.`,
      '',
      `| a run | ${commit.trim()} | now | |`,
      '| --- | ---: | ---: | ---: |',
      row('alone, p50, ms', alone.map(median)),
      ...QUESTIONS.map((question, at) =>
        row(
          `${question}`,
          alone.map((all) => median(all.filter((_, index) => index % QUESTIONS.length === at))),
        ),
      ),
      row('first event, p50, ms', first.map(median)),
      row('processor time of the server, ms', told('server')),
      row('processor time of PostgreSQL, ms', told('postgres')),
      row('statements', told('statements')),
      row('transactions', told('transactions')),
      row(
        'written ahead (WAL), KiB',
        told('wal').map((bytes) => bytes / 1024),
      ),
    ]
  } finally {
    for (const side of sides) await side.close()
  }
}
