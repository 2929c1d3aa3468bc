import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface ProductProcess {
  /** The GraphQL endpoint; empty for a worker. */
  url: string
  process: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}

const READY = /"msg":"(?:ready: (?<url>\S+)|worker is ready)"/

/** The product as operators run it, in a process of its own; resolves when its ready line is logged. */
export const startProduct = (options: {
  role?: 'api' | 'worker'
  env: Record<string, string>
  onLog?: (line: string) => void
}): Promise<ProductProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...(options.role ? [options.role] : [])], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise<void>((done) => child.once('exit', () => done()))
    let said = ''
    const read = (chunk: Buffer) => {
      const text = chunk.toString()
      if (options.onLog) for (const line of text.split('\n')) if (line) options.onLog(line)
      if (said === 'ready') return
      said += text
      const match = READY.exec(said)
      if (!match) return
      said = 'ready'
      resolve({
        url: match.groups?.['url'] ?? '',
        process: child,
        async stop(signal = 'SIGTERM') {
          if (child.exitCode === null && child.signalCode === null) child.kill(signal)
          await exited
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready:\n${said}`)))
  })
