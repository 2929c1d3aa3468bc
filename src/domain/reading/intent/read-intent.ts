import { readPasted } from '../../contract/pasted.ts'
import type { AnalyzedIntent } from '../../intent.ts'
import { readEntities } from '../../language/entity.ts'
import { Kept } from '../../language/kept.ts'
import { extractKeywords } from '../../language/keywords.ts'
import type { PlaceIndex } from '../../language/places.ts'
import { readPropertyQuery } from '../../language/query.ts'
import { inReach, normalize } from '../../language/text.ts'
import { askOf } from '../asks.ts'
import { readCalculations } from '../calculations.ts'
import { readClauses } from '../clauses.ts'
import { readFeatures } from './features.ts'
import { weigh } from './model.ts'
import type { Reading } from './model.ts'
import type { Need } from './need.ts'
import { confidenceOf, readWeights } from './weights.ts'

/** Only whether a condition is there counts, not which years it means. */
const ANY_DAY = new Date(Date.UTC(2100, 0, 1))
const MOST_FACETS = 4
/** From here a need is one of those of a question; on questions kept apart 95 % of such were asked for, and 92 % found. */
const ASKED = 0.3
/** Below this the whole says that a need is not asked for, whatever a clause by itself sounds like. */
const DENIED = 0.1
/** From here a clause by itself has a need. */
const ASKED_ALONE = 0.7
const MOST_CLAUSES = 8
/** A clause that says but a noun (전세 시세도) is surer of its need beside the others of the text than alone. */
const ASKED_IN_CLAUSE = 0.3

/** Whoever pastes a contract without a word wants to know what is in it. */
const REVIEWED = 0.9

const readings = new Kept<Reading>()
const readingOf = (text: string, places: PlaceIndex): Reading =>
  readings.of(places, text, () => weigh(readFeatures(text, places), readWeights()))

/** The needs of each part of a text: what is said of one leaves another its own. */
const needsOfClauses = (text: string, places: PlaceIndex): Need[] => {
  const normal = normalize(text)
  return readClauses(normal)
    .slice(0, MOST_CLAUSES)
    .flatMap(({ start, end }) => {
      const [best] = readingOf(normal.slice(start, end), places).needs
      return best !== undefined && best[1] > ASKED_ALONE ? [best[0]] : []
    })
}

const facetsOf = ({ intent, needs }: Reading, text: string, places: PlaceIndex): AnalyzedIntent['facets'] => {
  if (intent !== 'COMPREHENSIVE') return [intent]
  const asked = needs.flatMap(([need, likely]) => (likely > ASKED ? [need] : []))
  // One that stands beside a much plainer one is heard where its clause stands alone. A decision may name none.
  // A choice that says nothing of what is to be weighed but figures: 전세 2억, 월세는 2천에 80, 뭐가 나아?
  if (asked.length === 0)
    return [...new Set(readCalculations(text, places, ANY_DAY).flatMap((name) => askOf(name).need ?? []))]
  const open = needs.flatMap(([need, likely]) => (likely > DENIED ? [need] : []))
  const heard =
    open.length > asked.length ? needsOfClauses(text, places).filter((need) => open.includes(need)) : []
  return [...new Set([...asked, ...heard])].slice(0, MOST_FACETS)
}

/** The needs that a clause by itself asks for, likeliest first. */
export const needsOf = (clause: string, places: PlaceIndex): Need[] =>
  readingOf(clause, places).needs.flatMap(([need, likely]) => (likely > ASKED_IN_CLAUSE ? [need] : []))

/**
 * Which of the ten intents a question has, learned from examples; the same question has the same reading. `confidence` is how
 * often such a reading is right, measured on questions that the model had not seen.
 */
export const readIntent = (text: string, places: PlaceIndex): AnalyzedIntent => {
  const pasted = readPasted(text)
  return pasted?.isWhole === true
    ? readIntentOfPasted(pasted.request, places)
    : readIntentOf(inReach(text), places)
}

const readIntentOf = (text: string, places: PlaceIndex): AnalyzedIntent => {
  const reading: Reading = /\p{L}|\d/u.test(text)
    ? readingOf(text, places)
    : { intent: 'IRRELEVANT', likely: 1, needs: [] }
  return {
    intentType: reading.intent,
    confidence: Math.round(confidenceOf(reading.likely) * 100) / 100,
    keywords: extractKeywords(text),
    entities: readEntities(text, places, readPropertyQuery(text, places, ANY_DAY)),
    facets: facetsOf(reading, text, places),
  }
}

/** A pasted contract fills the whole question; its clauses must not outvote what is asked of it. */
const readIntentOfPasted = (request: string, places: PlaceIndex): AnalyzedIntent => {
  const asked = readIntentOf(inReach(request), places)
  if (asked.intentType === 'COMPREHENSIVE') {
    return asked.facets.includes('CONTRACT_REVIEW')
      ? asked
      : { ...asked, facets: ['CONTRACT_REVIEW', ...asked.facets] }
  }
  return asked.intentType === 'CONTRACT_REVIEW'
    ? asked
    : { ...asked, intentType: 'CONTRACT_REVIEW', confidence: REVIEWED, facets: ['CONTRACT_REVIEW'] }
}
