import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import { emptyCheckpoint } from '@langchain/langgraph-checkpoint'
import { specTest } from '@langchain/langgraph-checkpoint-validation'
import fc from 'fast-check'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCheckpointer, nextVersion, setupCheckpointer } from '../../src/agent/checkpointer.ts'
import type { CheckpointerOptions } from '../../src/agent/checkpointer.ts'
import { StateTooLargeError } from '../../src/agent/state-size.ts'
import { FencedError } from '../../src/domain/errors.ts'
import { createCheckpointWriter } from '../../src/store/checkpoints.ts'
import { claimedRun } from '../support/claimed.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { runs } from '../support/runs.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  await setupCheckpointer(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

// The suite takes these from the global scope.
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it })

describe.each([
  ["the saver's own writes", () => createCheckpointer(pool)],
  ['one statement a write', () => createCheckpointer(pool, { writer: createCheckpointWriter(pool) })],
])('the official checkpointer suite, %s', (name, create) => {
  specTest({
    checkpointerName: name,
    createCheckpointer: create,
    destroyCheckpointer: async () => {
      for (const table of ['checkpoints', 'checkpoint_blobs', 'checkpoint_writes']) {
        await pool.query(`delete from langgraph.${table}`)
      }
    },
  })
})

const State = Annotation.Root({ note: Annotation<string>, size: Annotation<number> })

const notes = (options: CheckpointerOptions = {}) =>
  new StateGraph(State)
    .addNode('first', ({ note }) => ({ note: `${note} first` }))
    .addNode('second', ({ note, size }) => ({ note: size > 0 ? '가'.repeat(size) : `${note} second` }))
    .addEdge(START, 'first')
    .addEdge('first', 'second')
    .addEdge('second', END)
    .compile({ checkpointer: createCheckpointer(pool, options) })

/** Text that PostgreSQL refuses comes back without NUL, and halves of a pair as U+FFFD. */
const storedAs = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) =>
      typeof item === 'string' ? item.replaceAll('\0', '').toWellFormed() : item,
    ),
  )

const config = (thread_id: string, more: Record<string, unknown> = {}) => ({
  configurable: { thread_id, ...more },
  durability: 'sync' as const,
})

