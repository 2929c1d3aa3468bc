import type { Case } from '../case.ts'
import { NO_CASE } from '../case.ts'
import type { IntentType } from '../intent.ts'
import { sumOf } from '../lease-facts.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import { readFigures } from '../language/case.ts'
import { readContractWish } from '../language/contract-wish.ts'
import type { PlaceIndex } from '../language/places.ts'
import { readAskedHome } from '../language/asked-home.ts'
import { readPropertyQuery } from '../language/query.ts'
import { isWithin, overlaps, wordsLeft } from '../language/span.ts'
import type { Span } from '../language/text.ts'
import { namesPlace } from '../property.ts'
import type { PropertyQuery, Range } from '../property.ts'
import { homesApart } from './homes-apart.ts'
import { readLoanCategory } from './loans.ts'
import { readMarket } from './market.ts'
import { inContext } from './merge.ts'
import type { AskName } from './asks.ts'
import { readAsks } from './read-asks.ts'
import { readNotice } from './notice.ts'
import { partiesIn } from './parties.ts'
import { asksBeside, readTax, soldFor, taxSpans } from './tax.ts'
import type { SaidNumber } from './numbers.ts'
import type { Act, Wish } from './request.ts'
import type { Slot } from './slot.ts'

/** What a text is read with. */
export interface World {
  places: PlaceIndex
  now: Date
}

const ACT_OF: Record<IntentType, Act> = {
  PROPERTY_SEARCH: 'FIND',
  MARKET_INQUIRY: 'PRICE',
  LEGAL_CONSULT: 'RULE',
  LOAN_CONSULT: 'LEND',
  CONTRACT_CREATION: 'WRITE',
  CONTRACT_REVIEW: 'REVIEW',
  RISK_ANALYSIS: 'ADVISE',
  COMPREHENSIVE: 'ADVISE',
  UNCLEAR: 'TALK',
  IRRELEVANT: 'TALK',
}

const COMPARES = /비교|\bcompar|\bversus\b|\bvs\b/i
const ASKS_HOW =
  /절차|순서|방법|어떻게\s?(?:하|해|신청|받|신고)|어디(?:서|에)\s?(?:하|해|신청|신고)|\bhow (?:do|can|should) (?:i|we)\b|\bprocedure|\bsteps?\b/i

/** What is wanted of it, where its need leaves that open. */
export const actOf = (need: IntentType, said: string, figures: Case): Act => {
  if (COMPARES.test(said) && (need === 'MARKET_INQUIRY' || need === 'COMPREHENSIVE')) return 'COMPARE'
  if (need !== 'LEGAL_CONSULT') return ACT_OF[need]
  if (hasFigures(figures)) return 'COMPUTE'
  return ASKS_HOW.test(said) ? 'PROCEDURE' : 'RULE'
}

export const hasFigures = ({ price, deposits, rents, loan, dollars }: Case): boolean =>
  price !== null || deposits.length > 0 || rents.length > 0 || loan !== null || dollars !== null

const orElse = <T>(own: readonly T[], other: readonly T[]): T[] => [...(own.length > 0 ? own : other)]

/** Where, and what kind of home: said once for all that is asked (마포구 전세 시세랑 매물). What bounds one wish bounds no other. */
const withPlaceOf = (own: PropertyQuery, whole: PropertyQuery): PropertyQuery => ({
  ...own,
  regionCodes: orElse(own.regionCodes, whole.regionCodes),
  propertyTypes: orElse(own.propertyTypes, whole.propertyTypes),
  transactionTypes: orElse(own.transactionTypes, whole.transactionTypes),
  ...(!namesPlace(own) && whole.complexNames && { complexNames: whole.complexNames }),
  ...(own.not == null && refusedOf(own, whole)),
})

/** Of what is refused for all that is asked: where, and which kinds, unless one wish names its own. */
const refusedOf = (own: PropertyQuery, { not }: PropertyQuery): Pick<PropertyQuery, 'not'> => {
  const KINDS = ['regionCodes', 'propertyTypes', 'transactionTypes'] as const
  const left = KINDS.flatMap((name) => (not?.[name] && own[name].length === 0 ? [[name, not[name]]] : []))
  return left.length === 0 ? {} : { not: Object.fromEntries(left) }
}

/** Of whom it is, and not of a home: the same for all that one person asks. */
const withPerson = (own: Case, whole: Case): Case => ({
  ...own,
  income: own.income ?? whole.income,
  ownedHomes: own.ownedHomes ?? whole.ownedHomes,
  firstHome: own.firstHome || whole.firstHome,
})

/** Where words that were not understood stand, one behind the other. */
const spansOf = (phrases: readonly string[], text: string): Span[] => {
  let from = 0
  return phrases.flatMap((phrase) => {
    const at = text.indexOf(phrase, from)
    const start = at < 0 ? text.indexOf(phrase) : at
    if (start < 0) return []
    from = start + phrase.length
    return [{ start, end: start + phrase.length }]
  })
}

