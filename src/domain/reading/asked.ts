import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { PlaceIndex } from '../language/places.ts'
import { alternativesIn } from './alternatives.ts'
import { bareNumber, sizeInstead } from './bare-number.ts'
import { bounded } from './bounded.ts'
import { readCalculations } from './calculations.ts'
import { describesHomes } from './described.ts'
import { readAspect } from './market.ts'
import { isOnlyFigures } from './only-figures.ts'
import { isOnlyOfCase } from './only-of-case.ts'
import type { PropertyQuery } from '../property.ts'
import { joinsPlace, placedBeside } from './beside-known.ts'
import { besideKnown } from './named-places.ts'
import { readAs, readRequest } from './read.ts'
import type { Request } from './request.ts'
import { withCostsTold, withDebtsTold } from './told-of-last.ts'
import { inDigits } from '../language/spelled.ts'
import { readIntent } from './intent/read-intent.ts'
import { isBounded } from '../language/finer-words.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { TurnMemory } from '../memory.ts'
import type { AnalyzedIntent } from '../intent.ts'
import { isSearched } from './standing.ts'
import { inContext, withoutDropped } from './merge.ts'
import { taxOf } from './tax-later.ts'
import type { TaxAsk } from './tax-words.ts'
import {
  attributeIn,
  descriptionOf,
  readSigns,
  substanceOf,
  withoutDrops,
  withoutNeed,
  withShown,
} from './signs.ts'
import type { Signs } from './signs.ts'

export interface Asked {
  text: Prose
  /** The question read by itself. */
  alone: Request
  signs: Signs
  /** What the question says of its own. */
  said: PropertyQuery
  intent: AnalyzedIntent
  /** What it says beside pointing, conditions and the word of its need; a question of its own says something. */
  substance: string
  /** It says nothing but what the homes that are looked for are to be like. */
  describes: boolean
  /** Of homes that are looked for: what it says they are to be like that no condition holds (조용한 동네로). */
  unread: string[]
  /** It asks for a calculation and gives the figures for it. */
  calculates: boolean
  /** It gives figures and asks nothing: those of the question before are to be others. */
  isFigures: () => boolean
  /** It says nothing but what the case before is made of: other figures, or facts. */
  isOfCase: () => boolean
  /** It asks what that costs, and says beside it nothing but what a case is made of (취득세는? 무주택이야). */
  isCostOfCase: () => boolean
  /** Read as what is said of the case that was talked of last, whatever it would be by itself. */
  ofCase: () => Request
}

/** A question in a conversation. */
export interface Talked {
  question: Prose
  last: TurnMemory | null
  places: PlaceIndex
  now: Date
}

/** The question as it stands, without what it leans on. */
export const readAlone = ({ last, places, now }: Talked, { alone, signs }: Asked): Request =>
  // What only points (그 중에, 두 번째) is no wish of its own.
  alone.intent.intentType === 'UNCLEAR' && signs.rest !== ''
    ? placedBeside(readRequest(signs.rest, { places, now }), last?.query.regionCodes ?? [])
    : alone

/** The question before, as it was read then; read anew where it was kept without. */
export const requestBefore = (last: TurnMemory, { places, now }: Talked): Request =>
  last.request ?? readRequest(last.question, { places, now })

/** Below this a reading is a guess: after a search, conditions that say no wish of their own are more of it. */
const GUESS = 0.5

/** Letters of what nobody has read that may be a condition. */
const LEAST_UNREAD = 2

const taxesOf = (last: TurnMemory | null): readonly TaxAsk[] => (last && taxOf(last)?.asks) ?? []

/** What it says of each of several cases; of one the text. */
const casesIn = (text: string, places: PlaceIndex): string[] => {
  const apart = alternativesIn(text, places)
  return apart.length === 0 ? [text] : apart.map((it) => it.text)
}