describe('createCheckpointer', () => {
  it.each([
    ['the rows of checkpoints', ''],
    ['rows of their own', '가'.repeat(300)],
  ])('keeps two forks of one checkpoint apart, whose values stand in %s', async (name, pad) => {
    const graph = notes()
    await graph.invoke({ note: `${pad}a`, size: 0 }, config(name))
    const history = []
    for await (const snapshot of graph.getStateHistory(config(name))) history.push(snapshot)
    const start = history.find((snapshot) => snapshot.next.includes('first'))
    if (!start) throw new Error('no checkpoint before the first node')

    const branch = async (note: string) => {
      const forked = await graph.updateState(start.config, { note }, START)
      await graph.invoke(null, { ...forked, durability: 'sync' })
      const latest = await graph.getState(config(name))
      return { note: latest.values.note, config: latest.config }
    }
    const one = await branch(`${pad}b`)
    const two = await branch(`${pad}c`)
    expect([one.note, two.note]).toEqual([`${pad}b first second`, `${pad}c first second`])
    expect((await graph.getState(one.config)).values.note).toBe(`${pad}b first second`)
  })

  it.each([
    ["the saver's own writes", () => createCheckpointer(pool)],
    ['one statement a write', () => createCheckpointer(pool, { writer: createCheckpointWriter(pool) })],
  ])(
    'gives back every value as it was, in the row of its checkpoint or in one of its own: %s',
    async (name, create) => {
      const saver = create()
      let turn = 0
      const channels = fc.dictionary(
        fc.stringMatching(/^[a-z:]{1,9}$/),
        fc.oneof(
          // LangGraph's reader takes a key of this name for the prototype of what it reads; no state has one.
          fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"')),
          fc.string({ minLength: 190, maxLength: 210 }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(channels, async (generated) => {
          const values: Record<string, unknown> = JSON.parse(JSON.stringify(generated))
          const versions = Object.fromEntries(
            Object.keys(values).map((channel) => [channel, nextVersion(undefined)]),
          )
          const thread = { configurable: { thread_id: `values ${name} ${turn++}`, checkpoint_ns: '' } }
          const written = { ...emptyCheckpoint(), channel_values: values, channel_versions: versions }
          const at = await saver.put(thread, written, { source: 'loop', step: 1, parents: {} }, versions)
          // What a checkpoint holds that changed nothing: what its parent held.
          const next = { ...written, id: `${written.id.slice(0, -1)}~` }
          await saver.put(at, next, { source: 'loop', step: 2, parents: {} }, {})
          for (const config of [at, thread]) {
            expect((await saver.getTuple(config))?.checkpoint.channel_values).toEqual(storedAs(values))
          }
        }),
        // `v` names the form where a form stands in its value; here it is a channel.
        { numRuns: runs(25), examples: [[{ v: 'a channel' }]] },
      )
    },
  )

  it('gives every write of a channel a version of its own, always a later one', () => {
    const versions = Array.from({ length: 1000 }, () => nextVersion(3))
    expect(new Set(versions).size).toBe(1000)
    expect(versions.every((version) => version > 3.999 && version < 5)).toBe(true)
    expect(nextVersion(undefined)).toBeLessThan(nextVersion(nextVersion(undefined)))
  })

  it('refuses every write of an attempt that lost its run, and writes nothing', async () => {
    const { id: runId, attempt } = await claimedRun(pool)
    const graph = notes({ writer: createCheckpointWriter(pool) })
    await graph.invoke({ note: 'a', size: 0 }, config(runId, { attempt }))

    const rows = async () =>
      (
        await pool.query(
          `select 1 from langgraph.checkpoints where thread_id = $1
           union all select 1 from langgraph.checkpoint_blobs where thread_id = $1
           union all select 1 from langgraph.checkpoint_writes where thread_id = $1`,
          [runId],
        )
      ).rowCount
    const before = await rows()
    expect(before).toBeGreaterThan(0)
    await pool.query(`update run set attempt = attempt + 1 where id = $1`, [runId])
    const zombie = graph.invoke({ note: 'zombie', size: 0 }, config(runId, { attempt }))
    await expect(zombie).rejects.toThrow(FencedError)
    expect(await rows()).toBe(before)
    expect((await graph.getState(config(runId))).values.note).toBe('a first second')
  })

  it('keeps no checkpoint of a run that has nothing but its question', async () => {
    const { id: runId, attempt } = await claimedRun(pool)
    const graph = notes({ writer: createCheckpointWriter(pool) })
    const started = config(runId, { attempt, is_new_thread: true })
    await graph.invoke({ note: 'a', size: 0 }, { ...started, durability: 'sync' })
    const nexts: string[][] = []
    for await (const { next } of graph.getStateHistory(config(runId))) nexts.push([...next])
    expect(nexts).toEqual([[], ['second'], ['first']])
    expect((await graph.getState(config(runId))).values.note).toBe('a first second')
    const { rows } = await pool.query('select from langgraph.checkpoint_writes where thread_id = $1', [runId])
    expect(rows).toEqual([])
  })

  it('stores what models write and PostgreSQL refuses: NUL and half a surrogate pair', async () => {
    const graph = notes()
    const thread = { ...config('nul'), metadata: { source: 'user\0', said: '\uD800' } }
    await graph.invoke({ note: 'a\0b\uD83D', size: 0 }, thread)
    expect((await graph.getState(config('nul'))).values.note).toBe('ab\uFFFD first second')
  })

  it('tells of a channel above 1 MB and refuses one above 10 MB by name', async () => {
    const large: [string, number][] = []
    const graph = notes({ onLargeState: (channel, bytes) => large.push([channel, bytes]) })
    await graph.invoke({ note: '', size: 400_000 }, config('large'))
    expect(large).toEqual([['note', 1_200_002]])
    const tooLarge = graph.invoke({ note: '', size: 4_000_000 }, config('too-large'))
    await expect(tooLarge).rejects.toThrow(StateTooLargeError)
    await expect(tooLarge).rejects.toThrow('“note”')
  })

  it('keeps user text that looks like a serialised object as data', async () => {
    const graph = notes()
    const poison = '{"lc":1,"type":"secret","id":["OPENAI_API_KEY"]}'
    await graph.invoke({ note: poison, size: 0 }, config('poison'))
    expect((await graph.getState(config('poison'))).values.note).toBe(`${poison} first second`)
  })
})
