import { useLocation, useSearch } from 'wouter'
import { useQuery } from 'urql'
import { useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, Skeleton } from '../kit/states.tsx'
import { DemoBadge } from '../listing/listing-card.tsx'
import { LISTING_WORDS } from '../listing/words.ts'
import type { TransactionType } from '../gql/schema.ts'
import { useFigures } from '../market/figures.tsx'
import { MarketDocument } from '../market/market.graphql.ts'
import { MARKET_WORDS } from '../market/words.ts'
import { RegionPicker } from '../search/region-picker.tsx'
import { MOST_COMPARED } from './basket.ts'
import { SideBySide } from './side-by-side.tsx'
import { COMPARE_WORDS } from './words.ts'

const DEALS: readonly TransactionType[] = ['SALE', 'JEONSE', 'RENT']
/** As many as are asked at once, always: hooks have no number of their own. */
const SLOTS = [0, 1, 2, 3, 4, 5] as const

const addressOf = (regions: readonly string[], deal: TransactionType): string =>
  `/compare?${new URLSearchParams({ show: 'regions', regions: regions.join(','), deal }).toString()}`

const useMarket = (regionCode: string | undefined, transactionType: TransactionType) => {
  const [{ data, fetching }] = useQuery({
    query: MarketDocument,
    variables: { filter: { regionCode: regionCode ?? '', transactionType, months: 12 } },
    pause: regionCode === undefined,
  })
  return { market: regionCode === undefined ? null : (data?.marketStatistics ?? null), fetching }
}

/** What homes cost in several places; they stand in the address. */
export const ComparedRegions = () => {
  const say = useWords(COMPARE_WORDS)
  const market = useWords(MARKET_WORDS)
  const words = useWords(LISTING_WORDS)
  const figures = useFigures()
  const [, go] = useLocation()
  const given = new URLSearchParams(useSearch())
  const deal = DEALS.find((it) => it === given.get('deal')) ?? 'SALE'
  const codes = (given.get('regions') ?? '').split(',').filter(Boolean).slice(0, MOST_COMPARED)
  // The number of slots never changes.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const asked = SLOTS.map((slot) => useMarket(codes[slot], deal))
  const known = asked.flatMap((it) => (it.market === null ? [] : [it.market]))
  const facts = known.map((it) => new Map(figures(it)))
  const names = known[0] === undefined ? [] : figures(known[0]).map(([name]) => [name, name] as const)
  return (
    <>
      <div className="market-form no-print">
        <RegionPicker
          label={say('add')}
          onPick={(code) => go(addressOf([...new Set([...codes, code])].slice(-MOST_COMPARED), deal))}
        />
        <div className="choice" role="group" aria-label={say('deal')}>
          {DEALS.map((it) => (
            <button
              key={it}
              type="button"
              aria-pressed={it === deal}
              onClick={() => go(addressOf(codes, it))}
            >
              {words(`deal.${it}`)}
            </button>
          ))}
        </div>
      </div>
      {codes.length === 0 && <EmptyState icon="chart" title={say('noRegions')} />}
      {known.length === 0 && asked.some(({ fetching }) => fetching) && <Skeleton lines={6} />}
      {known.length > 0 && (
        <SideBySide
          caption={`${say('regions')} · ${words(`deal.${deal}`)} · ${market('monthsOf', { count: 12 })}`}
          facts={names}
          things={known.map(({ region, isDemo }, at) => ({
            key: region.code,
            facts: Object.fromEntries(facts[at] ?? []),
            head: (
              <span className="compare-head">
                {region.fullName} {isDemo && <DemoBadge />}
                <button
                  type="button"
                  className="icon-button no-print"
                  aria-label={say('remove', { name: region.fullName })}
                  onClick={() =>
                    go(
                      addressOf(
                        codes.filter((code) => code !== region.code),
                        deal,
                      ),
                    )
                  }
                >
                  <Icon name="close" size={16} />
                </button>
              </span>
            ),
          }))}
        />
      )}
    </>
  )
}
