import { phrased } from '../message/say.ts'
import { inLanguages } from '../languages.ts'
import type { PlaceIndex } from './places.ts'
import { writeExclusions, writeFeatures, writeSurroundings } from './finer-words.ts'
import { formatManwon, formatManwonEnglish } from '../money.ts'
import { ofKinds } from '../property-kind.ts'
import type { OrderName, PropertyQuery, PropertyType, Range } from '../property.ts'
import type { TransactionType } from '../property.ts'
import type { Language } from '../run.ts'

type Show = (value: number) => string

interface Wording {
  types: Record<PropertyType, string>
  deals: Record<TransactionType, string>
  money: Show
  range: (range: Range, show: Show) => string
  /** A bound that 미만 and 초과 left out, by the bound itself. */
  under: (bound: string) => string
  over: (bound: string) => string
  deposit: string
  monthlyRent: string
  area: (range: string) => string
  squareMetres: Show
  households: (range: Range) => string
  completed: (range: Range) => string
  walk: (minutes: number) => string
  direct: string
  notDirect: string
  facilities: string
  agent: string
  order: Partial<Record<OrderName, string>>
}

const parts = (...list: (string | false)[]): string => list.filter((part) => part !== false).join(' ')

/** Conditions in words that the reader of questions reads back as they were. */
export const CONDITION_WORDS = inLanguages({
  KO: {
    types: ofKinds(({ ko, said = ko }) => said),
    deals: { SALE: '매매', JEONSE: '전세', RENT: '월세' },
    money: formatManwon,
    range: ({ min, max }, show) =>
      parts(min != null && `${show(min)} 이상`, max != null && `${show(max)} 이하`),
    under: (bound) => `${bound} 미만`,
    over: (bound) => `${bound} 초과`,
    deposit: '보증금',
    monthlyRent: '월세',
    area: (range) => `전용면적 ${range}`,
    squareMetres: (value) => `${value}㎡`,
    households: ({ min, max }) => parts(min != null && `${min}세대 이상`, max != null && `${max}세대 이하`),
    completed: ({ min, max }) =>
      parts(min != null && `${min}년 이후`, max != null && `${max}년 이전`, '준공'),
    walk: (minutes) => `지하철역 도보 ${minutes}분 이내`,
    direct: '직거래',
    notDirect: '직거래 제외',
    facilities: '편의시설',
    agent: '중개사',
    order: {
      'PRICE ASC': '가격 낮은 순으로',
      'PRICE DESC': '가격 높은 순으로',
      'AREA DESC': '면적 넓은 순으로',
      'AREA ASC': '면적 좁은 순으로',
      'NEWEST DESC': '최신순으로',
      'TRUST_SCORE DESC': '신뢰도 높은 순으로',
      'SUBWAY_DISTANCE ASC': '역에서 가까운 순으로',
    },
  },
  EN: {
    types: ofKinds(({ en }) => en),
    deals: { SALE: 'sale', JEONSE: 'jeonse', RENT: 'monthly rent' },
    money: formatManwonEnglish,
    range: ({ min, max }, show) =>
      min != null && max != null
        ? `between ${show(min)} and ${show(max)}`
        : parts(min != null && `at least ${show(min)}`, max != null && `at most ${show(max)}`),
    under: (bound) => `less than ${bound}`,
    over: (bound) => `more than ${bound}`,
    deposit: 'deposit',
    monthlyRent: 'monthly rent',
    area: (range) => `area ${range}`,
    squareMetres: (value) => `${value} m2`,
    households: ({ min, max }) =>
      min != null && max != null
        ? `between ${min} and ${max} households`
        : parts(min != null && `at least ${min} households`, max != null && `at most ${max} households`),
    completed: ({ min, max }) =>
      min != null && max != null
        ? `built between ${min} and ${max}`
        : parts(min != null && `built in ${min} or later`, max != null && `built in ${max} or earlier`),
    walk: (minutes) => `within ${minutes} minutes' walk of a station`,
    direct: 'direct trade',
    notDirect: 'no direct trade',
    facilities: 'facilities',
    agent: 'agent',
    order: {
      'PRICE ASC': 'cheapest first',
      'PRICE DESC': 'most expensive first',
      'AREA DESC': 'largest first',
      'AREA ASC': 'smallest first',
      'NEWEST DESC': 'newest first',
      'TRUST_SCORE DESC': 'most trusted first',
      'SUBWAY_DISTANCE ASC': 'nearest first',
    },
  },
} as const satisfies Record<Language, Wording>)

