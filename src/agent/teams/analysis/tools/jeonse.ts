import { jeonseRisk } from '../../../../domain/calculator/jeonse-risk.ts'
import { ANALYSIS_WORDS } from '../prompt.ts'
import { noFindings } from '../state.ts'
import type { Findings } from '../state.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'
import type { ToolContext } from './context.ts'
import { marketPriceOf } from './market-price.ts'

/** How safe the deposit is, against the price as given or as homes like it were sold for. */
export const analyseJeonse = async (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, regionName } = context
  const { names, jeonse } = words
  const [deposit] = given.deposits
  const market = await marketPriceOf(context)
  const { regionCode } = given
  if (deposit === undefined || regionCode === null || market === null) {
    return missing(context, jeonse.title, [
      ...(deposit === undefined ? [names.deposit] : []),
      ...(regionCode === null ? [names.region] : []),
      ...(market === null ? [names.price] : []),
    ])
  }
  return orRefused(context, jeonse.title, () => {
    const seniorDebt = given.seniorDebt ?? undefined
    const inputs = {
      marketPrice: market.price,
      deposit,
      regionCode,
      ...(seniorDebt !== undefined && { seniorDebt }),
    }
    const result = jeonseRisk(inputs, today)
    const level = ANALYSIS_WORDS[language].levels[result.level]
    const main = (seniorDebt === undefined ? jeonse.withoutSenior : jeonse.said)(
      level,
      percent(result.debtRatio),
    )
    const assumptions = [
      ...market.assumptions,
      ...(seniorDebt === undefined ? [assume(names.senior, words.noSenior)] : []),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'jeonseRisk',
          title: jeonse.title,
          inputs,
          result,
          said: [
            main,
            jeonse.ratio(percent(result.jeonseRatio)),
            jeonse.guarantee(result.guaranteeEligible),
            jeonse.priority(money(result.priorityRepayment, language)),
          ],
          given: [
            `${names.deposit} ${money(deposit, language)}`,
            `${given.price === null ? names.market : names.price} ${money(market.price, language)}`,
            ...(seniorDebt === undefined ? [] : [`${names.senior} ${money(seniorDebt, language)}`]),
            ...(regionName === null ? [] : [`${names.region} ${regionName}`]),
          ],
          language,
        }),
        ...market.evidence,
      ],
      metrics: [
        { name: jeonse.ratio('').replace(/:\s*$/, ''), value: result.jeonseRatio, unit: '%' },
        { name: language === 'KO' ? '부채비율' : 'Debt to price', value: result.debtRatio, unit: '%' },
        { name: jeonse.priority('').replace(/:\s*$/, ''), value: result.priorityRepayment, unit: '만원' },
      ],
      insights: [main, ...(language === 'KO' ? result.reasons : [])],
      recommendations: [...(result.level === 'HIGH' ? [jeonse.unsafe] : []), ...jeonse.advice],
      riskLevel: result.level,
      assumptions,
      confidence: confidenceOf(assumptions),
      chart: market.chart,
    }
  })
}
