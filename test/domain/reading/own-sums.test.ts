import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const read = (text: string) => readRequest(text, { places: PLACES, now: new Date('2026-11-24T03:00:00Z') })
const caseIn = (text: string) => read(text).wishes[0]?.case

describe('sums that stand beside one another', () => {
  test('a deposit and its rent by a stroke, before and after', () => {
    for (const text of [
      '실거주한다고 내보내더니 2억/70에서 2억/110으로 새 세입자를 받았어요. 손해배상 얼마?',
      '집주인 산다고 거절하고 1억/40 에서 1억/75 로 다른 사람 들였대요 배상액은',
    ]) {
      const said = caseIn(text)
      expect(said?.leases).toHaveLength(2)
      expect(Math.max(...(said?.deposits ?? []))).toBeLessThanOrEqual(20_000)
    }
  })

  test('what a home is valued at is no deposit', () => {
    expect(caseIn('공시가 2억 1천 빌라는 보증보험 보증금 얼마까지 돼요?')?.deposits).toEqual([])
    expect(caseIn('공시가 2억인 빌라 전세 2억 3천 보증보험 되나요')?.deposits).toEqual([23_000])
  })

  test('what is earned is no debt', () => {
    const said = read('연소득 7000만원 자동차 할부 월 60만원 있어요 4% 30년 대출 한도')
    expect(said.person.income ?? said.wishes[0]?.case.income).toBe(7000)
    expect(said.person.debts).toHaveLength(1)
    expect(read('7000만원짜리 신용대출 있어요 대출 한도').person.debts).toHaveLength(1)
  })

  test('what was agreed on for a shop and what it came to in the end', () => {
    const sums = caseIn('권리금 계약은 9천인데 감정은 7천 나왔어요 방해하면 배상 얼마')?.facts.sums
    expect(sums?.map(({ of, value }) => [of, value])).toEqual([
      ['KEY_MONEY', 9000],
      ['KEY_MONEY_AT_END', 7000],
    ])
  })
})
