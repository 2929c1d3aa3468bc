import type { Pool } from 'pg'
import { ProviderError, UnreadableFileError } from '../domain/errors.ts'
import type { ModelConfig } from '../agent/model/config.ts'
import { EnvError, readEnv } from '../config/env.ts'
import { modelOf } from '../config/model-config.ts'
import { embedArticles } from '../store/law-search/index-articles.ts'
import { openDatabase } from './database.ts'
import { readCommand, USAGE, UsageError } from './import/arguments.ts'
import type { ImportCommand } from './import/arguments.ts'
import { showProgress } from './import/progress.ts'
import { describeFile, describeTotal } from './import/summary.ts'
import type { FileResult } from './import/summary.ts'
import { readTasks } from './import/tasks.ts'
import type { ImportTask } from './import/tasks.ts'

interface TaskResult extends FileResult {
  /** Nothing that follows can succeed. */
  isFinal?: boolean
}

/** A file that cannot be read is a result like others: the next file of the folder still gets its turn. */
const runTask = async (pool: Pool, { name, run }: ImportTask): Promise<TaskResult> => {
  const progress = showProgress(name, process.stderr)
  try {
    return { name, account: await run(pool, progress.report) }
  } catch (error) {
    if (error instanceof UnreadableFileError) return { name, error: error.message }
    if (error instanceof ProviderError) return { name, error: error.message, isFinal: error.isFinal }
    throw error
  } finally {
    progress.finish()
  }
}

/** What a service refuses for good it refuses for all; an error that was saved as a file is that file's alone. */
const runAll = async (pool: Pool, tasks: readonly ImportTask[], isLive: boolean): Promise<TaskResult[]> => {
  const results: TaskResult[] = []
  for (const task of tasks) {
    const result =
      isLive && results.at(-1)?.isFinal
        ? { name: task.name, error: 'not tried after that', isFinal: true }
        : await runTask(pool, task)
    results.push(result)
    if (result.account) console.log(describeFile(result))
    else console.error(describeFile(result))
  }
  return results
}

const isAboutLaw = (command: ImportCommand): boolean =>
  command.source === 'LAW_API' || (command.source === 'FILES' && command.word === 'statutes')

/** After the import, which stands whether or not the model can be reached: a server with its key does what is left. */
const giveVectors = async (pool: Pool, model: ModelConfig) => {
  // Dear to read, and seldom wanted.
  const { openOpenAI } = await import('../agent/openai/provider.ts')
  const { embedder } = openOpenAI(model)
  try {
    console.log(`${await embedArticles(pool, embedder)} articles were given vectors by ${embedder.name}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`vectors of ${embedder.name} are missing, and made when a server starts: ${reason}`)
  }
}

const main = async (): Promise<number> => {
  const command = readCommand(process.argv.slice(2))
  if (command === undefined) {
    console.log(USAGE)
    return 0
  }
  const env = readEnv()
  const tasksOn = await readTasks(command, env)
  const database = await openDatabase(env, (message) => console.error(message))
  const interrupt = () => void database.abandon().finally(() => process.exit(130))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const results = await runAll(database.pool, await tasksOn(database.pool), command.source !== 'FILES')
    if (results.length > 1) console.log(describeTotal(results))
    const model = modelOf(env)
    if (model && isAboutLaw(command)) await giveVectors(database.pool, model)
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
