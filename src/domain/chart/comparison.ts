import { name, text } from '../message/arg.ts'
import { wordsIn } from '../message/say.ts'
import type { MarketStatistics } from '../market.ts'
import { TRANSACTION_TYPE_LABELS } from '../property.ts'
import type { TransactionType } from '../property.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, monthAxis } from './frame.ts'
import type { Chart } from './frame.ts'

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
  const words = wordsIn(language)
  const names = places.map((place) => place.name)
  const subject = { places: name(names.join('·')), deal: text(TRANSACTION_TYPE_LABELS[deal]) }
  const color = {
    field: 'place',
    type: 'nominal',
    title: words('chart.places.place'),
    scale: { domain: names, range: PALETTE.slice(0, names.length) },
  }
  const price = {
    field: 'price',
    type: 'quantitative',
    title: words('chart.places.price'),
    axis: { labelExpr: moneyLabel(language) },
  }
  const size = { width: 560, height: 280, subtitle: [words('chart.places.basis')] }
  const points = places.flatMap(({ name: place, statistics }) =>
    statistics.series.flatMap(({ month, medianPrice }) =>
      medianPrice === null ? [] : [{ place, month, price: medianPrice }],
    ),
  )
  if (new Set(points.map(({ month }) => month)).size > 1) {
    return {
      ...frame({ title: words('chart.places.months', subject), ...size }),
      data: { values: points },
      mark: { type: 'line', point: { size: 40 }, strokeWidth: 2.5 },
      encoding: {
        x: monthAxis(words('chart.month')),
        y: { ...price, scale: { zero: false, nice: true } },
        color,
      },
    }
  }
  const medians = places.flatMap(({ name: place, statistics: { medianPrice } }) =>
    medianPrice === null ? [] : [{ place, price: medianPrice }],
  )
  if (medians.length === 0) return null
  return {
    ...frame({ title: words('chart.places.medians', subject), ...size }),
    data: { values: medians },
    mark: { type: 'bar', cornerRadiusEnd: 3 },
    encoding: {
      x: {
        field: 'place',
        type: 'nominal',
        title: words('chart.places.place'),
        sort: names,
        axis: { labelAngle: 0 },
      },
      y: price,
      color: { ...color, legend: null },
    },
  }
}
