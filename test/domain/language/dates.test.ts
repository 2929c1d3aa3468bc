import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDates } from '../../../src/domain/language/dates.ts'
import { readNumbers } from '../../../src/domain/reading/numbers.ts'
import { eventsIn } from '../../../src/domain/reading/lease-events.ts'

const TODAY = '2026-11-26'
const two = (value: number): string => String(value).padStart(2, '0')
const ENGLISH = [
  ['Jan', 'January'],
  ['Feb', 'February'],
  ['Mar', 'March'],
  ['Apr', 'April'],
  ['May', 'May'],
  ['Jun', 'June'],
  ['Jul', 'July'],
  ['Aug', 'August'],
  ['Sep', 'September'],
  ['Oct', 'October'],
  ['Nov', 'November'],
  ['Dec', 'December'],
] as const

const day = fc.date({
  min: new Date('2001-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
})

const daysIn = (text: string) => eventsIn(text, TODAY).map(({ event, day }) => ({ event, day }))

describe('days, however they are written', () => {
  it('a day that is told with its year is read back as that day', () => {
    fc.assert(
      fc.property(day, (it) => {
        const [year, month, on] = [it.getUTCFullYear(), it.getUTCMonth() + 1, it.getUTCDate()]
        const short = two(year % 100)
        const [abbreviated = '', whole = ''] = ENGLISH[month - 1] ?? []
        const expected = [{ event: 'END', day: it.toISOString().slice(0, 10) }]
        const korean = [
          `${year}년 ${month}월 ${on}일`,
          `${year}년${month}월${on}일`,
          `${short}년 ${month}월 ${on}일`,
          `'${short}년 ${month}월 ${on}일`,
          `${year}.${month}.${on}`,
          `${year}-${two(month)}-${two(on)}`,
          `${short}.${month}.${on}`,
          `${short}.${two(month)}.${two(on)}`,
          `${short}/${month}/${on}`,
        ]
        for (const form of korean) {
          const text = `만기 ${form}이에요`
          expect([text, daysIn(text)]).toEqual([text, expected])
          expect([text, readNumbers(text).map(({ name }) => name === null)]).not.toContain(true)
        }
        const english = [
          `${abbreviated} ${on}, ${year}`,
          `${whole} ${on}, ${year}`,
          `${on} ${whole} ${year}`,
          `${whole} ${on} ${year}`,
        ]
        for (const form of english) {
          const text = `My lease ends on ${form}.`
          expect([text, daysIn(text)]).toEqual([text, expected])
        }
      }),
    )
  })

  it('a day without its year is read back, with what says that it is one', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('자로 근저당', '까지 비우래요', '에 전입했어요'), (it, tail) => {
        const [month, on] = [it.getUTCMonth() + 1, it.getUTCDate()]
        expect(withDates(`${month}/${on}${tail}`, TODAY)).toBe(`${month}월 ${on}일${tail}`)
      }),
    )
  })

  it.each([
    ['작년 6월에 샀어요', '2025년 6월에 샀어요'],
    ['내년 3월 말에 끝나요', '2027년 3월 31일에 끝나요'],
    ['27년 2월 말일까지', '2027년 2월 28일까지'],
    ['다음 달 15일에 잔금', '2026년 12월 15일에 잔금'],
    ['16년도에 3억 주고 산', '2016년도에 3억 주고 산'],
    ['19년에 4억에 산 집', '2019년에 4억에 산 집'],
    ['bought it in March 2024', 'bought it in 2024-03'],
  ])('%s', (text, expected) => {
    expect(withDates(text, TODAY)).toBe(expected)
  })

  it.each([
    '30년 만기 원리금균등',
    '10년에 걸쳐 갚아요',
    '20년 3개월 살았어요',
    '1000/60에 살아요',
    '지분 1/2에 대한 세금',
    '2.5.3 버전 말고',
    '보증금 3/40에 계약',
    'I may 2 times ask',
  ])('what is no date stays as it is: %s', (text) => {
    expect(withDates(text, TODAY)).toBe(text)
  })
})
