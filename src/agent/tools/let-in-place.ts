import type { Case } from '../../domain/case.ts'
import { money, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { findComparable } from './comparable.ts'
import { assume } from './context.ts'
import { marketEvidence } from './evidence/market.ts'
import { basisOf, marketPriceOf } from './market-price.ts'
import type { Assumed, Asking, ToolContext } from './tool.ts'

/** What a home is worth and what it is let for, where the question gives only one of them, or none. */
export interface LetInPlace {
  given: Case
  /** The statistics that stand in for what is not said. */
  evidence: Evidence[]
  assumptions: Assumed[]
}

/** It is asked for of a place whose prices are known, and not of figures that are given whole. */
export const asksOfPlace = (
  { given, says, calculates, searches }: Asking,
  name: 'roi' | 'gapInvestment',
): boolean =>
  says(name === 'roi' ? 'roi' : 'gap') &&
  !calculates(name === 'roi' ? 'roi' : 'gap') &&
  !searches &&
  given.regionCode !== null &&
  given.targetYield === undefined &&
  given.loan === null

/** The price of a home, and its rent or deposit, as they are said, else as homes like it are sold and let. */
export const letInPlace = async (context: ToolContext, deal: 'RENT' | 'JEONSE'): Promise<LetInPlace> => {
  const { given } = context
  const said = deal === 'RENT' ? given.rents : given.deposits
  const [sold, leased] = await Promise.all([
    marketPriceOf(context),
    said.length > 0 ? null : findComparable(context, deal),
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
            assume(
              deal === 'RENT' ? 'rent' : 'deposit',
              message('assumed.price', {
                price: money(found.price),
                basis: within(basisOf(found.statistics, message('price.median'))),
              }),
            ),
          ]),
    ],
  }
}
