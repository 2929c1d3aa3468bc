import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatManwon } from '../../src/domain/money.ts'
import { CombinedError } from '@urql/core'
import { pauseBefore } from '../../web/src/api/again.ts'
import { partsOf } from '../../web/src/answer/parts.ts'
import { formatMoney, formatMoneyShort } from '../../web/src/format/money.ts'
import { formatDayShort, formatMonth, formatMonthShort } from '../../web/src/format/quantity.ts'
import { rangeWords } from '../../web/src/search/conditions.ts'
import { fill } from '../../web/src/i18n/words.ts'
import { crowdedOf } from '../../web/src/map/crowding.ts'
import type { Box } from '../../web/src/map/crowding.ts'
import { inPieces } from '../../web/src/chat/pieces.ts'
import { idIn } from '../../web/src/layout/paths.ts'
import { problemsOf, responseOf } from '../../web/src/form/values.ts'
import type { FormField } from '../../web/src/form/values.ts'

test('an amount is read on the page as it is in an answer', () => {
  expect(formatMoney(53_000, 'KO')).toBe('5억 3,000만원')
  expect(formatMoney(53_000, 'EN')).toBe('530 million won')
  expect(formatMoney(70, 'EN')).toBe('700,000 won')
  expect(formatMoney(126_000, 'EN')).toBe('1.26 billion won')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      expect(formatMoney(amount, 'KO')).toBe(formatManwon(amount))
    }),
  )
})

test('a price that 미만 or 초과 left out is named itself', () => {
  expect(rangeWords('salePrice', { max: 49_999 }, 'KO')).toBe('5억원 미만')
  expect(rangeWords('salePrice', { min: 30_001 }, 'EN')).toBe('above 300 million won')
  expect(rangeWords('salePrice', { max: 50_000 }, 'KO')).toBe('5억원 이하')
  expect(rangeWords('monthlyRent', { max: 49 }, 'KO')).toBe('49만원 이하')
  expect(rangeWords('totalHouseholds', { max: 999 }, 'KO')).toBe('999세대 이하')
})

test('an amount on the map is the amount, as near as there is room for', () => {
  expect([24, 850, 53_000].map((it) => formatMoneyShort(it, 'EN'))).toEqual(['240K', '8.5M', '530M'])
  const UNITS: Readonly<Record<string, number>> = { K: 0.1, M: 100, B: 100_000 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const [, figure = '', unit = ''] = /^([\d,.]+)([KMB])$/.exec(formatMoneyShort(amount, 'EN')) ?? []
      const read = Number(figure.replaceAll(',', '')) * (UNITS[unit] ?? Number.NaN)
      expect(Math.abs(read - amount) / amount).toBeLessThan(0.06)
    }),
  )
})

test('a day and a month where room is scarce are read in the reader’s language, and a month from whatever names it', () => {
  expect(['KO', 'EN'].map((it) => formatDayShort('2026-11-21', it === 'KO' ? 'KO' : 'EN'))).toEqual([
    '2026.11.21',
    '21 Nov 2026',
  ])
  for (const month of ['201301', '2013-01', '2013-01-31'])
    expect([formatMonth(month, 'EN'), formatMonthShort(month, 'EN'), formatMonthShort(month, 'KO')]).toEqual([
      'January 2013',
      'Jan 2013',
      '2013.01',
    ])
  expect(formatMonthShort('', 'KO')).toBe('')
})

test('an answer is laid out without losing a word, however much of it is written yet', () => {
  const words = fc.constantFrom(
    '전세금은 5.5%까지 올라요.',
    ' [1][2]',
    '\n\n',
    '\n## 할 일\n',
    '- 하나 [3]\n',
    '다음 해 ',
    '# 보고서\n',
    '**굵은 말이 먼저 있어요.**',
  )
  const bare = (text: string) => text.replaceAll(/[\s#]/g, '')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      const { title, first, rest, parts } = partsOf(text)
      const all = [title, first, rest, ...parts.flatMap((part) => [part.title, part.text])].join('')
      expect(bare(all)).toBe(bare(text))
    }),
  )
  expect(partsOf('인상률은 5.5%까지예요. [1] 더 볼 것이 있어요.').first).toBe('인상률은 5.5%까지예요. [1]')
  // A report has a title of its own, and what it says first is as big as in any answer.
  expect(partsOf('# 조사 보고서\n\n**분당구가 더 안전해요.**\n송파구는 [1]\n\n## 시세\n표')).toEqual({
    title: '조사 보고서',
    first: '**분당구가 더 안전해요.**',
    rest: '송파구는 [1]',
    parts: [{ title: '시세', text: '표' }],
  })
  expect(partsOf('먼저 이렇게 하세요. **다음은** 이래요.').first).toBe('먼저 이렇게 하세요.')
})

