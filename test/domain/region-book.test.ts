import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asOfToday, createRegionBook } from '../../src/domain/region-book.ts'
import type { RegionChange } from '../../src/domain/region-book.ts'
import { RULES } from '../support/rules.ts'

const { regions: shipped } = RULES

const change = (
  former: string,
  code: string,
  from: string,
  keepsRest = former.length >= 8 && code.length === former.length,
): RegionChange => ({
  former,
  code,
  keepsRest,
  from,
  isDated: true,
})

test('a code that was used again means what it meant on the day', () => {
  const book = createRegionBook(
    [],
    [
      change('11111111', '11111112', '2010-01-01'),
      change('11111119', '11111111', '2020-01-01'),
      change('11111111', '11111113', '2025-01-01'),
    ],
    '2026-01-01',
  )
  expect(book.today('1111111100', '2009-12-31')).toEqual(['1111111200'])
  // Reported late, by a code of before.
  expect(book.today('1111111100', '2015-01-01')).toEqual(['1111111200'])
  expect(book.today('1111111100', '2022-01-01')).toEqual(['1111111300'])
  expect(book.today('1111111900', '2012-01-01')).toEqual(['1111111300'])
  expect(book.today('1111111100')).toEqual(['1111111300'])
})

test('codes that changed places on one day are each other’s', () => {
  const swap = [change('11111111', '11111112', '2020-01-01'), change('11111112', '11111111', '2020-01-01')]
  const book = createRegionBook([], swap, '2026-01-01')
  expect(book.today('1111111100', '2019-01-01')).toEqual(['1111111200'])
  expect(book.today('1111111100', '2020-01-01')).toEqual(['1111111100'])
})

test('a change of tomorrow has not happened yet', () => {
  const changes = [change('11111', '22222', '2026-01-02', true)]
  expect(createRegionBook([], changes, '2026-01-01').today('1111110100')).toEqual(['1111110100'])
  expect(createRegionBook([], changes, '2026-01-02').today('1111110100')).toEqual(['2222210100'])
})

test('a region tells from when and until when it is, what was there before and what came after', () => {
  expect(shipped.validFrom('2827500000')).toBe('2026-07-01')
  expect(shipped.validUntil('2827500000')).toBeNull()
  expect(shipped.predecessors('2827500000')).toEqual(['2826000000'])
  expect(shipped.predecessors('2812500000')).toEqual(['2811000000', '2814000000'])
  expect(shipped.validUntil('2826000000')).toBe('2026-06-30')
  expect(shipped.successors('2826000000')).toEqual(['2827500000', '2829000000'])
  expect(shipped.predecessors('2827511100')).toEqual(['2826012200'])
  expect(shipped.validFrom('1224012000')).toBe('2026-07-01')
  expect(shipped.predecessors('1224012000')).toEqual(['2914012000'])
  expect(shipped.predecessors('1200000000')).toEqual(['2900000000', '4600000000'])
  expect(shipped.validFrom('4159700000')).toBe('2026-02-01')
  expect(shipped.predecessors('4159700000')).toEqual([])
  expect(shipped.validFrom('4159711500')).toBe('2026-03-01')
  expect(shipped.formerCodes('4159711500')).toEqual(['4159710400', '4159012900'])
  expect(shipped.validUntil('1168000000')).toBeNull()
  expect(shipped.successors('1168000000')).toEqual([])
  // The day of the 1990s is not known.
  expect(shipped.validUntil('4119500000')).toBeNull()
  expect(shipped.successors('4119500000')).toEqual(['4119200000'])
})

test('what was a 시·도 is all of its 시군구 today', () => {
  expect(shipped.today('2900000000')).toEqual(
    ['12210', '12240', '12270', '12300', '12330'].map((code) => `${code}00000`),
  )
  expect(shipped.today('4600000000')).toHaveLength(22)
  expect(shipped.today('4200000000')).toEqual(['5100000000'])
})

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-11-22'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const code = fc.oneof(
  fc.constantFrom('2826012200', '2811010100', '2914012000', '4611010100', '4159012900', '4211010100'),
  fc
    .constantFrom('28', '29', '41', '42', '45', '46', '11')
    .chain((sido) =>
      fc.integer({ min: 0, max: 99_999_999 }).map((rest) => sido + String(rest).padStart(8, '0')),
    ),
)

test('the codes of today are in force, and are their own', () => {
  fc.assert(
    fc.property(code, day, (given, written) => {
      const today = shipped.today(given, written)
      expect(today.length).toBeGreaterThan(0)
      for (const one of today) expect(shipped.today(one)).toEqual([one])
    }),
  )
})

test('no chain of changes leads in a circle, whatever the days', () => {
  const stem = fc.constantFrom('11111111', '11111112', '11111113', '11111')
  const changes = fc.array(
    fc
      .tuple(stem, stem, day)
      .filter(([former, to]) => former !== to && to.length <= former.length)
      .map(([former, to, from]) => change(former, to, from)),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      changes,
      fc.constantFrom('1111111100', '1111111200', '1111111300'),
      day,
      (all, given, written) => {
        const book = createRegionBook([], all, '2026-11-22')
        expect(book.today(given, written).length).toBeGreaterThan(0)
        expect(book.formerCodes(given).length).toBeLessThan(60)
        expect(['WHOLE', 'NONE']).toContain(book.coverage(given, ['11111111']))
      },
    ),
  )
})

test('a filter that was saved before its places were renamed means those of today, and refuses them too', () => {
  const book = createRegionBook(
    [
      { code: '2812500000', fullName: '인천광역시 제물포구' },
      { code: '2815500000', fullName: '인천광역시 영종구' },
    ],
    [
      { former: '28140', code: '28125', keepsRest: false, from: '2026-07-01', isDated: true },
      { former: '28110', code: '28125', keepsRest: false, from: '2026-07-01', isDated: true },
      { former: '28110', code: '28155', keepsRest: false, from: '2026-07-01', isDated: true },
    ],
    '2026-11-23',
  )
  const kept = { regionCodes: ['2814000000', '2811000000'], not: { regionCodes: ['2814000000'] } }
  expect(asOfToday(kept, book)).toEqual({
    regionCodes: ['2812500000', '2815500000'],
    not: { regionCodes: ['2812500000'] },
  })
  expect(asOfToday({ regionCodes: null }, book)).toEqual({ regionCodes: null })
})
