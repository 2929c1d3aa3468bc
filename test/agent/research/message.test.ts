import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assistantMessage,
  cutHistory,
  toolMessage,
  userMessage,
} from '../../../src/agent/research/message.ts'
import type { ResearchMessage } from '../../../src/agent/research/message.ts'
import { nameCalls } from '../../../src/agent/research/tool.ts'

const asks = (thought: string, made: number, count: number): ResearchMessage =>
  assistantMessage(thought, {
    calls: nameCalls(
      Array.from({ length: count }, (_, i) => ({ tool: 'search_law' as const, query: `조문 ${made + i}` })),
      made,
    ),
  })

/** A user's word, then exchanges of so many calls each; the last one may not have been answered in full. */
const history = (exchanges: readonly number[], unanswered: number): ResearchMessage[] => {
  let made = 0
  const messages = exchanges.flatMap((count, i) => {
    const said = asks(`생각 ${i}`, made, count)
    made += count
    const open = i === exchanges.length - 1 ? Math.min(unanswered, count) : 0
    return [said, ...said.calls.slice(0, count - open).map(({ id }) => toolMessage(id, '답'))]
  })
  return [userMessage('질문'), ...messages]
}

const histories = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }), fc.integer({ min: 0, max: 3 }))
  .map(([exchanges, unanswered]) => history(exchanges, unanswered))

describe('a history that is too long', () => {
  it('is cut back to the last complete AI message before its last one', () => {
    const messages = history([1, 2, 1], 0)
    expect(cutHistory(messages)).toEqual(history([1, 2], 0))
    expect(cutHistory(history([1], 0))).toEqual([userMessage('질문')])
    expect(cutHistory([userMessage('질문')])).toBeNull()
  })

  it('gets shorter with each cut, stays a beginning of itself, and ends where nothing can go', () => {
    fc.assert(
      fc.property(histories, (messages) => {
        let current: ResearchMessage[] | null = messages
        for (let cuts = 0; current !== null; cuts++) {
          expect(cuts).toBeLessThanOrEqual(messages.length)
          expect(messages.slice(0, current.length)).toEqual(current)
          const next: ResearchMessage[] | null = cutHistory(current)
          if (next !== null) expect(next.length).toBeLessThan(current.length)
          current = next
        }
      }),
    )
  })

  it('never leaves a question without its answers, which no model would take', () => {
    fc.assert(
      fc.property(histories, (messages) => {
        const cut = cutHistory(messages) ?? []
        const answered = new Set(cut.map(({ callId }) => callId))
        for (const { calls } of cut) for (const { id } of calls) expect(answered.has(id)).toBe(true)
      }),
    )
  })
})