const field = (path: string, more: Partial<FormField> = {}): FormField => ({
  path,
  label: path,
  type: 'TEXT',
  required: true,
  default: null,
  help: null,
  maxLength: null,
  error: null,
  options: [],
  when: null,
  ...more,
})

test('answers stand at the paths of their fields, and what is not asked is neither missed nor sent', () => {
  const form = [
    field('documentDecision.decision', { type: 'CHOICE' }),
    field('documentDecision.terms.deposit', {
      type: 'MANWON',
      when: { path: 'documentDecision.decision', values: ['EDIT'] },
    }),
  ]
  expect(problemsOf(form, {})).toEqual({ 'documentDecision.decision': 'required' })
  const edited = { 'documentDecision.decision': 'EDIT', 'documentDecision.terms.deposit': '53,000' }
  expect(problemsOf(form, edited)).toEqual({})
  expect(responseOf(form, edited)).toEqual({
    documentDecision: { decision: 'EDIT', terms: { deposit: 53_000 } },
  })
  expect(responseOf(form, { ...edited, 'documentDecision.decision': 'ACCEPT' })).toEqual({
    documentDecision: { decision: 'ACCEPT' },
  })
  expect(problemsOf(form, { ...edited, 'documentDecision.terms.deposit': '오억' })).toEqual({
    'documentDecision.terms.deposit': 'notANumber',
  })
})

test('what passes is asked again later each time, not before one is told to, and nothing else is', () => {
  const failed = (code: string, more: object = {}) =>
    new CombinedError({ graphQLErrors: [{ message: code, extensions: { code, ...more } }] })
  expect(pauseBefore(failed('UNAUTHENTICATED'), 0)).toBeNull()
  expect(pauseBefore(new CombinedError({ networkError: new Error('away') }), 0)).toBeNull()
  const pauses = Array.from({ length: 12 }, (_, at) => pauseBefore(failed('INTERNAL_SERVER_ERROR'), at, 0))
  expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(pauses.at(-1)).toBe(60_000)
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(20),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seconds, at, chance) => {
        const pause = pauseBefore(failed('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds }), at, chance)
        expect(pause).toBeGreaterThanOrEqual(seconds * 1_000)
      },
    ),
  )
})

test('one is one, and whatever else is several', () => {
  const words = (count: number | string) => fill('{count} {count:home is|homes are} gone', { count })
  expect([words(1), words('1'), words(0), words('1,001')]).toEqual([
    '1 home is gone',
    '1 home is gone',
    '0 homes are gone',
    '1,001 homes are gone',
  ])
})

test('of boxes that lie in each other’s way the earlier is shown, and no two that are shown meet', () => {
  const box = fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 300 }),
    width: fc.integer({ min: 1, max: 90 }),
    height: fc.integer({ min: 1, max: 40 }),
  })
  const touch = (a: Box, b: Box) =>
    Math.min(a.x + a.width / 2, b.x + b.width / 2) > Math.max(a.x - a.width / 2, b.x - b.width / 2) &&
    Math.min(a.y + a.height / 2, b.y + b.height / 2) > Math.max(a.y - a.height / 2, b.y - b.height / 2)
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), (boxes) => {
      const crowded = crowdedOf(boxes)
      boxes.forEach((one, at) => {
        const before = boxes.filter(
          (other, place) => place < at && crowded[place] === false && touch(one, other),
        )
        expect(crowded[at]).toBe(before.length > 0)
      })
    }),
  )
})

test('pieces of a conversation hold each run once, in order, and stay what they are when another one comes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }), (news) => {
      let runs: string[] = []
      let pieces: readonly (readonly string[])[] = []
      for (const count of news) {
        runs = [...runs, ...Array.from({ length: count }, (_, at) => `r${runs.length + at}`)]
        const next = inPieces(runs, pieces)
        expect(next.flat()).toEqual(runs)
        // The last one alone has grown, and only at its end.
        pieces.forEach((piece, at) => {
          expect(next[at]?.slice(0, piece.length)).toEqual(piece)
          if (at < pieces.length - 1) expect(next[at]).toEqual(piece)
        })
        pieces = next
      }
      expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThan(14)
    }),
  )
})

test('an address that somebody typed names an id or nothing, and never breaks the page', () => {
  expect(idIn('%')).toBe('%')
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(idIn(encodeURIComponent(id))).toBe(id)
      expect(typeof idIn(id)).toBe('string')
    }),
  )
})
