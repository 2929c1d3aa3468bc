import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { END, START, StateGraph } from '@langchain/langgraph'
import { expect, it } from 'vitest'
import { buildConsult } from '../../src/agent/consult/graph.ts'
import { ConsultState } from '../../src/agent/consult/state.ts'
import { loadTokenizer } from '../../src/agent/model/tokens.ts'
import { begin, longArticles } from '../support/consult-load.ts'
import { judgeCall } from '../../src/agent/consult/calls/judge-call.ts'
import { rulesCalls, instead } from '../support/calls.ts'

/** Writers that wait until they are let go: every run then stands where its state is fullest. */
const gated = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  const calls = rulesCalls(
    undefined,
    instead(judgeCall, async (_input, _context, usual) => {
      waiting += 1
      await promise
      return usual()
    }),
  )
  return { calls, open: resolve, waiting: () => waiting }
}

/** Bytes that so many runs of a graph hold while they stand still, and how to let them go. */
const holding = async (start: (n: number) => Promise<unknown>, standing: () => number, open: () => void) => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('the garbage cannot be collected')
  const used = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const until = async (count: number) => {
    while (standing() < count) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  // Warm: what is compiled and kept once is nobody's state.
  const first = start(0)
  await until(1)
  const before = used()
  const runs = Array.from({ length: RUNS }, (_, at) => start(at + 1))
  await until(RUNS + 1)
  const held = used() - before
  open()
  await Promise.all([first, ...runs])
  return held
}

const RUNS = 1000

it('1,000 consult runs in flight at once hold 64 MB of graph state at most', async () => {
  await loadTokenizer()
  const { calls, open, waiting } = gated()
  const graph = buildConsult({ ports: longArticles(), calls })
  const held = await holding((n) => graph.invoke(begin(`run-${n}`)), waiting, open)

  // The engine's own part: as many runs of a graph of as many channels and nodes, whose channels hold next to nothing.
  const { promise, resolve } = Promise.withResolvers<void>()
  let standing = 0
  const steps = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
  const idle = new StateGraph(ConsultState)
    .addSequence(steps.map((name): [(typeof steps)[number], () => object] => [name, () => ({})]))
    .addNode('wait', async () => {
      standing += 1
      await promise
      return {}
    })
    .addEdge(START, 'one')
    .addEdge('nine', 'wait')
    .addEdge('wait', END)
    .compile()
  const engine = await holding(
    (n) => idle.invoke(begin(`idle-${n}`)),
    () => standing,
    resolve,
  )

  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
  console.log(`1,000 runs in flight: ${megabytes(held)} MB, of which the engine ${megabytes(engine)} MB`)
  expect(held - engine).toBeLessThan(64 * 1024 * 1024)
}, 300_000)
