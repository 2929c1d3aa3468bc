import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CERTAINTY_GROUNDS } from '../../src/domain/certainty/names.ts'
import { matchTurns, observe, tellTurns } from '../../src/cli/eval/answers.ts'
import { measured, percent } from '../../src/cli/eval/figures.ts'
import { auc, bootstrap, mean, quantile, wilson } from '../../src/cli/eval/statistics.ts'
import type { Judged } from '../../src/cli/eval/statistics.ts'
import { readObserved, writeObserved } from '../../src/cli/learn/certainty.ts'

const judged = (right: readonly number[], wrong: readonly number[]): Judged[] => [
  ...right.map((confidence) => ({ confidence, isRight: true })),
  ...wrong.map((confidence) => ({ confidence, isRight: false })),
]

describe('the interval of a share', () => {
  test.each([
    // Newcombe 1998, table I, and R's prop.test(correct = FALSE).
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
  ])('%i of %i', (part, whole, low, high) => {
    const [from, to] = wilson(part, whole)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  })

  test('of nothing says nothing, and of anything holds what was seen', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (part, rest) => {
        fc.pre(part + rest > 0)
        const [low, high] = wilson(part, part + rest)
        const seen = part / (part + rest)
        expect(low).toBeLessThanOrEqual(seen + 1e-9)
        expect(high).toBeGreaterThanOrEqual(seen - 1e-9)
      }),
    )
  })

  test('is told beside count and percentage', () => {
    expect(percent(81, 263)).toBe('30.8 % (81/263) [25.5, 36.6]')
  })
})

describe('what confidence is worth', () => {
  test.each([
    [[0.9, 0.8], [0.3], 1],
    [[0.3], [0.9, 0.8], 0],
    [[0.5, 0.5], [0.5], 0.5],
    // Three of four pairs are in order.
    [[0.9, 0.4], [0.5, 0.1], 0.75],
    [[0.9, 0.5], [0.5, 0.1], 0.875],
  ])('right %j, wrong %j', (right, wrong, value) => {
    expect(auc(judged(right, wrong))).toBeCloseTo(value, 10)
  })

  test('is not known where all are right', () => {
    expect(auc(judged([0.9, 0.1], []))).toBeNull()
    expect(bootstrap(judged([0.9, 0.1], []), auc)).toBeNull()
  })

  test('is what counting all pairs comes to, whatever their order', () => {
    const level = fc.integer({ min: 0, max: 6 }).map((step) => step / 6)
    const several = fc.array(level, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(several, several, (right, wrong) => {
        const pairs = right.flatMap((one) =>
          wrong.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)),
        )
        const counted = pairs.reduce((sum, won) => sum + won, 0) / pairs.length
        expect(auc(judged(right, wrong).toReversed())).toBeCloseTo(counted, 10)
      }),
    )
  })

  test('has an interval around it that is the same every time, and closer for more answers', () => {
    const few = judged([0.9, 0.8, 0.6, 0.4], [0.7, 0.5, 0.3, 0.2])
    const many = Array.from({ length: 20 }, () => few).flat()
    const [low, high] = bootstrap(few, auc) ?? [1, 0]
    const [lower, higher] = bootstrap(many, auc) ?? [1, 0]
    expect(bootstrap(few, auc)).toEqual([low, high])
    expect(low).toBeLessThan(0.8125)
    expect(high).toBeGreaterThan(0.8125)
    expect(higher - lower).toBeLessThan(high - low)
  })
})

test('the interval of a mean is what the spread of its values comes to', () => {
  // Of 400 values of spread 1, the mean's own spread is 1/20: 1.96 of these to each side.
  const values = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 4 : 6))
  const [low, high] = bootstrap(values, mean) ?? [0, 0]
  expect(low).toBeCloseTo(5 - 1.96 / 20, 1)
  expect(high).toBeCloseTo(5 + 1.96 / 20, 1)
  expect(measured(values, mean, 2)).toMatch(/^5\.00 \[4\.\d\d, 5\.\d\d\]$/u)
  expect(measured([], mean, 2)).toBe('–')
})

test('quantiles are values that occur', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2)
  expect(
    quantile(
      Array.from({ length: 100 }, (_, i) => i + 1),
      0.95,
    ),
  ).toBe(95)
  expect(quantile([], 0.5)).toBeNull()
})

describe('turns of conversations', () => {
  const ruling = { kind: 'RULING' as const, id: 'r', label: '복비' }
  const run = (query: string, text: string, confidence = 0.9) => ({
    query,
    intent: { intentType: 'LEGAL_CONSULT' as const, confidence: 0.8 },
    answer: {
      type: 'ANSWER' as const,
      text,
      confidence,
      supportedShare: 1,
      sources: [ruling],
      certainty: Object.fromEntries(CERTAINTY_GROUNDS.map((name) => [name, 0.5])),
    },
  })

  test('find the run that answered them; what was asked back has no answer of its own', () => {
    const asked = [
      { conversation: 'a', id: 'a.1', q: '집 좀 봐줘' },
      { conversation: 'a', id: 'a.2', q: '마포 전세' },
      { conversation: 'b', id: 'b', q: '복비 얼마' },
      { conversation: 'c', id: 'c', q: '복비 얼마' },
    ]
    const replied = run('집 좀 봐줘', '마포')
    const failed = { ...run('복비 얼마', ''), answer: null }
    const last = run('복비 얼마', '복비')
    expect(matchTurns(asked, [replied, failed, last], new Set(['a.1', 'b']))).toEqual([
      { conversation: 'a', isRight: false, run: null },
      { conversation: 'a', isRight: true, run: replied },
      { conversation: 'b', isRight: false, run: failed },
      { conversation: 'c', isRight: true, run: last },
    ])
  })

  test('are found although a question was kept otherwise than it was asked', () => {
    const asked = [
      { conversation: 'a', id: 'a', q: '제 주민번호 900101-1234567 적어 줘' },
      { conversation: 'b', id: 'b', q: '복비 얼마' },
    ]
    const masked = run('제 주민번호 [주민등록번호] 적어 줘', '안 돼요')
    const after = run('복비 얼마', '복비')
    expect(matchTurns(asked, [masked, after], new Set()).map(({ run: of }) => of)).toEqual([masked, after])
  })

  const turns = [
    { conversation: 'a', isRight: true, run: run('복비', '가'.repeat(10), 0.9) },
    { conversation: 'a', isRight: true, run: run('복비', '가'.repeat(20), 0.8) },
    { conversation: 'b', isRight: false, run: run('복비', '가'.repeat(90), 0.3) },
    { conversation: 'b', isRight: false, run: null },
  ]

  test('are told with their lengths and their confidence', () => {
    const { lines, values } = tellTurns('some', turns)
    expect(values).toEqual({ right: 50, median: 20, auc: 1 })
    expect(lines.join(' ')).toContain('50.0 % (2/4)')
    expect(lines.join(' ')).toMatch(/median 20 \[10, 90\], p95 90 \[/u)
  })

  test('teach by what they rest on, without a word of what was said', () => {
    const observed = observe('some', turns)
    expect(observed.map(({ conversation, isRight }) => [conversation, isRight])).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ])
    const kept = JSON.stringify(writeObserved(observed))
    expect(kept).not.toContain('복비')
    expect(readObserved(JSON.parse(kept)).map(({ grounds }) => grounds.spokenFirst)).toEqual([0.5, 0.5, 0.5])
  })
})
