import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { readCalculations } from '../../../domain/language/calculation.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { handedOver } from '../../handed-over.ts'
import type { Question } from '../../reasoner/reasoner.ts'
import type { AnalysisTool } from './state.ts'

/** What the question asks to be worked out. */
export const chooseTools = (
  question: Pick<Question, 'query' | 'history' | 'now'>,
  intent: AnalyzedIntent,
  places: PlaceIndex,
): AnalysisTool[] => {
  const wanted = [intent.intentType, ...intent.facets]
  const contract = wanted.includes('CONTRACT_REVIEW') && handedOver(question) !== null
  // The clauses of a contract are no question about money.
  if (contract) return ['contract']
  const isRisk = wanted.includes('RISK_ANALYSIS')
  return readCalculations(question.query, places, new Date(question.now), isRisk ? ['jeonse'] : [])
}
