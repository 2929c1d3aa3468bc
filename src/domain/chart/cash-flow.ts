import { inLanguages } from '../languages.ts'
import type { CashFlowYear } from '../calculator/cash-flow.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, moneyText } from './frame.ts'
import type { Chart } from './frame.ts'

const WORDS = inLanguages({
  KO: {
    title: '임대로 쌓이는 현금흐름과 들인 돈',
    subtitle: '대출 이자와 비용을 뺀 임대료 누적. 세금, 공실, 시세 변동은 넣지 않았습니다',
    year: '보유 햇수 (년)',
    amount: '누적 현금흐름 (원)',
    equity: (amount: string) => `들인 돈 ${amount}`,
  },
  EN: {
    title: 'What letting brings in, against the money put in',
    subtitle: 'rent less interest and cost, summed up; without taxes, vacancy and changes of the price',
    year: 'years held',
    amount: 'cumulated cash flow (million won)',
    equity: (amount: string) => `own money: ${amount}`,
  },
} as const)

/** What a let home has brought by each year as bars, under the line of the buyer's own money. */
export const cashFlowChart = (years: readonly CashFlowYear[], equity: number, language: Language): Chart => {
  const words = WORDS[language]
  const y = {
    type: 'quantitative',
    title: words.amount,
    axis: { labelExpr: moneyLabel(language) },
  }
  return {
    ...frame({ title: words.title, subtitle: [words.subtitle], width: 560, height: 260 }),
    data: { values: years.map(({ year, cumulative }) => ({ year, brought: cumulative + equity })) },
    layer: [
      {
        mark: { type: 'bar', color: COLOURS.main },
        encoding: {
          x: { field: 'year', type: 'ordinal', title: words.year, axis: { labelAngle: 0 } },
          y: { field: 'brought', ...y },
        },
      },
      {
        data: { values: [{ equity, label: words.equity(moneyText(equity, language)) }] },
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
