import { createHash } from 'node:crypto'
import { WRITES_IDX_MAP } from '@langchain/langgraph-checkpoint'
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres'
import type { Pool } from 'pg'
import { STORED } from '../domain/stored.ts'
import { inlineValues, isInline, isStorable } from './inline-values.ts'
import { checkStateSize } from './state-size.ts'
import type { OnLargeState } from './state-size.ts'

const CHECKPOINT_SCHEMA = 'langgraph'

/**
 * Writes what the saver has serialised; `attempt` is the run's, null for a thread that no run holds. Rejects with
 * FencedError where the run is held by another attempt.
 */
export interface CheckpointWriter {
  put(
    threadId: string,
    attempt: number | null,
    row: {
      namespace: string
      checkpointId: string
      parentId: string | null
      checkpoint: unknown
      metadata: unknown
      blobs: { channel: string; version: string; type: string; bytes: Uint8Array | null }[]
    },
  ): Promise<void>
  putWrites(
    threadId: string,
    attempt: number | null,
    rows: {
      namespace: string
      checkpointId: string
      taskId: string
      replace: boolean
      writes: { index: number; channel: string; type: string; bytes: Uint8Array }[]
    },
  ): Promise<void>
}

export interface CheckpointerOptions {
  /** The saver's own row by row writes, without a fence, where there is none. */
  writer?: CheckpointWriter
  /** Told of a channel above 1 MB; above 10 MB the write is refused. */
  onLargeState?: OnLargeState
}

/**
 * A counter and a random fraction. The saver writes a channel's value under its version and keeps the first; with plain
 * integers two forks of one checkpoint would write the same version and the second would read the first one's values
 * (langchain-ai/langgraphjs#1812).
 */
export const nextVersion = (current: number | undefined): number =>
  Math.floor(current ?? 0) + 1 + Math.random()

/** The same, or a copy where something in it cannot be kept as it is. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return isStorable(value) ? value : value.replaceAll('\0', '').toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map(storable)
    return items.every((item, at) => Object.is(item, value[at])) ? value : items
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  let isSame = true
  const kept: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    const entry: [string, unknown] = [escapeKey(String(storable(key))), storable(item)]
    isSame &&= key !== '__proto__' && entry[0] === key && Object.is(entry[1], item)
    if (key !== '__proto__') kept.push(entry)
  }
  return isSame ? value : Object.fromEntries(kept)
}

/** Whether JSON gives all of it back: what the serialiser writes down otherwise (undefined, sets, dates …) is not in it. */
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value !== 'object')
    return (
      typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' || value === null
    )
  if (Array.isArray(value)) return value.every(isPlain)
  const prototype: unknown = Object.getPrototypeOf(value)
  if ((prototype !== Object.prototype && prototype !== null) || 'lg_name' in value) return false
  return Object.values(value).every(isPlain)
}

/**
 * The serialiser makes objects of its own out of whatever has a key `lc`. In our state such a key can only be something
 * that a user or a model wrote, which has to come back as it was and not as an object, or not at all.
 */
const escapeKey = (key: string): string => (key.endsWith('lc') && /^~*lc$/.test(key) ? `~${key}` : key)
const ESCAPED = '~lc"'

const unescaped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unescaped)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [/^~+lc$/.test(key) ? key.slice(1) : key, unescaped(item)]),
  )
}

const textOf = (data: Uint8Array | string): string =>
  typeof data === 'string' ? data : Buffer.from(data).toString('utf8')

type Saver = InstanceType<typeof PostgresSaver>
type Configurable = NonNullable<Parameters<Saver['put']>[0]['configurable']>

const attemptOf = (configurable: Configurable): number | null => {
  const attempt: unknown = configurable['attempt']
  return typeof attempt === 'number' ? attempt : null
}

/** The run is known to have nothing yet, and no checkpoint of it is asked for by name: what a graph that begins asks first. */
const isOfNewThread = (configurable: Configurable): boolean =>
  configurable['is_new_thread'] === true && !configurable['checkpoint_id'] && !configurable['checkpoint_ns']

const MAX_PREPARED = 8

