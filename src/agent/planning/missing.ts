import { name } from '../../domain/message/arg.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { allHomes } from '../../domain/reading/read.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { namesPlace } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { parentCodes } from '../../domain/region.ts'
import { handedOver } from '../handed-over.ts'
import { askWhat, suggestions } from '../answer/blocks.ts'
import { message, say, wordFor, wordsIn } from '../../domain/message/say.ts'
import type { LawRoute } from '../../domain/topics/route.ts'
import { kindsFor } from './teams.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { chooseTools } from '../tools/choose.ts'
import { calculationNamed } from '../tools/registry.ts'
import type { Choice, ToolName } from '../tools/tool.ts'
import { caseOf, requestOf } from '../request-of.ts'
import type { Question } from '../question.ts'

/** A question back, and answers that a client may offer. */
interface Ask {
  message: string
  suggestions: string[]
}

export interface Asked {
  question: Question
  intent: AnalyzedIntent
  places: PlaceIndex
  /** What is to be worked out, where that is chosen already. */
  choice?: Choice | undefined
  /** What the rulings nearest to the question are about, nearest first: none of them is sure. */
  near?: LawRoute['near']
}

const MAX_SUGGESTIONS = 6

const fullNames = (codes: readonly string[], places: PlaceIndex): string[] =>
  codes.flatMap((code) => places.regions.get(code)?.fullName ?? [])

/** Places that were talked about before, the latest first. */
const recentPlaces = ({ question, places }: Asked): string[] => {
  const said = question.history.filter((turn) => turn.role === 'USER').toReversed()
  const codes = said.flatMap(
    (turn) => readPropertyQuery(turn.content.slice(0, 2000), places, new Date(question.now)).regionCodes,
  )
  return fullNames([...new Set(codes)].slice(0, 2), places)
}

/** What is asked for its place. */
export const WHERE = ['market', 'property', 'risk'] as const
/** Places that are offered where none was talked about. */
const KNOWN_PLACES = ['gangnam', 'mapo', 'songpa', 'bundang'] as const

const askWhere = (asked: Asked, about: (typeof WHERE)[number]): Ask => {
  const words = wordsIn(asked.question.language)
  const now = new Date(asked.question.now)
  const known = KNOWN_PLACES.map((id) => words(`ask.place.${id}`)).filter((text) => {
    const [code, ...more] = readPropertyQuery(text, asked.places, now).regionCodes
    const region = code === undefined ? undefined : asked.places.regions.get(code)
    // 서울 송파구 is 서울 where 송파구 is not known.
    return region?.level === 'SIGUNGU' && more.length === 0
  })
  return {
    message: words(`ask.where.${about}`),
    suggestions: [...new Set([...recentPlaces(asked), ...known])].slice(0, MAX_SUGGESTIONS),
  }
}

const countSubjects = ({ regionCodes, propertyTypes, transactionTypes }: PropertyQuery): number =>
  regionCodes.length * Math.max(1, propertyTypes.length) * Math.max(1, transactionTypes.length)

const neighbours = (code: string, places: PlaceIndex): string[] => {
  const above = parentCodes(code)[0]
  const around = [...places.regions.keys()].filter(
    (other) => other !== code && above !== undefined && parentCodes(other)[0] === above,
  )
  return fullNames(around.slice(0, 2), places)
}

const askCompareWith = ({ question, places }: Asked, code: string): Ask => {
  const words = wordsIn(question.language)
  return {
    message: words('ask.compareWith', { subject: name(fullNames([code], places)[0] ?? code) }),
    suggestions: [
      ...neighbours(code, places).map((region) => words('ask.withRegion', { region: name(region) })),
      words('ask.withDeals'),
    ],
  }
}

const askForMore = ({ question: { language }, intent, near = [] }: Asked): Ask => {
  const region = intent.entities['region']?.[0] ?? null
  const titles = near.map((title) => wordFor(title, language))
  return {
    message: say(titles.length > 0 && region === null ? message('ask.near') : askWhat(region), language),
    suggestions: [...titles, ...suggestions(region).map((it) => say(it, language))].slice(0, MAX_SUGGESTIONS),
  }
}

/**
 * What decides a calculation: where the home is, which sets its price and its rules. What else is missing the tools name
 * themselves, beside what they can say without it.
 */
const findUndecided = (asked: Asked, tools: readonly ToolName[]): Ask | null => {
  if (!tools.some((tool) => calculationNamed(tool).isByPlace)) return null
  const { question, places } = asked
  const given = caseOf(question, places)
  const { where, wishes } = requestOf(question, places)
  // What there is to beware of holds for any place.
  if (wishes.some(({ asks }) => asks.includes('checks') && !asks.includes('safety'))) return null
  // Against a price that the question gives itself, much can be said without the place.
  const judges = tools.includes('jeonse') && given.regionCode === null && given.price === null
  return judges && where.unknown.length === 0 ? askWhere(asked, 'risk') : null
}

/** The one thing without which an answer would be a guess; null where the question says enough. */
export const findMissing = (asked: Asked): Ask | null => {
  const { question, intent, places } = asked
  if (intent.intentType === 'IRRELEVANT') return null
  if (intent.intentType === 'UNCLEAR') return askForMore(asked)
  if (intent.intentType === 'CONTRACT_REVIEW') {
    const message = wordsIn(question.language)('ask.contract')
    return handedOver(question) === null ? { message, suggestions: [] } : null
  }
  const { tools } = asked.choice ?? chooseTools(question, intent, places)
  if (tools.length > 0) return findUndecided(asked, tools)
  const kinds = kindsFor(intent)
  const about = kinds.includes('market') ? 'market' : kinds.includes('property') ? 'property' : null
  if (about === null) return null

  const request = requestOf(question, places)
  const { where, wishes } = request
  const query = allHomes(request)
  const [code, ...more] = query.regionCodes
  if (code === undefined) {
    // A question of law or loans is answered without a place, and so is its part of a combined one.
    const needsPlace = kinds.every((kind) => kind === 'market' || kind === 'property')
    const isNamed =
      namesPlace(query) ||
      (intent.entities['region'] ?? []).length > 0 ||
      where.unknown.length > 0 ||
      request.premises.length > 0 ||
      where.anywhere
    // A contract is asked for with the home still to be chosen.
    if (intent.facets.includes('CONTRACT_CREATION')) return null
    // A decision about a home of which neither place nor price is known would be a list of anything.
    const isBlind = intent.intentType === 'COMPREHENSIVE' && intent.facets.length === 0
    if (isBlind && !isNamed) return askWhere(asked, 'property')
    return needsPlace && !isNamed ? askWhere(asked, about) : null
  }
  const says = (name: AskName) => wishes.some(({ asks }) => asks.includes(name))
  const comparesNothing =
    intent.intentType === 'MARKET_INQUIRY' &&
    says('compare') &&
    !says('overTime') &&
    more.length === 0 &&
    countSubjects(query) === 1
  return comparesNothing ? askCompareWith(asked, code) : null
}
