import type { SourceRow } from '../../domain/source-row.ts'
import { isProblem } from '../../domain/source-row.ts'
import type { Retired } from '../retire-demo.ts'

/** What became of every row of a file: read = inserted + updated + unchanged + skipped. */
export interface ImportAccount {
  read: number
  inserted: number
  updated: number
  unchanged: number
  skipped: number
  /** What a row is called, and its number in `problems`: a line of a text file, an item of a document. */
  rowName: string
  /** The first skipped rows with their reasons; `skipped` counts them all. */
  problems: { line: number; problem: string }[]
  /** What else was changed because of the rows. */
  notes: string[]
}

/** More reasons than this nobody reads, and a file of another country's cities would fill the memory with them. */
const KEPT_PROBLEMS = 20

export const createAccount = (rowName = 'line'): ImportAccount => ({
  rowName,
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  problems: [],
  notes: [],
})

export const skipRow = (account: ImportAccount, line: number, problem: string, rows = 1): void => {
  account.skipped += rows
  if (account.problems.length < KEPT_PROBLEMS) account.problems.push({ line, problem })
}

/** Counts rows that were handed to the database, of which it inserted and updated some and found the rest unchanged. */
export const countWritten = (
  account: ImportAccount,
  rows: number,
  written: { inserted: number; updated: number },
): void => {
  account.inserted += written.inserted
  account.updated += written.updated
  account.unchanged += rows - written.inserted - written.updated
}

const RETIRED = { LISTING: 'listings', DEAL: 'deals' } as const

/** Says which invented rows have gone because of real ones. */
export const tellRetired = (account: ImportAccount, retired: readonly Retired[]): void => {
  for (const { count, kind, sigunguName } of retired)
    account.notes.push(
      `${count} invented ${RETIRED[kind]} were removed, now that real ones are known: ${sigunguName}`,
    )
}

export const hasChanged = (account: ImportAccount): boolean => account.inserted + account.updated > 0

/** The readable rows in batches; every row is counted as read, unreadable ones as skipped. */
export async function* readBatches<T>(
  rows: AsyncIterable<SourceRow<T>>,
  account: ImportAccount,
  size: number,
): AsyncGenerator<{ line: number; value: T }[]> {
  let batch: { line: number; value: T }[] = []
  for await (const row of rows) {
    account.read += 1
    if (isProblem(row)) {
      skipRow(account, row.line, row.problem)
      continue
    }
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
