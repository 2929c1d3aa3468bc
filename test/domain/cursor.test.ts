import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventCursor, parseEventCursor } from '../../src/domain/cursor.ts'
import { InvalidInputError } from '../../src/domain/errors.ts'

describe('an event cursor', () => {
  test('is read back as the place it was made from', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(),
        fc.nat(),
        (sessionId, runId, sequence, sessionSequence) => {
          const place = {
            sessionId: sessionId.toWellFormed(),
            runId: runId.toWellFormed(),
            sequence,
            sessionSequence,
          }
          expect(parseEventCursor(eventCursor(place))).toEqual(place)
        },
      ),
    )
  })

  test('that this API did not make is refused by name, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.json().map((text) => btoa(unescape(encodeURIComponent(text)))),
        ),
        (text) => {
          try {
            parseEventCursor(text)
          } catch (error) {
            expect(error).toEqual(new InvalidInputError('after is not a cursor of this API', 'after'))
          }
        },
      ),
    )
    expect(() => parseEventCursor('')).toThrow(InvalidInputError)
  })
})