export const readAsked = ({ question: written, places, now, last }: Talked): Asked => {
  const question = inDigits(textOf(written)).text
  const told = (read: Request): Request => withCostsTold(withDebtsTold(read, last, question), last, question)
  const alone = told(readRequest(question, { places, now }))
  // 두 번째 집 사면 취득세는?: of a tax homes are counted, whatever was shown.
  const countsHomes = alone.wishes.some(({ tax }) => tax !== null)
  const isShown = (last?.listings.length ?? 0) > 0
  const read = readSigns(question)
  const signsOf = isShown ? withShown(read, question, countsHomes) : read
  const isFigures = () => isOnlyFigures(question, places, now)
  // 1억 대출 4.5%로 받으면: another figure of what was worked out, and no question about loans.
  const isSearch = last !== null && isSearched(last)
  const isMore = last !== null && signsOf.need !== null && !isSearch && isFigures()
  const known = last?.query.regionCodes ?? []
  const { query: asWritten, isBound } = bounded(question, signsOf, { places, now })
  // 융자 없는 집만, 관리비 포함해서 70 이하: of homes that are looked for, and no question about a loan or a fee.
  const isPointed = signsOf.among || signsOf.that || signsOf.thatHome || signsOf.ordinals.length > 0
  const describes = isSearch && !isPointed && describesHomes(question, signsOf.need !== null)
  const isFee =
    isSearch &&
    (isBounded(asWritten.maintenanceFee) ||
      (asWritten.monthlyRent !== null && attributeIn(question) === 'maintenanceFee'))
  // 전세가율은?, after how prices are: of these prices, and of nobody's deposit.
  const isRatio = isSearch && last.intentType === 'MARKET_INQUIRY' && readAspect(question) === 'jeonseRatio'
  const signs = {
    ...signsOf,
    ...(isMore && { need: null }),
    ...(isBound && { comparative: null }),
    ...((describes || isFee) && { need: null, attribute: null }),
    ...(isRatio && signsOf.need === 'risk' && { need: 'market' as const }),
    ...(joinsPlace(question, asWritten, { places, now }) && { adds: true }),
  }
  const said = { ...asWritten, regionCodes: besideKnown(alone.where.shared, known, asWritten.regionCodes) }
  const meant = readIntent(textOf(signs.rest === '' ? question : signs.rest), places)
  const isGuess = isSearch && (describes || isFee || meant.confidence < GUESS)
  const unknown = readPropertyQuery(textOf(signs.rest), places, now).unrecognized
  const bare = bareNumber(alone)
  const size = isSearch && said.exclusiveArea === null ? sizeInstead(bare, last) : null
  const left = (signs.drops.length > 0 ? unknown.map(withoutDrops) : unknown).filter(
    (it) => it !== '' && (size === null || bare !== Number(it)),
  )
  return {
    text: question,
    alone: placedBeside(alone, known),
    signs,
    said: withoutDropped(
      last === null
        ? said
        : inContext(size === null ? said : { ...said, exclusiveArea: size }, question, last.query),
      signs.drops,
    ),
    intent: isGuess ? { ...meant, intentType: 'UNCLEAR', facets: [] } : meant,
    substance: substanceOf(left),
    describes: describes || isFee,
    unread: left.filter(
      (phrase) => (describes ? descriptionOf : substanceOf)([phrase]).length >= LEAST_UNREAD,
    ),
    calculates: readCalculations(question, places, now).length > 0,
    isFigures,
    isOfCase: () => casesIn(question, places).every((it) => isOnlyOfCase(it, places, now, taxesOf(last))),
    isCostOfCase: () => isOnlyOfCase(withoutNeed(question), places, now, ['acquisitionTax']),
    ofCase: () => told(readAs(question, last?.intentType ?? 'UNCLEAR', { places, now })),
  }
}

/** What was answered to “what is this about”: the conditions to go on with. */
export const lastFrom = (answer: Prose, { places, now }: Pick<Talked, 'places' | 'now'>): TurnMemory => {
  const { intentType, facets } = readIntent(textOf(answer), places)
  const isSearch = intentType === 'UNCLEAR' || intentType === 'IRRELEVANT'
  return {
    question: answer,
    intentType: isSearch ? 'PROPERTY_SEARCH' : intentType,
    facets: isSearch ? ['PROPERTY_SEARCH'] : facets,
    query: readPropertyQuery(textOf(answer), places, now),
    listings: [],
    seen: [],
  }
}