/** Numbers of a case that say something by their own form, whatever is worked out. */
const SPEAKS: readonly SaidNumber['name'][] = [
  'ARTICLE',
  'DATE',
  'DURATION',
  'SHARE',
  'AGE',
  'ORDINAL',
  'COUNT',
]

export interface Reading {
  source: string
  /** A clause stands in it that is to be checked: its numbers are read by those who check it. */
  isHandedOver: boolean
  /** Homes are looked for, and what worries their seeker is said beside it. */
  isWorried: boolean
  /** What its author says of themselves: read with the person, whichever wish it stands in. */
  told: readonly Span[]
  numbers: readonly SaidNumber[]
  whole: PropertyQuery
  person: Case
  world: World
}

export type Read = Omit<Wish, 'id' | 'uses'> & { unread: Span[] }

const slotOf = (source: string, name: Slot['name'], { start, end }: Span): Slot => ({
  name,
  start,
  end,
  text: source.slice(start, end),
})

/** What money and homes of one's own are called. */
const OF_ONESELF =
  /연?\s?소득|연봉|월급|수입|현금|저축|자기\s?자본|모은\s?돈|저희?는?|제가|나는|우리는?|(?:이|가|은|는)?\s?있(?:어요?|고|는데|습니다)|\b(?:i|we|my|our|am|are|is|have|earn|income|salary|cash|savings|an?|of|a year|and)\b/gi

/** Whether words that bound no home are what their author says of themselves, and nothing beside it. */
const tellsOfOneself = (it: Span, { source, told }: Reading): boolean => {
  const own = told.filter((other) => overlaps(it, other))
  if (own.length === 0) return false
  const rest = wordsLeft(source, it, own)
  return !/[가-힣]{2,}|[a-z]{3,}|\d/i.test(rest.replaceAll(OF_ONESELF, ' '))
}

/** Homes that are looked for: every number bounds them, is said of their seeker, or is not understood. */
export const readFind = (text: string, parts: Span[], reading: Reading): Read[] => {
  const { source, told, numbers, whole, person, world } = reading
  const apart = homesApart(text, world.places)
  const each = apart.map((own) => readPropertyQuery(own, world.places, world.now))
  // A place that is refused (강남구는 싫고 마포구) is no search of its own.
  const together = readPropertyQuery(text, world.places, world.now).regionCodes
  // Of places that share a name those are meant that lie beside the others: 강서구 behind 은평구 is that of Seoul.
  const meant = (query: PropertyQuery): PropertyQuery => ({
    ...query,
    regionCodes: query.regionCodes.filter((code) => together.includes(code)),
  })
  const isApart = each.every((query) => meant(query).regionCodes.length > 0)
  const homes = isApart ? apart : [text]
  return homes.map((own) => {
    const said = readPropertyQuery(own, world.places, world.now)
    const query = isApart ? meant(said) : said
    const phrases = spansOf(query.unrecognized, own)
    const unread = phrases.filter((it) => !tellsOfOneself(it, reading))
    const isSaid = (it: Span) => own.slice(it.start, it.end).trim() !== ''
    const bounds = (it: Span) => ![...unread, ...told].some((other) => overlaps(it, other))
    return {
      act: 'FIND',
      need: 'PROPERTY_SEARCH',
      home: withPlaceOf(
        { ...query, unrecognized: unread.map(({ start, end }) => own.slice(start, end)) },
        whole,
      ),
      case: withPerson(NO_CASE, person),
      asks: [...readAsks(own)],
      open: [],
      share: null,
      market: null,
      loans: null,
      contract: null,
      tax: null,
      notice: null,
      parts,
      said: own.replaceAll(/\s+/g, ' ').trim(),
      slots: numbers
        .filter((it) => isWithin(it, parts) && isSaid(it) && bounds(it))
        .map((it) => slotOf(source, 'CONDITION', it)),
      unread,
    }
  })
}

/** A percentage that is no rate of interest. */
const shareIn = (numbers: readonly SaidNumber[], source: string): number | null => {
  const said = numbers.find(({ name }) => name === 'SHARE')
  return said === undefined ? null : Number.parseFloat(source.slice(said.start, said.end))
}

/** How far what is taken back may stand from what is put in its place. */
const REACH = 32
/** 필요경비는 0으로 보고, 살 생각 0: nothing of what is named, which changes no figure; a deposit of nothing would. */
const isNothing = (source: string, { start, end }: Span): boolean =>
  source.slice(start, end) === '0' &&
  !/(?:보증금|전세금|월세|deposit|rent)[은는이가도]?\s?$/i.test(source.slice(Math.max(0, start - 8), start))

