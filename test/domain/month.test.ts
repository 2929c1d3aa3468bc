import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthsUpTo, thirdsOf } from '../../src/domain/month.ts'

test('months run over the turn of the year', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2025-12', 14)).toBe('2027-02')
  expect(monthsUpTo('2026-02', 3)).toEqual(['2025-12', '2026-01', '2026-02'])
})

test('there and back again', () => {
  const month = fc.tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  fc.assert(
    fc.property(month, fc.integer({ min: -500, max: 500 }), ([year, number], count) => {
      const text = `${year}-${String(number).padStart(2, '0')}`
      expect(addMonths(addMonths(text, count), -count)).toBe(text)
    }),
  )
})

test.each([
  [12, '2026-01-01', '2027-01-01', '2026-05-01', '2026-09-01', true],
  [7, '2026-06-01', '2027-01-01', '2026-08-01', '2026-11-01', true],
  [2, '2026-11-01', '2027-01-01', '2026-12-01', '2026-12-01', true],
  [1, '2026-12-01', '2027-01-01', '2027-01-01', '2026-12-01', false],
])('the thirds of %i months', (count, start, end, firstEnd, lastStart, comparable) => {
  expect(thirdsOf(monthsUpTo('2026-12', count))).toEqual({ start, end, firstEnd, lastStart, comparable })
})
