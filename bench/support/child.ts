import { spawn } from 'node:child_process'

export interface Child {
  url: string
  pid: number
  stop(): Promise<void>
}

/** A server of the benchmark in a process of its own, which says “ready URL” on its standard output. */
export const startChild = (script: string, argument: string): Promise<Child> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, argument], { stdio: ['ignore', 'pipe', 'pipe'] })
    const exited = new Promise<void>((done) => child.once('exit', () => done()))
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      const url = /ready (\S+)/.exec(said)?.[1]
      if (url === undefined) return
      resolve({
        url,
        pid: child.pid ?? 0,
        async stop() {
          child.kill()
          await exited
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${said}`)))
  })
