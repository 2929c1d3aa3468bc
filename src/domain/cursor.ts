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
