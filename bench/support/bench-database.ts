import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateProduct } from '../../src/product-tables.ts'
import { startEmbedded } from '../../src/dev/embedded.ts'

export interface BenchDatabase {
  /** What makes processes of the product one product on this database. */
  env: Record<string, string>
  url: string
  dataDir: string
  close(): Promise<void>
}

/** A durable PostgreSQL of its own; the first process of the product loads the demo data. BENCH_DATA_DIR keeps one. */
export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const kept = process.env['BENCH_DATA_DIR']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'holmesnyangz-bench-'))
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ dataDir: folder, log: () => {} })
  await migrateProduct(database.url)
  return {
    url: database.url,
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
