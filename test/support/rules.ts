import { rulesOf } from '../../src/domain/rules/rules.ts'
import { shippedRules } from '../../src/shipped-rules.ts'

/** The rules that the product brings along. */
export const RULE_ROWS = await shippedRules()
export const RULES = rulesOf(RULE_ROWS)
