import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { UnreadableFileError } from '../domain/errors.ts'
import type { PropertyType } from '../domain/property.ts'
import { EnvError, readEnv } from '../env.ts'
import { REPORTED_TYPES } from '../sources/molit-columns.ts'
import { inspectTextFile } from '../sources/text-file.ts'
import { openDatabase } from './database.ts'
import { IMPORT_KINDS } from './import/kinds.ts'
import type { ImportKind } from './import/kinds.ts'
import { showProgress } from './import/progress.ts'
import { describeFile, describeTotal } from './import/summary.ts'
import type { FileResult } from './import/summary.ts'

const USAGE = `usage: npm run import -- regions|statutes|molit FILE_OR_FOLDER… [--type ${REPORTED_TYPES.join('|')}]

  regions    the full list of 법정동코드 (TAB separated text)
  statutes   laws as Markdown with front matter, a file a law
  molit      실거래가 downloads of rt.molit.go.kr (CSV, sales and leases of homes)
  --type     the kind of home of a molit file that does not tell it

Files may be in UTF-8 or CP949. Importing a file again changes nothing; a file that cannot be read changes nothing.
Goes to the database of DATABASE_URL or DATA_DIR, also beside a running server, which then answers from the new data.`

class UsageError extends Error {}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { type: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  })
  const [word = '', ...paths] = positionals
  return { ...values, word, paths }
}

const isReportedType = (text: string): text is (typeof REPORTED_TYPES)[number] =>
  REPORTED_TYPES.some((type) => type === text)

const filesOf = async (path: string, endings: readonly string[]): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new UnreadableFileError(`${path} does not exist or cannot be entered`)
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) =>
    endings.some((ending) => name.toLowerCase().endsWith(ending)),
  )
  if (names.length === 0)
    throw new UnreadableFileError(`${path} holds no file that ends in ${endings.join(' or ')}`)
  return names.toSorted().map((name) => join(path, name))
}

const readCommand = () => {
  const options = readArguments()
  if (options.help) return undefined
  const kind = Object.hasOwn(IMPORT_KINDS, options.word) ? IMPORT_KINDS[options.word] : undefined
  if (kind === undefined)
    throw new UsageError(`“${options.word}” is none of ${Object.keys(IMPORT_KINDS).join(', ')}`)
  if (options.paths.length === 0) throw new UsageError('a file or folder is missing')
  const type = options.type?.toUpperCase()
  if (type === undefined) return { kind, paths: options.paths, choice: {} }
  if (options.word !== 'molit') throw new UsageError('--type is for molit files only')
  if (!isReportedType(type)) throw new UsageError(`--type must be one of ${REPORTED_TYPES.join(', ')}`)
  return { kind, paths: options.paths, choice: { propertyType: type } }
}

/** A file that cannot be read is a result like others: the next file of the folder still gets its turn. */
const importFile = async (
  pool: Pool,
  path: string,
  kind: ImportKind,
  choice: { propertyType?: PropertyType },
): Promise<FileResult> => {
  const name = basename(path)
  try {
    const file = await inspectTextFile(path)
    const progress = showProgress(name, file.size, process.stderr)
    try {
      const account = await kind.run(pool, file, { ...choice, onBytes: progress.report })
      progress.report(file.size)
      return { name, account }
    } finally {
      progress.finish()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return { name, error: error.message }
  }
}

const main = async (): Promise<number> => {
  const command = readCommand()
  if (command === undefined) {
    console.log(USAGE)
    return 0
  }
  const { kind, choice } = command
  const paths = (await Promise.all(command.paths.map((path) => filesOf(path, kind.endings)))).flat()
  const database = await openDatabase(readEnv(), (message) => console.error(message))
  const interrupt = () => void database.abandon().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const results: FileResult[] = []
    for (const path of paths) {
      const result = await importFile(database.pool, path, kind, choice)
      results.push(result)
      if (result.account) console.log(describeFile(result))
      else console.error(describeFile(result))
    }
    if (results.length > 1) console.log(describeTotal(results))
    return results.every(({ account }) => account) ? 0 : 1
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    await database.close()
  }
}

const isArgumentError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

try {
  process.exitCode = await main()
} catch (error) {
  if (isArgumentError(error)) {
    console.error(`${error.message}\n\n${USAGE}`)
    process.exitCode = 2
  } else {
    // An environment or path that does not hold is the operator's; anything else is a bug, or the database's, and shows where.
    console.error(error instanceof EnvError || error instanceof UnreadableFileError ? error.message : error)
    process.exitCode = 1
  }
}
