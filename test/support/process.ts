import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The arguments of `npm start`, as package.json has them. */
const ARGUMENTS = z
  .object({ scripts: z.object({ start: z.string().startsWith('node ') }) })
  .parse(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')))
  .scripts.start.split(' ')
  .slice(1)

export interface ProductProcess {
  /** The GraphQL endpoint; empty for a worker. */
  url: string
  pid: number
  /** Whether it ended, by whatever cause. */
  hasEnded(): boolean
  signal(signal: NodeJS.Signals): void
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

export interface ProductOptions {
  /** Both roles in one process when left out. */
  role?: 'api' | 'worker'
  /** Where its files are; this checkout when left out. */
  root?: string
  env: Record<string, string>
  onLog?: (line: string) => void
}

const READY = /"msg":"(?:ready: (?<url>\S+)|worker is ready)"/
const KEPT = 20_000

/** The product as operators run it, in a process of its own; resolves when its ready line is logged. */
export const startProduct = ({ role, root = ROOT, env, onLog }: ProductOptions): Promise<ProductProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...ARGUMENTS, ...(role ? [role] : [])], {
      cwd: root,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    // Nothing that a test or a benchmark starts outlives it; Vitest ends its workers by a signal, after which there is no `exit`.
    const end = () => child.kill('SIGKILL')
    const endBySignal = () => {
      end()
      process.kill(process.pid, 'SIGTERM')
    }
    process.once('exit', end)
    process.once('SIGTERM', endBySignal)
    child.once('exit', () => process.off('exit', end).off('SIGTERM', endBySignal))

    let said = ''
    let isReady = false
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      if (onLog) for (const line of text.split('\n')) if (line) onLog(line)
      if (isReady) return
      said = (said + text).slice(-KEPT)
      const match = READY.exec(said)
      if (!match) return
      isReady = true
      resolve({
        url: match.groups?.['url'] ?? '',
        pid: child.pid ?? 0,
        hasEnded,
        signal: (signal) => void child.kill(signal),
        async stop(signal = 'SIGTERM') {
          if (!hasEnded()) child.kill(signal)
          await ended
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code, signal) => {
      if (!isReady)
        reject(new Error(`the product ended with ${signal ?? code} before it was ready:\n${said}`))
    })
  })

/** What a process has used of processors so far, ms. */
export const processorMs = (pid: number): number => {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = numbers.split(' ')
  // In ticks, of which Linux has a hundred a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory of a process, bytes. */
export const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
