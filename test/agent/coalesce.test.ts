import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELTA_INTERVAL, dueIn, openAnswerStream, takeDelta, writeAnswer } from '../../src/agent/coalesce.ts'
import type { Delta } from '../../src/agent/coalesce.ts'

const unit = fc.constantFrom('가', 'a', ' ', '😀', '\n')
const text = fc.string({ unit, maxLength: 12 })

/** Writes pieces at their times, then the whole; returns the deltas with their times. */
const play = (pieces: readonly { text: string; after: number }[], held = '') => {
  let stream = openAnswerStream(held)
  let now = 0
  let written = ''
  const deltas: (Delta & { at: number })[] = []
  const take = (final: boolean) => {
    const taken = takeDelta(stream, now, final)
    stream = taken.stream
    if (taken.delta) deltas.push({ ...taken.delta, at: now })
  }
  for (const piece of pieces) {
    const due = dueIn(stream, now)
    if (due !== null && due <= piece.after) {
      now += due
      take(false)
    }
    now += piece.after
    stream = writeAnswer(stream, { text: piece.text, offset: written.length })
    written += piece.text
    take(false)
  }
  take(true)
  return { deltas, written }
}
const read = (deltas: readonly Delta[], held: string) =>
  deltas.reduce((all, delta) => all.slice(0, delta.offset) + delta.text, held)

const pieces = fc.array(fc.record({ text, after: fc.nat(120) }), { maxLength: 30 })

describe('an answer stream', () => {
  it('gives readers the whole text, whatever they held before', () => {
    fc.assert(
      fc.property(pieces, text, (written, held) => {
        const played = play(written, held)
        expect(read(played.deltas, held)).toBe(played.written)
      }),
    )
  })

  it('says at most twenty deltas in any second', () => {
    fc.assert(
      fc.property(pieces, (written) => {
        const { deltas } = play(written)
        for (const first of deltas) {
          expect(
            deltas.filter((delta) => delta.at >= first.at && delta.at < first.at + 1000).length,
          ).toBeLessThanOrEqual(20)
        }
      }),
    )
  })

  it('never cuts a character in two', () => {
    fc.assert(
      fc.property(pieces, fc.nat(5), (written, cut) => {
        const halves = written.flatMap(({ text: piece, after }) => [
          { text: piece.slice(0, cut), after },
          { text: piece.slice(cut), after },
        ])
        for (const delta of play(halves).deltas) expect(delta.text.isWellFormed()).toBe(true)
      }),
    )
  })

  it('says nothing while a replayed text has not caught up with its readers', () => {
    let stream = openAnswerStream('가나다라')
    stream = writeAnswer(stream, { text: '가나', offset: 0 })
    expect(dueIn(stream, 0)).toBeNull()
    stream = writeAnswer(stream, { text: '다라마', offset: 2 })
    expect(takeDelta(stream, 0).delta).toEqual({ text: '마', offset: 4 })
  })

  it('holds a piece back until its time has come', () => {
    let { stream } = takeDelta(writeAnswer(openAnswerStream(), { text: '가', offset: 0 }), 100)
    stream = writeAnswer(stream, { text: '나', offset: 1 })
    expect(takeDelta(stream, 101).delta).toBeNull()
    expect(dueIn(stream, 101)).toBe(DELTA_INTERVAL - 1)
    expect(takeDelta(stream, 100 + DELTA_INTERVAL).delta).toEqual({ text: '나', offset: 1 })
  })
})
