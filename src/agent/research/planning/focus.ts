import { name } from '../../../domain/message/arg.ts'
import { message, say, wordFor, wordsIn } from '../../../domain/message/say.ts'
import { clipLine } from '../../../domain/text/clip.ts'
import { beginningOf, textOf } from '../../../domain/prose.ts'
import type { Prose } from '../../../domain/prose.ts'
import type { AnalyzedIntent, IntentType } from '../../../domain/intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { writeFeatures } from '../../../domain/language/finer-words.ts'
import type { LoanCategory } from '../../../domain/loan/product.ts'
import { allHomes } from '../../../domain/reading/read.ts'
import {
  dealsOf,
  isCondition,
  isOfTheWork,
  lawAskedIn,
  sizeOf,
  subjectsOf,
} from '../../../domain/reading/subjects.ts'
import type { Request } from '../../../domain/reading/request.ts'
import { isRelated } from '../../../domain/region.ts'
import { requestOf } from '../../request-of.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { PropertyQuery, TransactionType } from '../../../domain/property.ts'
import { RESEARCH_KINDS } from '../../../domain/research.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import type { Language } from '../../../domain/run.ts'
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
  text: Prose
  /** Where it is about, and what its wishes say of homes together. */
  query: PropertyQuery
  /** The homes that are looked for, each with its own bounds; where none is looked for, what is said of homes. */
  homes: PropertyQuery[]
  /** What all its wishes say of homes. */
  said: PropertyQuery[]
  /** What it asks of the law, in its words, wish by wish. */
  laws: Prose[]
  /** Whether that is what it asks first. */
  asksLawFirst: boolean
  /** The loans that it asks for; null where it leaves that to the deal. */
  lends: LoanCategory | null
  kinds: ResearchKind[]
  /** As the question names them; those that a place's market has where it names none. */
  deals: TransactionType[]
  namesDeal: boolean
  /** Whoever asks would rather rent than buy. */
  leases: boolean
  /** The size as it is written: 84㎡, 25평. */
  area: string | null
}

/** What every research of a place looks at, and what is added where less than three topics would come of it. */
const OF_PLACE: readonly ResearchKind[] = ['market', 'listing']
const USEFUL: readonly ResearchKind[] = ['law', 'loan']
const FEW = 3

/** What is not understood of homes and prices; what is asked of the law or of loans is no condition of a home. */
const openIn = ({ wishes }: Pick<Request, 'wishes'>): string[] =>
  wishes
    .filter(({ need }) => need !== 'LEGAL_CONSULT' && need !== 'LOAN_CONSULT')
    .flatMap(({ home }) => home.unrecognized)

export const readFocus = (question: Question, intent: AnalyzedIntent, places: PlaceIndex): Focus => {
  const request = requestOf(question, places)
  const query = allHomes(request)
  const finds = request.wishes.filter(({ act }) => act === 'FIND')
  const subjects = new Set([
    ...subjectsOf(request),
    ...[intent.intentType, ...intent.facets].flatMap((it) => OF_INTENT[it] ?? []),
  ])
  const hasPlace = query.regionCodes.length > 0
  const wanted = hasPlace ? new Set([...OF_PLACE, ...subjects]) : subjects
  // Homes and prices are somewhere; what is asked of no place is law and money.
  const kinds = RESEARCH_KINDS.filter(
    (kind) =>
      wanted.has(kind) &&
      (hasPlace || kind === 'law' || kind === 'loan' || kind === 'cost' || kind === 'safety'),
  )
  const named = query.transactionTypes.length > 0 ? query.transactionTypes : dealsOf(request)
  // Whoever invests buys, and lets.
  const namesDeal = named.length > 0 || kinds.includes('yield')
  const leases = named.some((deal) => deal !== 'SALE')
  // Whoever hands over a deposit has to know the rights that protect it.
  const added: ResearchKind[] = hasPlace && leases ? ['law'] : []
  const known = new Set([...kinds, ...added])
  const topics =
    query.regionCodes.length + [...known].filter((kind) => kind === 'law' || kind === 'loan').length
  const laws = lawAskedIn(request.wishes)
  // What is asked of the law is enough beside its place.
  if (hasPlace && topics < FEW && laws.length === 0) for (const kind of USEFUL) known.add(kind)
  return {
    text: beginningOf(question.query, 2000),
    query,
    homes: finds.length > 0 ? finds.map(({ home }) => home) : [{ ...query, unrecognized: openIn(request) }],
    said: request.wishes.map(({ home }) => home),
    laws,
    asksLawFirst: request.wishes[0]?.need === 'LEGAL_CONSULT',
    lends: request.wishes.find(({ loans }) => loans !== null)?.loans ?? null,
    kinds: RESEARCH_KINDS.filter((kind) => known.has(kind)),
    deals: named.length > 0 ? [...named] : namesDeal ? ['SALE', 'RENT'] : ['SALE', 'JEONSE'],
    namesDeal,
    leases,
    area: sizeOf(request),
  }
}

