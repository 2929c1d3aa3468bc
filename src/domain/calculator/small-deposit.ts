import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import type { Place } from './region.ts'
import { areasOf } from './small-deposit-area.ts'

type SmallDepositRule = Rules['smallDeposit'][number]

export interface SmallDeposit {
  rule: SmallDepositRule
  /** The lower tier, where the place lies in two. */
  tier: SmallDepositRule['tiers'][number]
  straddles: boolean
}

/**
 * The tier of a place on the day of the first mortgage (부칙), not the day of the lease; 광역시 is without 과밀 and 군. `field` names the
 * input that the day came from.
 */
export const smallDepositOf = (place: Place, day: string, field: string, rules: Rules): SmallDeposit => {
  const rule = inForce(rules.smallDeposit, day, field)
  const numbers = areasOf(place).map((area) => {
    const index = rule.tiers.findIndex(({ areas }) => areas.includes(area))
    return index === -1 ? rule.tiers.length - 1 : index
  })
  const lowest = Math.max(...numbers)
  const tier = rule.tiers[lowest]
  if (tier === undefined) throw new Error(`the row of ${rule.effectiveFrom} has no tier`)
  return { rule, tier, straddles: numbers.some((number) => number !== lowest) }
}
