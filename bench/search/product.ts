import { mkdtempSync, rmSync, chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { DEMO_DATA } from '../../src/dev/demo.ts'
import { startEmbedded } from '../../src/dev/embedded.ts'
import { migrateProduct } from '../../src/compose/product-tables.ts'
import { createPool } from '../../src/store/pool.ts'
import { REFERENCE_VERSION } from '../../src/store/shipped.ts'
import { generateListings } from '../../test/support/many-listings.ts'

export interface Market {
  url: string
  pool: Pool
  folder: string
  close(): Promise<void>
}

/** A server of its own with so many listings; kept in BENCH_SEARCH_DIR for the next run where that is set. */
export const openMarket = async (listings: number): Promise<Market> => {
  const kept = process.env['BENCH_SEARCH_DIR']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'holmesnyangz-search-'))
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ dataDir: folder, log: () => {}, durable: false })
  const pool = createPool(database.url, { max: 2, statementTimeoutMs: 0, log: () => {} })
  const close = async () => {
    await pool.end()
    await database.stop()
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrateProduct(database.url)
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from listing_search')
    if (rows[0]?.count !== listings) {
      await pool.query('truncate real_estate, region cascade')
      const admin = new URL(database.adminUrl)
      admin.pathname = new URL(database.url).pathname
      const fill = createPool(admin.href, { max: 1, statementTimeoutMs: 0, log: () => {} })
      await generateListings(fill, listings).finally(() => fill.end())
    }
    // The product would add its demo data, and bring the whole index up to date for them.
    await pool.query(
      `insert into corpus_version (name, version) values ('demo', $1), ('reference', $2)
       on conflict (name) do update set version = excluded.version`,
      [DEMO_DATA.version, REFERENCE_VERSION],
    )
    return { url: database.url, pool, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}
