import type { Pool, PoolClient } from 'pg'
import { bumpCorpusVersion } from './corpus-version.ts'
import { now, statement } from './db.ts'
import type { Given } from './db.ts'
import { koreanDay } from '../domain/day.ts'
import { lawDigests } from './reference/law.ts'
import { loadLaws } from './reference/load-laws.ts'
import { insertMissingRegions, upsertRegions } from './reference/load-regions.ts'
import { formerRegions, shippedRegions } from './reference/regions.ts'
import { retireAll } from './retire-demo.ts'
import { inTransaction, takeTurn } from './transaction-block.ts'

/**
 * Of what is true of the world (places, digests of laws) and always there. To be raised whenever the data or the way they are
 * stored change: the next start then loads them anew.
 */
export const REFERENCE_VERSION = '2'

/** Invented homes, listings, deals and loans, and how they get into the database. */
export interface DemoData {
  version: string
  load(client: PoolClient, options: LoadOptions): Promise<Partial<LoadSummary>>
}

export interface LoadOptions {
  /** Null: none are wanted, and those that are there are deleted. */
  demo: DemoData | null
  /** The day as of which the demo market is made. */
  today: Date
  onProgress(step: string, done: number, total: number): void
}

export interface LoadSummary {
  /** False: these versions were there already and nothing was done. */
  loaded: boolean
  regions: number
  properties: number
  listings: number
  deals: number
  articles: number
  loanProducts: number
  trustScores: number
  /** Invented listings and deals that were deleted, because they are not wanted. */
  retired: number
}

const NOTHING: LoadSummary = {
  loaded: false,
  regions: 0,
  properties: 0,
  listings: 0,
  deals: 0,
  articles: 0,
  loanProducts: 0,
  trustScores: 0,
  retired: 0,
}

type Shipped = 'reference' | 'demo'

const loaded = statement('shipped.loaded', (db, given: Given<{ name: Shipped }>) =>
  db.selectFrom('CorpusVersion').select('version').where('name', '=', given.name),
)
const loadedVersion = async (client: PoolClient, name: Shipped): Promise<string | null> =>
  (await loaded.first(client, { name }))?.version ?? null

const keep = statement('shipped.keep', (db, given: Given<{ name: Shipped; version: string }>) =>
  db
    .insertInto('CorpusVersion')
    .values({ name: given.name, version: given.version })
    .onConflict((former) =>
      former.column('name').doUpdateSet({ version: (of) => of.ref('excluded.version'), updatedAt: now }),
    ),
)

const drop = statement('shipped.drop', (db, given: Given<{ name: Shipped }>) =>
  db.deleteFrom('CorpusVersion').where('name', '=', given.name),
)

/**
 * Puts what the product brings along into the database, all or nothing, once per version: reference data always, demo data
 * where they are wanted; where they are not, those that are there are deleted. Rows are found again by their natural keys, so
 * ids that users refer to survive a new version; imported rows are never touched. Processes that start together take turns,
 * and the later ones find it done.
 */
export const loadShipped = (pool: Pool, options: LoadOptions): Promise<LoadSummary> =>
  inTransaction(pool, async (client) => {
    // Loading takes longer than the few seconds that a pool allows a statement, and so may waiting for another loader.
    // Medians over all deals sort in memory, and compiling statements that run once costs more than it gains.
    await client.query("set local statement_timeout = 0; set local work_mem = '64MB'; set local jit = off")
    await takeTurn(client, 'demo data')
    const reference = await loadedVersion(client, 'reference')
    const demo = await loadedVersion(client, 'demo')
    return {
      ...NOTHING,
      ...(reference === REFERENCE_VERSION ? {} : await loadReference(client, options)),
      ...(options.demo !== null && demo !== options.demo.version
        ? await loadDemo(client, options.demo, options)
        : {}),
      ...(options.demo === null && demo !== null ? await dropDemo(client, options) : {}),
    }
  })

type Loaded = Partial<LoadSummary>

export const stepOf =
  ({ onProgress }: LoadOptions) =>
  (name: string, total: number) =>
  (done: number): void =>
    onProgress(name, done, total)

const loadReference = async (client: PoolClient, options: LoadOptions): Promise<Loaded> => {
  const regions = shippedRegions()
  await upsertRegions(client, regions, stepOf(options)('지역', regions.length))
  await insertMissingRegions(client, formerRegions(), { isActive: false })
  const articles = await loadLaws(client, lawDigests(), REFERENCE_VERSION, (done, total) =>
    options.onProgress('법령', done, total),
  )
  await client.query('analyze region, legal_article')
  for (const corpus of ['regions', 'law'] as const) await bumpCorpusVersion(client, corpus)
  await keep.run(client, { name: 'reference', version: REFERENCE_VERSION })
  return { loaded: true, regions: regions.length, articles }
}

const dropDemo = async (client: PoolClient, { today }: LoadOptions): Promise<Loaded> => {
  const retired = await retireAll(client, koreanDay(today))
  await drop.run(client, { name: 'demo' })
  return { retired }
}

const loadDemo = async (client: PoolClient, demo: DemoData, options: LoadOptions): Promise<Loaded> => {
  const summary = await demo.load(client, options)
  await keep.run(client, { name: 'demo', version: demo.version })
  return { loaded: true, ...summary }
}
