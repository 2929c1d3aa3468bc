import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { inspectTextFile } from '../../sources/text-file.ts'
import { IMPORT_KINDS } from '../import/kinds.ts'
import type { ImportWord } from '../import/kinds.ts'

const importFile = async (pool: Pool, word: ImportWord, path: string): Promise<void> => {
  await IMPORT_KINDS[word].run(pool, await inspectTextFile(path), { onBytes: () => {} })
}

/** The statutes of a folder. */
export const importStatutes = async (pool: Pool, folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.endsWith('.md')) await importFile(pool, 'statutes', join(folder, name))
  }
}

/** What the figures presuppose: all regions of the country and the statutes. */
export const importData = async (pool: Pool, folder: string): Promise<void> => {
  await importFile(pool, 'regions', join(folder, 'regions', 'region_codes.txt'))
  await importStatutes(pool, join(folder, 'statutes'))
}
