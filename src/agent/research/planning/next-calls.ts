import { money, name as nameArg } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import type { Prose } from '../../../domain/prose.ts'
import type { Assumption } from '../../../domain/answer.ts'
import type { Case } from '../../../domain/case.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { caseOfRequest } from '../../../domain/reading/case-of.ts'
import { allHomes, readRequest } from '../../../domain/reading/read.ts'
import type { MarketQuery, MarketStatistics } from '../../../domain/market.ts'
import { typesWanted } from '../../../domain/property.ts'
import type { TransactionType } from '../../../domain/property.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import { readSubjects } from '../../../domain/reading/subjects.ts'
import { requestOf, withLater } from '../../request-of.ts'
import type { ResearcherInput, ResearcherTurn } from '../decisions.ts'
import { isSameCall } from '../tool.ts'
import type { ToolWish } from '../tool.ts'
import { homesAt, lentFor, readFocus, unreadIn } from './focus.ts'
import type { Focus } from './focus.ts'
import type { CalculationWork } from '../tool.ts'
import { LAW_THEMES } from './law-themes.ts'

const LOAN_HITS = 6

/** All that the next look-ups of a topic follow from. */
interface Reading {
  input: ResearcherInput
  places: PlaceIndex
  focus: Focus
  regionCodes: string[]
  /** The question as it was put. */
  text: Prose
  /** The figures that it gives; those of a description its user wrote, where there is one. */
  given: Case
}

const read = (input: ResearcherInput, places: PlaceIndex): Reading => {
  const now = new Date(input.now)
  // What was said about the plan goes before the question, and names another place where it names one.
  const said = [...input.notes, ...(input.isDescribed ? [input.topic.description] : [])]
  const question = withLater(input, said, 'NOTE', places)
  const named = input.isDescribed
    ? allHomes(readRequest(input.topic.description, { places, now })).regionCodes
    : []
  const given = (input.isDescribed ? null : input.given) ?? caseOfRequest(requestOf(question, places))
  return {
    input,
    places,
    focus: readFocus(question, input.intent, places),
    regionCodes: named.length > 0 ? [...new Set(named)] : input.topic.regionCodes,
    text: input.query,
    given,
  }
}

const statisticsIn = ({ input }: Reading): MarketStatistics[] =>
  input.evidence.flatMap(({ source }) => (source.kind === 'MARKET' ? [source.statistics] : []))

/** What homes of the size were dealt at there, or else homes of any size. */
const medianOf = (reading: Reading, regionCode: string, deal: TransactionType): number | null => {
  const alike = statisticsIn(reading).filter(
    (it) => it.regionCode === regionCode && it.transactionType === deal && it.medianPrice !== null,
  )
  const sized = alike.find((it) => it.exclusiveArea != null) ?? alike[0]
  return sized?.medianPrice ?? null
}

/** Statistics of homes of the size that is asked about; where too few were dealt, of all sizes. */
const market = (reading: Reading, regionCode: string, deal: TransactionType): ToolWish[] => {
  const { exclusiveArea } = reading.focus.query
  const wanted = [...new Set(homesAt(reading.focus.said, regionCode).flatMap(typesWanted))]
  const types = wanted.length > 0 ? wanted : [null]
  return types.flatMap((propertyType): ToolWish[] => {
    const query: MarketQuery = { regionCode, propertyType, transactionType: deal }
    if (exclusiveArea === null) return [{ tool: 'market_statistics', query }]
    const sized: ToolWish = { tool: 'market_statistics', query: { ...query, exclusiveArea } }
    const isTried = wasMade(reading.input, sized)
    const isKnown = statisticsIn(reading).some(
      (it) =>
        it.regionCode === regionCode &&
        it.transactionType === deal &&
        it.propertyType === propertyType &&
        it.exclusiveArea != null,
    )
    return isTried && !isKnown ? [sized, { tool: 'market_statistics', query }] : [sized]
  })
}

const listings = ({ input, focus, places }: Reading, regionCode: string): ToolWish[] => {
  const { deals, namesDeal } = focus
  const homes = homesAt(focus.homes, regionCode)
  return homes.flatMap((query): ToolWish[] => {
    const asked = {
      ...query,
      transactionTypes: query.transactionTypes.length === 0 && namesDeal ? deals : query.transactionTypes,
      unrecognized: unreadIn([query], places),
    }
    const exact: ToolWish = { tool: 'search_listings', query: asked }
    const isFound = input.evidence.some(({ kind }) => kind === 'property')
    const isNarrow =
      query.exclusiveArea ?? query.salePrice ?? query.deposit ?? query.monthlyRent ?? query.completionYear
    if (!wasMade(input, exact) || isFound || isNarrow === null) return [exact]
    const wide = {
      ...asked,
      exclusiveArea: null,
      completionYear: null,
      totalHouseholds: null,
      subwayWalkingTime: null,
    }
    return [exact, { tool: 'search_listings', query: wide }]
  })
}