export const isBounded = (range: Range | null): range is Range => range?.min != null || range?.max != null

/** Prices are whole 만원: one below a round number is what 미만 leaves of it, and nobody says 4억 9,999만원. */
const ROUND = 1000
const isUnder = (max: number | null | undefined): max is number => max != null && (max + 1) % ROUND === 0
const isOver = (min: number | null | undefined): min is number =>
  min != null && min > 1 && (min - 1) % ROUND === 0

/** What a price is bounded by: “5억원 미만”, “3억원 이상 5억원 이하”. */
export const writePrices = ({ min, max }: Range, language: Language): string => {
  const words: Wording = CONDITION_WORDS[language]
  if (!isUnder(max) && !isOver(min)) return words.range({ min, max }, words.money)
  return parts(
    isOver(min) ? words.over(words.money(min - 1)) : min != null && words.range({ min }, words.money),
    isUnder(max) ? words.under(words.money(max + 1)) : max != null && words.range({ max }, words.money),
  )
}

/** What each deal may cost, said with the deal: an amount belongs to the word before it. */
const writeDeals = (query: PropertyQuery, language: Language): string[] => {
  const words: Wording = CONDITION_WORDS[language]
  const of = (range: Range | null) => (isBounded(range) ? writePrices(range, language) : false)
  const { salePrice, deposit, monthlyRent, transactionTypes } = query
  return transactionTypes.map((deal) => {
    if (deal === 'SALE') return parts(words.deals.SALE, of(salePrice))
    if (deal === 'JEONSE') return parts(words.deals.JEONSE, of(deposit))
    // Beside a jeonse the deposit is that one's.
    const ofRent = transactionTypes.includes('JEONSE') ? false : of(deposit)
    const rent = of(monthlyRent)
    return parts(
      words.deals.RENT,
      ofRent && `${words.deposit} ${ofRent}`,
      rent && `${words.monthlyRent} ${rent}`,
    )
  })
}

export type Condition =
  | 'not'
  | 'region'
  | 'propertyType'
  | 'deal'
  | 'area'
  | 'completion'
  | 'households'
  | 'walk'
  | 'direct'
  | 'finer'
  | 'features'
  | 'extras'
  | 'order'

/** Each condition in words; those that there are. */
export const writeEach = (
  query: PropertyQuery,
  language: Language,
  places: PlaceIndex,
): Partial<Record<Condition, string>> => {
  const words: Wording = CONDITION_WORDS[language]
  const { exclusiveArea, completionYear, totalHouseholds, subwayWalkingTime, order } = query
  const one = (items: readonly string[]) => phrased(items, language)
  const said: Record<Condition, string | undefined> = {
    // First, so that no condition of the same kind stands before it and is refused with it.
    not: one(
      writeExclusions(query.not, language, {
        type: (type) => words.types[type],
        deal: (deal) => words.deals[deal],
        region: (code) => places.regions.get(code)?.name.trim(),
      }),
    ),
    region: query.regionCodes.flatMap((code) => places.regions.get(code)?.fullName.trim() ?? []).join(', '),
    propertyType: query.propertyTypes.map((type) => words.types[type]).join(', '),
    deal: writeDeals(query, language).join(', '),
    area: isBounded(exclusiveArea) ? words.area(words.range(exclusiveArea, words.squareMetres)) : '',
    completion: isBounded(completionYear) ? words.completed(completionYear) : '',
    households: isBounded(totalHouseholds) ? words.households(totalHouseholds) : '',
    walk: subwayWalkingTime?.max == null ? '' : words.walk(subwayWalkingTime.max),
    direct: query.directTrade == null ? '' : query.directTrade ? words.direct : words.notDirect,
    finer: one(writeSurroundings(query, language)),
    features: one(writeFeatures(query, language)),
    extras: parts(
      query.includesNearbyFacilities && subwayWalkingTime === null && words.facilities,
      query.includesAgent && query.directTrade === null && words.agent,
    ),
    order: order == null ? '' : words.order[`${order.field} ${order.direction}`],
  }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined && text !== ''))
}

/** All of them in one phrase. */
export const writeConditions = (query: PropertyQuery, language: Language, places: PlaceIndex): string =>
  phrased(Object.values(writeEach(query, language, places)), language)
