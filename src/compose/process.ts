import { flushCompileCache } from 'node:module'
import type { App } from './app.ts'
import { locateDatabase } from './databases.ts'
import type { Role } from '../config/connections.ts'
import { EnvError, readEnv } from '../config/env.ts'
import { createLog, logStream } from '../observe/log.ts'
import { releaseWhenIdle } from './memory.ts'
import { keepResolutions } from './resolutions.ts'
import { welcome } from './welcome.ts'
import { isConnectionLoss } from '../store/connection-loss.ts'
import { SchemaError } from '../store/schema-version.ts'

/** Longer than this a shutdown does not take: the leases decide what becomes of the runs. */
const STOP_MS = 10_000

const roleOf = (argument: string | undefined): Role => {
  if (argument === undefined) return 'all'
  if (argument === 'api' || argument === 'worker') return argument
  throw new EnvError(`unknown role ${argument}: api, worker, or none for both`)
}

const serve = async (argument: string | undefined) => {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL, await logStream(process.stdout, env.NODE_ENV))
  const role = roleOf(argument)

  const starting = Promise.withResolvers<void>()
  const database = locateDatabase(env, (message) => log.info(message), starting.resolve)
  const leaveDatabase = () => database.then((it) => it.stop?.())
  // Who waits for it is told.
  database.catch(() => {})
  let app: App | undefined
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    // A product that is starting may not have come to the database yet.
    const stopped = Promise.resolve(app?.stop()).then(leaveDatabase)
    void stopped.finally(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // graphile-worker 0.18 does not wait for the statement that takes a finished job off the queue. Where the database goes
  // away in that moment nothing is lost: the job stays, and does nothing when it is taken again.
  process.on('unhandledRejection', (error) => {
    if (!isConnectionLoss(error)) throw error
    log.warn({ reason: String(error) }, 'the database went away in the middle of something nobody waits for')
  })

  // The server of the embedded database starts while the product is read: reading stops everything else in this process.
  await Promise.race([starting.promise, database])
  const { buildApp } = await import('./app.ts')
  if (stopping) return
  app = buildApp({
    env,
    log,
    role,
    database,
    onSeedProgress: (step, done, total) => {
      if (done >= total) log.info(`demo data: ${step} ${total}`)
    },
  })
  const { url } = await app.start().catch(async (error: unknown) => {
    // A start that fails may not have come to it either.
    await leaveDatabase()
    if (!stopping) throw error
    return { url: '' }
  })
  if (stopping) return
  // A process that is killed leaves what it compiled and found to the next one, too.
  flushCompileCache()
  keepResolutions()
  releaseWhenIdle({ log: log.child({ part: 'memory' }) })
  if (url !== '' && process.stdout.isTTY) process.stdout.write(welcome(url, env))
}

/** The product in this process: signals and the exit code. */
export const runProcess = async (argument: string | undefined): Promise<void> => {
  try {
    await serve(argument)
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof SchemaError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
