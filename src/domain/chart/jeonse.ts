import { inLanguages } from '../languages.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, moneyText } from './frame.ts'
import type { Chart } from './frame.ts'

const WORDS = inLanguages({
  KO: {
    title: '집값에서 보증금과 선순위채권이 차지하는 몫',
    price: (price: string) => `집값 ${price}을 100%로 본 것`,
    senior: '선순위채권',
    deposit: '보증금',
    left: '남는 집값',
    over: '집값을 넘는 몫',
    axis: '금액 (원)',
    part: '구성',
    limits: { medium: '주의 70%', high: '위험 80%', guarantee: '보증 한도 90%' },
  },
  EN: {
    title: 'Deposit and older debt as a share of the price',
    price: (price: string) => `a price of ${price} is 100%`,
    senior: 'older debt',
    deposit: 'deposit',
    left: 'left of the price',
    over: 'above the price',
    axis: 'million won',
    part: 'parts',
    limits: { medium: 'caution 70%', high: 'danger 80%', guarantee: 'guarantee 90%' },
  },
} as const)

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

/** Where the bar lies, from the top. */
const BAR = 100

/** One bar: older debt, the deposit and what is left of the price, under the lines from which it becomes risky. */
export const jeonseChart = (risk: Risk, language: Language): Chart => {
  const words = WORDS[language]
  const { marketPrice, deposit, seniorDebt } = risk
  const left = Math.max(0, marketPrice - deposit - seniorDebt)
  const parts = [
    { part: words.senior, amount: seniorDebt, place: 0 },
    { part: words.deposit, amount: deposit, place: 1 },
    { part: words.left, amount: left, place: 2 },
  ].filter(({ amount }) => amount > 0)
  const label = (text: string, limit: number) => `${text.replace(/\d+%/, '')}${limit}%`
  const lines = [
    {
      at: (marketPrice * risk.mediumFrom) / 100,
      label: label(words.limits.medium, risk.mediumFrom),
      row: 2,
      from: 38,
    },
    {
      at: (marketPrice * risk.highFrom) / 100,
      label: label(words.limits.high, risk.highFrom),
      row: 1,
      from: 20,
    },
    {
      at: (marketPrice * risk.guaranteeLimit) / 100,
      label: label(words.limits.guarantee, risk.guaranteeLimit),
      row: 0,
      from: 2,
    },
  ]
  const x = {
    type: 'quantitative',
    title: words.axis,
    axis: { labelExpr: moneyLabel(language), tickCount: 6 },
  }
  const colours = { [words.senior]: COLOURS.warn, [words.deposit]: COLOURS.main, [words.left]: COLOURS.muted }
  return {
    ...frame({
      title: words.title,
      subtitle: [words.price(moneyText(marketPrice, language)), ...(risk.basis === null ? [] : [risk.basis])],
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
            scale: { domain: parts.map(({ part }) => part), range: parts.map(({ part }) => colours[part]) },
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
