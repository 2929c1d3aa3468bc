import { cashFlowChart } from '../../domain/chart/cash-flow.ts'
import { cashFlow } from '../../domain/calculator/cash-flow.ts'
import { roi as rentalReturn } from '../../domain/calculator/roi.ts'
import { count, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { share } from '../facts/row.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { advises, calculationEvidence, concludes, finds, given } from './calculation.ts'
import { confidenceOf, missing, orRefused } from './context.ts'

/** What the home earns on its buyer's own money. */
const analyseRoi = (context: ToolContext): Promise<Findings> => {
  const { price, loan, rate, rents, deposits, yearlyCost = 0, vacantMonths = 0 } = context.given
  const [rent] = rents
  const [deposit] = deposits
  if (price === null || rent === undefined || (loan !== null && rate === null)) {
    return Promise.resolve(
      missing('roi', [
        ...(price === null ? (['given.price'] as const) : []),
        ...(rent === undefined ? (['given.rent'] as const) : []),
        ...(loan !== null && rate === null ? (['given.rate'] as const) : []),
      ]),
    )
  }
  return orRefused('roi', () => {
    const vacancy = vacantMonths * rent
    const inputs = {
      price,
      monthlyRent: rent,
      ...(deposit !== undefined && { deposit }),
      ...(loan !== null && { loanAmount: loan, annualRate: rate }),
      ...(yearlyCost + vacancy > 0 && { annualCost: yearlyCost + vacancy }),
    }
    const result = rentalReturn(inputs)
    const years = cashFlow(inputs)
    const main = concludes('roi.yearly', { value: percent(result.estimatedRoi) })
    const told = [years[0], years[4], years[9]].filter((year) => year !== undefined)
    const advice = advises('roi.advice')
    const metrics = [share(message('calculation.roi'), result.estimatedRoi)]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          tool: 'roi',
          name: 'roi',
          inputs,
          result,
          further: { years },
          facts: [
            main,
            finds('roi.equity', { value: money(result.equity) }),
            finds('roi.flow', { value: money(result.annualCashFlow) }),
            result.paybackPeriod === null
              ? finds('roi.loss')
              : finds('roi.payback', { years: count(result.paybackPeriod, 'year') }),
            ...told.map(({ year, cashFlow: flow, cumulative }) =>
              finds('roi.year', { year: count(year, 'year'), flow: money(flow), sum: money(cumulative) }),
            ),
            ...(vacancy > 0
              ? [finds('roi.vacant', { months: count(vacantMonths, 'month'), rent: money(vacancy) })]
              : []),
            ...(yearlyCost > 0 ? [given('given.yearlyCost', money(yearlyCost))] : []),
            given('given.price', money(price)),
            given('given.rent', money(rent)),
            ...(deposit === undefined ? [] : [given('given.deposit', money(deposit))]),
            ...(loan === null ? [] : [given('given.loan', money(loan))]),
            ...(loan === null || rate === null ? [] : [given('given.rate', percent(rate))]),
            advice,
          ],
          rows: metrics,
        }),
      ],
      metrics,
      insights: [main],
      recommendations: [advice],
      confidence: confidenceOf([]),
      chart: (language) => cashFlowChart(years, result.equity, language),
    }
  })
}

export const roi = defineTool({
  id: 'roi',
  title: 'tool.roi',
  kind: 'calculation',
  needs: ['price', 'monthlyRent'],
  asks: ({ calculates }) => calculates('roi'),
  calculations: ['roi'],
  analysis: 'market',
  section: 'yield',
  isOfCase: true,
  run: analyseRoi,
})