/** The saver's reads as prepared statements: planning one takes longer than carrying it out. */
const preparing = (pool: Pool): Pool => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_PREPARED) return known
    // By its text: savers that share a pool share its statements.
    const name = `checkpoint.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    names.set(text, name)
    return name
  }
  return new Proxy(pool, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key)
      return (text: string, values?: unknown[]) => {
        const name = values === undefined ? undefined : nameOf(text)
        return name === undefined
          ? target.query(text, values)
          : target.query({ name, text, values: values ?? [] })
      }
    },
  })
}

/** In which form a checkpoint holds our channels. (Its `v` is LangGraph's own.) */
const formatOf = (checkpoint: object): number =>
  'format' in checkpoint && typeof checkpoint.format === 'number' ? checkpoint.format : 1

class RunCheckpointer extends PostgresSaver {
  readonly #options: CheckpointerOptions
  /** The forms of the checkpoints that were loaded. */
  readonly #formats = new WeakMap<object, number>()

  constructor(pool: Pool, options: CheckpointerOptions) {
    super(preparing(pool), undefined, { schema: CHECKPOINT_SCHEMA })
    this.#options = options
    const { serde } = this
    this.serde = {
      async dumpsTyped(value) {
        const kept = storable(value)
        return isPlain(kept) ? ['json', Buffer.from(JSON.stringify(kept))] : serde.dumpsTyped(kept)
      },
      loadsTyped: async (type, data) => {
        const value: unknown = await serde.loadsTyped(type, data)
        return textOf(data).includes(ESCAPED) ? unescaped(value) : value
      },
    }
  }

  override getNextVersion(current: number | undefined): number {
    return nextVersion(current)
  }

  override async put(...args: Parameters<Saver['put']>): ReturnType<Saver['put']> {
    const [{ configurable }, checkpoint, metadata, newVersions] = args
    const { writer } = this.#options
    const threadId: unknown = configurable?.['thread_id']
    if (!writer || configurable === undefined || typeof threadId !== 'string') return super.put(...args)
    const namespace: string = configurable['checkpoint_ns'] ?? ''
    const written = {
      configurable: { thread_id: threadId, checkpoint_ns: namespace, checkpoint_id: checkpoint.id },
    }
    // All that a run has before its first superstep is its question: without a checkpoint it begins with that.
    if (metadata.source === 'input' && isOfNewThread(configurable)) return written
    const blobs = await this._dumpBlobs(threadId, namespace, checkpoint.channel_values, newVersions)
    await writer.put(threadId, attemptOf(configurable), {
      namespace,
      checkpointId: checkpoint.id,
      parentId: configurable['checkpoint_id'] ?? null,
      checkpoint: this._dumpCheckpoint(checkpoint),
      metadata: await this._dumpMetadata(metadata),
      blobs: blobs.map(([, , channel, version, type, bytes]) => ({
        channel,
        version: String(version),
        type,
        bytes: bytes ?? null,
      })),
    })
    return written
  }

  override async putWrites(...args: Parameters<Saver['putWrites']>): Promise<void> {
    const [{ configurable }, writes, taskId] = args
    const { writer } = this.#options
    const threadId: unknown = configurable?.['thread_id']
    const checkpointId: unknown = configurable?.['checkpoint_id']
    if (
      !writer ||
      configurable === undefined ||
      typeof threadId !== 'string' ||
      typeof checkpointId !== 'string'
    ) {
      return super.putWrites(...args)
    }
    const namespace: string = configurable['checkpoint_ns'] ?? ''
    const rows = await this._dumpWrites(threadId, namespace, checkpointId, taskId, writes)
    await writer.putWrites(threadId, attemptOf(configurable), {
      namespace,
      checkpointId,
      taskId,
      replace: writes.every(([channel]) => channel in WRITES_IDX_MAP),
      writes: rows.map(([, , , , index, channel, type, bytes]) => ({ index, channel, type, bytes })),
    })
  }

  protected override _dumpCheckpoint(...args: Parameters<Saver['_dumpCheckpoint']>) {
    const [{ channel_values: values, channel_versions: versions }] = args
    const dumped = super._dumpCheckpoint(...args)
    return { ...dumped, channel_values: inlineValues(values, versions), format: STORED.checkpoint.version }
  }

  protected override async _loadCheckpoint(
    ...args: Parameters<Saver['_loadCheckpoint']>
  ): ReturnType<Saver['_loadCheckpoint']> {
    const [row] = args
    const checkpoint = await super._loadCheckpoint(...args)
    const inline = 'channel_values' in row ? row.channel_values : undefined
    const values = { ...(inline as object), ...checkpoint.channel_values }
    const format = formatOf(row)
    const { format: _format, ...loaded } = {
      ...checkpoint,
      format,
      channel_values: STORED.checkpoint.read(values, format),
    }
    this.#formats.set(loaded, format)
    return loaded
  }

  /** What tasks wrote after a checkpoint is of its form. */
  override async getTuple(...args: Parameters<Saver['getTuple']>): ReturnType<Saver['getTuple']> {
    if (isOfNewThread(args[0].configurable ?? {})) return undefined
    const tuple = await super.getTuple(...args)
    if (tuple?.pendingWrites === undefined) return tuple
    const format = this.#formats.get(tuple.checkpoint) ?? 1
    const pendingWrites = tuple.pendingWrites.map(([task, channel, value]): [string, string, unknown] => [
      task,
      channel,
      STORED.checkpoint.read({ [channel]: value }, format)[channel],
    ])
    return { ...tuple, pendingWrites }
  }

  /** Rows for what does not stand in the checkpoint itself. A channel that was emptied has neither. */
  protected override async _dumpBlobs(
    ...[thread, namespace, values, versions]: Parameters<Saver['_dumpBlobs']>
  ): ReturnType<Saver['_dumpBlobs']> {
    const apart = Object.entries(versions).filter(
      ([channel]) => channel in values && !isInline(channel, values, versions),
    )
    const blobs = await super._dumpBlobs(thread, namespace, values, Object.fromEntries(apart))
    for (const [, , channel, , , bytes] of blobs) {
      checkStateSize(channel, bytes?.byteLength ?? 0, this.#options.onLargeState)
    }
    return blobs
  }
}

/** Checkpoints in PostgreSQL whose forks are apart, whose writes are fenced, and whose channels are of bounded size. */
export const createCheckpointer = (pool: Pool, options: CheckpointerOptions = {}): RunCheckpointer =>
  new RunCheckpointer(pool, options)

/** Creates or brings up to date the saver's tables. Not safe when several processes do it at once: a migration step. */
export const setupCheckpointer = (pool: Pool): Promise<void> => createCheckpointer(pool).setup()
