import { describe, expect, test } from 'vitest'
import { NO_CASE } from '../../../src/domain/case.ts'
import type { Case } from '../../../src/domain/case.ts'
import { NO_FACTS } from '../../../src/domain/lease-facts.ts'
import type { FactSum } from '../../../src/domain/lease-facts.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { decide, settles } from '../../../src/domain/rulings/verdict.ts'

const told = (id: string, given: Partial<Case>): string =>
  decide(compiledRulings.get(id) ?? { verdicts: [] }, { ...NO_CASE, ...given })?.ko ?? ''
const signed = (day: string): Partial<Case> => ({
  facts: { ...NO_FACTS, dates: [{ event: 'SIGNED', day }] },
})
const said = (facts: Partial<Case['facts']>): Partial<Case> => ({ facts: { ...NO_FACTS, ...facts } })
const sum = (of: FactSum, value: number, facts: Partial<Case['facts']> = {}): Partial<Case> =>
  said({ ...facts, sums: [{ of, value }] })

describe('a threshold is decided by the figures of the case', () => {
  test.each<[string, Partial<Case>, RegExp]>([
    ['home-report-who', { deposits: [5000], rents: [28] }, /의무도 과태료도 없/],
    ['home-report-who', { deposits: [6000], rents: [30] }, /의무도 과태료도 없/],
    ['home-report-who', { deposits: [6000], rents: [31] }, /31만원은 30만원을 넘어/],
    ['home-report-who', { deposits: [7000], rents: [10] }, /7,000만원은 6,000만원을 넘어/],
    ['home-report-who', { deposits: [4000], transactionTypes: ['JEONSE'] }, /없어요/],
    // What the rent is nobody said.
    ['home-report-who', { deposits: [4000] }, /^$/],
    // Which of two is meant nobody said.
    ['home-report-who', { deposits: [4000, 7000], rents: [20] }, /^$/],
    ['fraud-deposit-limit', { deposits: [60_000] }, /최대 7억원까지/],
    ['fraud-deposit-limit', { deposits: [50_000] }, /금액 요건에 맞/],
    ['fraud-deposit-limit', { deposits: [70_001] }, /어려워요/],
    ['fraud-after-may-2025', signed('2025-05-31'), /맞아요/],
    ['fraud-after-may-2025', signed('2025-06-01'), /대상이 아니/],
    ['fraud-after-may-2025', signed('2025-05-01'), /2025년 5월이면/],
    // Somewhen in that year: on either side of the day.
    ['fraud-after-may-2025', signed('2025-01-01'), /^$/],
    ['fraud-after-may-2025', signed('2024-01-01'), /2024년이면/],
    ['home-rent-arrears-end', { facts: { ...NO_FACTS, arrearsMonths: 1 } }, /아직 해지할 수 없/],
    ['home-rent-arrears-end', { facts: { ...NO_FACTS, arrearsMonths: 2 } }, /해지할 수 있/],
    // What is told is worked out of what is said: twice the money, the rest of a deposit, rent of three months.
    ['sale-deposit-seller-withdraws', sum('DOWN_PAYMENT', 8000), /2배인 1억 6,000만원/],
    ['sale-deposit-buyer-withdraws', sum('DOWN_PAYMENT', 8000), /계약금 8,000만원을 포기하고/],
    ['sale-deposit-buyer-withdraws', sum('DOWN_PAYMENT', 8000, { performed: true }), /해제할 수 없어요/],
    ['auction-senior-tenant', { deposits: [9000], ...sum('RECOVERED', 6000) }, /남은 3,000만원을 낙찰자/],
    // Nothing is left to take over.
    ['auction-senior-tenant', { deposits: [9000], ...sum('RECOVERED', 9000) }, /^$/],
    [
      'auction-buyer-takes-over-deposit',
      { deposits: [18_000], ...said({ claimed: false }) },
      /1억 8,000만원 전부/,
    ],
    ['shop-arrears-terminate', { rents: [200], ...said({ arrearsMonths: 2 }) }, /3개월분 600만원에 이르러야/],
    ['home-fixed-date-without-registration', said({ fixed: true, registered: false }), /아직 없어요/],
    ['home-fixed-date-without-registration', said({ fixed: true }), /^$/],
  ])('%s %j', (id, given, words) => {
    expect(told(id, given)).toMatch(words)
  })

  test('and a sum that is only told settles nothing between two rulings', () => {
    const settled = (id: string, given: Partial<Case>): boolean =>
      settles(compiledRulings.get(id) ?? { verdicts: [] }, { ...NO_CASE, ...given })
    expect(settled('auction-buyer-takes-over-deposit', { deposits: [9000] })).toBe(false)
    expect(settled('home-report-who', { deposits: [7000], rents: [10] })).toBe(true)
    expect(settled('auction-senior-tenant', { deposits: [9000], ...said({ claimed: false }) })).toBe(true)
  })

  test('and every verdict is told in both languages without a gap', () => {
    for (const { verdicts } of compiledRulings.all)
      for (const { ko, en } of verdicts) {
        expect(ko).toMatch(/[가-힣]/)
        expect(en).not.toMatch(/[가-힣]/)
      }
  })
})
