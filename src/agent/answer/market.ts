import type { MarketStatistics } from '../../domain/market.ts'
import { count, date, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { AskedAspect } from '../../domain/reading/market.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import {
  ratioOf,
  detailsOfMarket,
  directionOf,
  figuresOfMarket,
  marketSubject,
  movementOf,
} from '../tools/evidence/market.ts'
import { bullets, cell, line, part } from './line.ts'
import type { Part } from './line.ts'

interface Market {
  source: Evidence
  it: MarketStatistics
}

const windowOf = ({ asOfMonth, months }: MarketStatistics) => ({
  until: asOfMonth === null ? term('time.latest') : date(asOfMonth),
  months: count(months, 'month'),
})

const priceOf = (it: MarketStatistics): Said => {
  const { median, volume } = figuresOfMarket(it)
  const of = { subject: marketSubject(it), ...windowOf(it) }
  return median === null
    ? message('market.few', { ...of, deals: volume })
    : message('market.is', { ...of, price: median })
}

/** What is asked of the statistics, as it is told, and by how much one is more than another; null where it is not known. */
const told = (it: MarketStatistics, aspect: AskedAspect): { value: Arg; rank: number | null } | null => {
  const figures = figuresOfMarket(it)
  const value = aspect === 'movement' ? figures.change : figures[aspect]
  const rank = {
    movement: it.changeRate,
    jeonseRatio: it.jeonseRatio,
    volume: it.transactionCount,
    pyeong: it.pricePerPyeong,
    range: null,
  }[aspect]
  return value === null ? null : { value, rank }
}

/** What was asked first, and the price itself after it. */
const leadOf = ({ source, it }: Market, aspect: AskedAspect | null) => {
  const price = line(source, priceOf(it))
  if (aspect === 'movement') return [line(source, ...movementOf(it)), price]
  const asked = aspect === null ? null : told(it, aspect)
  if (aspect === null || asked === null) return [price]
  const said = message('market.aspect', {
    subject: marketSubject(it),
    aspect: term(`aspect.${aspect}`),
    value: asked.value,
    ...windowOf(it),
  })
  const judged = aspect === 'jeonseRatio' ? ratioOf(it) : null
  return [line(source, said, ...(judged === null ? [] : [judged])), price]
}

/** Which of two places costs more; the medians themselves stand behind it, each with its source. */
const apartOf = (markets: readonly Market[]) => {
  const [one, other, ...more] = markets
  const [a, b] = [one?.it.medianPrice, other?.it.medianPrice]
  if (one === undefined || other === undefined || more.length > 0 || a == null || b == null || a === b)
    return []
  const isSame =
    one.it.transactionType === other.it.transactionType && one.it.regionCode !== other.it.regionCode
  const [dear, cheap] = a > b ? [one, other] : [other, one]
  return isSame
    ? [
        line(
          [dear.source, cheap.source],
          message('market.apart', {
            dear: marketSubject(dear.it),
            cheap: marketSubject(cheap.it),
          }),
        ),
      ]
    : []
}

/** Which of several has most of what is asked; silent where one of them is not known. */
const mostOf = (markets: readonly Market[], aspect: AskedAspect | null) => {
  if (aspect === null || markets.length < 2) return []
  const ranked = markets
    .flatMap((market) => {
      const asked = told(market.it, aspect)
      return asked?.rank == null ? [] : [{ ...market, value: asked.value, rank: asked.rank }]
    })
    .toSorted((a, b) => b.rank - a.rank)
  const [first, second] = ranked
  if (!first || !second || ranked.length < markets.length || first.rank === second.rank) return []
  return [
    line(
      first.source,
      message('market.most', {
        subject: marketSubject(first.it),
        aspect: term(aspect === 'movement' ? 'aspect.change' : `aspect.${aspect}`),
        value: first.value,
      }),
    ),
  ]
}

const changeOf = (it: MarketStatistics): Said | null => {
  const { change } = figuresOfMarket(it)
  return it.changeRate === null || change === null
    ? null
    : message(`market.by.${directionOf(it.changeRate)}`, { rate: change })
}

export const composeMarket = (items: readonly Evidence[], aspect: AskedAspect | null): Part | null => {
  const markets = items.flatMap((source): Market[] => {
    const row = rowOf(source, 'statistics')
    return row === null ? [] : [{ source, it: row.statistics }]
  })
  const [first] = markets
  if (!first) return null
  const columns = ['subject', 'window', 'median', 'average', 'range', 'volume', 'change'] as const
  return part(
    [
      ...mostOf(markets, aspect),
      ...(aspect === null ? apartOf(markets) : []),
      ...markets.flatMap((market) => leadOf(market, aspect)),
    ],
    message('answer.heading.market'),
    markets.length === 1
      ? [bullets(detailsOfMarket(first.it).map((fact) => line(first.source, fact)))]
      : [
          {
            kind: 'table',
            columns: columns.map((column) => message(`market.column.${column}`)),
            rows: markets.map(({ source, it }) => {
              const { median, average, range, volume } = figuresOfMarket(it)
              const change = changeOf(it)
              return [
                cell(source, marketSubject(it)),
                line(null, message('market.window', windowOf(it))),
                cell(null, median),
                cell(null, average),
                cell(null, range),
                cell(null, volume),
                change && line(null, change),
              ]
            }),
          },
          bullets([line(first.source, message('market.reported'))]),
        ],
  )
}
