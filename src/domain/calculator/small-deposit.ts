import type { Said } from '../message/say.ts'
import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import type { Place } from './region.ts'
import { areaNotes, areasOf } from './small-deposit-area.ts'

type SmallDepositRule = Rules['smallDeposit'][number]

export interface SmallDeposit {
  rule: SmallDepositRule
  /** The lower tier, where the place lies in two. */
  tier: SmallDepositRule['tiers'][number]
  straddles: boolean
  /** What is taken for granted of the place. */
  notes: Said[]
}

/**
 * Which of some tiers a place may lie in, by their numbers: of the areas that it lies in the earlier tier, 과밀억제권역 before the 광역시
 * around it.
 */
export const tiersAt = (
  place: Place,
  tiers: readonly { areas: readonly string[] }[],
  rules: Rules,
): number[] => {
  const tierOf = (areas: readonly string[]): number => {
    const index = tiers.findIndex((tier) => tier.areas.some((area) => areas.includes(area)))
    return index === -1 ? tiers.length - 1 : index
  }
  const found = areasOf(place, rules).flatMap(({ whole, open }) => [
    tierOf(whole),
    tierOf([...whole, ...open]),
  ])
  return [...new Set(found)].toSorted((a, b) => a - b)
}

/**
 * The tier of a place on the day of the first mortgage (부칙), not the day of the lease; 광역시 is without 과밀 and 군. `field` names the
 * input that the day came from.
 */
export const smallDepositOf = (place: Place, day: string, field: string, rules: Rules): SmallDeposit => {
  const rule = inForce(rules.smallDeposit, day, field)
  const { tiers } = rule
  const numbers = tiersAt(place, tiers, rules)
  const lowest = Math.max(...numbers)
  const tier = tiers[lowest]
  if (tier === undefined) throw new Error(`the row of ${rule.effectiveFrom} has no tier`)
  return {
    rule,
    tier,
    straddles: numbers.length > 1,
    notes: areaNotes(place, day, rules),
  }
}
