import type { Leaf } from '../../domain/block.ts'
import type { MarketStatistics } from '../../domain/market.ts'
import { count, date, term } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
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
import { ALL } from './detail.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, cell, dotted, line, part } from './line.ts'
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
  return [line(source, ...present([said, aspect === 'jeonseRatio' && ratioOf(it)])), price]
}

/** Which of two places costs more; the medians themselves stand behind it, each with its source. */
const apartOf = (markets: readonly Market[]) => {
  const [one, other, ...more] = markets
  const [a, b] = [one?.it.medianPrice, other?.it.medianPrice]
  if (one === undefined || other === undefined || more.length > 0 || a == null || b == null || a === b)
    return []
  const isSame =
    one.it.transactionType === other.it.transactionType && one.it.regionCode !== other.it.regionCode
  if (!isSame) return []
  const [dear, cheap] = a > b ? [one, other] : [other, one]
  const subjects = { dear: marketSubject(dear.it), cheap: marketSubject(cheap.it) }
  return [line([dear.source, cheap.source], message('market.apart', subjects))]
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

/** The figures of one under the other. */
const figuresAlone = ({ source, it }: Market): Leaf =>
  bullets(detailsOfMarket(it).map((fact) => line(source, fact)))

const COLUMNS = ['subject', 'median', 'deals'] as const

/** Several side by side, in cells that fit a telephone: what else is known of them stands with their sources. */
const tableOf = (markets: readonly Market[]): Leaf[] => {
  const windows = new Set(markets.map(({ it }) => JSON.stringify(windowOf(it))))
  const window = ({ it }: Market) => message('market.window', windowOf(it))
  const [first] = markets
  return present<Leaf>([
    {
      kind: 'table',
      columns: COLUMNS.map((column) => message(`market.column.${column}`)),
      rows: markets.map((market) => {
        const { median, range, volume } = figuresOfMarket(market.it)
        return [
          cell(market.source, marketSubject(market.it)),
          cell(null, median),
          dotted(
            null,
            present([
              range !== null && message('words', { text: range }),
              message('words', { text: volume }),
              changeOf(market.it),
              windows.size > 1 && window(market),
            ]),
          ),
        ]
      }),
    },
    first !== undefined &&
      bullets([
        dotted(first.source, present([windows.size <= 1 && window(first), message('market.reported')])),
      ]),
  ])
}

/** Beside what was worked out so many are told. */
const TOLD: Counts = { full: ALL, brief: 2, terse: 1 }

/** Beside what was worked out of them: the first in a line each. */
const inShort = (markets: readonly Market[], detail: Detail): Leaf =>
  bullets([
    ...markets.slice(0, TOLD[detail]).map(({ source, it }) => {
      const { median, volume } = figuresOfMarket(it)
      return dotted(
        source,
        present([
          message('words', { text: marketSubject(it) }),
          median !== null && message('words', { text: median }),
          message('words', { text: volume }),
          message('market.window', windowOf(it)),
        ]),
      )
    }),
    line(
      markets.map(({ source }) => source),
      message('market.reported'),
    ),
  ])

/** `isBeside`: what was worked out is the answer; `foretells`: what will become of prices is asked, which nobody can say. */
export const composeMarket = (
  items: readonly Evidence[],
  aspect: AskedAspect | null,
  {
    isBeside = false,
    foretells = false,
    detail = 'full',
  }: { isBeside?: boolean; foretells?: boolean; detail?: Detail } = {},
): Part | null => {
  const markets = items.flatMap((source): Market[] => {
    const row = rowOf(source, 'statistics')
    return row === null ? [] : [{ source, it: row.statistics }]
  })
  const [first] = markets
  if (!first) return null
  return part(
    [
      ...(foretells && !isBeside ? [line(null, message('compare.noForecast'))] : []),
      ...mostOf(markets, aspect),
      ...(aspect === null ? apartOf(markets) : []),
      ...markets.flatMap((market) => leadOf(market, aspect)),
    ],
    message('answer.heading.market'),
    isBeside && (markets.length === 1 || detail !== 'full')
      ? [inShort(markets, detail)]
      : markets.length === 1
        ? [figuresAlone(first)]
        : tableOf(markets),
  )
}
