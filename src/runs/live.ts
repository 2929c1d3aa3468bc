import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { NotFoundError } from '../domain/errors.ts'
import { isTerminalEvent } from '../domain/event.ts'
import { isUuid } from '../domain/id.ts'
import { isTerminal } from '../domain/run.ts'
import { findNewestRun, findOwnedRun } from '../store/run-reads.ts'
import { leavable } from './follow.ts'
import type { FollowDeps } from './follow.ts'
import type { Hub } from './hub.ts'
import { inTicks } from './ticks.ts'

/** Whoever watches a run sees it change at most this often, ms. */
const EVERY_MS = 100
/** How often the newest run is looked for where no hint came, ms. */
const LOOK_MS = 5_000

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** What ends early where the signal says so, instead of failing. */
const quietly = async (waiting: Promise<unknown>): Promise<void> => {
  try {
    await waiting
  } catch (error) {
    if (!isAborted(error)) throw error
  }
}

interface Seen {
  id: string
  isOver: boolean
  /** Of its last event when it was looked at. */
  tail: number
}

const findRun = async ({ reserve }: FollowDeps, userId: string, id: string): Promise<Seen> => {
  const run = isUuid(id) ? await findOwnedRun(reserve, userId, id) : null
  if (run === null) throw new NotFoundError('the run')
  return { id, isOver: isTerminal(run.status), tail: run.lastSequence }
}

/** The run at once, and again after what happened in it, however much, until it ends. */
async function* changesOf({ hub }: FollowDeps, { id, isOver, tail }: Seen, signal: AbortSignal) {
  yield id
  if (isOver) return
  const follow = async function* () {
    for await (const entry of hub.follow({ kind: 'run', id }, { after: tail, tail }, signal)) {
      yield entry
      if (isTerminalEvent(entry.event.type)) return
    }
  }
  await quietly(sleep(EVERY_MS, undefined, { signal }))
  for await (const _entries of inTicks(follow())) {
    yield id
    await quietly(sleep(EVERY_MS, undefined, { signal }))
  }
}

export const liveRun = async (deps: FollowDeps, userId: string, runId: string) => {
  const run = await findRun(deps, userId, runId)
  return leavable((signal) => changesOf(deps, run, signal))
}

/** Waits until the newest run of a user is another one; null where the signal ends it. */
const nextRun = async (
  { reserve, hub }: { reserve: Pool; hub: Hub },
  userId: string,
  known: string | null,
  signal: AbortSignal,
): Promise<string | null> => {
  while (!signal.aborted) {
    const heard = new AbortController()
    // Listen first, then look: one that starts in between is heard.
    const leave = hub.onStarted((who) => who === userId && heard.abort())
    try {
      const newest = await findNewestRun(reserve, userId)
      if (newest !== null && newest !== known) return newest
      await quietly(sleep(LOOK_MS, undefined, { signal: AbortSignal.any([signal, heard.signal]) }))
    } finally {
      leave()
    }
  }
  return null
}

/** The newest run, and from when it starts the next one: one at a time. */
export const liveRuns = async (deps: FollowDeps, userId: string) =>
  leavable(async function* (signal) {
    for (let id = await nextRun(deps, userId, null, signal); id !== null;) {
      const succeeded = new AbortController()
      const left = new AbortController()
      const waiting = AbortSignal.any([signal, left.signal])
      const next = nextRun(deps, userId, id, waiting).finally(() => succeeded.abort())
      try {
        const run = await findRun(deps, userId, id)
        yield* changesOf(deps, run, AbortSignal.any([signal, succeeded.signal]))
      } catch (error) {
        // Deleted while it was watched: there may be another.
        if (!(error instanceof NotFoundError)) {
          left.abort()
          await next.catch(() => null)
          throw error
        }
      }
      id = await next
    }
  })
