import { useState } from 'react'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney } from '../format/money.ts'
import { formatMonthShort } from '../format/quantity.ts'
import type { TransactionType } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { ErrorState, Skeleton } from '../kit/states.tsx'
import { Table } from '../kit/table.tsx'
import { PriceHistoryDocument } from './listing.graphql.ts'
import { LISTING_WORDS } from './words.ts'

const TYPES: readonly TransactionType[] = ['SALE', 'JEONSE', 'RENT']
const WIDTH = 320
const HEIGHT = 96

interface Point {
  month: string
  medianPrice: number
}
const monthsSince = (first: string, month: string): number =>
  (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
  Number(month.slice(5)) -
  Number(first.slice(5))

/** A line over the months; what it shows stands in the table below it. */
const Line = ({ points }: { points: readonly Point[] }) => {
  const { language } = useLanguage()
  const first = points[0]?.month ?? ''
  const last = points.at(-1)?.month ?? ''
  const prices = points.map(({ medianPrice }) => medianPrice)
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const span = Math.max(1, monthsSince(first, last))
  const places = points.map(({ month, medianPrice }): [number, number] => [
    4 + (monthsSince(first, month) / span) * (WIDTH - 8),
    high === low ? HEIGHT / 2 : 8 + ((high - medianPrice) / (high - low)) * (HEIGHT - 16),
  ])
  return (
    <figure className="line-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <polyline points={places.map((place) => place.join(',')).join(' ')} />
        {places.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2.5" />
        ))}
      </svg>
      <figcaption>
        <span>{formatMonthShort(first, language)}</span>
        <span>
          {formatMoney(low, language)} – {formatMoney(high, language)}
        </span>
        <span>{formatMonthShort(last, language)}</span>
      </figcaption>
    </figure>
  )
}

/** What was paid for units of a home, month by month. */
export const PriceHistory = ({ id }: { id: string }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const [type, setType] = useState<TransactionType>('SALE')
  const { data, error, isLoading, reload } = useLoaded(PriceHistoryDocument, { id, type })
  const months = data?.node?.__typename === 'Property' ? data.node.priceHistory : []
  const points = months.flatMap(({ month, medianPrice, volume }) =>
    medianPrice === null ? [] : [{ month, medianPrice, volume }],
  )
  return (
    <section>
      <h3>{say('history')}</h3>
      <div className="choice" role="group" aria-label={say('historyType')}>
        {TYPES.map((it) => (
          <button key={it} type="button" aria-pressed={it === type} onClick={() => setType(it)}>
            {say(`deal.${it}`)}
          </button>
        ))}
      </div>
      {isLoading && <Skeleton lines={2} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && points.length === 0 && <p className="fine">{say('noHistory')}</p>}
      {points.length > 1 && <Line points={points} />}
      {points.length > 0 && (
        <Table
          caption={say('history')}
          rows={points.toReversed().slice(0, 12)}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', title: say('month'), cell: ({ month }) => formatMonthShort(month, language) },
            {
              key: 'median',
              title: say('median'),
              isNumber: true,
              cell: ({ medianPrice }) => formatMoney(medianPrice, language),
            },
            { key: 'volume', title: say('volume'), isNumber: true, cell: ({ volume }) => volume },
          ]}
        />
      )}
    </section>
  )
}
