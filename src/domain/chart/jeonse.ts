import { money, percent } from '../message/arg.ts'
import { wordsIn } from '../message/say.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, moneyText } from './frame.ts'
import type { Chart } from './frame.ts'

interface Risk {
  marketPrice: number
  deposit: number
  seniorDebt: number
  /** Percent of the price up to which a deposit can be insured. */
  guaranteeLimit: number
  mediumFrom: number
  highFrom: number
  /** Where the price comes from, in words; null where the question gave it. */
  basis: string | null
}

const PART_COLOURS = [COLOURS.warn, COLOURS.main, COLOURS.muted]
/** Where the bar lies, from the top. */
const BAR = 100

/** One bar: older debt, the deposit and what is left of the price, under the lines from which it becomes risky. */
export const jeonseChart = (risk: Risk, language: Language): Chart => {
  const words = wordsIn(language)
  const { marketPrice, deposit, seniorDebt } = risk
  const left = Math.max(0, marketPrice - deposit - seniorDebt)
  const parts = (
    [
      ['senior', seniorDebt],
      ['deposit', deposit],
      ['left', left],
    ] as const
  )
    .map(([of, amount], at) => ({ part: words(`chart.jeonse.${of}`), amount, place: at }))
    .filter(({ amount }) => amount > 0)
  const lines = (
    [
      ['medium', risk.mediumFrom],
      ['high', risk.highFrom],
      ['guarantee', risk.guaranteeLimit],
    ] as const
  ).map(([of, limit], at) => ({
    at: (marketPrice * limit) / 100,
    label: words(`chart.jeonse.${of}`, { share: percent(limit) }),
    row: 2 - at,
    from: 38 - 18 * at,
  }))
  const x = {
    type: 'quantitative',
    title: words('chart.jeonse.axis'),
    axis: { labelExpr: moneyLabel(language), tickCount: 6 },
  }
  return {
    ...frame({
      title: words('chart.jeonse.title'),
      subtitle: [
        words('chart.jeonse.price', { price: money(marketPrice) }),
        ...(risk.basis === null ? [] : [risk.basis]),
      ],
      width: 560,
      height: 150,
    }),
    layer: [
      {
        data: { values: parts.map((part) => ({ ...part, text: moneyText(part.amount, language) })) },
        mark: { type: 'bar', height: 46, tooltip: true },
        encoding: {
          x: { field: 'amount', stack: 'zero', ...x },
          y: { value: BAR },
          color: {
            field: 'part',
            type: 'nominal',
            title: null,
            sort: parts.map(({ part }) => part),
            scale: {
              domain: parts.map(({ part }) => part),
              range: parts.map(({ place }) => PART_COLOURS[place]),
            },
            legend: { orient: 'bottom', labelLimit: 0, columnPadding: 24 },
          },
          order: { field: 'place', type: 'quantitative' },
        },
      },
      {
        data: {
          values: parts.map((part, i) => ({
            ...part,
            text: moneyText(part.amount, language),
            middle: parts.slice(0, i).reduce((sum, it) => sum + it.amount, 0) + part.amount / 2,
          })),
        },
        transform: [{ filter: `datum.amount > ${marketPrice * 0.12}` }],
        mark: { type: 'text', fontSize: 12, fontWeight: 'bold' },
        encoding: {
          x: { field: 'middle', ...x },
          y: { value: BAR },
          text: { field: 'text' },
          color: { condition: { test: `datum.place == 2`, value: COLOURS.text }, value: '#ffffff' },
        },
      },
      {
        data: { values: lines },
        mark: { type: 'rule', strokeDash: [5, 4], color: COLOURS.text },
        encoding: {
          x: { field: 'at', ...x },
          y: { field: 'from', type: 'quantitative', scale: null, axis: null },
          y2: { value: BAR - 26 },
        },
      },
      ...lines.map((line) => ({
        data: { values: [line] },
        mark: { type: 'text', align: 'right', dx: -4, fontSize: 11, color: COLOURS.text },
        encoding: { x: { field: 'at', ...x }, y: { value: 10 + 18 * line.row }, text: { field: 'label' } },
      })),
    ],
  }
}
