import type { Pool } from 'pg'
import { placeInRun, placeInSession } from '../domain/cursor.ts'
import { NotFoundError } from '../domain/errors.ts'
import { isTerminalEvent } from '../domain/event.ts'
import type { JournalEntry } from '../domain/event.ts'
import { isSessionId, isUuid } from '../domain/id.ts'
import { isTerminal } from '../domain/run.ts'
import { findFollowedSession, findOwnedRun } from '../store/run-reads.ts'
import type { Hub } from './hub.ts'

/** Client libraries that lose their connection come back within this time, and say nothing of what they have seen. */
export const RECONNECT_SECONDS = 60

export interface FollowDeps {
  /** Connections that searches cannot hold: who follows goes on while those wait. */
  reserve: Pool
  hub: Hub
}

/**
 * A generator that a reader can leave while it waits: `return()` of a plain async generator is only looked at after the
 * await it stands in, so a reader of a quiet run would stay until the next event.
 */
export const leavable = <T>(start: (signal: AbortSignal) => AsyncGenerator<T>): AsyncIterableIterator<T> => {
  const leaving = new AbortController()
  const entries = start(leaving.signal)
  return {
    next: () => entries.next(),
    return: () => {
      leaving.abort()
      return entries.return(undefined)
    },
    throw: (error: unknown) => {
      leaving.abort()
      return entries.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** A run of the user's. Throws NotFoundError. */
export const findFollowed = async ({ reserve }: FollowDeps, userId: string, runId: string) => {
  const run = isUuid(runId) ? await findOwnedRun(reserve, userId, runId) : null
  if (run === null) throw new NotFoundError('the run')
  return { id: runId, tail: run.lastSequence, isOver: isTerminal(run.status) }
}
export type FollowedRun = Awaited<ReturnType<typeof findFollowed>>

/** The run's entries after a place, to the end of the run. */
export async function* entriesOf(
  { hub }: FollowDeps,
  { id, tail, isOver }: FollowedRun,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<JournalEntry> {
  const until = isOver ? tail : undefined
  for await (const entry of hub.follow({ kind: 'run', id }, { after, tail, until }, signal)) {
    yield entry
    if (isTerminalEvent(entry.event.type)) return
  }
}

export const followRun = async (deps: FollowDeps, userId: string, runId: string, after: string | null) => {
  const run = await findFollowed(deps, userId, runId)
  const place = placeInRun(after, runId, run.tail)
  return leavable((signal) => entriesOf(deps, run, place, signal))
}

export const followSession = async (
  { reserve, hub }: FollowDeps,
  userId: string,
  sessionId: string,
  after: string | null,
) => {
  const session = isSessionId(sessionId)
    ? await findFollowedSession(reserve, userId, sessionId, RECONNECT_SECONDS)
    : null
  if (session === null) throw new NotFoundError('the session')
  const { tail, recent } = session
  const place = after === null ? recent : placeInSession(after, sessionId, tail)
  return leavable((signal) => hub.follow({ kind: 'session', id: sessionId }, { after: place, tail }, signal))
}
