import { beginningOf } from '../../domain/prose.ts'
import type { Complex, MarketQuery, MarketStatistics } from '../../domain/market.ts'
import { count } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { addMonths } from '../../domain/month.ts'
import { PYEONG } from '../../domain/property.ts'
import type { TransactionType } from '../../domain/property.ts'
import { parentCodes, regionLevel } from '../../domain/region.ts'
import { distinct } from '../facts/fact.ts'
import { marketSubject } from './evidence/market.ts'
import type { ToolContext } from './tool.ts'

/** Homes whose exclusive area differs by less than this many ㎡ are of one size. */
const BAND = 5
/** Deals that ended longer ago than this many months say nothing of today's price; younger ones are told with their month. */
const STALE_AFTER = 12

/** What homes like the one asked about were dealt at. */
export interface Comparable {
  statistics: MarketStatistics
  /** 만원: sale price, jeonse deposit or monthly rent. */
  price: number
  /** The price of a 평 times the area, where there are too few homes of the size. */
  isByPyeong: boolean
}

export interface Compared {
  found: Comparable | null
  /** Closer scopes with too few deals. */
  passed: Said[]
}

type Scope = Pick<MarketQuery, 'regionCode' | 'exclusiveArea' | 'complexId'>

/** The complex of the home that is meant, else the one that the question names; several of one name are none. */
export const complexOf = async ({ given, question, deps, signal }: ToolContext): Promise<Complex | null> => {
  const { regionCode, propertyType, home } = given
  if (home !== null) return { id: home.propertyId, name: home.name }
  if (regionCode === null || regionLevel(regionCode) === 'SIDO') return null
  const text = beginningOf(question.query, 2000)
  const [one, ...more] = await deps.ports.complexesNamed({ text, regionCode, propertyType }, signal)
  return one !== undefined && more.length === 0 ? one : null
}

/** From the closest to the widest: the complex and the size, then the dong, then the district; last without the size. */
const scopesOf = (regionCode: string, area: number | null, complex: Complex | null): Scope[] => {
  const exclusiveArea = area === null ? null : { min: Math.max(1, area - BAND), max: area + BAND }
  const [above] = parentCodes(regionCode)
  const district = regionLevel(regionCode) === 'DONG' && above !== undefined ? above : null
  const places = [regionCode, ...(district === null ? [] : [district])]
  return [
    ...(complex === null ? [] : [{ regionCode, exclusiveArea, complexId: complex.id }]),
    ...places.map((code) => ({ regionCode: code, exclusiveArea })),
    // By the price of a 평: larger and smaller homes of the same place.
    ...(area === null ? [] : places.map((code) => ({ regionCode: code }))),
  ]
}

const isFresh = ({ asOfMonth }: MarketStatistics, today: Date): boolean =>
  asOfMonth !== null && asOfMonth >= addMonths(today.toISOString().slice(0, 7), -STALE_AFTER)

/** The price of homes like the one asked about, from the closest scope that has deals enough. */
export const findComparable = async (
  context: ToolContext,
  transactionType: TransactionType,
): Promise<Compared> => {
  const { given, deps, signal, today } = context
  const { regionCode, area, propertyType } = given
  const passed: Said[] = []
  if (regionCode === null) return { found: null, passed }
  for (const scope of scopesOf(regionCode, area, await complexOf(context))) {
    const statistics = await deps.ports.marketStatistics({ ...scope, propertyType, transactionType }, signal)
    if (statistics === null) continue
    const { medianPrice, pricePerPyeong, transactionCount } = statistics
    const isByPyeong = area !== null && scope.exclusiveArea == null
    // A monthly rent does not grow with the area.
    const price =
      isByPyeong && transactionType !== 'RENT'
        ? pricePerPyeong && Math.round((pricePerPyeong * area) / PYEONG)
        : medianPrice
    if (price && isFresh(statistics, today)) return { found: { statistics, price, isByPyeong }, passed }
    passed.push(
      message('compare.tooFew', {
        subject: marketSubject(statistics),
        deals: count(transactionCount, 'deal'),
        months: count(statistics.months, 'month'),
      }),
    )
  }
  return { found: null, passed: distinct(passed) }
}
