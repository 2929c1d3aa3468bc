import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { migrateProduct } from '../../src/product-tables.ts'
import { createPool } from '../../src/store/pool.ts'

/** Servers before 18 as Debian installs them: the embedded one is newer, and what it can do they cannot. */
const [bin] = globSync('/usr/lib/postgresql/1[567]/bin/initdb').map(dirname)
const run = promisify(execFile)

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** A server does not run as root: Debian's user of that name does it there. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const startOldServer = async (from: string): Promise<string> => {
  const as = { ...owner(), cwd: '/' }
  const folder = await mkdtemp(join(tmpdir(), 'old-server-'))
  if (as.uid !== undefined) await chown(folder, as.uid, as.gid ?? as.uid)
  const data = join(folder, 'data')
  const port = await freePort()
  await run(`${from}/initdb`, ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'], as)
  const options = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1 -c fsync=off`
  await run(`${from}/pg_ctl`, ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'], as)
  onTestFinished(async () => {
    await run(`${from}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], as)
    await rm(folder, { recursive: true, force: true })
  })
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

test.skipIf(bin === undefined)(
  'a database on a server before PostgreSQL 18 (skipped where Debian’s is not installed) is migrated again, and forgets statistics of words',
  async () => {
    const url = await startOldServer(bin ?? '')
    await migrateProduct(url)
    const pool = createPool(url, { max: 2 })
    onTestFinished(() => pool.end())
    const kept = async () => {
      const { rows } = await pool.query<{ name: string }>(
        `select attname as name from pg_stats where tablename = 'saved_search' and attname in ('name', 'filter', 'query_text')`,
      )
      return rows.length
    }
    const triggers = async () => {
      const { rows } = await pool.query<{ triggers: string[] }>(
        `select array_agg(pg_get_triggerdef(oid) order by tgname) as triggers from pg_trigger
         where tgrelid = 'saved_search'::regclass and not tgisinternal`,
      )
      // How it groups what is joined by OR is the server's own.
      return rows[0]?.triggers.map((it) => it.replaceAll(/[()]/g, ''))
    }
    // As a release left it that kept statistics of these.
    await pool.query(`set session_replication_role = replica;
      insert into saved_search (id, user_id, name, filter, query_text)
        select gen_random_uuid(), gen_random_uuid(), 'name ' || n % 5, '{}', 'text ' || n from generate_series(1, 500) n;
      alter table saved_search alter column name set statistics -1, alter column filter set statistics -1,
        alter column query_text set statistics -1;
      analyze saved_search`)
    const before = await triggers()
    expect(await kept()).toBe(3)
    await migrateProduct(url)
    expect(await kept()).toBe(0)
    expect(await triggers()).toEqual(before)
  },
  120_000,
)
