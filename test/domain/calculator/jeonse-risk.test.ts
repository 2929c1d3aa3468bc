import { date } from '../../../src/domain/message/arg.ts'
import { idsOf } from '../../support/facts.ts'
import * as fc from 'fast-check'
import { RULES } from '../../support/rules.ts'
import { describe, expect, it } from 'vitest'
import { jeonseRisk } from '../../../src/domain/calculator/jeonse-risk.ts'
import type { JeonseRiskInput } from '../../../src/domain/calculator/jeonse-risk.ts'
import { TODAY } from './cases.ts'

const [SEOUL, BUSAN, SUWON] = ['1144000000', '2635000000', '4111700000']

const assess = (part: Partial<JeonseRiskInput> = {}) =>
  jeonseRisk({ marketPrice: 100_000, deposit: 50_000, regionCode: SEOUL, ...part }, TODAY, RULES)

describe('the level of jeonseRisk', () => {
  it.each([
    [70_000, 'LOW'],
    [70_001, 'MEDIUM'],
    [80_000, 'MEDIUM'],
    [80_001, 'HIGH'],
    [100_000, 'HIGH'],
    [120_000, 'HIGH'],
    [0, 'LOW'],
  ])('at %i만원 of a home for 10억 is %s', (deposit, level) => {
    expect(assess({ deposit }).level).toBe(level)
    // The same debt from another side.
    expect(assess({ deposit: 0, seniorDebt: deposit }).level).toBe(level)
  })

  it('is decided exactly, where 59,500 ÷ 85,000 × 100 is not 70 in floating point', () => {
    expect(assess({ marketPrice: 85_000, deposit: 59_500 })).toMatchObject({ debtRatio: 70, level: 'LOW' })
  })

  it('gives its reason where it is not low, and where it nearly is not', () => {
    const reasons = (seniorDebt: number) => assess({ deposit: 15_000, seniorDebt }).reasons
    expect(reasons(50_000)).toEqual([])
    expect(reasons(50_001)[0]?.id).toBe('note.level.nearMedium')
    expect(idsOf(assess({ deposit: 80_001 }).reasons)).toContain('note.level.high')
  })

  it('never falls as deposit or older debt grow', () => {
    const order = ['LOW', 'MEDIUM', 'HIGH']
    const amount = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(amount, amount, fc.nat(5000), (deposit, seniorDebt, more) => {
        const { level, guaranteeEligible } = assess({ deposit, seniorDebt })
        for (const worse of [
          assess({ deposit: deposit + more, seniorDebt }),
          assess({ deposit, seniorDebt: seniorDebt + more }),
        ]) {
          expect(order.indexOf(worse.level)).toBeGreaterThanOrEqual(order.indexOf(level))
          expect(guaranteeEligible || !worse.guaranteeEligible).toBe(true)
        }
      }),
    )
  })
})

describe('the guarantee', () => {
  it.each([
    [{ deposit: 70_000 }, true],
    [{ deposit: 70_001 }, false],
    [{ deposit: 50_000, regionCode: BUSAN }, true],
    [{ deposit: 50_001, regionCode: BUSAN }, false],
    [{ deposit: 70_000, regionCode: SUWON }, true],
    [{ deposit: 70_000, regionCode: '2871000000' }, true],
    [{ deposit: 40_000, seniorDebt: 50_000 }, true],
    [{ deposit: 40_001, seniorDebt: 50_000 }, false],
    [{ deposit: 20_000, seniorDebt: 60_000 }, true],
    [{ deposit: 20_000, seniorDebt: 60_001 }, false],
    [{ deposit: 50_000, seniorDebt: 45_000, asOf: '2023-04-30' }, true],
    [{ deposit: 50_000, seniorDebt: 45_000, asOf: '2023-05-01' }, false],
    [{ deposit: 50_001, asOf: '2018-01-31' }, false],
    [{ deposit: 50_001, asOf: '2018-02-01' }, true],
  ])('for %j is %s', (part, guaranteeEligible) => {
    expect(assess(part).guaranteeEligible).toBe(guaranteeEligible)
  })

  it('gives a reason for every check that fails', () => {
    const { reasons } = assess({ deposit: 70_001, seniorDebt: 60_001 })
    expect(idsOf(reasons).filter((id) => id.startsWith('note.guarantee.'))).toHaveLength(3)
  })
})

