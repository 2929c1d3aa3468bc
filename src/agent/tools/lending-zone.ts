import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import { inCapitalArea } from '../../domain/calculator/region.ts'
import { koreanDay } from '../../domain/day.ts'
import type { SaidZone } from '../../domain/language/loan-terms.ts'
import type { ToolContext } from './tool.ts'

/**
 * Whether a home is lent on as in the capital area or as elsewhere, where that is certain: it is said or supposed, or no part of the
 * place is regulated (of a whole province too), or it is said to be not.
 */
export const lendingZone = ({
  given: { zone, regionCode, regulated },
  ruleRegion,
  today,
  rules,
}: Pick<ToolContext, 'given' | 'ruleRegion' | 'today' | 'rules'>): SaidZone | null => {
  if (zone !== undefined) return zone
  if (regionCode === null) return null
  const day = koreanDay(today)
  const parts = rules.regions.today(ruleRegion ?? regionCode)
  // What is regulated is lent on as in the capital area, whichever part of a province that is.
  if (regulated !== false && regulationOf({ parts, abolished: null }, day, rules) !== null)
    return ruleRegion === null ? null : 'capital'
  return inCapitalArea(regionCode, day, rules) ? 'capital' : 'elsewhere'
}
