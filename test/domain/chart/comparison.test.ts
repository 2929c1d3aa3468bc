import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonChart } from '../../../src/domain/chart/comparison.ts'
import type { ChartedPlace } from '../../../src/domain/chart/comparison.ts'
import type { MarketStatistics } from '../../../src/domain/market.ts'
import { monthsUpTo } from '../../../src/domain/month.ts'
import { TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { renderChart } from '../../../src/sources/chart.ts'
import { wrongWith } from '../../support/vega-lite.ts'

const statistics = (medianPrice: number | null, monthly: readonly (number | null)[]): MarketStatistics => ({
  regionCode: '1144000000',
  regionName: '서울특별시 마포구',
  propertyType: 'APARTMENT',
  transactionType: 'JEONSE',
  months: 12,
  asOfMonth: '2026-11',
  averagePrice: null,
  medianPrice,
  minPrice: null,
  maxPrice: null,
  pricePerPyeong: null,
  transactionCount: 10,
  jeonseRatio: null,
  changeRate: null,
  series: monthsUpTo('2026-11', monthly.length).map((month, i) => ({
    month,
    averagePrice: null,
    medianPrice: monthly[i] ?? null,
    minPrice: null,
    maxPrice: null,
    volume: 1,
  })),
})

const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }))
const places: fc.Arbitrary<ChartedPlace[]> = fc.array(
  fc
    .tuple(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
      price,
      fc.array(price, { minLength: 1, maxLength: 24 }),
    )
    .map(([name, median, monthly]) => ({ name, statistics: statistics(median, monthly) })),
  { minLength: 1, maxLength: 5 },
)

describe('places side by side', () => {
  it('are lines of their months, or bars of their medians where only one month is known', () => {
    const mapo = { name: '마포구', statistics: statistics(50_000, [48_000, null, 52_000]) }
    const songpa = { name: '송파구', statistics: statistics(80_000, [80_000]) }
    const lines = comparisonChart([mapo, songpa], 'JEONSE', 'KO')
    expect(lines).toMatchObject({
      title: { text: '마포구·송파구 전세 월별 중위가격' },
      mark: { type: 'line' },
      data: {
        values: [{ place: '마포구', price: 48_000 }, { place: '마포구', price: 52_000 }, { place: '송파구' }],
      },
    })
    expect(comparisonChart([songpa], 'JEONSE', 'EN')).toMatchObject({
      mark: { type: 'bar' },
      data: { values: [{ place: '송파구', price: 80_000 }] },
    })
    expect(
      comparisonChart([{ name: '마포구', statistics: statistics(null, [null]) }], 'SALE', 'KO'),
    ).toBeNull()
  })

  it('are valid Vega-Lite whatever they are', () => {
    fc.assert(
      fc.property(
        places,
        fc.constantFrom(...TRANSACTION_TYPES),
        fc.constantFrom(...LANGUAGES),
        (given, deal, language) => {
          const chart = comparisonChart(given, deal, language)
          expect(chart === null ? null : wrongWith(chart)).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('are drawn', async () => {
    const chart = comparisonChart(
      [{ name: '마포구', statistics: statistics(50_000, [48_000, 52_000]) }],
      'JEONSE',
      'KO',
    )
    expect(await renderChart(chart ?? {})).toMatch(/^<svg[\s\S]*마포구/)
  })
})
