import { describe, expect, test } from 'vitest'
import { daysAfter } from '../../src/domain/day.ts'
import { HOLIDAYS, isHoliday, nextWorkday } from '../../src/domain/holiday.ts'

const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })
/** The month and the day of the lunar calendar; of a leap month (“4bis”) neither. */
const lunarDay = (day: string): string => lunar.format(new Date(`${day}T00:00:00Z`))

describe('lunar holidays', () => {
  test.each(HOLIDAYS.lunar)(
    '$name is its day of the lunar calendar in every year',
    ({ month, date, days }) => {
      const found: string[] = []
      for (let day = HOLIDAYS.from; day <= HOLIDAYS.until; day = daysAfter(day, 1)) {
        if (lunarDay(day) === `${month}/${date}`) found.push(day)
      }
      expect(days).toEqual(found)
    },
  )
})

test.each([
  ['a Sunday in March', '2026-03-01', '2026-03-03'],
  ['a Sunday of the fourth lunar month', '2026-05-24', '2026-05-26'],
  ['a Saturday in August', '2026-08-15', '2026-08-18'],
  ['a Saturday of 추석, for which nothing makes up', '2026-09-24', '2026-09-28'],
  ['a Sunday of 설날', '2027-02-06', '2027-02-10'],
  ['two holidays on one day', '2025-05-05', '2025-05-07'],
  ['a holiday within 추석', '2028-10-02', '2028-10-06'],
  ['a Saturday in June, for which nothing makes up', '2026-06-06', '2026-06-08'],
  ['a working day', '2026-11-26', '2026-11-26'],
])('a term that ends on %s goes on to the next working day', (_, day, next) => {
  expect(nextWorkday(day)).toBe(next)
})

test('what makes up for a holiday is a holiday itself', () => {
  expect(isHoliday('2026-03-02')).toBe(true)
  expect(isHoliday('2027-02-09')).toBe(true)
  expect(isHoliday('2026-09-28')).toBe(false)
})