/** What is said of homes in a place, each with its own bounds: what is said of one place bounds none of another. */
export const homesAt = (homes: readonly PropertyQuery[], regionCode: string): PropertyQuery[] => {
  const here = homes.filter(({ regionCodes }) => isRelated(regionCode, regionCodes))
  return (here.length > 0 ? here : homes).map((home) => ({ ...home, regionCodes: [regionCode] }))
}

/** What the loans that are asked for are to pay; null where that is open. */
export const lentFor = ({ lends, leases, namesDeal }: Focus): 'JEONSE' | 'SALE' | null => {
  if (lends === 'JEONSE' || lends === 'MORTGAGE') return lends === 'JEONSE' ? 'JEONSE' : 'SALE'
  return leases ? 'JEONSE' : namesDeal ? 'SALE' : null
}

export const dealNames = ({ deals }: Pick<Focus, 'deals'>, language: Language): string =>
  deals.map((deal) => wordFor(TRANSACTION_TYPE_LABELS[deal], language)).join('·')

/** “84㎡ 아파트 전세”: what is looked at, wherever that is. */
export const subjectOf = ({ query, deals, namesDeal, area }: Focus, language: Language): string => {
  const parts = [
    area,
    query.propertyTypes.map((type) => wordFor(PROPERTY_TYPE_LABELS[type], language)).join('·'),
    namesDeal ? dealNames({ deals }, language) : null,
  ].filter((part) => part)
  return parts.length > 0 ? parts.join(' ') : say(message('homes'), language)
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
  const namesHomes = propertyTypes.length > 0 || transactionTypes.length > 0
  if (regionCodes.length === 0 || (!isOfTheWork(unrecognized) && !namesHomes)) return intent
  return {
    ...intent,
    intentType: 'COMPREHENSIVE',
    confidence: 0.7,
    facets: ['MARKET_INQUIRY', 'PROPERTY_SEARCH'],
  }
}

/** Letters of a question that names no place and no home: it is its own subject. */
const MAX_SUBJECT = 60

export const subjectWithPlaces = (focus: Focus, places: PlaceIndex, language: Language): string => {
  const names = placeNames(focus.query.regionCodes, places)
  const subject = subjectOf(focus, language)
  if (names.length === 0)
    return wordsIn(language)('research.everything', {
      question: name(clipLine(textOf(focus.text), MAX_SUBJECT)),
    })
  return say(message('homes.in', { places: name(names.join('·')), homes: name(subject) }), language)
}

/** Conditions of homes that nobody understood: they are said, never dropped. */
export const unreadIn = (homes: readonly PropertyQuery[], places: PlaceIndex): string[] => [
  ...new Set(homes.flatMap(({ unrecognized }) => unrecognized.filter((it) => isCondition(it, places)))),
]

/** All that no search applies: what nobody understood, and what no listing tells. */
export const unappliedIn = (focus: Focus, places: PlaceIndex, language: Language): string[] => [
  ...unreadIn(focus.homes, places),
  ...writeFeatures(focus.query, language),
]
