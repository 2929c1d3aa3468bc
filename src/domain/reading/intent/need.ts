import type { IntentType } from '../../intent.ts'

/** What a team can do something about. */
export type Need = Exclude<IntentType, 'COMPREHENSIVE' | 'UNCLEAR' | 'IRRELEVANT'>

export const NEEDS: readonly Need[] = [
  'LEGAL_CONSULT',
  'MARKET_INQUIRY',
  'PROPERTY_SEARCH',
  'LOAN_CONSULT',
  'CONTRACT_CREATION',
  'CONTRACT_REVIEW',
  'RISK_ANALYSIS',
]

export const isNeed = (intent: IntentType): intent is Need =>
  intent !== 'COMPREHENSIVE' && intent !== 'UNCLEAR' && intent !== 'IRRELEVANT'
