import { besideKnown } from './named-places.ts'
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
