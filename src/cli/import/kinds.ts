import type { Pool } from 'pg'
import type { PropertyType } from '../../domain/property.ts'
import { readMolitCsv } from '../../sources/molit-csv.ts'
import { readRegions } from '../../sources/regions.ts'
import { readStatute } from '../../sources/statutes.ts'
import type { TextFile } from '../../sources/text-file.ts'
import type { ImportAccount } from '../../store/import/account.ts'
import { importDeals } from '../../store/import/deals.ts'
import { importRegions } from '../../store/import/regions.ts'
import { importStatute } from '../../store/import/statutes.ts'

interface ImportOptions {
  propertyType?: PropertyType
  onBytes(bytes: number): void
}

export interface ImportKind {
  /** What the files of a folder must end in to be taken. */
  endings: readonly string[]
  run(pool: Pool, file: TextFile, options: ImportOptions): Promise<ImportAccount>
}

/** What can be imported, by the word on the command line. */
export const IMPORT_KINDS: Readonly<Record<string, ImportKind>> = {
  regions: {
    endings: ['.txt', '.tsv'],
    run: (pool, file, { onBytes }) => importRegions(pool, readRegions(file, onBytes)),
  },
  statutes: {
    endings: ['.md'],
    run: async (pool, file) => {
      const { statute, articles } = await readStatute(file)
      return importStatute(pool, statute, articles)
    },
  },
  molit: {
    endings: ['.csv'],
    run: (pool, file, options) => importDeals(pool, readMolitCsv(file, options)),
  },
}
