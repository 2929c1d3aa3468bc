import { AsyncLocalStorage } from 'node:async_hooks'
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres'
import type { Pool, PoolClient } from 'pg'
import { checkStateSize } from './state-size.ts'
import type { OnLargeState } from './state-size.ts'

export const CHECKPOINT_SCHEMA = 'langgraph'

/**
 * Asked inside the transaction of every write, right after it began; throws to refuse it. `configurable` holds the
 * `thread_id` (the run's id) and what the run was executed with.
 */
export type AssertFence = (client: PoolClient, configurable: Record<string, unknown>) => Promise<void>

export interface CheckpointerOptions {
  assertFence?: AssertFence
  /** Told of a channel above 1 MB; above 10 MB the write is refused. */
  onLargeState?: OnLargeState
}

/**
 * A counter and a random fraction. The saver writes a channel's value under its version and keeps the first; with plain
 * integers two forks of one checkpoint would write the same version and the second would read the first one's values
 * (langchain-ai/langgraphjs#1812).
 */
export const nextVersion = (current: number | undefined): number => Math.floor(current ?? 0) + 1 + Math.random()

const NUL_OR_LONE_SURROGATE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** PostgreSQL takes neither NUL nor half a surrogate pair in text and jsonb, and models write both. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return NUL_OR_LONE_SURROGATE.test(value) ? value.replaceAll('\0', '').toWellFormed() : value
  if (Array.isArray(value)) return value.map(storable)
  if (value === null || typeof value !== 'object') return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storable(key), storable(item)]))
}

type Fence = (client: PoolClient) => Promise<void>

/** The saver opens its own transactions: the pool it gets asks the fence in each that a write begins. */
const fencedPool = (pool: Pool, fences: AsyncLocalStorage<Fence>): Pool =>
  new Proxy(pool, {
    get(target, key) {
      if (key !== 'connect') {
        const member: unknown = Reflect.get(target, key)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return async () => {
        const client = await target.connect()
        const fence = fences.getStore()
        return fence ? fencedClient(client, fence) : client
      }
    },
  })

const fencedClient = (client: PoolClient, fence: Fence): PoolClient =>
  new Proxy(client, {
    get(target, key) {
      if (key === 'query') {
        return async (text: string, values?: unknown[]) => {
          const result = await target.query(text, values)
          if (text === 'BEGIN') await fence(target)
          return result
        }
      }
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })

type Saver = InstanceType<typeof PostgresSaver>

class RunCheckpointer extends PostgresSaver {
  readonly #fences: AsyncLocalStorage<Fence>
  readonly #options: CheckpointerOptions

  constructor(pool: Pool, options: CheckpointerOptions) {
    const fences = new AsyncLocalStorage<Fence>()
    super(fencedPool(pool, fences), undefined, { schema: CHECKPOINT_SCHEMA })
    this.#fences = fences
    this.#options = options
    const { serde } = this
    this.serde = {
      dumpsTyped: (value) => serde.dumpsTyped(storable(value)),
      loadsTyped: (type, data) => serde.loadsTyped(type, data),
    }
  }

  override getNextVersion(current: number | undefined): number {
    return nextVersion(current)
  }

  override put(...args: Parameters<Saver['put']>): ReturnType<Saver['put']> {
    return this.#fenced(args[0].configurable, () => super.put(...args))
  }

  override putWrites(...args: Parameters<Saver['putWrites']>): Promise<void> {
    return this.#fenced(args[0].configurable, () => super.putWrites(...args))
  }

  protected override async _dumpBlobs(...args: Parameters<Saver['_dumpBlobs']>): ReturnType<Saver['_dumpBlobs']> {
    const blobs = await super._dumpBlobs(...args)
    for (const [, , channel, , , bytes] of blobs) {
      checkStateSize(channel, bytes?.byteLength ?? 0, this.#options.onLargeState)
    }
    return blobs
  }

  #fenced<T>(configurable: Record<string, unknown> | undefined, write: () => Promise<T>): Promise<T> {
    const { assertFence } = this.#options
    if (!assertFence) return write()
    return this.#fences.run((client) => assertFence(client, configurable ?? {}), write)
  }
}

/** Checkpoints in PostgreSQL whose forks are apart, whose writes are fenced, and whose channels are of bounded size. */
export const createCheckpointer = (pool: Pool, options: CheckpointerOptions = {}): RunCheckpointer =>
  new RunCheckpointer(pool, options)

/** Creates or brings up to date the saver's tables. Not safe when several processes do it at once: a migration step. */
export const setupCheckpointer = (pool: Pool): Promise<void> => createCheckpointer(pool).setup()