const repay = (regionCode: string, deposit: number, firstMortgageDate?: string, marketPrice = 100_000) =>
  assess({ regionCode, deposit, marketPrice, ...(firstMortgageDate !== undefined && { firstMortgageDate }) })

describe('priorityRepayment', () => {
  it.each([
    ['2001-09-15', SEOUL, 4000, 1600],
    ['2008-08-20', SEOUL, 4000, 1600],
    ['2008-08-21', SEOUL, 6000, 2000],
    ['2010-07-25', SEOUL, 6000, 2000],
    ['2010-07-26', SEOUL, 7500, 2500],
    ['2013-12-31', SEOUL, 7500, 2500],
    ['2014-01-01', SEOUL, 9500, 3200],
    ['2016-03-30', SEOUL, 9500, 3200],
    ['2016-03-31', SEOUL, 10_000, 3400],
    ['2018-09-17', SEOUL, 10_000, 3400],
    ['2018-09-18', SEOUL, 11_000, 3700],
    ['2021-05-10', SEOUL, 11_000, 3700],
    ['2021-05-11', SEOUL, 15_000, 5000],
    ['2023-02-20', SEOUL, 15_000, 5000],
    ['2023-02-21', SEOUL, 16_500, 5500],
    ['2023-02-21', SUWON, 14_500, 4800],
    ['2023-02-21', BUSAN, 8500, 2800],
    ['2023-02-21', '4311000000', 7500, 2500],
    ['2010-07-25', SUWON, 6000, 2000],
    ['2010-07-26', SUWON, 6500, 2200],
    ['2014-01-01', '3611000000', 4500, 1500],
    ['2016-03-31', '3611000000', 6000, 2000],
    ['2018-09-18', '3611000000', 10_000, 3400],
    ['2018-09-17', '4159700000', 5000, 1700],
    ['2018-09-18', '4157000000', 6000, 2000],
    ['2021-05-11', '4157000000', 13_000, 4300],
    ['2018-09-17', '4148000000', 5000, 1700],
    ['2018-09-18', '4148000000', 6000, 2000],
    ['2021-05-10', '4150000000', 5000, 1700],
    ['2021-05-11', '4150000000', 7000, 2300],
    ['2008-08-21', BUSAN, 5000, 1700],
    ['2008-08-21', '4311000000', 4000, 1400],
  ])('from %s in %s is for deposits up to %i %i만원', (day, regionCode, ceiling, amount) => {
    expect(repay(regionCode, ceiling, day).priorityRepayment).toBe(amount)
    const above = repay(regionCode, ceiling + 1, day)
    expect(above.priorityRepayment).toBe(0)
    expect(idsOf(above.reasons)).toContain('note.small.above')
  })

  it.each([
    ['2871000000', 2500, '강화군'],
    ['2611000000', 2800, '부산 중구'],
    ['2671000000', 2500, '기장군'],
    ['2772000000', 2500, '군위군'],
    ['4772000000', 2500, '군위군, abolished'],
    ['3171000000', 2500, '울주군'],
    ['2917000000', 2800, '광주광역시 북구'],
    ['4161000000', 2800, '경기 광주시'],
    ['2826010100', 4800, '인천 서구 백석동'],
    ['2826011500', 2800, '원당동'],
    ['2826012200', 2800, '청라동'],
    ['2811010100', 4800, '중앙동1가'],
    ['2811014700', 2800, '운서동'],
    ['2818510600', 2800, '송도동'],
    ['2818510500', 4800, '동춘동'],
    ['4136011200', 4800, '남양주 다산동'],
    ['4136010700', 4800, '가운동, abolished'],
    ['4136011100', 2500, '별내동'],
    ['4136025600', 2500, '화도읍'],
    ['4139010100', 4800, '시흥 대야동'],
    ['4139013200', 2500, '정왕동'],
    ['4139013500', 2500, '배곧동'],
    ['4119510100', 4800, '부천 원미구, abolished'],
    ['4119010100', 4800, '부천 원미동'],
    ['4211010100', 2500, '춘천, abolished'],
    ['4511100000', 2500, '전주, abolished'],
    ['2817000000', 4800, '인천 남구, abolished'],
    ['41117', 4800, '영통구, five digits'],
    ['4155000000', 2500, '안성'],
    ['4128000000', 4800, '고양, the whole city'],
    ['4117000000', 4800, '안양, the whole city'],
  ])('of %s is %i (%s)', (regionCode, amount) => {
    const result = repay(regionCode, 7000)
    expect(result.priorityRepayment).toBe(amount)
    expect(idsOf(result.reasons)).not.toContain('note.small.straddles')
  })

  it.each([
    ['2826000000', 2800, '인천 서구'],
    ['2811000000', 2800, '인천 중구'],
    ['2818500000', 2800, '연수구'],
    ['4136000000', 2500, '남양주'],
    ['4139000000', 2500, '시흥'],
    ['4139012700', 2500, '시흥 거모동'],
  ])('of %s, which straddles two tiers, is the lower %i, and says so (%s)', (regionCode, amount) => {
    const result = repay(regionCode, 7000)
    expect(result.priorityRepayment).toBe(amount)
    expect(idsOf(result.reasons)).toContain('note.small.straddles')
  })

  it('is at most the deposit, and half of the price rounded down', () => {
    expect(repay(SEOUL, 5000).priorityRepayment).toBe(5000)
    expect(repay(SEOUL, 8000, '2023-02-21', 10_999).priorityRepayment).toBe(5499)
    expect(repay(SEOUL, 8000, '2023-02-21', 11_000).priorityRepayment).toBe(5500)
    expect(repay(SEOUL, 8000, '2023-02-21', 1).priorityRepayment).toBe(0)
    expect(repay(SEOUL, 8000, '2023-02-21', 10_999).reasons.map(({ id }) => id)).toContain('note.small.half')
  })

  it('takes asOf where no mortgage is dated, and says so', () => {
    const result = assess({ deposit: 15_000, asOf: '2023-02-20' })
    expect(result.priorityRepayment).toBe(5000)
    expect(result.rules[0]?.effectiveFrom).toBe('2021-05-11')
    expect(result.assumptions).toContainEqual(
      expect.objectContaining({ id: 'note.small.day', args: { day: date('2023-02-20') } }),
    )
  })

  it('never exceeds row, deposit or half of the price', () => {
    const amount = fc.integer({ min: 1, max: 50_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(SEOUL, SUWON, BUSAN, '4311000000'),
        (deposit, marketPrice, regionCode) => {
          const paid = repay(regionCode, deposit, undefined, marketPrice).priorityRepayment
          expect(paid).toBeLessThanOrEqual(Math.min(5500, deposit, marketPrice / 2))
        },
      ),
    )
  })
})

describe('jeonseRisk', () => {
  it.each([
    [{ firstMortgageDate: '2001-09-14' }, 'firstMortgageDate'],
    [{ asOf: '2001-09-14' }, 'asOf'],
    [{ asOf: '2017-01-31' }, 'asOf'],
    [{ asOf: '2024-01-01', firstMortgageDate: '2024-01-02' }, 'firstMortgageDate'],
    [{ firstMortgageDate: '2026-11-22' }, 'firstMortgageDate'],
    [{ marketPrice: 0 }, 'marketPrice'],
    [{ deposit: -1 }, 'deposit'],
    [{ regionCode: '0000000000' }, 'regionCode'],
    [{ regionCode: '1100000000' }, 'regionCode'],
    [{ regionCode: '11680101001' }, 'regionCode'],
    [{ regionCode: '마포구' }, 'regionCode'],
  ])('refuses %j', (part, field) => {
    expect(() => assess(part)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field }))
  })

  it('takes a mortgage of the day itself', () => {
    expect(assess({ firstMortgageDate: '2026-11-21' }).level).toBe('LOW')
  })
})
