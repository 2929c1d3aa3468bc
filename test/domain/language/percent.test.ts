import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPercents } from '../../../src/domain/language/percent.ts'
import type { PercentRole } from '../../../src/domain/language/percent.ts'

const rolesIn = (text: string): [number, PercentRole | null][] =>
  readPercents(text).map(({ value, role }) => [value, role])

describe('what a percentage is said of', () => {
  it.each<[string, [number, PercentRole | null][]]>([
    [
      '연봉 5천 DSR 40% 금리 4% 30년',
      [
        [40, 'burden'],
        [4, 'rate'],
      ],
    ],
    [
      '30년 변동 4프로로 dsr 40%까지',
      [
        [4, 'rate'],
        [40, 'burden'],
      ],
    ],
    ['5년 주기형 4.5% 30년', [[4.5, 'rate']]],
    ['4% periodic rate over 30 years', [[4, 'rate']]],
    [
      '기준금리 2.5일 때 전환율 5.5%',
      [
        [2.5, 'base'],
        [5.5, 'conversion'],
      ],
    ],
    ['금리가 4.5로 오르면', [[4.5, 'rate']]],
    ['interest rate 4.25, 30 years', [[4.25, 'rate']]],
    ['ltv 60이면 5억 집', [[60, 'ltv']]],
    [
      '수수료율 1.5%이고 보증료율은 0.128%',
      [
        [1.5, 'fee'],
        [0.128, 'fee'],
      ],
    ],
    ['월세를 5% 올려 달래요', [[5, 'raise']]],
    ['전세대출 80%까지', [[80, 'lent']]],
    ['전부 4.2% 대출이야', [[4.2, 'rate']]],
    ['예금 3%로 굴리면', [[3, 'earns']]],
    [
      '전세가율 85%, 수익률 5%',
      [
        [85, 'ofPrice'],
        [5, 'yield'],
      ],
    ],
    ['취득세 8%인가요', [[8, 'other']]],
    ['10년 대출 3억', []],
  ])('%s', (text, roles) => {
    expect(rolesIn(text)).toEqual(roles)
  })

  it('a role is the same wherever a sentence stands, and whatever sums stand around it', () => {
    const said = fc.constantFrom<[string, number, PercentRole]>(
      ['금리 4.5%', 4.5, 'rate'],
      ['LTV 70%', 70, 'ltv'],
      ['전환율 5%', 5, 'conversion'],
      ['dsr 40%', 40, 'burden'],
    )
    const aside = fc.constantFrom(
      '',
      '전세 3억에 살고 있어요. ',
      '연봉은 5천만원이고요, ',
      '1년 전에 계약했어요. ',
    )
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 4 }), aside, (all, before) => {
        const text = before + all.map(([words]) => words).join(', ')
        expect(rolesIn(text)).toEqual(all.map(([, value, role]) => [value, role]))
      }),
    )
  })

  it('every percentage stands where it says, and none overlaps another', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 99 }), (noise, value) => {
        const text = `${noise} ${value}% ${noise}`
        const found = readPercents(text)
        for (const { start, end, value: read } of found)
          expect(text.slice(start, end)).toContain(String(read))
        found.slice(1).forEach((it, at) => expect(it.start).toBeGreaterThanOrEqual(found[at]?.end ?? 0))
      }),
    )
  })
})
