import { expect, test } from 'vitest'
import { NO_CASE } from '../../../src/domain/case.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { dueIn, faultsOfDeadline } from '../../../src/domain/rulings/deadline.ts'
import { PLACES } from '../../support/homes.ts'

const NOW = new Date('2026-11-26T03:00:00Z')
const dueFor = (id: string, text: string) =>
  dueIn(
    compiledRulings.get(id) ?? { deadlines: [] },
    readRequest(text, { places: PLACES, now: NOW }).wishes[0]?.case ?? NO_CASE,
  )
const days = (id: string, text: string): string[] => dueFor(id, text).map(({ day }) => day)

test.each<[string, string, string[]]>([
  ['sale-report-deadline', '10/28 아파트 매매계약함. 실거래신고 언제까지?', ['2026-11-27']],
  [
    'sale-report-deadline',
    '지난 11월 2일에 빌라 매매 계약서를 썼습니다. 신고는 며칠까지 해야 하나요?',
    ['2026-12-02'],
  ],
  [
    'sale-report-deadline',
    'I signed the purchase contract on November 5, 2026. By when must it be reported?',
    ['2026-12-07'],
  ],
  [
    'how-lease-report',
    '11월 3일에 보증금 5천 월세 35만원 원룸 계약했습니다. 언제까지 신고해요',
    ['2026-12-03'],
  ],
  // The first of January and the first of March of 2027 are holidays.
  ['sale-registration-deadline', '2026년 11월 2일에 잔금을 치렀어요', ['2027-01-04']],
  // What happened on the day is not said, and is what the ruling counts from.
  ['gift-tax-filing', '12월 10일에 이체하면 신고는 언제까지 해야하죠?', ['2027-03-31']],
  ['tax-objection', '세금 고지서 온 게 11월 20일이에요 불복 언제까지 돼요', ['2027-02-18']],
  [
    'acquisition-tax-inheritance',
    '아버지가 10월 12일에 돌아가셨습니다. 집 취득세 신고는 언제까지?',
    ['2027-04-30'],
  ],
  ['inheritance-renounce', '어머니 2026년 10월 5일 별세. 빚이 많은데 포기 기한', ['2027-01-05']],
  [
    'capital-gains-temporary-two-homes',
    '첫 집은 2019년에 샀고 둘째 집은 2025년 4월 10일에 샀어요 언제까지 팔아야',
    ['2028-04-10'],
  ],
  ['home-rent-limitation', '2018년 2월 말에 나온 자취방 보증금 500을 아직 못 받았어요', ['2028-02-28']],
  ['how-lease-report', '11월 3일에 보증금 5천 월세 25만원 원룸 계약했습니다. 언제까지 신고해요', []],
  [
    'capital-gains-filing',
    '2026년 10월 14일에 잔금 받고 집을 팔았어요 양도세 신고 언제까지',
    ['2026-12-31', '2027-03-02'],
  ],
  ['acquisition-tax-deadline', '2026년 10월 14일에 잔금 치렀어요 취득세 기한', ['2026-12-14']],
  // Of two days nobody knows which one it is, and without a day there is none.
  ['gift-tax-filing', '12월 10일에 보내고 12월 20일에 또 보내면 언제까지', []],
  ['sale-report-deadline', '매매계약하면 실거래신고 언제까지 하나요', []],
])('%s: %s', (id, text, expected) => expect(days(id, text)).toEqual(expected))

test('a last day on a weekend moves on, and one that is over is told so', () => {
  expect(dueFor('sale-report-deadline', '10월 15일에 매매계약을 했어요. 신고 기한은요?')).toMatchObject([
    { day: '2026-11-16', isMoved: true, isOver: true },
  ])
})

test('what a verdict tells of a day is no deadline beside it', () => {
  const text = '2026년 9월 10일에 하자를 알게 됐습니다. 누수 하자 책임을 언제까지 물을 수 있나요?'
  expect(days('sale-leak-after-purchase', text)).toEqual([])
  expect(days('inheritance-renounce', '어머니 2026년 10월 5일 별세. 포기 기한')).toEqual(['2027-01-05'])
})

test('shares and floors are no days', () => {
  for (const said of ['지분 1/3씩 상속', '500/30 월세', '3/15층 아파트', '2/3 동의'])
    expect(days('gift-tax-filing', `${said}인데 증여세 언제까지`)).toEqual([])
})

test('what cannot be counted fails where it is read', () => {
  const fault = (by: string) => faultsOfDeadline({ by }).length
  expect(fault('signed + 30 days')).toBe(0)
  expect([fault('signed + 30만'), fault('signed - end'), fault('nothing + 3 days')]).toEqual([1, 1, 1])
})
