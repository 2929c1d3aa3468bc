import { koreanDay } from '../../src/domain/day.ts'
import { rulesOf } from '../../src/domain/rules/rules.ts'
import { shippedRules } from '../../src/compose/shipped.ts'
import { shippedRegions } from '../../src/store/reference/regions.ts'

/** The regions that the product brings along, as of today. */
export const REGION_LIST = { regions: shippedRegions(), day: koreanDay(new Date()) }

/** The rules that the product brings along. */
export const RULE_ROWS = await shippedRules()
export const RULES = rulesOf(RULE_ROWS, REGION_LIST)
