import { cashFlowChart } from '../../domain/chart/cash-flow.ts'
import { cashFlow } from '../../domain/calculator/cash-flow.ts'
import { roi as rentalReturn } from '../../domain/calculator/roi.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { confidenceOf, missing, orRefused } from './context.ts'

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** What the home earns on its buyer's own money. */
const analyseRoi = (context: ToolContext): Promise<Findings> => {
  const { given, words, language } = context
  const { price, loan, rate } = given
  const { names, roi: said } = words
  const [rent] = given.rents
  const [deposit] = given.deposits
  if (price === null || rent === undefined || (loan !== null && rate === null)) {
    return Promise.resolve(
      missing(context, said.title, [
        ...(price === null ? [names.price] : []),
        ...(rent === undefined ? [names.rent] : []),
        ...(loan !== null && rate === null ? [names.rate] : []),
      ]),
    )
  }
  return orRefused(context, said.title, () => {
    const inputs = {
      price,
      monthlyRent: rent,
      ...(deposit !== undefined && { deposit }),
      ...(loan !== null && { loanAmount: loan, annualRate: rate }),
    }
    const result = rentalReturn(inputs)
    const years = cashFlow(inputs)
    const main = said.said(percent(result.estimatedRoi))
    const told = [years[0], years[4], years[9]].filter((year) => year !== undefined)
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'roi',
          title: said.title,
          inputs,
          result,
          further: { years },
          said: [
            main,
            said.equity(money(result.equity, language)),
            said.flow(money(result.annualCashFlow, language)),
            ...(result.paybackPeriod === null ? [said.loss] : [said.payback(rounded(result.paybackPeriod))]),
            ...told.map(({ year, cashFlow: flow, cumulative }) =>
              said.year(String(year), money(flow, language), money(cumulative, language)),
            ),
          ],
          given: [
            `${names.price} ${money(price, language)}`,
            `${names.rent} ${money(rent, language)}`,
            ...(deposit === undefined ? [] : [`${names.deposit} ${money(deposit, language)}`]),
            ...(loan === null ? [] : [`${names.loan} ${money(loan, language)}`]),
            ...(loan === null || rate === null ? [] : [`${names.rate} ${percent(rate)}`]),
          ],
          advice: [said.advice],
          language,
        }),
      ],
      metrics: [{ name: said.title, value: result.estimatedRoi, unit: '%' }],
      insights: [main],
      recommendations: [said.advice],
      confidence: confidenceOf([]),
      chart: cashFlowChart(years, result.equity, language),
    }
  })
}

export const roi = defineTool({
  id: 'roi',
  title: { KO: '임대 수익률 계산', EN: 'return' },
  kind: 'calculation',
  needs: ['price', 'monthlyRent'],
  asks: ({ calculates }) => calculates('roi'),
  calculations: {
    roi: { KO: '임대 수익률 계산', EN: 'Return on the rent' },
  },
  analysis: 'market',
  section: 'yield',
  isOfCase: true,
  run: analyseRoi,
})
