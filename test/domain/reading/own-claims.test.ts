import { describe, expect, test } from 'vitest'
import { dayOf, sumOf } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const read = (text: string) => {
  const [wish] = readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') }).wishes
  if (wish === undefined) throw new Error('nothing was read')
  return wish
}

describe('what somebody lived at, and what the home was let at afterwards', () => {
  test.each([
    [
      '주인이 들어와 산다고 내보내더니 전세 6억에 새 사람을 들였네요. 저는 4억 5천에 살았는데 배상 얼마인가요',
      45_000,
      60_000,
    ],
    [
      '실거주한다고 해서 나왔는데 보증금 3억에 다시 세를 놨어요. 난 2억에 살았거든요 손해배상 얼마 받나',
      20_000,
      30_000,
    ],
  ])('%s', (text, own, other) => {
    const { case: given, asks } = read(text)
    expect(asks).toContain('refusedRenewal')
    expect(sumOf(given.facts, 'LIVED_AT')).toBe(own)
    expect(given.deposits).toEqual([other])
  })

  test('a word that goes on tells of the date before it', () => {
    const { facts } = read(
      '집주인이 8월 7일에 들어와 산다고 갱신 거절해서 10월 2일에 짐 빼고 나왔어요. 배상 얼마',
    ).case
    expect(dayOf(facts, 'REFUSED')).toBe('2026-08-07')
    expect(dayOf(facts, 'HANDED')).toBe('2026-10-02')
  })
})

describe('a down payment', () => {
  test.each([
    ['계약금 7천 보냈는데 매도인이 계약을 깨자고 합니다', 'DOWN_PAYMENT', 7_000],
    ['주인이 변심했대요. 계약금 3천만원 입금했는데 얼마 받아요', 'DOWN_PAYMENT', 3_000],
    ['계약금 4천으로 하고 우선 300만 보냈는데 해제하재요', 'PAID_DOWN', 300],
  ] as const)('%s', (text, of, value) => {
    const { case: given, asks } = read(text)
    expect(asks).toContain('withdrawal')
    expect(sumOf(given.facts, of)).toBe(value)
  })

  test.each([
    ['계약금 7천 보냈고 중도금은 다음 달인데 깨자네요', false],
    ['계약금 7천에 중도금까지 보냈는데 깨자네요', true],
    ['계약금 7천 보냈는데 깨자네요', null],
  ])('%s', (text, performed) => {
    expect(read(text).case.facts.performed).toBe(performed)
  })
})
