import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { readCalculations } from '../../domain/reading/calculations.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { amend } from '../../domain/reading/amend.ts'
import { readRequest } from '../../domain/reading/read.ts'
import type { Request } from '../../domain/reading/request.ts'
import { readSigns } from '../../domain/reading/signs.ts'
import { countConditions, namesPlace } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import type { SearchTask } from './decisions.ts'
import { requestOf } from '../request-of.ts'
import { searches } from '../tools/registry.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { SearchKind, SearchPlan } from '../tools/look-up.ts'
import { PLAN_WORDS } from './prompt.ts'
import { readNotes } from './revise-question.ts'
import { kindsFor } from './teams.ts'
import { unknownPlaces } from './unknown-places.ts'
import type { Question } from '../question.ts'

const DEAL_WORD =
  /매매|매수|매도|구매|구입|사려|사고|살\s?집|급매|분양|전세|월세|반전세|전월세|임대|렌트|sale|buy|purchase|jeonse|rent|lease/i
/** A loan for a deposit says nothing of the home that is looked for. */
const LOAN_NAME = /전월?세\s?(?:자금\s?)?대출|jeonse loans?/gi
const NEAR_STATION = /역세권|역\s?근처|역\s?가까|near\s+(?:a\s+)?(?:station|subway)/i

/** One name that means several places (신사동): the reader returns them all, the answer says so. */
const sharedNames = (codes: readonly string[], places: PlaceIndex): { name: string; all: string[] }[] => {
  const byName = new Map<string, string[]>()
  for (const code of codes) {
    const region = places.regions.get(code)
    if (region) byName.set(region.name, [...(byName.get(region.name) ?? []), region.fullName])
  }
  return [...byName].filter(([, all]) => all.length > 1).map(([name, all]) => ({ name, all }))
}

/** Names that are no longer in use: the answer says what the place is called now. */
const renamed = ({ formerRegionCodes = [] }: PropertyQuery, { former, regions, book }: PlaceIndex) =>
  formerRegionCodes.flatMap((code) => {
    const [today, name] = [book.today(code), former.get(code)?.fullName]
    const now = today.flatMap((one) => regions.get(one)?.fullName ?? []).join(', ')
    const [since = null] = today.map((one) => book.validFrom(one))
    return name === undefined ? [] : [{ name, now, since }]
  })

/** A budget or a number of households alone says nothing of which homes are meant. */
const namesCondition = (query: PropertyQuery): boolean =>
  namesPlace(query) ||
  countConditions({ ...query, salePrice: null, deposit: null, monthlyRent: null, totalHouseholds: null }) > 0

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
  const words = PLAN_WORDS[reading.question.language]
  const nearest = query.subwayWalkingTime?.max ?? undefined
  const looksUpHomes = kinds.includes('property') || kinds.includes('market')
  if (!looksUpHomes) return []
  const readsSale =
    query.transactionTypes.length === 0 ? kinds.includes('market') : query.transactionTypes.includes('SALE')
  return [
    ...(readsSale && !DEAL_WORD.test(text.replaceAll(LOAN_NAME, ' ')) ? [words.assume.deal] : []),
    ...(kinds.includes('property') && query.regionCodes.length === 0 ? [words.assume.everywhere] : []),
    ...(nearest !== undefined && NEAR_STATION.test(text) ? [words.assume.near(nearest)] : []),
    ...sharedNames(query.regionCodes, reading.places).map(({ all }) => words.assume.several(all.join(', '))),
    ...renamed(query, reading.places).map(({ name, now, since }) => words.assume.renamed(name, now, since)),
  ]
}

const wantsContract = ({ facets }: AnalyzedIntent): boolean => facets.includes('CONTRACT_CREATION')

/** A request with what its user said later about the plan; words that name no condition change nothing in it. */
const withNotes = (request: Request, notes: readonly string[], places: PlaceIndex, now: Date): Request =>
  notes.reduce(
    (before, note) =>
      namesCondition(readPropertyQuery(note, places, now))
        ? amend(before, { said: readRequest(note, { places, now }), signs: readSigns(note) }, places)
        : before,
    request,
  )

/** What of the question can be looked up at all: of the kinds that its intent has, those that its words allow. */
export const searchableKinds = ({ question, intent, places }: Reading): SearchKind[] => {
  const text = question.query
  const query = readPropertyQuery(text, places, new Date(question.now))
  // Whatever is asked of a home that was shown, the home belongs to the answer.
  const isShown = (question.followUp?.listings.length ?? 0) > 0
  const wanted = SEARCH_KINDS.filter(
    (kind) => kindsFor(intent).includes(kind) || (isShown && kind === 'property'),
  )
  if (wanted.length < 2) return wanted
  const isUnknown = unknownPlaces(text, places, query.regionCodes).length > 0
  const kinds = wanted.filter((kind) => {
    if (kind === 'market') return query.regionCodes.length > 0 || isUnknown
    // In a combined question listings are looked up where it says which; a contract needs one to be about.
    return kind !== 'property' || namesCondition(query) || isUnknown || wantsContract(intent)
  })
  return kinds.length > 0 ? kinds : wanted
}

export const planSearch = (reading: Reading & { task: Pick<SearchTask, 'kinds' | 'notes'> }): SearchPlan => {
  const { question, intent, places, task } = reading
  const now = new Date(question.now)
  const text = readNotes(question.query, task.notes, places, now)
  const words: (typeof PLAN_WORDS)[Language] = PLAN_WORDS[question.language]
  const query = readPropertyQuery(text, places, now)
  const request = withNotes(requestOf(question, places), task.notes, places, now)
  const planning = { question, intent, request, text, places }
  const made: Partial<SearchPlan> = Object.assign({}, ...searches().map((tool) => tool.plan(planning)))
  const { property: homes, market: markets } = made
  const wanted =
    task.kinds.length > 0 ? SEARCH_KINDS.filter((kind) => task.kinds.includes(kind)) : kindsFor(intent)
  const looksUpHomes = wanted.includes('property') || wanted.includes('market')
  const unknown = looksUpHomes ? unknownPlaces(text, places, query.regionCodes) : []
  const hasMarkets = (markets ?? []).length > 0
  const kinds = wanted.filter((kind) => {
    // Homes elsewhere are no answer for a place that is not known.
    if (unknown.length > 0 && (kind === 'property' || kind === 'market')) return false
    if (kind === 'market') return hasMarkets
    const isWanted = intent.intentType === 'PROPERTY_SEARCH' || wantsContract(intent)
    return kind !== 'property' || isWanted || (homes ?? []).some(namesCondition)
  })
  const missesPlace = wanted.includes('market') && !hasMarkets && unknown.length === 0
  // What can be worked out from the figures alone needs no place.
  const figures = readCalculations(text, places, now).length > 0
  const [home = query] = homes ?? []
  const ofKind = <K extends SearchKind>(kind: K): SearchPlan[K] | null =>
    kinds.includes(kind) ? (made[kind] ?? null) : null
  return {
    keywords: keywordsOf(intent, kinds),
    legal: ofKind('legal'),
    market: ofKind('market'),
    property: ofKind('property'),
    loan: ofKind('loan'),
    assumptions: readAssumptions(text, kinds.includes('property') ? home : query, kinds, reading),
    gaps: [
      ...(unknown.length > 0 ? [words.unknownPlace(unknown.join(', '))] : []),
      ...(missesPlace && !figures && (intent.intentType === 'MARKET_INQUIRY' || task.kinds.length > 0)
        ? [words.noPlace]
        : []),
    ],
  }
}