/** A figure that the question gives, else what was found in its place, which is told. */
interface Figure {
  value: number
  assumed: Assumption[]
}

const figureOf = (
  { input: { language }, given }: Reading,
  name: 'price' | 'deposits' | 'rents',
  median: number | null,
): Figure | null => {
  const said = name === 'price' ? given.price : (given[name][0] ?? null)
  if (said !== null) return { value: said, assumed: [] }
  if (median === null) return null
  const words = wordsIn(language)
  const assumed = {
    name: words(`research.figure.${name}`),
    value: words('research.median', { amount: money(median) }),
    source: 'DEFAULT' as const,
  }
  return { value: median, assumed: [assumed] }
}

/** What is worked out of a place: the case as its person gave it, with what they left open. */
const calculate = (
  { text, given }: Reading,
  tools: CalculationWork['tools'],
  filled: Partial<Case>,
  ...figures: Figure[]
): ToolWish => ({
  tool: 'calculate',
  query: text,
  work: {
    tools,
    ofFound: false,
    given: { ...given, ...filled },
    assumed: figures.flatMap(({ assumed }) => assumed),
  },
})

const leases = ({ focus }: Reading): boolean => focus.leases

/** What is widened: those look-ups leave out a condition of the question, and say so. */
const gapsOf = ({ input, places, focus }: Reading, calls: readonly ToolWish[]): string[] => {
  const words = wordsIn(input.language)
  const nameOf = (code: string | undefined) => nameArg(places.regions.get(code ?? '')?.name ?? '')
  return calls.flatMap((call) => {
    if (focus.query.exclusiveArea === null) return []
    if (call.tool === 'market_statistics' && call.query.exclusiveArea == null)
      return words('research.allSizes', { place: nameOf(call.query.regionCode) })
    const isWide = call.tool === 'search_listings' && call.query.exclusiveArea === null
    return isWide ? words('research.widened', { place: nameOf(call.query.regionCodes[0]) }) : []
  })
}

const safety = (reading: Reading, regionCode: string): ToolWish[] => {
  const looked = [...market(reading, regionCode, 'SALE'), ...market(reading, regionCode, 'JEONSE')]
  if (!leases(reading) && reading.focus.namesDeal) return looked
  const deposit = figureOf(reading, 'deposits', medianOf(reading, regionCode, 'JEONSE'))
  // What homes like that of somebody's own deposit sell for is found out with the calculation, as everywhere.
  const isOwn = reading.given.deposits.length > 0
  const price = isOwn ? null : figureOf(reading, 'price', medianOf(reading, regionCode, 'SALE'))
  if (deposit === null || (!isOwn && price === null)) return looked
  const filled = isOwn ? {} : { deposits: [deposit.value], ...(price && { price: price.value }) }
  const figures = price === null ? [deposit] : [deposit, price]
  return [...looked, calculate(reading, ['jeonse'], { regionCode, ...filled }, ...figures)]
}

const cost = (reading: Reading, regionCode: string): ToolWish[] => {
  const deal = leases(reading) ? 'JEONSE' : 'SALE'
  const looked = market(reading, regionCode, deal)
  const figure = figureOf(
    reading,
    deal === 'SALE' ? 'price' : 'deposits',
    medianOf(reading, regionCode, deal),
  )
  if (figure === null) return looked
  return [
    ...looked,
    deal === 'SALE'
      ? calculate(
          reading,
          ['tax', 'fee'],
          { regionCode, price: figure.value, deposits: [], rents: [] },
          figure,
        )
      : calculate(reading, ['fee'], { regionCode, deposits: [figure.value] }, figure),
  ]
}

const yields = (reading: Reading, regionCode: string): ToolWish[] => {
  const looked = [...market(reading, regionCode, 'SALE'), ...market(reading, regionCode, 'RENT')]
  const price = figureOf(reading, 'price', medianOf(reading, regionCode, 'SALE'))
  const rent = figureOf(reading, 'rents', medianOf(reading, regionCode, 'RENT'))
  if (price === null || rent === null) return looked
  const filled = { regionCode, price: price.value, rents: [rent.value] }
  return [...looked, calculate(reading, ['roi'], filled, price, rent)]
}

