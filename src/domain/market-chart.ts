import type { MarketStatistics } from './market.ts'
import { TRANSACTION_TYPE_LABELS } from './property.ts'

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json'

/** A Vega-Lite specification, data included: median price by month as a line over the number of deals as bars. */
export const marketChart = (statistics: MarketStatistics): Record<string, unknown> => {
  const kind = TRANSACTION_TYPE_LABELS[statistics.transactionType].ko
  const month = { field: 'month', type: 'ordinal', title: '월', axis: { labelAngle: -45 } }
  return {
    $schema: SCHEMA,
    title: `${statistics.regionName} ${kind} 실거래`,
    width: 480,
    height: 240,
    data: {
      values: statistics.series.map(({ month: at, medianPrice, volume }) => ({
        month: at,
        medianPrice,
        volume,
      })),
    },
    layer: [
      {
        mark: { type: 'bar', color: '#d7dde5' },
        encoding: { x: month, y: { field: 'volume', type: 'quantitative', title: '거래량(건)' } },
      },
      {
        mark: { type: 'line', point: true, color: '#2457c5' },
        encoding: {
          x: month,
          y: { field: 'medianPrice', type: 'quantitative', title: '중위 가격(만원)', scale: { zero: false } },
        },
      },
    ],
    resolve: { scale: { y: 'independent' } },
  }
}