/** 74가 아니라 101이래요, 4억 말고 5억: what is taken back for what stands behind it is no figure of the case. */
const TAKEN_BACK = /^\s?(?:[㎡평원]|만\s?원)?\s?(?:(?:가|이)\s?아니(?:라|고|었고)|말고)\s?[^.?!\n]{0,12}\d/
const isTakenBack = (source: string, { end }: Span): boolean =>
  TAKEN_BACK.test(source.slice(end, end + REACH))

/** Whoever asks whether a raise of so much is lawful asks nothing in general. */
const inParticular = (asks: readonly AskName[], numbers: readonly SaidNumber[]): AskName[] =>
  asks.includes('increase') && numbers.some(({ name }) => name === 'SHARE')
    ? asks.filter((name) => name !== 'checks')
    : [...asks]

/** What a broker wants for the one deal that is told is held against the most that may be asked; it is no raise of what is paid. */
const ofFeeAsked = (asks: AskName[], { facts, deposits, rents }: Case): AskName[] => {
  if (sumOf(facts, 'FEE_PAID') === null || deposits.length > 1 || rents.length > 1) return asks
  return [...new Set<AskName>(['fee', ...asks.filter((name) => name !== 'increase')])]
}

const FLOOR = /^\d{1,3}\s?층/
/** What one reader of taxes makes of official prices (7억 2채, 합 14억) is what a case is told of them. */
const withOfficial = ({ facts }: Case, tax: Wish['tax']): LeaseFacts => {
  const official = tax?.sums.official ?? null
  if (official === null) return facts
  const others = facts.sums.filter(({ of }) => of !== 'OFFICIAL_PRICE')
  return { ...facts, sums: [...others, { of: 'OFFICIAL_PRICE', value: official }] }
}

/** Whether a number lies in a closed interval. */
const lies = (value: number, range: Range | null): boolean =>
  range?.min != null && range.max != null && value >= range.min && value <= range.max

/** Anything else: every number is a figure of its case, says something by its own form, or is not understood. */
export const readOther = (need: IntentType, text: string, parts: Span[], reading: Reading): Read => {
  const { source, isHandedOver, numbers, whole, person, world } = reading
  // An amount without a word of its own is of the deal that the question is about.
  const query = inContext(readAskedHome(text, world.places, world.now), text, whole)
  const home = withPlaceOf(query, whole)
  const figures = readFigures(text, world.places, world.now, home.transactionTypes)
  const own = withPerson(figures.case, person)
  const known = figures.slots
  const others = numbers.filter((it) => isWithin(it, parts) && !known.some((other) => overlaps(it, other)))
  // 아파트 84: an area that needs no unit.
  const isSize = ({ start, end }: Span) => lies(Number(source.slice(start, end)), home.exclusiveArea)
  // The whole text: what a sum of it is, its neighbours tell.
  const taxed = taxSpans(source)
  const tax = readTax(text, [], world.now)
  const notice = readNotice(text)
  // The numbers of an address are of the paper that it stands in.
  const addressed = notice === null ? [] : partiesIn(source).spans
  const speaks = (it: SaidNumber) =>
    [...taxed, ...addressed].some((other) => overlaps(it, other)) ||
    SPEAKS.includes(it.name) ||
    isNothing(source, it) ||
    isTakenBack(source, it) ||
    // 3층 빌라, 1층 상가: where it lies, as the query has read it, which no calculation needs.
    (home.floor != null && FLOOR.test(source.slice(it.start, it.end + 2))) ||
    (home.exclusiveArea !== null && (it.name === 'AREA' || isSize(it)))
  return {
    act: actOf(need, text, own),
    need,
    home,
    case: {
      ...own,
      price: soldFor(tax) ?? own.price,
      facts: withOfficial(own, tax),
      regionCode: own.zone === undefined ? (own.regionCode ?? home.regionCodes[0] ?? null) : null,
      propertyType: own.propertyType ?? home.propertyTypes[0] ?? null,
      transactionTypes: orElse(own.transactionTypes, home.transactionTypes),
    },
    asks: asksBeside(tax, ofFeeAsked(inParticular(readAsks(text), others), own)),
    open: [...figures.open],
    share: shareIn(others, source),
    market: need === 'MARKET_INQUIRY' || need === 'COMPREHENSIVE' ? readMarket(text) : null,
    loans: need === 'LOAN_CONSULT' ? readLoanCategory(text, home) : null,
    contract: need === 'CONTRACT_CREATION' ? readContractWish(text, world.places, world.now) : null,
    tax,
    notice,
    parts,
    said: text.replaceAll(/\s+/g, ' ').trim(),
    slots: [
      ...known,
      ...others.flatMap((it) => (speaks(it) ? [slotOf(source, it.name ?? 'CONDITION', it)] : [])),
    ].toSorted((a, b) => a.start - b.start),
    unread: isHandedOver && need === 'CONTRACT_REVIEW' ? [] : others.filter((it) => !speaks(it)),
  }
}
