import type { Pool } from 'pg'
import { parseEventCursor } from '../domain/cursor.ts'
import { InvalidInputError, NotFoundError } from '../domain/errors.ts'
import { isTerminalEvent } from '../domain/event.ts'
import type { JournalEntry } from '../domain/event.ts'
import { isUuid } from '../domain/id.ts'
import { isTerminal } from '../domain/run.ts'
import { findOwnedRun, findOwnedSessionTail } from '../store/run-reads.ts'
import type { Hub } from './hub.ts'

export interface FollowDeps {
  pool: Pool
  hub: Hub
}

/**
 * A generator that a reader can leave while it waits: `return()` of a plain async generator is only looked at after the
 * await it stands in, so a reader of a quiet run would stay until the next event.
 */
const leavable = (
  start: (signal: AbortSignal) => AsyncGenerator<JournalEntry>,
): AsyncIterableIterator<JournalEntry> => {
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

export const followRun = ({ pool, hub }: FollowDeps, userId: string, runId: string, after: string | null) =>
  leavable(async function* (signal) {
    const run = isUuid(runId) ? await findOwnedRun(pool, userId, runId) : null
    if (run === null) throw new NotFoundError('the run')
    const position = after === null ? null : parseEventCursor(after)
    if (position && position.runId !== runId)
      throw new InvalidInputError('after is a cursor of another run', 'after')
    const place = position?.sequence ?? 0
    if (isTerminal(run.status) && place >= run.lastSequence) return

    for await (const entry of hub.follow({ kind: 'run', id: runId }, place, signal)) {
      yield entry
      if (isTerminalEvent(entry.event.type)) return
    }
  })

export const followSession = (
  { pool, hub }: FollowDeps,
  userId: string,
  sessionId: string,
  after: string | null,
) =>
  leavable(async function* (signal) {
    const tail = await findOwnedSessionTail(pool, userId, sessionId)
    if (tail === null) throw new NotFoundError('the session')
    const position = after === null ? null : parseEventCursor(after)
    if (position && position.sessionId !== sessionId) {
      throw new InvalidInputError('after is a cursor of another session', 'after')
    }
    yield* hub.follow({ kind: 'session', id: sessionId }, position?.sessionSequence ?? tail, signal)
  })
