import { depositShare } from '../../domain/calculator/jeonse-risk.ts'
import { money, percent, within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { share } from '../facts/row.ts'
import { marketEvidence } from './evidence/market.ts'
import type { Found, ToolContext } from './tool.ts'
import { concludes, finds, given } from './calculation.ts'
import { findComparable } from './comparable.ts'
import { foundBy, missing } from './context.ts'
import { basisOf } from './market-price.ts'

/** How sure a range is: it judges nothing. */
const CONFIDENCE = 0.4

/**
 * A home that was shown and whose size nobody knows: homes of every size around it say between what its deposit may lie, and
 * not how safe it is.
 */
export const rangeWithoutArea = async (
  context: ToolContext,
  deposit: number,
  advice: Fact[],
): Promise<Found> => {
  const { given: asked, today, rules, region } = context
  const { found, passed } = await findComparable(context, 'SALE')
  const { minPrice: lowest = null, maxPrice: highest = null } = found?.statistics ?? {}
  if (found === null || lowest === null || highest === null || lowest === 0) {
    const unknown = missing('jeonseRisk', { area: null, price: null })
    return { ...unknown, gaps: [...passed, ...unknown.gaps], recommendations: advice }
  }
  const seniorDebt = asked.seniorDebt ?? 0
  const shareAt = (marketPrice: number) => depositShare({ marketPrice, deposit, seniorDebt }, today, rules)
  const [most, least] = [shareAt(lowest), shareAt(highest)]
  const main = concludes('jeonse.range', { least: percent(least.debtRatio), most: percent(most.debtRatio) })
  return foundBy(
    {
      name: 'jeonseRiskRange',
      inputs: {
        deposit,
        regionCode: asked.regionCode,
        ...(asked.seniorDebt !== null && { seniorDebt }),
        lowestPrice: lowest,
        highestPrice: highest,
      },
      further: { lowestDebtRatio: least.debtRatio, highestDebtRatio: most.debtRatio },
      facts: [
        main,
        finds('price.between', {
          lowest: money(lowest),
          highest: money(highest),
          basis: within(basisOf(found.statistics, message('price.allSizes'))),
        }),
        ...passed.map((it) => asFact('result', it)),
        given({ deposit, senior: asked.seniorDebt, region }),
        ...advice,
      ],
      // The worst of the range is what the home is weighed by.
      rows: [share(message('figure.debtRatio'), most.debtRatio)],
    },
    {
      beside: [marketEvidence(found.statistics, 1)],
      gaps: [message('jeonse.tellArea')],
      metrics: [],
      confidence: CONFIDENCE,
    },
  )
}
