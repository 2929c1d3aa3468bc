import { formatArg } from '../../domain/message/format.ts'
import { depositShare } from '../../domain/calculator/jeonse-risk.ts'
import { marketEvidence, marketSubject } from './evidence/market.ts'
import { noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { findComparable } from './comparable.ts'
import { missing } from './context.ts'

/** How sure a range is: it judges nothing. */
const CONFIDENCE = 0.4

/**
 * A home that was shown and whose size nobody knows: homes of every size around it say between what its deposit may lie, and
 * not how safe it is.
 */
export const rangeWithoutArea = async (context: ToolContext, deposit: number): Promise<Findings> => {
  const { given, words, language, today, rules, regionName } = context
  const { names, jeonse } = words
  const { found, passed } = await findComparable(context, 'SALE')
  const { minPrice: lowest = null, maxPrice: highest = null } = found?.statistics ?? {}
  if (found === null || lowest === null || highest === null || lowest === 0) {
    const unknown = missing(context, jeonse.title, [names.area, names.price])
    return { ...unknown, gaps: [...passed, ...unknown.gaps], recommendations: [...jeonse.advice] }
  }
  const { statistics } = found
  const seniorDebt = given.seniorDebt ?? 0
  const shareAt = (marketPrice: number) => depositShare({ marketPrice, deposit, seniorDebt }, today, rules)
  const [most, least] = [shareAt(lowest), shareAt(highest)]
  const main = jeonse.range(percent(least.debtRatio), percent(most.debtRatio))
  const basis = words.fromMarket(
    formatArg(marketSubject(statistics), language),
    jeonse.allSizes,
    statistics.months,
    statistics.transactionCount,
    statistics.asOfMonth ?? '',
  )
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'jeonseRiskRange',
        title: jeonse.title,
        inputs: {
          deposit,
          regionCode: given.regionCode,
          ...(given.seniorDebt !== null && { seniorDebt }),
          lowestPrice: lowest,
          highestPrice: highest,
        },
        result: { assumptions: [], rules: [] },
        further: { lowestDebtRatio: least.debtRatio, highestDebtRatio: most.debtRatio },
        said: [
          main,
          words.basis(`${money(lowest, language)}~${money(highest, language)} — ${basis}`),
          ...passed,
        ],
        given: [
          `${names.deposit} ${money(deposit, language)}`,
          ...(given.seniorDebt === null ? [] : [`${names.senior} ${money(seniorDebt, language)}`]),
          ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
        ],
        advice: jeonse.advice,
        language,
      }),
      marketEvidence(statistics, 1, language),
    ],
    insights: [main],
    recommendations: [...jeonse.advice],
    gaps: [jeonse.tellArea],
    confidence: CONFIDENCE,
  }
}
