import type { Assumption } from '../../../domain/answer.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { readPropertyQuery } from '../../../domain/language/query.ts'
import type { LoanCategory } from '../../../domain/loan.ts'
import type { MarketQuery } from '../../../domain/market.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import type { Question, SearchKind, SearchPlan } from '../reasoner.ts'
import { OFFLINE_WORDS } from './prompt.ts'
import { kindsFor } from './teams.ts'

/** Statistics that one question may ask for. */
const MAX_MARKET_QUERIES = 6
const LEGAL_HITS = 6
const LOAN_HITS = 8
const MAX_LEGAL_QUERY = 2000

const DEAL_WORD =
  /매매|매수|매도|구매|구입|사려|사고|살\s?집|급매|분양|전세|월세|반전세|전월세|임대|렌트|sale|buy|purchase|jeonse|rent|lease/i
const NEAR_STATION = /역세권|역\s?근처|역\s?가까|near\s+(?:a\s+)?(?:station|subway)/i

const LOAN_CATEGORIES: readonly (readonly [RegExp, LoanCategory])[] = [
  [/디딤돌|버팀목|보금자리|신생아\s?특례|정책\s?(?:대출|자금)|policy/i, 'POLICY'],
  [/전세|전월세|보증금|임차|jeonse/i, 'JEONSE'],
  [/주택\s?담보|주담대|매매|매수|구입|집\s?살|아파트\s?살|mortgage|buy/i, 'MORTGAGE'],
  [/신용\s?대출|마이너스\s?통장|credit/i, 'CREDIT'],
]

/** By the loan's name; else by the deal that it is for. */
const loanCategory = (text: string, query: PropertyQuery): LoanCategory | null => {
  const named = LOAN_CATEGORIES.find(([pattern]) => pattern.test(text))?.[1]
  if (named) return named
  if (query.transactionTypes.includes('JEONSE') || query.transactionTypes.includes('RENT')) return 'JEONSE'
  return query.transactionTypes.includes('SALE') ? 'MORTGAGE' : null
}

/** Names that end like a district beside a word of the trade and that no region has. */
const NAMED_PLACE =
  /(?<![가-힣])([가-힣]{2,7}(?:시|군|구|동|읍|면))(?:의|에서|에|쪽|일대)?\s*(?=아파트|오피스텔|빌라|원룸|투룸|주택|집|전세|월세|매매|시세|매물|실거래)/g
const NO_PLACE =
  /^(?:다가구|가구|공동|부동|이동|자동|활동|다시|혹시|역시|즉시|잠시|임시|반드시|동시|친구|입구|출구|노동|몇\s?동)$/

const unknownPlaces = (text: string, places: PlaceIndex, known: readonly string[]): string[] =>
  known.length > 0
    ? []
    : [...text.matchAll(NAMED_PLACE)]
        .map((match) => match[1] ?? '')
        .filter((name) => !NO_PLACE.test(name) && !places.names.has(name))

/** One name that means several places (신사동): the reader returns them all, the answer says so. */
const sharedNames = (codes: readonly string[], places: PlaceIndex): { name: string; all: string[] }[] => {
  const byName = new Map<string, string[]>()
  for (const code of codes) {
    const region = places.regions.get(code)
    if (region) byName.set(region.name, [...(byName.get(region.name) ?? []), region.fullName])
  }
  return [...byName].filter(([, all]) => all.length > 1).map(([name, all]) => ({ name, all }))
}

const marketQueries = (query: PropertyQuery): MarketQuery[] => {
  const types = query.propertyTypes.length > 0 ? query.propertyTypes : [null]
  const deals = query.transactionTypes.length > 0 ? query.transactionTypes : (['SALE'] as const)
  return query.regionCodes
    .flatMap((regionCode) =>
      types.flatMap((propertyType) =>
        deals.map((transactionType) => ({ regionCode, propertyType, transactionType })),
      ),
    )
    .slice(0, MAX_MARKET_QUERIES)
}

