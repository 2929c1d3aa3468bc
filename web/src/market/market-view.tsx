import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney } from '../format/money.ts'
import { formatMonthShort } from '../format/quantity.ts'
import type { MarketFilter, PropertyType, TransactionType } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Field } from '../kit/field.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { Table } from '../kit/table.tsx'
import { DemoBadge } from '../listing/listing-card.tsx'
import { LISTING_WORDS } from '../listing/words.ts'
import { searchAddress } from '../search/address.ts'
import { RegionPicker } from '../search/region-picker.tsx'
import { useFigures } from './figures.tsx'
import type { Statistics } from './figures.tsx'
import { MarketDocument } from './market.graphql.ts'
import { MARKET_WORDS } from './words.ts'
import './market.css'

const VegaChart = lazy(() => import('./vega-chart.tsx'))

const DEALS: readonly TransactionType[] = ['SALE', 'JEONSE', 'RENT']
const KINDS: readonly PropertyType[] = ['APARTMENT', 'OFFICETEL', 'VILLA', 'HOUSE', 'ONEROOM']
const MONTHS = [6, 12, 24, 60] as const
const GANGNAM = '1168000000'

const readAddress = (query: string): MarketFilter => {
  const given = new URLSearchParams(query)
  const months = Number(given.get('months'))
  return {
    regionCode: given.get('region') ?? GANGNAM,
    transactionType: DEALS.find((it) => it === given.get('deal')) ?? 'SALE',
    propertyType: KINDS.find((it) => it === given.get('kind')) ?? null,
    months: MONTHS.find((it) => it === months) ?? 12,
  }
}
const addressOf = ({ regionCode, transactionType, propertyType, months }: MarketFilter): string =>
  `/market?${new URLSearchParams({
    region: regionCode,
    deal: transactionType,
    ...(propertyType && { kind: propertyType }),
    months: String(months),
  }).toString()}`

const SeriesTable = ({ market, caption }: { market: Statistics; caption: string }) => {
  const say = useWords(MARKET_WORDS)
  const { language } = useLanguage()
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, language))
  return (
    <Table
      caption={caption}
      rows={market.series.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', title: say('month'), cell: ({ month }) => formatMonthShort(month, language) },
        { key: 'median', title: say('median'), isNumber: true, cell: (it) => money(it.medianPrice) },
        { key: 'average', title: say('average'), isNumber: true, cell: (it) => money(it.averagePrice) },
        {
          key: 'range',
          title: say('range'),
          isNumber: true,
          cell: (it) => `${money(it.minPrice)} – ${money(it.maxPrice)}`,
        },
        { key: 'count', title: say('count'), isNumber: true, cell: ({ volume }) => volume },
      ]}
    />
  )
}

const Movement = ({ movement }: { movement: NonNullable<Statistics['movement']> }) => {
  const say = useWords(MARKET_WORDS)
  const { language } = useLanguage()
  const { from, to } = movement
  const span = ({ firstMonth, lastMonth }: typeof from) =>
    `${formatMonthShort(firstMonth, language)}–${formatMonthShort(lastMonth, language)}`
  return (
    <p>
      {say('movement', {
        from: span(from),
        fromPrice: formatMoney(from.pricePerPyeong, language),
        fromCount: from.transactionCount,
        to: span(to),
        toPrice: formatMoney(to.pricePerPyeong, language),
        toCount: to.transactionCount,
      })}
    </p>
  )
}

const Shown = ({ market, filter }: { market: Statistics; filter: MarketFilter }) => {
  const say = useWords(MARKET_WORDS)
  const words = useWords(LISTING_WORDS)
  const figures = useFigures()(market)
  const label = say('chart', {
    region: market.region.fullName,
    deal: words(`deal.${market.transactionType}`),
  })
  const homes = searchAddress('/homes', {
    filter: {
      regionCodes: [filter.regionCode],
      transactionTypes: [filter.transactionType],
      ...(filter.propertyType && { propertyTypes: [filter.propertyType] }),
    },
    sort: null,
  })
  return (
    <>
      <h2>
        {market.region.fullName} {words(`deal.${market.transactionType}`)} {market.isDemo && <DemoBadge />}
      </h2>
      {market.transactionCount === 0 ? (
        <EmptyState icon="chart" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      ) : (
        <>
          <dl className="figures">
            {figures.map(([name, value]) =>
              value === null ? null : (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
          {market.movement && <Movement movement={market.movement} />}
          <Suspense fallback={<Skeleton lines={8} />}>
            <VegaChart spec={market.chart} label={label} broken={say('chartBroken')} />
          </Suspense>
          <details className="series">
            <summary>{say('table')}</summary>
            <SeriesTable market={market} caption={label} />
          </details>
        </>
      )}
      <p className="market-links no-print">
        <Link className="button button-small" href={homes}>
          {say('homes')}
        </Link>
        <Link
          className="button button-small"
          href={`/compare?${new URLSearchParams({ show: 'regions', regions: filter.regionCode, deal: filter.transactionType }).toString()}`}
        >
          {say('compare')}
        </Link>
      </p>
    </>
  )
}

/** What homes are sold and let for somewhere, month by month. */
const MarketView = () => {
  const say = useWords(MARKET_WORDS)
  const words = useWords(LISTING_WORDS)
  const [, go] = useLocation()
  const filter = readAddress(useSearch())
  const { data, error, isLoading, reload } = useLoaded(MarketDocument, { filter })
  const turn = (part: Partial<MarketFilter>) => go(addressOf({ ...filter, ...part }))
  return (
    <div className="page market">
      <header>
        <h1>{say('title')}</h1>
        <p className="fine">{say('intro')}</p>
      </header>
      <div className="market-form no-print">
        <RegionPicker label={say('region')} onPick={(regionCode) => turn({ regionCode })} />
        <Field label={say('kind')}>
          {(ties) => (
            <select
              {...ties}
              className="input"
              value={filter.propertyType ?? ''}
              onChange={({ target }) =>
                turn({ propertyType: KINDS.find((it) => it === target.value) ?? null })
              }
            >
              <option value="">{say('allKinds')}</option>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words(`kind.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="choice" role="group" aria-label={say('deal')}>
          {DEALS.map((deal) => (
            <button
              key={deal}
              type="button"
              aria-pressed={deal === filter.transactionType}
              onClick={() => turn({ transactionType: deal })}
            >
              {words(`deal.${deal}`)}
            </button>
          ))}
        </div>
        <div className="choice" role="group" aria-label={say('months')}>
          {MONTHS.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === filter.months}
              onClick={() => turn({ months: count })}
            >
              {say('monthsOf', { count })}
            </button>
          ))}
        </div>
      </div>
      {isLoading && <Skeleton lines={10} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && <Shown market={data.marketStatistics} filter={filter} />}
    </div>
  )
}
export default MarketView
