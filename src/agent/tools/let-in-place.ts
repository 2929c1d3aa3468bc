import type { Case } from '../../domain/case.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { findComparable } from './comparable.ts'
import { marketEvidence } from './evidence/market.ts'
import { assumeMarket, basisOf, marketPriceOf } from './market-price.ts'
import type { Assumed, Asking, ToolContext } from './tool.ts'

/** What a home is worth and what it is let for, where the question gives only one of them, or none. */
export interface LetInPlace {
  given: Case
  /** The statistics that stand in for what is not said. */
  evidence: Evidence[]
  assumptions: Assumed[]
}

/** It is asked for of a place whose prices are known, and not of figures that are given whole. */
export const asksOfPlace = ({ given, says, calculates, searches }: Asking, name: 'roi' | 'gap'): boolean =>
  says(name) &&
  !calculates(name) &&
  !searches &&
  given.regionCode !== null &&
  given.targetYield === undefined &&
  given.loan === null

/**
 * The price of a home, and its rent or deposit, as they are said, else as homes like it are sold and let; null where both are said, or
 * no place is.
 */
export const letInPlace = async (
  context: ToolContext,
  deal: 'RENT' | 'JEONSE',
): Promise<LetInPlace | null> => {
  const { given } = context
  const said = deal === 'RENT' ? given.rents : given.deposits
  // What it brings in a year stands in place of its rent.
  const isSaid = said.length > 0 || (deal === 'RENT' && given.yearlyIncome !== undefined)
  if (given.regionCode === null || (isSaid && given.price !== null)) return null
  const [sold, leased] = await Promise.all([
    marketPriceOf(context),
    isSaid ? null : findComparable(context, deal),
  ])
  const found = leased?.found ?? null
  const paid = found === null ? said : [found.price]
  return {
    given: { ...given, price: sold.price, ...(deal === 'RENT' ? { rents: paid } : { deposits: paid }) },
    evidence: [...sold.evidence, ...(found === null ? [] : [marketEvidence(found.statistics, 1)])],
    assumptions: [
      ...sold.assumptions,
      ...(found === null
        ? []
        : [
            assumeMarket(
              deal === 'RENT' ? 'rent' : 'deposit',
              found.price,
              basisOf(found.statistics, message('price.median')),
            ),
          ]),
    ],
  }
}
