import type { Pool, PoolClient } from 'pg'
import { NO_CHANGES } from '../../domain/region-book.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { RegionRecord } from '../../domain/region.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { bumpCorpusVersion } from '../corpus-version.ts'
import { Region } from '../entities/region.ts'
import { inTransaction } from '../transaction-block.ts'
import { countsOf, upsertMany } from '../upsert.ts'
import type { Written } from '../upsert.ts'
import { countWritten, createAccount, hasChanged, readBatches, skipRow } from './account.ts'
import type { ImportAccount } from './account.ts'
import { linkParents } from './link-parents.ts'
import { isInForce, settleRegions } from './settle-regions.ts'

const BATCH = 2000

/**
 * Takes over the whole list or nothing. Coordinates are kept; regions that the list lacks stay as they are. What a list of an
 * earlier day has as in force and changes replaced since is taken over as former, with what took its place.
 */
export const importRegions = (
  pool: Pool,
  rows: AsyncIterable<SourceRow<RegionRecord>>,
  book: RegionBook = NO_CHANGES,
): Promise<ImportAccount> =>
  inTransaction(pool, async (client) => {
    const account = createAccount()
    const seen = new Set<string>()
    const ended: RegionRecord[] = []
    for await (const batch of readBatches(rows, account, BATCH)) {
      const regions: RegionRecord[] = []
      for (const { line, value } of batch) {
        if (seen.has(value.code)) skipRow(account, line, `the code ${value.code} stands in the file twice`)
        else if (value.isActive && !isInForce(value.code, book)) {
          // A list of before the change that ended it.
          ended.push(value)
          regions.push({ ...value, isActive: false })
        } else regions.push(value)
        seen.add(value.code)
      }
      countWritten(account, regions.length, countsOf(await upsertRegions(client, regions)))
    }
    const linked = await linkParents(client)
    const settled = await settleRegions(client, book, ended)
    if (settled.added > 0) {
      account.notes.push(`${settled.added} regions were added that took the place of former ones in the list`)
    }
    if (linked > 0 || settled.ended > 0 || hasChanged(account)) await bumpCorpusVersion(client, 'regions')
    return account
  })

const upsertRegions = (client: PoolClient, regions: readonly RegionRecord[]): Promise<Written> =>
  upsertMany(
    client,
    Region,
    regions.map(({ code, name, fullName, level, isActive }) => ({ code, name, fullName, level, isActive })),
    { key: ['code'] },
  )
