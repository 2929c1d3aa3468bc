import { name, term } from '../message/arg.ts'
import { formatArg, phrased, wordFor, wordsIn } from '../message/say.ts'
import { MIN_DEALS } from '../market.ts'
import type { MarketStatistics } from '../market.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../property.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, monthAxis } from './frame.ts'
import type { Chart } from './frame.ts'

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

const titleOf = (statistics: MarketStatistics, language: Language): string => {
  const words = wordsIn(language)
  const { propertyType, transactionType, exclusiveArea, complex, regionName } = statistics
  const kind =
    propertyType === null
      ? formatArg(term('type.ALL'), language)
      : wordFor(PROPERTY_TYPE_LABELS[propertyType], language)
  const deal = wordFor(TRANSACTION_TYPE_LABELS[transactionType], language)
  const where = complex ? `${regionName} ${complex.name}` : `${regionName} ${kind}`
  const area = exclusiveArea
    ? words('chart.market.area', {
        min: name(oneDecimal(exclusiveArea.min ?? 0)),
        max: name(oneDecimal(exclusiveArea.max ?? 0)),
      })
    : ''
  return words('chart.market.title', { subject: name(`${phrased([where, area], language)} ${deal}`) })
}

/** Median price by month as a line over the number of deals as bars. */
export const marketChart = (statistics: MarketStatistics, language: Language = 'KO'): Chart => {
  const words = wordsIn(language)
  const { series, transactionCount, transactionType } = statistics
  const [first, last] = [series[0], series.at(-1)]
  const x = monthAxis(words('chart.month'))
  const price = {
    field: 'medianPrice',
    type: 'quantitative',
    title: words(`chart.market.${transactionType}`),
    scale: { zero: false, nice: true },
    axis: { orient: 'left', labelExpr: moneyLabel(language), titleColor: COLOURS.main },
  }
  const hasThinMonths = series.some(({ volume }) => volume > 0 && volume < MIN_DEALS)
  return {
    ...frame({
      title: titleOf(statistics, language),
      subtitle: [
        first && last
          ? words('chart.market.span', {
              from: name(first.month),
              to: name(last.month),
              count: name(transactionCount.toLocaleString('en-US')),
            })
          : words('chart.market.empty'),
        ...(hasThinMonths ? [words('chart.market.thin', { least: name(String(MIN_DEALS)) })] : []),
      ],
      width: 560,
      height: 260,
    }),
    data: { values: series.map(({ month, medianPrice, volume }) => ({ month, medianPrice, volume })) },
    layer: [
      {
        mark: { type: 'bar', color: COLOURS.muted },
        encoding: {
          x,
          y: {
            field: 'volume',
            type: 'quantitative',
            title: words('chart.market.volume'),
            // In the lower half, so that the line is not lost among them.
            scale: { domain: [0, Math.max(2, 2 * Math.max(0, ...series.map(({ volume }) => volume)))] },
            axis: { orient: 'right', grid: false, tickMinStep: 1, format: 'd' },
          },
        },
      },
      {
        transform: [{ filter: 'isValid(datum.medianPrice)' }],
        encoding: { x, y: price },
        layer: [
          { mark: { type: 'line', color: COLOURS.main, strokeWidth: 2 } },
          {
            // One deal can make a month: a month of few is hollow.
            mark: { type: 'point', size: 45, opacity: 1, color: COLOURS.main },
            encoding: {
              fill: {
                condition: { test: `datum.volume >= ${MIN_DEALS}`, value: COLOURS.main },
                value: '#ffffff',
              },
            },
          },
        ],
      },
    ],
    resolve: { scale: { y: 'independent' } },
  }
}
