import { basename } from 'node:path'
import type { Pool } from 'pg'
import type { ReportedDeal } from '../../domain/deal.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { PropertyType } from '../../domain/property.ts'
import type { SourceRow } from '../../domain/source-row.ts'
import { readDocument, sniffFormat } from '../../sources/document.ts'
import { readFinlife } from '../../sources/finlife.ts'
import { readListings } from '../../sources/listings.ts'
import { parseMolitPages } from '../../sources/molit-api.ts'
import { readMolitCsv } from '../../sources/molit-csv.ts'
import { shippedRules } from '../../compose/shipped.ts'
import { readRegions } from '../../sources/regions.ts'
import { readRules } from '../../sources/rules.ts'
import { parseDrfStatute } from '../../sources/statute-drf.ts'
import { readStatute } from '../../sources/statutes.ts'
import type { TextFile } from '../../sources/text-file.ts'
import type { ImportAccount } from '../../store/import/account.ts'
import { importDeals } from '../../store/import/deals.ts'
import { importListings } from '../../store/import/listings.ts'
import { importLoans } from '../../store/import/loans.ts'
import { importRules } from '../../store/import/rules.ts'
import { importRegions } from '../../store/import/regions.ts'
import { settleRegions } from '../../store/import/settle-regions.ts'
import { importStatute } from '../../store/import/statutes.ts'
import { createRuleCache } from '../../store/rules.ts'
import { inTransaction } from '../../store/transaction-block.ts'

export interface FileOptions {
  propertyType?: PropertyType
  isComplete?: boolean
}

interface ImportOptions extends FileOptions {
  onBytes(bytes: number): void
}

export interface ImportKind {
  /** What the files of a folder must end in to be taken. */
  endings: readonly string[]
  run(pool: Pool, file: TextFile, options: ImportOptions): Promise<ImportAccount>
}

export async function* rowsOf<T>(rows: readonly SourceRow<T>[]): AsyncGenerator<SourceRow<T>> {
  yield* rows
}

/** What became of codes, by the rules in use. */
export const regionBook = async (pool: Pool): Promise<RegionBook> =>
  (await createRuleCache(pool, await shippedRules())()).regions

const importMolit = async (pool: Pool, file: TextFile, options: ImportOptions): Promise<ImportAccount> => {
  const book = await regionBook(pool)
  if ((await sniffFormat(file)) === undefined) return importDeals(pool, readMolitCsv(file, options), { book })
  const { rows, totalCount } = parseMolitPages(await readDocument(file, options.onBytes), options)
  const account = await importDeals(pool, rowsOf<ReportedDeal>(rows), { book })
  const isPart = totalCount !== null && totalCount > rows.length
  const notes = isPart ? [`the file holds ${rows.length} of the ${totalCount} deals that were asked for`] : []
  return { ...account, rowName: 'item', notes: [...account.notes, ...notes] }
}

/** “276291.xml”, “MST276291.json”: the answer itself does not tell which version it is. */
const mstOf = (path: string): string =>
  basename(path).match(/^(?:law_?)?(?:MST[-_=]?)?(\d{4,7})(?=\D)/i)?.[1] ?? ''

const importLaw = async (pool: Pool, file: TextFile): Promise<ImportAccount> => {
  if ((await sniffFormat(file)) === undefined) {
    const { statute, articles } = await readStatute(file)
    return importStatute(pool, statute, articles)
  }
  const { statute, articles } = parseDrfStatute(await readDocument(file), mstOf(file.path))
  return { ...(await importStatute(pool, statute, articles)), rowName: 'article' }
}

const FINLIFE: ImportKind = {
  endings: ['.json', '.xml'],
  run: async (pool, file, { onBytes }) => {
    const { rows, notes } = readFinlife(await readDocument(file, onBytes))
    return importLoans(pool, rows, notes)
  },
}

/** What can be imported, by the word on the command line. */
export const IMPORT_KINDS = {
  regions: {
    endings: ['.txt', '.tsv'],
    run: async (pool, file, { onBytes }) =>
      importRegions(pool, readRegions(file, onBytes), await regionBook(pool)),
  },
  statutes: { endings: ['.md', '.xml', '.json'], run: importLaw },
  molit: { endings: ['.csv', '.xml', '.json'], run: importMolit },
  finlife: FINLIFE,
  loans: FINLIFE,
  rules: {
    endings: ['.yaml', '.yml'],
    run: async (pool, file) => {
      const account = await importRules(pool, await readRules(file), {
        source: basename(file.path),
        shipped: await shippedRules(),
      })
      const book = await regionBook(pool)
      await inTransaction(pool, (client) => settleRegions(client, book))
      return account
    },
  },
  listings: {
    endings: ['.ndjson', '.jsonl', '.json', '.csv'],
    run: async (pool, file, { onBytes, isComplete = false }) =>
      importListings(pool, readListings(file, onBytes), { isComplete, book: await regionBook(pool) }),
  },
} as const satisfies Record<string, ImportKind>
export type ImportWord = keyof typeof IMPORT_KINDS

export const isImportWord = (word: string): word is ImportWord => Object.hasOwn(IMPORT_KINDS, word)
