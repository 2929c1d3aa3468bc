import type { AnalyzedIntent, IntentType } from '../../../domain/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { writeFeatures } from '../../../domain/language/finer-words.ts'
import { allHomes } from '../../../domain/reading/read.ts'
import { requestOf } from '../../request-of.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { PropertyQuery, TransactionType } from '../../../domain/property.ts'
import { RESEARCH_KINDS } from '../../../domain/research.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import type { Language } from '../../../domain/run.ts'
import { HOUSEHOLD_WORDS, OFFLINE_RESEARCH, REQUEST_WORDS, WISHES } from './prompt.ts'
import type { Question } from '../../question.ts'

const OF_INTENT: Partial<Record<IntentType, ResearchKind>> = {
  LEGAL_CONSULT: 'law',
  MARKET_INQUIRY: 'market',
  PROPERTY_SEARCH: 'listing',
  LOAN_CONSULT: 'loan',
  RISK_ANALYSIS: 'safety',
  CONTRACT_CREATION: 'law',
  CONTRACT_REVIEW: 'law',
}

/** What a question is about, and what it wants to know of it. */
export interface Focus {
  text: string
  query: PropertyQuery
  kinds: ResearchKind[]
  /** As the question names them; those that a place's market has where it names none. */
  deals: TransactionType[]
  namesDeal: boolean
  /** Whoever asks would rather rent than buy. */
  leases: boolean
  /** The size as it is written: 84㎡, 25평. */
  area: string | null
}

const DEAL_WORDS: readonly (readonly [TransactionType, RegExp])[] = [
  ['JEONSE', /전세|임대차|보증금|임차|세입자|jeonse|tenant|deposit/i],
  ['RENT', /월세|monthly rent/i],
  ['SALE', /매매|매수|구입|사려|살\s?때|buy|purchase|sale/i],
]

/** What every research of a place looks at, and what is added where less than three topics would come of it. */
const OF_PLACE: readonly ResearchKind[] = ['market', 'listing']
const USEFUL: readonly ResearchKind[] = ['law', 'loan']
const FEW = 3

export const wishesIn = (text: string): ResearchKind[] =>
  RESEARCH_KINDS.filter((kind) => WISHES[kind].test(text))

export const readFocus = (question: Question, intent: AnalyzedIntent, places: PlaceIndex): Focus => {
  const text = question.query.slice(0, 2000)
  const query = allHomes(requestOf(question, places))
  const said = new Set([
    ...wishesIn(text),
    ...[intent.intentType, ...intent.facets].flatMap((it) => OF_INTENT[it] ?? []),
  ])
  const hasPlace = query.regionCodes.length > 0
  const wanted = hasPlace ? new Set([...OF_PLACE, ...said]) : said
  // Homes and prices are somewhere; what is asked of no place is law and money.
  const kinds = RESEARCH_KINDS.filter(
    (kind) =>
      wanted.has(kind) &&
      (hasPlace || kind === 'law' || kind === 'loan' || kind === 'cost' || kind === 'safety'),
  )
  const byWord = DEAL_WORDS.flatMap(([deal, words]) => (words.test(text) ? [deal] : []))
  const named = query.transactionTypes.length > 0 ? query.transactionTypes : byWord
  // Whoever invests buys, and lets.
  const namesDeal = named.length > 0 || kinds.includes('yield')
  const leases = named.some((deal) => deal !== 'SALE')
  // Whoever hands over a deposit has to know the rights that protect it.
  const added: ResearchKind[] = hasPlace && leases ? ['law'] : []
  const known = new Set([...kinds, ...added])
  const topics =
    query.regionCodes.length + [...known].filter((kind) => kind === 'law' || kind === 'loan').length
  if (hasPlace && topics < FEW) for (const kind of USEFUL) known.add(kind)
  return {
    text,
    query,
    kinds: RESEARCH_KINDS.filter((kind) => known.has(kind)),
    deals: named.length > 0 ? [...named] : namesDeal ? ['SALE', 'RENT'] : ['SALE', 'JEONSE'],
    namesDeal,
    leases,
    area: /\d{2,3}(?:\.\d+)?\s?(?:㎡|m2|제곱미터|평(?!균|가|당))/.exec(text)?.[0].trim() ?? null,
  }
}

export const dealNames = ({ deals }: Pick<Focus, 'deals'>, language: Language): string =>
  deals.map((deal) => TRANSACTION_TYPE_LABELS[deal][language === 'KO' ? 'ko' : 'en']).join('·')

/** “84㎡ 아파트 전세”: what is looked at, wherever that is. */
export const subjectOf = ({ query, deals, namesDeal, area }: Focus, language: Language): string => {
  const key = language === 'KO' ? 'ko' : 'en'
  const parts = [
    area,
    query.propertyTypes.map((type) => PROPERTY_TYPE_LABELS[type][key]).join('·'),
    namesDeal ? dealNames({ deals }, language) : null,
  ].filter((part) => part)
  return parts.length > 0 ? parts.join(' ') : language === 'KO' ? '주택' : 'homes'
}

export const placeNames = (codes: readonly string[], places: PlaceIndex): string[] =>
  codes.flatMap((code) => places.regions.get(code)?.name ?? [])

/** A question that names homes or a place and asks for nothing else is about housing, even if it does not say what. */
export const settleIntent = (
  question: Question,
  intent: AnalyzedIntent,
  places: PlaceIndex,
): AnalyzedIntent => {
  if (intent.intentType !== 'UNCLEAR' && intent.intentType !== 'IRRELEVANT') return intent
  const { regionCodes, propertyTypes, transactionTypes, unrecognized } = allHomes(requestOf(question, places))
  const leftOver = unrecognized
    .join(' ')
    .replaceAll(REQUEST_WORDS, '')
    .replaceAll(/[\s\p{P}]|[을를이가은는도만와과]/gu, '')
  const namesHomes = propertyTypes.length > 0 || transactionTypes.length > 0
  if (regionCodes.length === 0 || (leftOver !== '' && !namesHomes)) return intent
  return {
    ...intent,
    intentType: 'COMPREHENSIVE',
    confidence: 0.7,
    facets: ['MARKET_INQUIRY', 'PROPERTY_SEARCH'],
  }
}

export const subjectWithPlaces = (focus: Focus, places: PlaceIndex, language: Language): string => {
  const names = placeNames(focus.query.regionCodes, places)
  const subject = subjectOf(focus, language)
  if (names.length === 0) return OFFLINE_RESEARCH[language].everything(focus.text)
  return language === 'KO' ? `${names.join('·')} ${subject}` : `${subject} in ${names.join(', ')}`
}

/** Conditions of a question that nobody understood: they are said, never dropped. */
export const unreadIn = ({ query }: Focus, places: PlaceIndex): string[] =>
  query.unrecognized.filter((phrase) => {
    const left = phrase
      .replaceAll(REQUEST_WORDS, '')
      .replaceAll(/[\s\p{P}\d㎡]|[을를이가은는도만와과의]/gu, '')
    const isKnown =
      phrase.search(HOUSEHOLD_WORDS) >= 0 ||
      wishesIn(phrase).length > 0 ||
      DEAL_WORDS.some(([, words]) => words.test(phrase))
    return left.length > 1 && !isKnown && !places.names.has(phrase.trim())
  })

/** All that no search applies: what nobody understood, and what no listing tells. */
export const unappliedIn = (focus: Focus, places: PlaceIndex, language: Language): string[] => [
  ...unreadIn(focus, places),
  ...writeFeatures(focus.query, language),
]
