import { wordFor } from '../message/say.ts'
import { inLanguages } from '../languages.ts'
import type { MarketStatistics } from '../market.ts'
import { TRANSACTION_TYPE_LABELS } from '../property.ts'
import type { TransactionType } from '../property.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, monthAxis } from './frame.ts'
import type { Chart } from './frame.ts'

const WORDS = inLanguages({
  KO: {
    title: (places: string, deal: string) => `${places} ${deal} 월별 중위가격`,
    levels: (places: string, deal: string) => `${places} ${deal} 중위가격`,
    basis: '실거래 신고 기준, 해제 거래 제외',
    month: '계약 월',
    place: '지역',
    price: '중위가격 (원)',
  },
  EN: {
    title: (places: string, deal: string) => `${places}: median price by month, ${deal}`,
    levels: (places: string, deal: string) => `${places}: median price, ${deal}`,
    basis: 'reported deals, cancelled ones left out',
    month: 'month of contract',
    place: 'place',
    price: 'median price (million won)',
  },
} as const)

const PALETTE = [COLOURS.main, COLOURS.second, '#2f8f5b', '#8a4fbf', '#6b7280'] as const

export interface ChartedPlace {
  name: string
  statistics: MarketStatistics
}

/** Places side by side: their monthly medians as lines; where fewer than two months are known, their medians as bars. */
export const comparisonChart = (
  places: readonly ChartedPlace[],
  deal: TransactionType,
  language: Language,
): Chart | null => {
  const words = WORDS[language]
  const names = places.map(({ name }) => name)
  const label = wordFor(TRANSACTION_TYPE_LABELS[deal], language)
  const color = {
    field: 'place',
    type: 'nominal',
    title: words.place,
    scale: { domain: names, range: PALETTE.slice(0, names.length) },
  }
  const price = {
    field: 'price',
    type: 'quantitative',
    title: words.price,
    axis: { labelExpr: moneyLabel(language) },
  }
  const size = { width: 560, height: 280, subtitle: [words.basis] }
  const points = places.flatMap(({ name, statistics }) =>
    statistics.series.flatMap(({ month, medianPrice }) =>
      medianPrice === null ? [] : [{ place: name, month, price: medianPrice }],
    ),
  )
  if (new Set(points.map(({ month }) => month)).size > 1) {
    return {
      ...frame({ title: words.title(names.join('·'), label), ...size }),
      data: { values: points },
      mark: { type: 'line', point: { size: 40 }, strokeWidth: 2.5 },
      encoding: {
        x: monthAxis(words.month),
        y: { ...price, scale: { zero: false, nice: true } },
        color,
      },
    }
  }
  const medians = places.flatMap(({ name, statistics: { medianPrice } }) =>
    medianPrice === null ? [] : [{ place: name, price: medianPrice }],
  )
  if (medians.length === 0) return null
  return {
    ...frame({ title: words.levels(names.join('·'), label), ...size }),
    data: { values: medians },
    mark: { type: 'bar', cornerRadiusEnd: 3 },
    encoding: {
      x: { field: 'place', type: 'nominal', title: words.place, sort: names, axis: { labelAngle: 0 } },
      y: price,
      color: { ...color, legend: null },
    },
  }
}
