import type { CashFlowYear } from '../calculator/cash-flow.ts'
import { money } from '../message/arg.ts'
import { wordsIn } from '../message/say.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel } from './frame.ts'
import type { Chart } from './frame.ts'

/** What a let home has brought by each year as bars, under the line of the buyer's own money. */
export const cashFlowChart = (years: readonly CashFlowYear[], equity: number, language: Language): Chart => {
  const words = wordsIn(language)
  const y = {
    type: 'quantitative',
    title: words('chart.cash.amount'),
    axis: { labelExpr: moneyLabel(language) },
  }
  return {
    ...frame({
      title: words('chart.cash.title'),
      subtitle: [words('chart.cash.subtitle')],
      width: 560,
      height: 260,
    }),
    data: { values: years.map(({ year, cumulative }) => ({ year, brought: cumulative + equity })) },
    layer: [
      {
        mark: { type: 'bar', color: COLOURS.main },
        encoding: {
          x: { field: 'year', type: 'ordinal', title: words('chart.cash.year'), axis: { labelAngle: 0 } },
          y: { field: 'brought', ...y },
        },
      },
      {
        data: { values: [{ equity, label: words('chart.cash.equity', { amount: money(equity) }) }] },
        layer: [
          {
            mark: { type: 'rule', strokeDash: [5, 4], strokeWidth: 1.5, color: COLOURS.warn },
            encoding: { y: { field: 'equity', ...y } },
          },
          {
            mark: { type: 'text', align: 'left', baseline: 'bottom', dx: 4, dy: -4, color: COLOURS.warn },
            encoding: { x: { value: 0 }, y: { field: 'equity', ...y }, text: { field: 'label' } },
          },
        ],
      },
    ],
  }
}
