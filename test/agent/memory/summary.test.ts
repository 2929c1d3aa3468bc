import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundSummary, summarize } from '../../../src/agent/memory/summary.ts'
import { MAX_SUMMARY } from '../../../src/domain/memory.ts'

const input = {
  language: 'KO' as const,
  summary: null,
  question: '마포구 아파트 전세 찾아줘',
  found: ['아현푸른마을 (전세 3억원)'],
}

test('a question is a line, the latest last', () => {
  const first = summarize(input)
  expect(first).toBe('질문: 마포구 아파트 전세 찾아줘 → 찾음: 아현푸른마을 (전세 3억원)')
  const second = summarize({ ...input, summary: first, question: '송파구 아파트 전세', found: [] })
  expect(second.split('\n')).toEqual([first, '질문: 송파구 아파트 전세 → 찾음: 찾지 못함'])
})

test('it never grows beyond its bound, keeps the latest question, and holds no personal data', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.string({ maxLength: 400 }), fc.array(fc.string({ maxLength: 80 }), { maxLength: 8 })),
        { maxLength: 30 },
      ),
      (turns) => {
        const summary = turns.reduce<string | null>(
          (before, [question, found]) =>
            summarize({ language: 'KO', summary: before, question: `${question} 010-1234-5678`, found }),
          null,
        )
        expect((summary ?? '').length).toBeLessThanOrEqual(MAX_SUMMARY)
        expect(summary ?? '').not.toContain('1234-5678')
        if (turns.length > 0) expect((summary ?? '').split('\n').at(-1)).toContain('질문:')
      },
    ),
  )
})

test('what a model writes is bound as well', () => {
  expect(boundSummary(`${'가'.repeat(3000)}\n마지막 줄`)).toBe('마지막 줄')
  expect(boundSummary('나'.repeat(3000))).toHaveLength(MAX_SUMMARY)
})
