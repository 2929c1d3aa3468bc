import { z } from 'zod'
import { InvalidInputError } from './errors.ts'
import type { JournalEntry } from './event.ts'

const position = z.tuple([z.string(), z.string(), z.int().min(0), z.int().min(0)])

/** An opaque place in the journal, good for the event's run and for its session alike. */
export const eventCursor = (entry: Omit<JournalEntry, 'at' | 'event'>): string =>
  Buffer.from(JSON.stringify([entry.sessionId, entry.runId, entry.sequence, entry.sessionSequence])).toString(
    'base64url',
  )

export interface EventPosition {
  sessionId: string
  runId: string
  sequence: number
  sessionSequence: number
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws {@link InvalidInputError} for anything that {@link eventCursor} did not print. */
export const parseEventCursor = (cursor: string): EventPosition => {
  const parsed = position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw new InvalidInputError('after is not a cursor of this API', 'after')
  const [sessionId, runId, sequence, sessionSequence] = parsed.data
  return { sessionId, runId, sequence, sessionSequence }
}

/** No cursor that was given out is beyond what has happened: such a one would wait for, or ask for, what is nowhere. */
const notBeyond = (place: number, tail: number): number => {
  if (place > tail) throw new InvalidInputError('after is not a cursor of this API', 'after')
  return place
}

/** The place in a run that `after` names: 0, its beginning, without one. Throws {@link InvalidInputError}. */
export const placeInRun = (after: string | null, runId: string, tail: number): number => {
  if (after === null) return 0
  const position = parseEventCursor(after)
  if (position.runId !== runId) throw new InvalidInputError('after is not a cursor of this run', 'after')
  return notBeyond(position.sequence, tail)
}

/** The place in a session that a cursor names. Throws {@link InvalidInputError}. */
export const placeInSession = (after: string, sessionId: string, tail: number): number => {
  const position = parseEventCursor(after)
  if (position.sessionId !== sessionId)
    throw new InvalidInputError('after is not a cursor of this session', 'after')
  return notBeyond(position.sessionSequence, tail)
}

/** A place of a session that is no event's: also that of a session in which nothing has happened. */
export const sessionCursor = (sessionId: string, sessionSequence: number): string =>
  eventCursor({ sessionId, runId: '', sequence: 0, sessionSequence })

const FEED = 'viewer'
const feedPosition = z.tuple([z.literal(FEED), z.string(), z.int().min(0)])

/** An opaque place in what a user is told. */
export const feedCursor = (userId: string, place: number): string =>
  Buffer.from(JSON.stringify([FEED, userId, place])).toString('base64url')

/** The place that a cursor names in what a user is told. Throws {@link InvalidInputError}. */
export const placeInFeed = (after: string, userId: string, tail: number): number => {
  const parsed = feedPosition.safeParse(parseJson(Buffer.from(after, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data[1] !== userId)
    throw new InvalidInputError('after is not a cursor of these events', 'after')
  return notBeyond(parsed.data[2], tail)
}
