import type { AnalyzedIntent, IntentType } from '../intent.ts'
import { LIKELY_RULING } from './route.ts'
import type { LawRoute } from './route.ts'

/** How likely a ruling must be to answer what reads as something else. */
const DOUBTLESS_RULING = 0.85
/** And to answer what would be asked back for whatever it is. */
export const CERTAIN_RULING = 0.62

/** How sure a topic that is named makes what is asked. */
const BY_TOPIC = 0.7

/** Below, a reading as a search for homes or prices is a guess. */
const UNSURE = 0.66

const isGuess = ({ intentType, facets, confidence }: AnalyzedIntent): boolean =>
  intentType === 'IRRELEVANT' ||
  intentType === 'UNCLEAR' ||
  (intentType === 'COMPREHENSIVE' && facets.length === 0) ||
  ((intentType === 'PROPERTY_SEARCH' || intentType === 'MARKET_INQUIRY') && confidence < UNSURE)

/** A question for prices that names a kind of home and a deal lacks no more than its place, whatever of law is near to it. */
const isOfPrices = ({ intentType, entities }: AnalyzedIntent): boolean =>
  intentType === 'MARKET_INQUIRY' &&
  ['propertyType', 'transactionType'].every((name) => (entities[name] ?? []).length > 0)

/** How likely a ruling must be to say what kind of question it is; what is read for certain is left as it is. */
const leastToTell = (intent: AnalyzedIntent): number => {
  const { intentType, entities } = intent
  const isSaid = (entities['region'] ?? []).length > 0 || isOfPrices(intent)
  switch (intentType) {
    case 'UNCLEAR':
      return CERTAIN_RULING
    case 'IRRELEVANT':
      return DOUBTLESS_RULING
    case 'PROPERTY_SEARCH':
    case 'MARKET_INQUIRY':
      return isSaid ? Number.POSITIVE_INFINITY : DOUBTLESS_RULING
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** And to answer a question that is read as one for something else than law. */
export const leastToAnswer = ({ intentType }: Pick<AnalyzedIntent, 'intentType'>): number => {
  switch (intentType) {
    case 'IRRELEVANT':
    case 'UNCLEAR':
      return CERTAIN_RULING
    case 'PROPERTY_SEARCH':
    case 'MARKET_INQUIRY':
      return DOUBTLESS_RULING
    default:
      return 0
  }
}

/** What is asked back for is most of these questions (어느 지역): a ruling has to be beyond doubt to answer them. */
const POINTS_AT: readonly IntentType[] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY']

/** That it is of law, and no paper is still to be handed over (이 특약), only the ruling says. */
const SAYS_NOTHING: readonly IntentType[] = ['UNCLEAR', 'IRRELEVANT', 'CONTRACT_REVIEW']

/** As a question of law, however it was read. */
const asLaw = (intent: AnalyzedIntent): AnalyzedIntent => ({
  ...intent,
  intentType: 'LEGAL_CONSULT',
  facets: ['LEGAL_CONSULT'],
  confidence: Math.max(intent.confidence, BY_TOPIC),
})

/**
 * A question that would be asked back for what it does not say (which home, where) and that a ruling answers as it is (집주인이
 * 연락두절됐어요, 만기는 지났구요): it is read as one of law. Null where nothing is sure enough. `goesOn`: it leans on a question of law,
 * so that what it points at is likely what that one was about.
 */
export const answeredInstead = (
  intent: AnalyzedIntent,
  { ruling }: Pick<LawRoute, 'ruling'>,
  goesOn = false,
): AnalyzedIntent | null => {
  // Of several things that are asked none is dropped for an answer to one.
  if (intent.facets.length > 1) return null
  if (isOfPrices(intent) && !goesOn) return null
  const least =
    POINTS_AT.includes(intent.intentType) && !goesOn
      ? DOUBTLESS_RULING
      : SAYS_NOTHING.includes(intent.intentType)
        ? CERTAIN_RULING
        : LIKELY_RULING
  return (ruling?.confidence ?? 0) >= least ? asLaw(intent) : null
}

/** A question about a law of housing, or one of its subjects, is no question of something else, and needs not be asked back. */
export const withTopics = (
  intent: AnalyzedIntent,
  { isHousing, ruling }: Pick<LawRoute, 'isHousing' | 'ruling'>,
): AnalyzedIntent =>
  (isHousing && isGuess(intent)) || (ruling?.confidence ?? 0) >= leastToTell(intent) ? asLaw(intent) : intent