const namesCondition = (query: PropertyQuery): boolean =>
  query.regionCodes.length > 0 ||
  query.propertyTypes.length > 0 ||
  query.transactionTypes.length > 0 ||
  (query.exclusiveArea ?? query.completionYear ?? query.subwayWalkingTime ?? query.directTrade) !== null

const keywordsOf = (intent: AnalyzedIntent, kinds: readonly SearchKind[]): SearchPlan['keywords'] => {
  const { keywords } = intent
  const real = kinds.includes('market') || kinds.includes('property')
  return {
    legal: kinds.includes('legal') ? keywords : [],
    realEstate: real ? keywords : [],
    loan: kinds.includes('loan') ? keywords : [],
    general: [],
  }
}

const sayDefault = ({ name, value }: { name: string; value: string }): Assumption => ({
  name,
  value,
  source: 'DEFAULT',
})

export interface Reading {
  question: Question
  intent: AnalyzedIntent
  places: PlaceIndex
}

/** What was meant without being said, and what of it can be looked up. */
const readAssumptions = (
  text: string,
  query: PropertyQuery,
  kinds: readonly SearchKind[],
  reading: Reading,
): Assumption[] => {
  const words = OFFLINE_WORDS[reading.question.language]
  const looksUpHomes = kinds.includes('property') || kinds.includes('market')
  if (!looksUpHomes) return []
  const readsSale =
    query.transactionTypes.length === 0 ? kinds.includes('market') : query.transactionTypes.includes('SALE')
  return [
    ...(readsSale && !DEAL_WORD.test(text) ? [sayDefault(words.assumeDeal)] : []),
    ...(kinds.includes('property') && query.regionCodes.length === 0
      ? [sayDefault(words.assumeEverywhere)]
      : []),
    ...(query.subwayWalkingTime !== null && NEAR_STATION.test(text) ? [sayDefault(words.assumeNear)] : []),
    ...sharedNames(query.regionCodes, reading.places).map(({ name, all }) =>
      sayDefault(words.assumeSeveral(name, all.join(', '))),
    ),
  ]
}

export const planSearch = (reading: Reading): SearchPlan => {
  const { question, intent, places } = reading
  const text = question.query
  const words: (typeof OFFLINE_WORDS)[Language] = OFFLINE_WORDS[question.language]
  const query = readPropertyQuery(text, places, new Date(question.now))
  const unknown = unknownPlaces(text, places, query.regionCodes)
  const kinds = kindsFor(intent).filter((kind) => {
    // Homes elsewhere are no answer for a place that is not known.
    if (unknown.length > 0 && (kind === 'property' || kind === 'market')) return false
    if (kind === 'market') return query.regionCodes.length > 0
    // In a combined question listings are looked up where it says which.
    return kind !== 'property' || intent.intentType === 'PROPERTY_SEARCH' || namesCondition(query)
  })
  const missesPlace =
    kindsFor(intent).includes('market') && query.regionCodes.length === 0 && unknown.length === 0
  const amount = query.deposit?.max ?? query.salePrice?.max ?? null
  return {
    keywords: keywordsOf(intent, kinds),
    legal: kinds.includes('legal')
      ? { query: text.slice(0, MAX_LEGAL_QUERY), lawName: null, first: LEGAL_HITS }
      : null,
    market: kinds.includes('market') ? marketQueries(query) : null,
    property: kinds.includes('property') ? query : null,
    loan: kinds.includes('loan')
      ? { category: loanCategory(text, query), amount, keywords: intent.keywords, first: LOAN_HITS }
      : null,
    assumptions: readAssumptions(text, query, kinds, reading),
    gaps: [
      ...(unknown.length > 0 ? [words.unknownPlace(unknown.join(', '))] : []),
      ...(missesPlace && intent.intentType === 'MARKET_INQUIRY' ? [words.noPlace] : []),
    ],
  }
}
