import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { migrateProduct } from '../../src/compose/product-tables.ts'
import { startEmbedded } from '../../src/dev/embedded.ts'
import type { EmbeddedDatabase } from '../../src/dev/embedded.ts'

export interface BenchDatabase {
  /** What makes processes of the product one product on this database. */
  env: Record<string, string>
  url: string
  /** The same database, as who may see what the server counts. */
  adminUrl: string
  /** Of the server's first process. */
  pid: number
  dataDir: string
  close(): Promise<void>
}

interface Wanted {
  /** Whose migrations are made; this checkout's when left out. */
  root?: string
  /** Whether the server counts statements. */
  counts?: boolean
}

const readPid = (folder: string): number =>
  z.object({ pid: z.int() }).parse(JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8'))).pid

/** The product's database, as who may see what the server counts. */
const watching = ({ adminUrl, url }: EmbeddedDatabase): string => {
  const watched = new URL(adminUrl)
  watched.pathname = new URL(url).pathname
  return watched.href
}

/** Such a server only counts once it was started anew. */
const startCounting = async (database: EmbeddedDatabase, again: () => Promise<EmbeddedDatabase>) => {
  const ask = async (url: string, statement: string) => {
    const client = new Client(url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(database.adminUrl, `alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await database.stop()
  const counting = await again()
  await ask(watching(counting), 'create extension if not exists pg_stat_statements')
  return counting
}

/** A durable PostgreSQL of its own; the first process of the product loads the demo data. BENCH_DATA_DIR keeps one. */
export const openBenchDatabase = async ({ root, counts }: Wanted = {}): Promise<BenchDatabase> => {
  const kept = process.env['BENCH_DATA_DIR']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'holmesnyangz-bench-'))
  chmodSync(folder, 0o755)
  const start = () => startEmbedded({ dataDir: folder, log: () => {} })
  const started = await start()
  const database = counts ? await startCounting(started, start) : started
  if (root === undefined) await migrateProduct(database.url)
  else
    await promisify(execFile)(process.execPath, ['src/cli/migrate.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url },
    })
  return {
    url: database.url,
    adminUrl: watching(database),
    pid: readPid(folder),
    dataDir: folder,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      RUNS_PER_DAY: 'none',
      TOKENS_PER_DAY: 'none',
      SIGN_UPS_PER_HOUR: '1000000',
    },
    async close() {
      await database.stop()
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
