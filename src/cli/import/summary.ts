import type { ImportAccount } from '../../store/import/account.ts'

export interface FileResult {
  name: string
  /** Undefined where the file could not be read at all; `error` then tells why. */
  account?: ImportAccount
  error?: string
}

const COUNTS = ['read', 'inserted', 'updated', 'unchanged', 'skipped'] as const

const number = (value: number) => value.toLocaleString('en-US')
const countsOf = (account: Pick<ImportAccount, (typeof COUNTS)[number]>) =>
  COUNTS.map((name) => `${number(account[name])} ${name}`).join(', ')

/** What became of a file, for people: every row is accounted for, read = inserted + updated + unchanged + skipped. */
export const describeFile = ({ name, account, error }: FileResult): string => {
  if (account === undefined) return `${name}: not imported: ${error}`
  const unlisted = account.skipped - account.problems.length
  return [
    `${name}: ${countsOf(account)}`,
    ...account.problems.map(({ line, problem }) => `  ${account.rowName} ${line}: skipped: ${problem}`),
    ...(account.problems.length > 0 && unlisted > 0 ? [`  … and ${number(unlisted)} more skipped`] : []),
    ...account.notes.map((note) => `  ${note}`),
  ].join('\n')
}

export const describeTotal = (results: readonly FileResult[]): string => {
  const total = { read: 0, inserted: 0, updated: 0, unchanged: 0, skipped: 0 }
  for (const { account } of results) for (const name of COUNTS) total[name] += account?.[name] ?? 0
  const failed = results.filter(({ account }) => account === undefined).length
  return `total of ${results.length} files: ${countsOf(total)}${failed > 0 ? `; ${failed} files not imported` : ''}`
}
