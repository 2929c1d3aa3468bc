import type { PlaceIndex } from '../language/places.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { PropertyQuery } from '../property.ts'
import { besideKnown } from './named-places.ts'
import type { World } from './read-wish.ts'
import type { SharedName } from './named-places.ts'
import type { Request } from './request.ts'

/** A name that is settled means one place, or several parts of one. */
const isOpen = ({ codes }: SharedName, before: SharedName): boolean =>
  codes.length > 1 && codes.length === before.codes.length

/** A request whose names that several places have mean those beside the places that were talked about. */
export const placedBeside = (request: Request, known: readonly string[]): Request => {
  const { shared } = request.where
  if (shared.length === 0 || known.length === 0) return request
  const near = (codes: readonly string[]) => besideKnown(shared, known, codes)
  return {
    ...request,
    wishes: request.wishes.map((wish) => {
      const regionCodes = near(wish.home.regionCodes)
      const { regionCode } = wish.case
      const isFar = regionCode !== null && near([regionCode]).length === 0
      return {
        ...wish,
        home: { ...wish.home, regionCodes },
        case: isFar ? { ...wish.case, regionCode: regionCodes[0] ?? null } : wish.case,
      }
    }),
    where: {
      ...request.where,
      shared: shared.filter((it) => isOpen({ ...it, codes: near(it.codes) }, it)),
    },
  }
}

/** Names that several places have and of which none was taken yet. */
export const openNames = ({ where }: Request): Request['where']['shared'] =>
  where.shared.filter(({ taken }) => taken === undefined)

/** A request in which a name that several places have means one of them; which others it may mean is kept. What had the name once is not meant. */
export const placedAt = (
  request: Request,
  { codes }: SharedName,
  taken: string,
  { book }: Pick<PlaceIndex, 'book'>,
): Request => ({
  ...request,
  wishes: request.wishes.map((wish) => {
    const { formerRegionCodes = [], ...home } = wish.home
    const others = new Set([...codes, ...formerRegionCodes.flatMap((code) => book.today(code))])
    others.delete(taken)
    return {
      ...wish,
      home: { ...home, regionCodes: home.regionCodes.filter((code) => !others.has(code)) },
      case:
        wish.case.regionCode !== null && others.has(wish.case.regionCode)
          ? { ...wish.case, regionCode: taken }
          : wish.case,
    }
  }),
  where: {
    ...request.where,
    shared: request.where.shared.map((it) => (it.codes.includes(taken) ? { ...it, taken } : it)),
  },
})

/** 송파도: a place by its short name, beside those that were talked of; one that ends so itself (송도) is no such. */
const TOO = /^(?:(?:그럼|그리고|아)\s)?(\S{2,8})도(?:요)?[\s.!?~]*$/
export const joinsPlace = (
  question: string,
  { regionCodes }: PropertyQuery,
  { places, now }: World,
): boolean => {
  const place = TOO.exec(question)?.[1]
  if (place === undefined || regionCodes.length === 0) return false
  const alone = readPropertyQuery(place, places, now).regionCodes
  return alone.length === regionCodes.length && alone.every((code) => regionCodes.includes(code))
}
