import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import { specTest } from '@langchain/langgraph-checkpoint-validation'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCheckpointer, nextVersion, setupCheckpointer } from '../../src/agent/checkpointer.ts'
import type { CheckpointerOptions } from '../../src/agent/checkpointer.ts'
import { StateTooLargeError } from '../../src/agent/state-size.ts'
import { FencedError } from '../../src/domain/errors.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  await setupCheckpointer(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

// The suite takes these from the global scope.
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it })

describe('the official checkpointer suite', () => {
  specTest({
    checkpointerName: 'createCheckpointer',
    createCheckpointer: () => createCheckpointer(pool),
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

const config = (thread_id: string, more: Record<string, unknown> = {}) => ({
  configurable: { thread_id, ...more },
  durability: 'sync' as const,
})

describe('createCheckpointer', () => {
  it('keeps two forks of one checkpoint apart', async () => {
    const graph = notes()
    await graph.invoke({ note: 'a', size: 0 }, config('fork'))
    const history = []
    for await (const snapshot of graph.getStateHistory(config('fork'))) history.push(snapshot)
    const start = history.find((snapshot) => snapshot.next.includes('first'))
    if (!start) throw new Error('no checkpoint before the first node')

    const branch = async (note: string) => {
      const forked = await graph.updateState(start.config, { note }, START)
      await graph.invoke(null, { ...forked, durability: 'sync' })
      const latest = await graph.getState(config('fork'))
      return { note: latest.values.note, config: latest.config }
    }
    const one = await branch('b')
    const two = await branch('c')
    expect([one.note, two.note]).toEqual(['b first second', 'c first second'])
    expect((await graph.getState(one.config)).values.note).toBe('b first second')
  })

  it('gives every write of a channel a version of its own, always a later one', () => {
    const versions = Array.from({ length: 1000 }, () => nextVersion(3))
    expect(new Set(versions).size).toBe(1000)
    expect(versions.every((version) => version > 3.999 && version < 5)).toBe(true)
    expect(nextVersion(undefined)).toBeLessThan(nextVersion(nextVersion(undefined)))
  })

  it('asks the fence inside the transaction of every write and writes nothing when it refuses', async () => {
    const asked: unknown[] = []
    let current = 1
    const graph = notes({
      assertFence: async (client, configurable) => {
        const { rows } = await client.query<{ open: boolean }>(
          `select now() = statement_timestamp() or true as open, pg_current_xact_id_if_assigned() as xid`,
        )
        asked.push([configurable['thread_id'], rows.length])
        if (configurable['attempt'] !== current) throw new FencedError(String(configurable['thread_id']))
      },
    })
    await graph.invoke({ note: 'a', size: 0 }, config('fence', { attempt: 1 }))
    expect(asked.length).toBeGreaterThanOrEqual(6)

    current = 2
    const rows = async () => (await pool.query(`select 1 from langgraph.checkpoints where thread_id = 'fence'`)).rowCount
    const before = await rows()
    await expect(graph.invoke({ note: 'zombie', size: 0 }, config('fence', { attempt: 1 }))).rejects.toThrow(FencedError)
    expect(await rows()).toBe(before)
    expect((await graph.getState(config('fence'))).values.note).toBe('a first second')
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
