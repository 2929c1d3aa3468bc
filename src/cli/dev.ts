import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EnvError, readEnv } from '../config/env.ts'
import { createLog, logStream } from '../observe/log.ts'
import { startEmbedded } from '../compose/development.ts'

/** What an editor writes in one go is one change. */
const SETTLE_MS = 50
/** A server that has not stopped by then is killed: what it carried is taken up again by the next one. */
const STOP_MS = 3_000

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What the server reads when it starts; the rest (notes, what editors leave for a moment) changes nothing. */
const isRead = (file: string): boolean =>
  /\.(ts|json|ya?ml|tsv|csv|md|graphql)$/.test(file) && !/(^|[\\/])\./.test(file)

const env = readEnv()
const log = createLog(env.LOG_LEVEL, await logStream(process.stdout, env.NODE_ENV)).child({ part: 'dev' })

/**
 * `npm start` that starts anew when a file of `src/` changes. This process holds the embedded database, so that it is there
 * before the first server and after the last; a server that ends by itself (a file that does not parse) is started at the
 * next change.
 */
const dev = async () => {
  const database =
    env.DATABASE_URL === undefined
      ? await startEmbedded({ dataDir: env.DATA_DIR, log: (message) => log.info(message) })
      : undefined
  let server: ChildProcess | undefined
  let isStopping = false

  const start = () => {
    const child = spawn(process.execPath, [...process.execArgv, 'src/main.ts'], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    server = child
    child.once('exit', (code, signal) => {
      if (server !== child) return
      server = undefined
      if (!isStopping)
        log.warn(`the server ended with ${signal ?? code}; it starts again when a file changes`)
    })
  }
  const stop = async () => {
    const child = server
    server = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(killing)
  }

  /** One restart at a time; what changes meanwhile is another one after it. */
  let restarting = Promise.resolve()
  const restart = (file: string) => {
    restarting = restarting.then(async () => {
      if (isStopping) return
      log.info(`src/${file} has changed`)
      await stop()
      if (!isStopping) start()
    })
  }
  let settling: NodeJS.Timeout | undefined
  const watcher = watch(`${ROOT}src`, { recursive: true }, (_event, file) => {
    if (file === null || !isRead(file)) return
    clearTimeout(settling)
    settling = setTimeout(() => restart(file), SETTLE_MS)
  })

  const end = async () => {
    if (isStopping) return
    isStopping = true
    watcher.close()
    clearTimeout(settling)
    await restarting
    await stop()
    await database?.stop()
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
  start()
}

try {
  await dev()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
