import { wordFor } from '../message/say.ts'
import { inLanguages } from '../languages.ts'
import { MIN_DEALS } from '../market.ts'
import type { MarketStatistics } from '../market.ts'
import { PROPERTY_TYPE_LABELS, TRANSACTION_TYPE_LABELS } from '../property.ts'
import type { TransactionType } from '../property.ts'
import type { Language } from '../run.ts'
import { COLOURS, frame, moneyLabel, monthAxis } from './frame.ts'
import type { Chart } from './frame.ts'

const WORDS = inLanguages({
  KO: {
    title: (subject: string) => `${subject} 실거래 추이`,
    homes: '주택 전체',
    area: (min: string, max: string) => ` 전용 ${min}~${max}㎡`,
    span: (from: string, to: string, count: string) => `${from} ~ ${to} · 신고 ${count}건 · 해제 거래 제외`,
    thin: `속이 빈 점은 거래가 ${MIN_DEALS}건 미만인 달입니다`,
    empty: '신고된 거래가 없습니다',
    month: '계약 월',
    volume: '거래량 (건)',
    price: {
      SALE: '중위 매매가 (원)',
      JEONSE: '중위 전세보증금 (원)',
      RENT: '중위 월세 (원)',
    } satisfies Record<TransactionType, string>,
  },
  EN: {
    title: (subject: string) => `${subject}: reported deals`,
    homes: 'all homes',
    area: (min: string, max: string) => `, ${min}–${max} ㎡`,
    span: (from: string, to: string, count: string) =>
      `${from} to ${to} · ${count} deals reported, cancelled ones left out`,
    thin: `hollow points are months of fewer than ${MIN_DEALS} deals`,
    empty: 'no deal was reported',
    month: 'month of contract',
    volume: 'deals',
    price: {
      SALE: 'median sale price (million won)',
      JEONSE: 'median jeonse deposit (million won)',
      RENT: 'median monthly rent (million won)',
    } satisfies Record<TransactionType, string>,
  },
} as const)

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

const titleOf = (statistics: MarketStatistics, language: Language): string => {
  const words = WORDS[language]
  const { propertyType, transactionType, exclusiveArea, complex, regionName } = statistics
  const kind = propertyType === null ? words.homes : wordFor(PROPERTY_TYPE_LABELS[propertyType], language)
  const deal = wordFor(TRANSACTION_TYPE_LABELS[transactionType], language)
  const where = complex ? `${regionName} ${complex.name}` : `${regionName} ${kind}`
  const area = exclusiveArea
    ? words.area(oneDecimal(exclusiveArea.min ?? 0), oneDecimal(exclusiveArea.max ?? 0))
    : ''
  return words.title(`${where}${area} ${deal}`)
}

/** Median price by month as a line over the number of deals as bars. */
export const marketChart = (statistics: MarketStatistics, language: Language = 'KO'): Chart => {
  const words = WORDS[language]
  const { series, transactionCount, transactionType } = statistics
  const [first, last] = [series[0], series.at(-1)]
  const x = monthAxis(words.month)
  const price = {
    field: 'medianPrice',
    type: 'quantitative',
    title: words.price[transactionType],
    scale: { zero: false, nice: true },
    axis: { orient: 'left', labelExpr: moneyLabel(language), titleColor: COLOURS.main },
  }
  const hasThinMonths = series.some(({ volume }) => volume > 0 && volume < MIN_DEALS)
  return {
    ...frame({
      title: titleOf(statistics, language),
      subtitle: [
        first && last
          ? words.span(first.month, last.month, transactionCount.toLocaleString('en-US'))
          : words.empty,
        ...(hasThinMonths ? [words.thin] : []),
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
            title: words.volume,
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
