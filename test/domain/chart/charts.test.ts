import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashFlow } from '../../../src/domain/calculator/cash-flow.ts'
import { roi } from '../../../src/domain/calculator/roi.ts'
import { cashFlowChart } from '../../../src/domain/chart/cash-flow.ts'
import { jeonseChart } from '../../../src/domain/chart/jeonse.ts'
import { marketChart } from '../../../src/domain/chart/market.ts'
import type { MarketStatistics } from '../../../src/domain/market.ts'
import { monthsUpTo } from '../../../src/domain/month.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import { LANGUAGES } from '../../../src/domain/run.ts'
import { renderChart } from '../../../src/sources/chart.ts'
import { wrongWith } from '../../support/vega-lite.ts'
import { runs } from '../../support/runs.ts'

const language = fc.constantFrom(...LANGUAGES)
const manwon = fc.integer({ min: 1, max: 10_000_000 })
const named = fc.string({ unit: 'grapheme', maxLength: 30 })

const statistics: fc.Arbitrary<MarketStatistics> = fc
  .record({
    months: fc.integer({ min: 1, max: 60 }),
    regionName: named,
    propertyType: fc.constantFrom(...PROPERTY_TYPES, null),
    transactionType: fc.constantFrom(...TRANSACTION_TYPES),
    prices: fc.array(fc.option(manwon), { minLength: 60, maxLength: 60 }),
    volumes: fc.array(fc.nat(500), { minLength: 60, maxLength: 60 }),
    exclusiveArea: fc.option(fc.record({ min: fc.nat(100), max: fc.nat(200) })),
    complex: fc.option(fc.record({ id: fc.constant('1'), name: named })),
  })
  .map(({ months, prices, volumes, ...given }) => ({
    ...given,
    regionCode: '4113500000',
    months,
    asOfMonth: '2026-11',
    averagePrice: null,
    medianPrice: null,
    minPrice: null,
    maxPrice: null,
    pricePerPyeong: null,
    transactionCount: volumes.slice(0, months).reduce((a, b) => a + b, 0),
    jeonseRatio: null,
    changeRate: null,
    series: monthsUpTo('2026-11', months).map((month, i) => ({
      month,
      averagePrice: null,
      medianPrice: prices[i] ?? null,
      minPrice: null,
      maxPrice: null,
      volume: volumes[i] ?? 0,
    })),
  }))

const sale = { price: 60_000, deposit: 10_000, monthlyRent: 150, loanAmount: 20_000, annualRate: 4.5 }
const risk = { guaranteeLimit: 90, mediumFrom: 70, highFrom: 80, basis: null }

/** The texts that a reader sees. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) => text.replaceAll(/<[^>]+>/g, ' '))

describe('every chart is a Vega-Lite specification by its own schema', () => {
  it('of a market, whatever its series', () => {
    fc.assert(
      fc.property(statistics, language, (it, said) => {
        expect(wrongWith(marketChart(it, said))).toBeNull()
      }),
      { numRuns: runs(40) },
    )
  })

  it('of a deposit, whatever its sums', () => {
    fc.assert(
      fc.property(manwon, manwon, fc.nat(1_000_000), language, (marketPrice, deposit, seniorDebt, said) => {
        expect(wrongWith(jeonseChart({ ...risk, marketPrice, deposit, seniorDebt }, said))).toBeNull()
      }),
      { numRuns: runs(40) },
    )
  })

  it('of a cash flow, whether it comes back or not', () => {
    fc.assert(
      fc.property(fc.nat(3000), language, (monthlyRent, said) => {
        const input = { ...sale, monthlyRent }
        expect(wrongWith(cashFlowChart(cashFlow(input), roi(input).equity, said))).toBeNull()
      }),
      { numRuns: runs(20) },
    )
  })

  it('and the schema refuses what is none', () => {
    expect(
      wrongWith({ $schema: 'https://vega.github.io/schema/vega-lite/v6.json', mark: 'cake' }),
    ).not.toBeNull()
  })
})

describe('a chart drawn as SVG', () => {
  const drawn = fc.sample(statistics, { numRuns: 1, seed: 7 })[0]

  it('shows title, axes and units in Korean, amounts in 억', async () => {
    const svg = await renderChart(
      jeonseChart({ ...risk, marketPrice: 119_834, deposit: 60_000, seniorDebt: 20_000 }, 'KO'),
    )
    const texts = textsOf(svg)
    expect(texts).toEqual(
      expect.arrayContaining([
        '집값에서 보증금과 선순위채권이 차지하는 몫',
        '금액 (원)',
        '선순위채권',
        '보증금',
        '6억원',
        '10억',
        '주의 70%',
        '위험 80%',
        '보증 한도 90%',
      ]),
    )
  })

  it('tells the months as 26.11 and holds no NaN, whatever the series', async () => {
    expect(drawn).toBeDefined()
    const svg = await renderChart(marketChart({ ...(drawn as MarketStatistics), months: 12 }))
    expect(textsOf(svg).join(' ')).toMatch(/계약 월/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('is drawn of a region without any deal', async () => {
    const empty = { ...(drawn as MarketStatistics), series: [], transactionCount: 0, regionName: '울릉군' }
    const svg = await renderChart(marketChart(empty))
    expect(textsOf(svg).join(' ')).toContain('신고된 거래가 없습니다')
  })

  it('keeps what stands in a name from becoming markup', async () => {
    const regionName = '<script>alert(1)</script>'
    const svg = await renderChart(marketChart({ ...(drawn as MarketStatistics), regionName, complex: null }))
    expect(svg).not.toContain('<script')
    expect(svg).toContain('alert(1)')
  })

  it('fetches nothing, whatever a specification asks for', async () => {
    await expect(
      renderChart({
        $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
        data: { url: 'file:///etc/passwd' },
        mark: 'point',
        encoding: { x: { field: 'a' } },
      }),
    ).resolves.not.toMatch(/root:x/)
    await expect(renderChart({ mark: 'bar' })).rejects.toThrow(/no Vega-Lite/)
  })
})
