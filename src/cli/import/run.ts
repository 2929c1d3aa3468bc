import type { Pool } from 'pg'
import { ProviderError, UnreadableFileError } from '../../domain/errors.ts'
import type { ModelConfig } from '../../agent/model/config.ts'
import { modelOf } from '../../config/model-config.ts'
import { embedArticles } from '../../store/law-search/index-articles.ts'
import { openDatabase } from '../database.ts'
import { runCommand } from '../command.ts'
import type { CommandOptions, Output } from '../command.ts'
import { readCommand, USAGE } from './arguments.ts'
import type { ImportCommand } from './arguments.ts'
import { showProgress } from './progress.ts'
import { describeFile, describeTotal } from './summary.ts'
import type { FileResult } from './summary.ts'
import { readTasks } from './tasks.ts'
import type { ImportTask } from './tasks.ts'

interface TaskResult extends FileResult {
  /** Nothing that follows can succeed. */
  isFinal?: boolean
}

/** A file that cannot be read is a result like others: the next file of the folder still gets its turn. */
const runTask = async (pool: Pool, { name, run }: ImportTask, stderr: Output): Promise<TaskResult> => {
  const progress = showProgress(name, stderr)
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
const runAll = async (
  pool: Pool,
  tasks: readonly ImportTask[],
  isLive: boolean,
  console: Console,
  stderr: Output,
): Promise<TaskResult[]> => {
  const results: TaskResult[] = []
  for (const task of tasks) {
    const result =
      isLive && results.at(-1)?.isFinal
        ? { name: task.name, error: 'not tried after that', isFinal: true }
        : await runTask(pool, task, stderr)
    results.push(result)
    if (result.account) console.log(describeFile(result))
    else console.error(describeFile(result))
  }
  return results
}

const isAboutLaw = (command: ImportCommand): boolean =>
  command.source === 'LAW_API' || (command.source === 'FILES' && command.word === 'statutes')

/** After the import, which stands whether or not the model can be reached: a server with its key does what is left. */
const giveVectors = async (pool: Pool, model: ModelConfig, console: Console) => {
  // Dear to read, and seldom wanted.
  const { openOpenAI } = await import('../../agent/openai/provider.ts')
  const { embedder } = openOpenAI(model)
  try {
    console.log(`${await embedArticles(pool, embedder)} articles were given vectors by ${embedder.name}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`vectors of ${embedder.name} are missing, and made when a server starts: ${reason}`)
  }
}

export const runImport = (options: CommandOptions): Promise<number> =>
  runCommand(
    options,
    USAGE,
    (error) => error instanceof UnreadableFileError,
    async (console) => {
      const command = readCommand(options.args)
      if (command === undefined) {
        console.log(USAGE)
        return 0
      }
      const env = options.env()
      const tasksOn = await readTasks(command, env)
      const database = await openDatabase(env, (message) => console.error(message))
      const interrupt = () => void database.abandon().finally(() => process.exit(130))
      process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
      try {
        const { pool } = database
        const isLive = command.source !== 'FILES'
        const results = await runAll(pool, await tasksOn(pool), isLive, console, options.stderr)
        if (results.length > 1) console.log(describeTotal(results))
        const model = modelOf(env)
        if (model && isAboutLaw(command)) await giveVectors(pool, model, console)
        return results.every(({ account }) => account) ? 0 : 1
      } finally {
        process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
        await database.close()
      }
    },
  )
