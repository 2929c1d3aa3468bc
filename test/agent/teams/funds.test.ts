import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acquisitionTax } from '../../../src/domain/calculator/acquisition-tax.ts'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import { analyse } from '../../support/analysis.ts'
import { RULES } from '../../support/rules.ts'
import { runs } from '../../support/runs.ts'

const today = new Date('2026-11-21T00:00:00.000Z')

const calculated = async (query: string) => {
  const { evidence } = await analyse(query)
  return evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name === 'purchaseFunds' ? [source.result] : [],
  )
}

describe('what a purchase takes', () => {
  test('is the price with its taxes and the fee', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (eok) => {
        const price = eok * 10_000
        const { total: taxes } = acquisitionTax(
          { price, exclusiveArea: 85, ownedHomes: 0, regulatedArea: false },
          today,
          RULES,
        )
        const { maximumFee: fee } = brokerageFee(
          { transactionType: 'SALE', propertyType: 'APARTMENT', salePrice: price },
          today,
          RULES,
        )
        const [funds] = await calculated(`${eok}억 아파트 사려면 취득세랑 복비까지 해서 얼마 들어요?`)
        expect(funds).toMatchObject({ taxes, fee, costs: taxes + fee, total: price + taxes + fee })
      }),
      { numRuns: Math.min(runs(20), 40) },
    )
  })

  test.each([
    // 5억 + 550만 + 200만 − 3억
    ['5억 집 사는데 대출 3억 받으면 내 돈은 얼마나 필요해요?', 20_750],
    // 5억 + 350만(생애최초) + 200만 − 3억
    ['생애최초로 5억 집 사는데 대출 3억 받으면 내 돈은 얼마나 필요해요?', 20_550],
    // 9억 + 2,970만 + 450만 − 3억 6,000만 (LTV 40 %)
    ['마포구 아파트 9억인데 연봉 9천 무주택이고 금리 4%면 내 돈 얼마 필요해?', 57_420],
  ])('%s', async (query, ownMoney) => {
    expect(await calculated(query)).toMatchObject([{ ownMoney }])
  })

  test.each([
    '5억 아파트 취득세 총 얼마예요?',
    '전세 3억 들어가려면 돈이 얼마나 필요해?',
    '5억 집 복비 얼마야?',
  ])('“%s” asks nothing of it', async (query) => {
    expect(await calculated(query)).toEqual([])
  })
})