/** Words by which policy loans for the deal come before the others. */
const LOAN_WORDS = {
  JEONSE: ['버팀목', '전세', '보증금'],
  MORTGAGE: ['디딤돌', '보금자리', '구입'],
} as const

const loans = (reading: Reading): ToolWish[] => {
  const { input, focus, given, regionCodes } = reading
  const deal = lentFor(focus)
  // Who says neither may want either.
  const wanted: ('MORTGAGE' | 'JEONSE')[] =
    deal === null ? ['MORTGAGE', 'JEONSE'] : [deal === 'JEONSE' ? 'JEONSE' : 'MORTGAGE']
  const [deposit = null] = given.deposits
  const isOfHomes = deal === null || focus.deals.includes(deal)
  const bound = isOfHomes ? (focus.query.deposit?.max ?? focus.query.salePrice?.max) : null
  const amount = deposit ?? given.price ?? bound ?? null
  const keywords = wanted.flatMap((it) => LOAN_WORDS[it])
  const products = ([...wanted, 'POLICY'] as const).map((category): ToolWish => ({
    tool: 'search_loans',
    query: { category, amount, keywords, first: LOAN_HITS },
  }))
  // A loan for another deal than that of the homes is told, and worked out of none of them.
  if (deal === null || !isOfHomes) return products
  return [
    ...products,
    ...regionCodes.flatMap((code) => {
      const looked = market(reading, code, deal)
      const name = deal === 'JEONSE' ? 'deposits' : 'price'
      const figure = figureOf(reading, name, medianOf(reading, code, deal))
      // Which products fit is worked out of those that were found.
      if (figure === null || !input.evidence.some(({ kind }) => kind === 'loan')) return looked
      const filled =
        deal === 'JEONSE' ? { deposits: [figure.value], price: null } : { price: figure.value, deposits: [] }
      const tools: CalculationWork['tools'] = deal === 'JEONSE' ? ['lending'] : ['loan', 'lending']
      return [...looked, calculate(reading, tools, { regionCode: code, ...filled }, figure)]
    }),
  ]
}

const law = ({ input, focus }: Reading): ToolWish[] => {
  const theme = focus.leases ? LAW_THEMES.lease.deposit : LAW_THEMES.sale.contract
  return [{ tool: 'search_law', query: input.topic.lawQuery ?? theme }]
}

const wishesFor = (reading: Reading, kind: ResearchKind): ToolWish[] => {
  const everywhere = (work: (code: string) => ToolWish[]) => reading.regionCodes.flatMap(work)
  switch (kind) {
    case 'market':
      return everywhere((code) => reading.focus.deals.flatMap((deal) => market(reading, code, deal)))
    case 'listing':
      return everywhere((code) => listings(reading, code))
    case 'safety':
      return everywhere((code) => safety(reading, code))
    case 'cost':
      return everywhere((code) => cost(reading, code))
    case 'yield':
      return everywhere((code) => yields(reading, code))
    case 'loan':
      return loans(reading)
    case 'law':
      return law(reading)
    default:
      return kind satisfies never
  }
}

function wasMade({ messages }: ResearcherInput, wish: ToolWish): boolean {
  return messages.some(({ calls }) => calls.some((call) => isSameCall(call, wish)))
}

/** The look-ups that a topic still needs: those that follow from the question first, then those that follow from what they found. */
export const researchTopic = (input: ResearcherInput, places: PlaceIndex): ResearcherTurn => {
  const words = wordsIn(input.language)
  const reading = read(input, places)
  // A topic that its user described is about what the description says.
  const described = input.isDescribed ? readSubjects(input.topic.description) : []
  const kinds = described.length > 0 ? described : input.topic.kinds
  const wishes = kinds.flatMap((kind) => wishesFor(reading, kind))
  const calls = wishes
    .filter((wish, index) => wishes.findIndex((other) => isSameCall(other, wish)) === index)
    .filter((wish) => !wasMade(input, wish))
  const topic = nameArg(input.topic.task)
  const isFirst = input.evidence.length === 0
  const thought =
    calls.length === 0
      ? words('research.done', { topic })
      : words(isFirst ? 'research.looksUp' : 'research.looksOn', { topic })
  return { thought, calls, gaps: gapsOf(reading, calls), dropped: 0 }
}
