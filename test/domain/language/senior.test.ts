import { describe, expect, it } from 'vitest'
import { readCase } from '../../../src/domain/language/case.ts'
import { PLACES } from '../../support/homes.ts'

const senior = (text: string) => readCase(text, PLACES, new Date('2026-11-26T03:00:00Z')).seniorDebt

describe('what ranks before a deposit', () => {
  it.each([
    ['다가구 시세 15억, 근저당 3억, 선순위 보증금 합계 4억5천, 제 보증금 8천', 75_000],
    [
      '다가구 원룸 전세 1억 건물 시세 12억정도고 은행근저당 4억 먼저 들어온 세입자들 보증금 합이 5억이래요',
      90_000,
    ],
    ['시세 5억 전세 3억인데 은행 빚 1억 있대요 안전한가요', 10_000],
    ['시세 5억 전세 3억, 근저당 1억(채권최고액 1억2천)', 12_000],
    ['시세 5억 전세 3억, 근저당 1억인데 5천으로 감액한대요', 10_000],
    ['근저당 없고 전세 2억 시세 3억', 0],
    ['근저당 없는지 확인, 전세 2억 시세 3억', null],
    [
      'Market price 350 million won, mortgage on the register 50 million won, my deposit would be 280 million won.',
      5000,
    ],
    [
      'Worth 480 million won, the bank has registered 120 million won on it, jeonse deposit 310 million won',
      12_000,
    ],
  ])('%s', (text, expected) => {
    expect(senior(text)).toBe(expected)
  })
})
