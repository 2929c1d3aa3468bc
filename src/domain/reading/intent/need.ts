import { INTENT_TYPES } from '../../intent.ts'
import type { IntentType } from '../../intent.ts'

/** What a team can do something about. */
export type Need = Exclude<IntentType, 'COMPREHENSIVE' | 'UNCLEAR' | 'IRRELEVANT'>

export const isNeed = (intent: IntentType): intent is Need =>
  intent !== 'COMPREHENSIVE' && intent !== 'UNCLEAR' && intent !== 'IRRELEVANT'

export const NEEDS: readonly Need[] = INTENT_TYPES.filter(isNeed)
