import type { ListingHit } from '../../domain/listing.ts'
import { area, count, money, place, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import type { MessageUnder } from '../../domain/message/say.ts'
import type { PropertyOrder } from '../../domain/property.ts'
import { facts } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { factsOfListing } from './evidence/listing.ts'

const finds = facts('result', 'quoted')

/** By what a home stands first among others; in no other order is one asked for. */
const MOST: Partial<
  Record<`${PropertyOrder['field']} ${PropertyOrder['direction']}`, MessageUnder<'found.most'>>
> = {
  'PRICE ASC': 'PRICE.ASC',
  'PRICE DESC': 'PRICE.DESC',
  'AREA ASC': 'AREA.ASC',
  'AREA DESC': 'AREA.DESC',
  'SUBWAY_DISTANCE ASC': 'SUBWAY_DISTANCE.ASC',
  'TRUST_SCORE DESC': 'TRUST_SCORE.DESC',
  'NEWEST DESC': 'NEWEST.DESC',
}

interface Compared {
  by: MessageUnder<'found.two'>
  of(hit: ListingHit): number | null
  told(difference: number): Arg
  isLessBetter: boolean
}
/** In what two homes are held against one another, the first thing first. */
const COMPARED: readonly Compared[] = [
  { by: 'cheaper', of: ({ salePrice }) => salePrice, told: money, isLessBetter: true },
  { by: 'lessDeposit', of: ({ deposit }) => deposit, told: money, isLessBetter: true },
  { by: 'lessRent', of: ({ monthlyRent }) => monthlyRent, told: money, isLessBetter: true },
  { by: 'larger', of: ({ exclusiveArea }) => exclusiveArea, told: area, isLessBetter: false },
  {
    by: 'nearer',
    of: ({ nearby }) => nearby?.subwayWalkingTime ?? null,
    told: (minutes) => count(minutes, 'minute'),
    isLessBetter: true,
  },
]

const nameOf = ({ name }: ListingHit): Arg => place({ code: null, fullName: name })

/** What two homes of one kind of deal differ in, by what each of them is better. */
const differencesOf = (one: ListingHit, other: ListingHit): Fact[] =>
  one.transactionType !== other.transactionType
    ? []
    : COMPARED.flatMap(({ by, of, told, isLessBetter }) => {
        const [mine, its] = [of(one), of(other)]
        if (mine === null || its === null || mine === its) return []
        const [better, worse] = mine < its === isLessBetter ? [one, other] : [other, one]
        return finds(`found.two.${by}`, {
          home: nameOf(better),
          other: nameOf(worse),
          by: told(Math.abs(mine - its)),
        })
      })

/**
 * Homes that were shown before and are asked about are no find: which one is meant and by what it is the first of them, or what two of
 * them differ in.
 */
export const meantHomes = (order: PropertyOrder | null | undefined, hits: readonly ListingHit[]): Fact[] => {
  const [only, other, ...more] = hits
  if (only === undefined) return []
  if (other !== undefined) {
    const told = more.length === 0 ? differencesOf(only, other) : []
    return told.length > 0 ? told : [finds('found.meantAll', { total: count(hits.length, 'listing') })]
  }
  const most = order == null ? undefined : MOST[`${order.field} ${order.direction}`]
  const of = { home: nameOf(only), price: within(factsOfListing(only).price) }
  return [finds(most === undefined ? 'found.meant' : `found.most.${most}`, of)]
}
