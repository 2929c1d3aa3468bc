import { list, text } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'
import { refuse } from './input.ts'
import type { Alternative } from './lease/outcome.ts'
import { readPlace } from './region.ts'
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

/** A place, or all of a 시·도 in which tiers may differ. */
const placeOf = (code: string, rules: Rules): Place => {
  const given = code.padEnd(10, '0')
  if (!given.endsWith('00000000')) return readPlace(code, rules)
  const parts = rules.regions.today(given).flatMap((one) => rules.regions.sigunguOf(one.slice(0, 2)))
  return parts.length > 0 ? { parts, abolished: null } : refuse('regionCode', `${code} is not a known region`)
}

/** The areas of a tier in words; where it names none it holds everywhere else. */
const whereIn = (areas: readonly string[], rules: Rules): Said => {
  const named = areas.flatMap((area) => rules.depositArea.find((row) => row.area === area) ?? [])
  return named.length === 0
    ? message('lease.if.elsewhere')
    : message('lease.if.areas', {
        areas: list(named.map(({ name, english }) => text({ ko: name, en: english?.name ?? name }))),
      })
}

/** What each tier that a place may have makes of it, with the words for its areas. Null: every tier. */
export const byTier = <Tier extends { areas: string[] }, Result>(
  tiers: readonly Tier[],
  code: string | null | undefined,
  rules: Rules,
  work: (tier: Tier) => Result,
): Alternative<Result>[] => {
  const found = code == null ? tiers.map((_, index) => index) : tiersAt(placeOf(code, rules), tiers, rules)
  return found.flatMap((index) => {
    const tier = tiers[index]
    return tier === undefined ? [] : [{ condition: whereIn(tier.areas, rules), result: work(tier) }]
  })
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
