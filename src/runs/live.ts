import { setTimeout as sleep } from 'node:timers/promises'
import { NotFoundError } from '../domain/errors.ts'
import { findNewestRun } from '../store/run-reads.ts'
import { entriesOf, findFollowed, leavable } from './follow.ts'
import type { FollowDeps, FollowedRun } from './follow.ts'
import { inTicks } from './ticks.ts'

/** Whoever watches a run sees it change at most this often, ms. */
const EVERY_MS = 100
/** How often the newest run is looked for where no hint came, ms. */
const LOOK_MS = 5_000

/** Waits so long, or until the signal. */
const pause = async (ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await sleep(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** The run at once, and again after what happened in it, however much, until it ends. */
async function* changesOf(deps: FollowDeps, run: FollowedRun, signal: AbortSignal) {
  yield run.id
  if (run.isOver) return
  await pause(EVERY_MS, signal)
  for await (const _entries of inTicks(entriesOf(deps, run, run.tail, signal))) {
    yield run.id
    await pause(EVERY_MS, signal)
  }
}

export const liveRun = async (deps: FollowDeps, userId: string, runId: string) => {
  const run = await findFollowed(deps, userId, runId)
  return leavable((signal) => changesOf(deps, run, signal))
}

/** Waits until the newest run of a user is another one; null where the signal ends it. */
const nextRun = async (
  { reserve, hub }: FollowDeps,
  userId: string,
  known: string | null,
  signal: AbortSignal,
): Promise<string | null> => {
  while (!signal.aborted) {
    const heard = new AbortController()
    // Listen first, then look: one that starts in between is heard.
    const leave = hub.onTold((who) => who === userId && heard.abort())
    try {
      const newest = await findNewestRun(reserve, userId)
      if (newest !== null && newest !== known) return newest
      await pause(LOOK_MS, AbortSignal.any([signal, heard.signal]))
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
        const run = await findFollowed(deps, userId, id)
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
