import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPeers } from '../support/peers.ts'

export const VERSIONS = {
  '@langchain/langgraph-cli': '2.0.0',
  '@langchain/langgraph': '1.7.3',
  '@langchain/core': '1.4.0',
}
const PORT = 24_555
const URL = `http://127.0.0.1:${PORT}`
const START_MS = 60_000

/** Five nodes that do nothing; the first waits where it is told to, so that a run can be hit in the middle. */
const GRAPH = `import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
const State = Annotation.Root({ wait: Annotation() })
const empty = () => ({})
const first = async ({ wait }) => {
  if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
  return {}
}
export const graph = new StateGraph(State)
  .addNode('a', first).addNode('b', empty).addNode('c', empty).addNode('d', empty).addNode('e', empty)
  .addEdge(START, 'a').addEdge('a', 'b').addEdge('b', 'c').addEdge('c', 'd').addEdge('d', 'e').addEdge('e', END)
  .compile()
`

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })

const createThread = async (): Promise<string> => {
  const { thread_id: id } = (await (await post('/threads', {})).json()) as { thread_id: string }
  return id
}

const isUp = async (): Promise<boolean> => {
  try {
    return (await fetch(`${URL}/ok`, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    // Not yet.
    return false
  }
}

const launch = async (folder: string): Promise<ChildProcess> => {
  const cli = join(folder, 'node_modules/@langchain/langgraph-cli/dist/cli/cli.mjs')
  const options = ['dev', '--port', String(PORT), '--host', '127.0.0.1', '--no-browser', '--no-reload']
  // A group of its own: the command starts the server as a child.
  const child = spawn(process.execPath, [cli, ...options], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANGGRAPH_CLI_NO_ANALYTICS: '1', LANGSMITH_TRACING: 'false' },
  })
  const giveUpAt = Date.now() + START_MS
  while (!(await isUp())) {
    if (Date.now() > giveUpAt) throw new Error('LangGraph’s development server does not answer')
    await sleep(100)
  }
  return child
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

export interface Peer {
  /** Thread, run and its stream to the end, like a session, a run and its events. Milliseconds from the run's start. */
  once(): Promise<{ first: number; total: number }>
  /** Starts runs, kills the server in the middle, starts it again. How many of them ended. */
  survive(count: number): Promise<number>
  stop(): Promise<void>
}

/** LangGraph's own JavaScript development server with an empty graph. */
export const startPeer = async (): Promise<Peer> => {
  const folder = await installPeers('langgraph', VERSIONS)
  writeFileSync(join(folder, 'graph.mjs'), GRAPH)
  writeFileSync(
    join(folder, 'langgraph.json'),
    JSON.stringify({ node_version: '22', graphs: { empty: './graph.mjs:graph' }, env: {} }),
  )
  rmSync(join(folder, '.langgraph_api'), { recursive: true, force: true })
  let child = await launch(folder)
  return {
    async once() {
      const thread = await createThread()
      const start = performance.now()
      let first = Number.NaN
      const response = await post(`/threads/${thread}/runs/stream`, {
        assistant_id: 'empty',
        input: { wait: 0 },
        stream_mode: ['updates'],
      })
      for await (const _ of response.body ?? []) if (Number.isNaN(first)) first = performance.now() - start
      return { first, total: performance.now() - start }
    },
    async survive(count) {
      const runs = await Promise.all(
        Array.from({ length: count }, async () => {
          const thread = await createThread()
          const started = await post(`/threads/${thread}/runs`, {
            assistant_id: 'empty',
            input: { wait: 500 },
          })
          const { run_id: run } = (await started.json()) as { run_id: string }
          return `/threads/${thread}/runs/${run}`
        }),
      )
      await sleep(200)
      await end(child)
      child = await launch(folder)
      await sleep(20_000)
      const statuses = await Promise.all(
        runs.map(async (path) => {
          const response = await fetch(`${URL}${path}`, { signal: AbortSignal.timeout(5_000) })
          return response.ok ? ((await response.json()) as { status?: string }).status : 'gone'
        }),
      )
      return statuses.filter((status) => status === 'success').length
    },
    stop: () => end(child),
  }
}
