import type { AnalyzedIntent, IntentType } from '../intent.ts'
import { readEntities } from './entity.ts'
import { compact } from './intent-clause.ts'
import { isElsewhere, weighDomain } from './intent-domain.ts'
import { rank, readNeeds } from './intent-score.ts'
import { extractKeywords } from './keywords.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'
import { normalize } from './text.ts'
import type { PropertyQuery } from '../property.ts'

/** Below this no need has been put into words. */
const SAID = 2.4
/** From here the words belong to housing even where no noun says so: 원상복구 의무, 30년 빌리면 매달 얼마. */
const NAMED = 5

interface Verdict {
  intentType: IntentType
  confidence: number
  facets: readonly IntentType[]
}

/** Which of the ten intents a question has. Deterministic; every step is a weighing of named signals. */
export const readIntent = (text: string, places: PlaceIndex): AnalyzedIntent => {
  const normal = normalize(text)
  // A pasted contract fills the whole question; its clauses must not outvote what is asked of it.
  const query = readPropertyQuery(text.slice(0, 2000), places, new Date(0))
  const verdict = decide(normal, query)
  return {
    intentType: verdict.intentType,
    confidence: Math.round(verdict.confidence * 100) / 100,
    keywords: extractKeywords(text.slice(0, 2000)),
    entities: readEntities(text.slice(0, 2000), places, query),
    facets: [...verdict.facets],
  }
}

/** Words in quotation marks are handed over, not asked. */
const QUOTED = /[“"「『][^”"」』]{4,}[”"」』]/g

/** “강남 아파트 어때?” names a subject without saying what about it. */
const OPINION = /어때|어떨까|어떤가|괜찮|그렇죠|how about|what about/

const decide = (normal: string, query: PropertyQuery): Verdict => {
  const tight = compact(normal)
  const conditions = countConditions(query)
  const domain = weighDomain(tight, normal)
  const { scores, needs, decision } = readNeeds(normal.replace(QUOTED, ' '))
  // A place, a kind and a price are a search even without a verb.
  const weighed = { ...scores, PROPERTY_SEARCH: scores.PROPERTY_SEARCH + Math.min(conditions, 4) * 0.7 }
  const [first, second] = rank(weighed)
  const spoken = conditions >= 2 || (domain.elsewhere === 0 && (first?.[1] ?? 0) >= NAMED)
  if (isElsewhere(domain) && !spoken) {
    const sure = domain.elsewhere > 0 || tight.length > 6
    return { intentType: 'IRRELEVANT', confidence: sure ? 0.9 : 0.6, facets: ['IRRELEVANT'] }
  }
  if (!first || first[1] < SAID) {
    const listed = conditions + Number(query.unrecognized.length > 0) >= 2 && !OPINION.test(tight)
    return listed
      ? { intentType: 'PROPERTY_SEARCH', confidence: 0.6, facets: ['PROPERTY_SEARCH'] }
      : { intentType: 'UNCLEAR', confidence: 0.5, facets: ['UNCLEAR'] }
  }
  if (needs.length > 1 || decision) {
    const facets = needs.length > 1 ? needs : rank(scores).flatMap(([need, value]) => (value > 0 ? [need] : []))
    return { intentType: 'COMPREHENSIVE', confidence: needs.length > 1 ? 0.85 : 0.7, facets: facets.slice(0, 4) }
  }
  const [need, value] = first
  if (need === 'PROPERTY_SEARCH' && conditions === 0 && query.unrecognized.length === 0) {
    return { intentType: 'UNCLEAR', confidence: 0.6, facets: ['UNCLEAR'] }
  }
  const margin = (value - (second?.[1] ?? 0)) / value
  return { intentType: need, confidence: 0.5 + 0.48 * margin * Math.min(1, value / 5), facets: [need] }
}

const countConditions = (query: PropertyQuery): number =>
  [
    query.regionCodes.length > 0,
    query.propertyTypes.length > 0,
    query.transactionTypes.length > 0,
    query.salePrice ?? query.deposit ?? query.monthlyRent,
    query.exclusiveArea,
    query.completionYear,
    query.totalHouseholds,
    query.subwayWalkingTime,
    query.directTrade,
    query.includesNearbyFacilities,
  ].filter(Boolean).length
