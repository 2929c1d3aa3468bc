import { NO_CASE, withGiven } from '../case.ts'
import type { Case } from '../case.ts'
import type { Request } from './request.ts'

/**
 * The figures that a request is worked out with: of all its wishes but searches, whose sums bound homes and are nobody's. What
 * one wish leaves open another says.
 */
export const caseOfRequest = ({ wishes }: Pick<Request, 'wishes'>): Case => {
  const others = wishes.filter(({ act }) => act !== 'FIND')
  const [first, ...more] = others.length > 0 ? others : wishes
  if (first === undefined) return NO_CASE
  const home = wishes.find(({ act }) => act === 'FIND')?.home ?? first.home
  const figures = more.reduce((given, wish) => withGiven(wish.case, given), first.case)
  return {
    ...figures,
    regionCode: figures.zone === undefined ? (figures.regionCode ?? home.regionCodes[0] ?? null) : null,
    propertyType: figures.propertyType ?? home.propertyTypes[0] ?? null,
    transactionTypes: figures.transactionTypes.length > 0 ? figures.transactionTypes : home.transactionTypes,
  }
}
