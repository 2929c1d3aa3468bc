import { isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { calculations } from '../../src/agent/tools/registry.ts'
import { buildSchema } from '../../src/graphql/schema.ts'

/** What the API offers under another name, or as a part of another calculation. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  priorityRepayment: 'jeonseRisk',
  lendingLimits: 'loanAffordability',
  purchaseFunds: 'acquisitionTaxes',
  leaseFunds: 'brokerageFee',
  holdingTaxes: 'comprehensiveRealEstateTax',
  purchaseReach: 'loanAffordability',
  shopSmallDeposit: 'shopSmallDeposit',
}
/** What is no calculation of figures that somebody gives: it reads what is held, or explains. */
const OF_WHAT_IS_HELD = [
  'contractReview',
  'notice',
  'marketComparison',
  'jeonseRiskRange',
  'loanMatch',
  'depositDanger',
  'guaranteeConditions',
  'leaseDates',
]

describe('Query.calculate', () => {
  const calculators = buildSchema().getType('Calculators')
  if (!isObjectType(calculators)) throw new Error('there are no calculators')
  const offered = Object.keys(calculators.toConfig().fields)

  it.each(
    calculations()
      .flatMap(({ calculations: names }) => names)
      .filter((name) => !OF_WHAT_IS_HELD.includes(name)),
  )('offers %s, which a tool works out', (name) => {
    expect(offered).toContain(ELSEWHERE[name] ?? name)
  })

  it('has no name on these lists that nothing works out', () => {
    const worked = calculations().flatMap(({ calculations: names }) => names as string[])
    expect([...Object.keys(ELSEWHERE), ...OF_WHAT_IS_HELD].filter((it) => !worked.includes(it))).toEqual([])
  })
})
