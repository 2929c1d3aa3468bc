import { InvalidInputError } from '../../domain/errors.ts'
import { marketChart } from '../../domain/chart/market.ts'
import { DEFAULT_MARKET_MONTHS, MAX_MARKET_MONTHS, marketQuery } from '../../domain/market.ts'
import type { MarketStatistics as DomainStatistics, Stretch } from '../../domain/market.ts'
import { marketStatistics } from '../../store/market/statistics.ts'
import { regionsByCode } from '../../store/rows/region.ts'
import { builder } from '../builder.ts'
import { PropertyTypeEnum, TransactionTypeEnum } from '../enums.ts'
import { FloatBounds } from '../answer/interpretation.ts'
import { PricePoint } from './price-point.ts'
import { FloatRange } from './property-filter.ts'
import { Region } from '../refs.ts'

/** Drawing takes some 25 ms of the process. */
export const CHART_COST = 100

const MarketStretch = builder.objectRef<Stretch>('MarketStretch').implement({
  description: 'Deals of some months on end.',
  fields: (t) => ({
    firstMonth: t.exposeString('firstMonth', { description: 'YYYY-MM.' }),
    lastMonth: t.exposeString('lastMonth', { description: 'YYYY-MM, included.' }),
    pricePerPyeong: t.field({
      type: 'Manwon',
      description: 'Median price of a 평 of exclusive area in these months.',
      resolve: (it) => it.pricePerPyeong,
    }),
    transactionCount: t.int({ description: 'Deals in these months.', resolve: (it) => it.deals }),
  }),
})

const MarketMovement = builder
  .objectRef<NonNullable<DomainStatistics['movement']>>('MarketMovement')
  .implement({
    description: 'The two ends of the window that changeRate compares.',
    fields: (t) => ({
      from: t.field({ type: MarketStretch, description: 'Its first third.', resolve: (it) => it.from }),
      to: t.field({ type: MarketStretch, description: 'Its last third.', resolve: (it) => it.to }),
      difference: t.int({
        description:
          '만원: the price of a 평 at the end less that at the beginning; negative where prices fell.',
        resolve: ({ from, to }) => to.pricePerPyeong - from.pricePerPyeong,
      }),
    }),
  })

/** Also what an answer keeps of a source, so a stored snapshot and a fresh read are shown alike. */
export const MarketStatistics = builder.objectRef<DomainStatistics>('MarketStatistics')

MarketStatistics.implement({
  description:
    'Statistics of concluded deals (실거래, cancelled ones left out) in a region over the last months up to the newest deal. ' +
    'Prices are the sale price, the jeonse deposit, or the monthly rent. Null where there are too few deals (under 3) to say.',
  fields: (t) => ({
    region: t.loadable({
      type: Region,
      description: 'The region asked for.',
      load: async (codes: string[], { pool }) =>
        (await regionsByCode(pool, codes)).map((row, i) => row ?? new Error(`region ${codes[i]} is gone`)),
      resolve: (statistics) => statistics.regionCode,
    }),
    propertyType: t.field({
      type: PropertyTypeEnum,
      nullable: true,
      description: 'Null: all types together.',
      resolve: (it) => it.propertyType,
    }),
    transactionType: t.field({
      type: TransactionTypeEnum,
      description: 'As asked.',
      resolve: (it) => it.transactionType,
    }),
    averagePrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Mean.',
      resolve: (it) => it.averagePrice,
    }),
    medianPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Median.',
      resolve: (it) => it.medianPrice,
    }),
    minPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Lowest.',
      resolve: (it) => it.minPrice,
    }),
    maxPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Highest.',
      resolve: (it) => it.maxPrice,
    }),
    pricePerPyeong: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Median price of a 평 (3.305785 ㎡) of exclusive area.',
      resolve: (it) => it.pricePerPyeong,
    }),
    transactionCount: t.exposeInt('transactionCount', { description: 'Deals in the window.' }),
    isDemo: t.boolean({
      description:
        'The deals were invented for the demonstration: these prices say nothing of any place. Never mixed with real ones.',
      resolve: (it) => it.isDemo ?? false,
    }),
    jeonseRatio: t.exposeFloat('jeonseRatio', {
      nullable: true,
      description: 'Median jeonse deposit ÷ median sale price, percent, over the same window.',
    }),
    changeRate: t.exposeFloat('changeRate', {
      nullable: true,
      description: 'Percent: median ㎡ price of the last third of the window against its first third.',
    }),
    movement: t.field({
      type: MarketMovement,
      nullable: true,
      description: 'What changeRate compares; null where it is null.',
      resolve: (it) => it.movement ?? null,
    }),
    series: t.field({
      type: [PricePoint],
      description: 'The window by month, oldest first; empty where there are no deals at all.',
      resolve: (it) => it.series,
    }),
    chart: t.field({
      type: 'JSON',
      description:
        'The series as a Vega-Lite specification with its data, ready to be drawn, in the language of who reads.',
      resolve: (statistics, _args, { language }) => marketChart(statistics, language),
    }),
    chartSvg: t.string({
      description: 'The chart drawn, as an SVG document, in the language of who reads.',
      complexity: { field: CHART_COST },
      resolve: (statistics, _args, { renderChart, language }) =>
        renderChart(marketChart(statistics, language)),
    }),
    exclusiveArea: t.field({
      type: FloatBounds,
      nullable: true,
      description: 'The size of home that was looked at, ㎡; null: every size.',
      resolve: ({ exclusiveArea }) => exclusiveArea ?? null,
    }),
    complexName: t.string({
      nullable: true,
      description: 'The one complex that was looked at; null: all of the region.',
      resolve: ({ complex }) => complex?.name ?? null,
    }),
  }),
})

const MarketFilter = builder.inputType('MarketFilter', {
  description: 'Which deals to look at.',
  fields: (t) => ({
    regionCode: t.string({
      required: true,
      description: '법정동코드, 10 digits; what lies below it is included.',
    }),
    propertyType: t.field({ type: PropertyTypeEnum, description: 'All types when omitted.' }),
    transactionType: t.field({
      type: TransactionTypeEnum,
      required: true,
      description: 'Sale, jeonse or rent.',
    }),
    exclusiveArea: t.field({ type: FloatRange, description: '전용면적, ㎡; every size when omitted.' }),
    months: t.int({
      description: `Length of the window, 1 to ${MAX_MARKET_MONTHS}; ${DEFAULT_MARKET_MONTHS} when omitted.`,
    }),
  }),
  validate: marketQuery,
})

builder.queryField('marketStatistics', (t) =>
  t.field({
    type: MarketStatistics,
    description:
      'Prices and trend of an area. A code that is in force no more stands for what took its place. Errors: INVALID_INPUT for a code that is no region or was split, or months out of range.',
    args: { filter: t.arg({ type: MarketFilter, required: true, description: 'Which deals.' }) },
    complexity: { field: 20 },
    resolve: async (_root, { filter }, { replica, rules }) => {
      const [regionCode, ...others] = (await rules()).regions.today(filter.regionCode)
      if (regionCode === undefined || others.length > 0) {
        const now = [regionCode, ...others].join(', ')
        throw new InvalidInputError(`filter.regionCode was split: ask for one of ${now}`, 'filter.regionCode')
      }
      const statistics = await marketStatistics(replica, { ...filter, regionCode })
      if (statistics === null)
        throw new InvalidInputError('filter.regionCode is not a known region', 'filter.regionCode')
      return statistics
    },
  }),
)
