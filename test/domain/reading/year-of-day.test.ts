import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBetween } from '../../../src/domain/day.ts'
import { inYearMeant } from '../../../src/domain/language/year-of-day.ts'
import type { EventName } from '../../../src/domain/lease-facts.ts'
import { dayAgain } from '../../../src/domain/reading/days-said.ts'
import { eventsIn } from '../../../src/domain/reading/lease-events.ts'

test.each([
  ['10월 20일이었으면?', '2026-09-15', '2026-10-20'],
  ['아 1월 31일이요', '2026-12-31', '2027-01-31'],
  ['2025년 1월 31일이요', '2026-12-31', '2025-01-31'],
  ['1월 3일이나 2월 3일이면?', '2026-12-31', undefined],
])('“%s”, after %s was spoken of: %s', (text, last, day) => {
  expect(dayAgain(text, last)?.day).toBe(day)
})

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10))
  .filter((it) => !it.endsWith('02-29'))

test('the same day of another year, on its side of today and no further than a year', () => {
  fc.assert(
    fc.property(days, days, (day, today) => {
      const [last, next, nearest] = (['LAST', 'NEXT', 'NEAREST'] as const).map((it) =>
        inYearMeant(day, today, it),
      )
      for (const it of [last, next, nearest]) expect(it?.slice(4)).toBe(day.slice(4))
      expect(daysBetween(last ?? '', today)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(last ?? '', today)).toBeLessThan(366)
      expect(daysBetween(today, next ?? '')).toBeGreaterThanOrEqual(0)
      expect(daysBetween(today, next ?? '')).toBeLessThan(366)
      expect(Math.abs(daysBetween(today, nearest ?? ''))).toBeLessThanOrEqual(183)
    }),
  )
})

test.each<[string, EventName, string]>([
  ['만기가 2월 10일인데 갱신 요구는 언제까지 해야 돼요', 'END', '2027-02-10'],
  ['My lease ends on 30 January, when must I give notice', 'END', '2027-01-30'],
  ['만기가 6월 30일인데 갱신 요구는 언제', 'END', '2027-06-30'],
  ['만기 10월 31일인데 보증금을 아직 못 받았어요', 'END', '2026-10-31'],
  ['만기 4월 30일인데 보증금을 아직 못 받았어요', 'END', '2026-04-30'],
  ['만기 11월 20일인데 아무 말 없이 살고 있어요', 'END', '2026-11-20'],
  ['계약이 12월 1일에 끝났는데 보증금을 안 줘요', 'END', '2025-12-01'],
  ['12월 1일부터 2월 28일까지 살기로 했어요', 'END', '2027-02-28'],
  ['12월 20일에 입주했는데 누수가 있어요', 'MOVED_IN', '2025-12-20'],
  ['12월 20일에 입주할 예정인데 전입은 언제 해요', 'MOVED_IN', '2026-12-20'],
  ['I moved in on 12 December', 'MOVED_IN', '2025-12-12'],
  ['2월 28일에 나가려고 해요', 'LEAVES', '2027-02-28'],
  ['3월 2일이 만기인데 집주인이 10월 5일에 나가래요 나가야 돼요?', 'NOTICE', '2026-10-05'],
  ['12월 3일에 잔금 받을건데 양도세는요', 'SOLD', '2026-12-03'],
  ['12월 15일에 상속 받았어요 취득세 신고기한', 'DIED', '2025-12-15'],
  ['어제 전세계약 했어요 신고 기한 언제', 'SIGNED', '2026-11-27'],
  ['열흘 전에 계약했는데 신고는요', 'SIGNED', '2026-11-18'],
  ['2주 전에 통보했어요', 'NOTICE', '2026-11-14'],
  ['만기 3일 전에 통보했어요', 'NOTICE', ''],
  ['내일 잔금인데 뭐 해야 해요', 'SOLD', '2026-11-29'],
  ['I signed yesterday', 'SIGNED', '2026-11-27'],
  ['전입 3월 5일 확정일자 3월 7일 근저당 4월 1일', 'MOVED_IN', '2026-03-05'],
])('“%s”, said on 28 November 2026: %s on %s', (text, event, day) => {
  expect(eventsIn(text, '2026-11-28').find((it) => it.event === event)?.day ?? '').toBe(day)
})
