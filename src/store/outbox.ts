import type { Pool, QueryConfig, QueryResultRow } from 'pg'
import { inPipeline } from './transaction-block.ts'

/** How long what can wait does so, where nothing else is to be written before. */
const PATIENCE_MS = 20

/** What one statement writes of many items. What it throws before it is sent keeps the whole round from being sent. */
interface Kind<T, R extends QueryResultRow> {
  statement(items: readonly T[]): QueryConfig
  /** Told what the statement returned, once that is committed. */
  kept(rows: R[], items: readonly T[]): void
  /** Of items with one key one goes out in a round, and the next one in the next: a statement that fences has each but once. */
  keyOf?(item: T): string
}

interface Entry<T> {
  item: T
}

/** The first of each key; all where there are none. */
const firstOfEach = <T>(entries: readonly Entry<T>[], keyOf?: (item: T) => string): readonly Entry<T>[] =>
  keyOf === undefined
    ? entries
    : [...new Map(entries.toReversed().map((entry) => [keyOf(entry.item), entry])).values()].toReversed()

/** Resolves when the item's round is committed, rejects where the round failed, for whosever fault. */
type Send<T> = (item: T, options?: { canWait?: boolean }) => Promise<void>

export interface Outbox {
  /** Kinds are written in the order in which they were opened. Their statements must wait for no lock. */
  open<T, R extends QueryResultRow>(kind: Kind<T, R>): Send<T>
}

/** The items of one kind that wait, as what is to be sent and what is to be told of it. */
interface Part {
  query(): QueryConfig
  kept(rows: QueryResultRow[]): void
}

/**
 * Writes what all runs of a process have to say, of whatever kind, a round at a time: what comes in while a round is written
 * waits for the next one, which is one transaction, sent at once.
 */
export const createOutbox = (pool: Pool): Outbox => {
  const takers: (() => Part | null)[] = []
  let waiting: { done: Promise<void>; go: () => void } | null = null
  let last: Promise<unknown> = Promise.resolve()

  const write = async () => {
    const parts = takers.map((take) => take()).filter((part) => part !== null)
    const results = await inPipeline(
      pool,
      parts.map((part) => part.query()),
    )
    for (const [at, part] of parts.entries()) part.kept(results[at]?.rows ?? [])
  }
  const openRound = () => {
    const called = Promise.withResolvers<void>()
    const before = last
    const done = called.promise
      .then(() => before)
      .then(() => {
        waiting = null
        return write()
      })
    // The next round goes on whatever became of this one; its callers are told.
    last = done.catch(() => undefined)
    return { done, go: called.resolve }
  }
  return {
    open<T, R extends QueryResultRow>({ statement, kept, keyOf }: Kind<T, R>): Send<T> {
      let entries: Entry<T>[] = []
      takers.push(() => {
        const first = new Set(firstOfEach(entries, keyOf))
        const taken = entries.filter((entry) => first.has(entry)).map(({ item }) => item)
        entries = entries.filter((entry) => !first.has(entry))
        if (taken.length === 0) return null
        return { query: () => statement(taken), kept: (rows) => kept(rows as R[], taken) }
      })
      return async (item, { canWait = false } = {}) => {
        const entry = { item }
        entries.push(entry)
        while (entries.includes(entry)) {
          waiting ??= openRound()
          if (canWait) setTimeout(waiting.go, PATIENCE_MS)
          else waiting.go()
          try {
            await waiting.done
          } catch (error) {
            // What became of a round is no matter of what did not go with it.
            if (!entries.includes(entry)) throw error
          }
        }
      }
    },
  }
}
