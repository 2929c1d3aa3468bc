import { lazy, Suspense, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney, formatMoneyShort } from '../format/money.ts'
import { formatCount } from '../format/quantity.ts'
import type { PropertyFilter } from '../gql/schema.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { useOpenHome } from '../listing/listing-card.tsx'
import { readSearch, searchAddress } from '../search/address.ts'
import { ConditionList } from '../search/chips.tsx'
import { conditionsOf } from '../search/conditions.ts'
import { FilterBar } from '../search/filter-bar.tsx'
import { useRegionNames } from '../search/region-names.ts'
import { RegionNamesDocument } from '../search/search.graphql.ts'
import type { Pin, Place, Sight } from './map-canvas.tsx'
import { ClustersDocument } from './map.graphql.ts'
import type { ClustersQuery } from './map.graphql.ts'
import { useMapSettings } from './settings.ts'
import { MAP_WORDS } from './words.ts'
import '../search/search.css'
import './map.css'

const MapCanvas = lazy(() => import('./map-canvas.tsx'))

const SEOUL: Place = { latitude: 37.54, longitude: 126.99, zoom: 10 }
/** What SEOUL shows on a desk, where there is no map to ask. */
const SEOUL_SIGHT: Sight = { bounds: { west: 126.7, south: 37.4, east: 127.3, north: 37.7 }, zoom: 11 }
const PRICED: PropertyFilter = { transactionTypes: ['SALE'] }

type Cluster = ClustersQuery['propertyClusters'][number]

const usePins = (clusters: readonly Cluster[], zoom: number, onGo: (place: Place) => void): Pin[] => {
  const say = useWords(MAP_WORDS)
  const { language } = useLanguage()
  const openHome = useOpenHome()
  return clusters.map((cluster) => {
    const { count, latitude, longitude, medianPrice, property, region } = cluster
    const name = property?.name ?? region?.name ?? ''
    const price = medianPrice === null ? null : formatMoneyShort(medianPrice, language)
    const told = say('cluster', { name, count: formatCount(count, language) })
    return {
      key: property?.id ?? region?.id ?? `${latitude} ${longitude}`,
      latitude,
      longitude,
      isRegion: property === null,
      lines:
        property === null
          ? [`${name} ${formatCount(count, language)}`, ...(price === null ? [] : [price])]
          : [price ?? say('single', { count: formatCount(count, language) })],
      label: told,
      onPress: () =>
        property === null ? onGo({ latitude, longitude, zoom: Math.min(18, zoom + 2) }) : openHome(property),
    }
  })
}

/** What the map shows, as a list: for the keyboard, for screen readers, and beside the map. */
const PinList = ({ clusters, pins }: { clusters: readonly Cluster[]; pins: readonly Pin[] }) => {
  const say = useWords(MAP_WORDS)
  const { language } = useLanguage()
  return (
    <ol className="pin-list" aria-label={say('list')}>
      {clusters.map(({ count, medianPrice, property, region }, at) => {
        const pin = pins[at]
        if (pin === undefined) return null
        return (
          <li key={pin.key}>
            <button type="button" onClick={pin.onPress}>
              <strong>{property?.name ?? region?.fullName}</strong>
              <span>{say('single', { count: formatCount(count, language) })}</span>
              {medianPrice !== null && (
                <span className="fine">{say('median', { price: formatMoney(medianPrice, language) })}</span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The place of the first region that is looked for; null until it is known. */
const useStart = (filter: PropertyFilter): Place | null => {
  const code = filter.regionCodes?.[0]
  const { data, error } = useLoaded(
    RegionNamesDocument,
    { codes: code === undefined ? [] : [code] },
    { pause: code === undefined },
  )
  return useMemo(() => {
    if (code === undefined || error !== undefined) return SEOUL
    if (data === undefined) return null
    const region = data.regions.edges[0]?.node
    if (!region || region.latitude === null || region.longitude === null) return SEOUL
    const zoom = code.endsWith('00000000') ? 9 : code.endsWith('00000') ? 12 : 14
    return { latitude: region.latitude, longitude: region.longitude, zoom }
  }, [code, data, error])
}

const Shown = ({ filter, start }: { filter: PropertyFilter; start: Place }) => {
  const say = useWords(MAP_WORDS)
  const settings = useMapSettings()
  const [place, setPlace] = useState(start)
  const [sight, setSight] = useState<Sight | null>(null)
  const [isBroken, setBroken] = useState(false)
  const { bounds, zoom } = sight ?? SEOUL_SIGHT
  const { data, error, isLoading, reload } = useLoaded(
    ClustersDocument,
    { bounds, zoom, filter },
    { pause: sight === null && !isBroken },
  )
  const clusters = (data?.propertyClusters ?? []).toSorted((a, b) => b.count - a.count)
  const pins = usePins(clusters, zoom - 1, setPlace)
  // Markers are made anew where they differ, not whenever something is drawn.
  const sign = JSON.stringify(pins.map(({ key, lines }) => [key, lines]))
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const steady = useMemo(() => pins, [sign])
  return (
    <div className="map-body">
      {isBroken ? (
        <p role="status">{say('noMap')}</p>
      ) : (
        <Suspense fallback={<div className="map-canvas" />}>
          {settings === null ? (
            <div className="map-canvas" />
          ) : (
            <MapCanvas
              label={say('map')}
              settings={settings}
              place={place}
              pins={steady}
              onSight={setSight}
              onBroken={() => setBroken(true)}
            />
          )}
        </Suspense>
      )}
      <div className="map-list">
        {isLoading && <Skeleton lines={6} />}
        {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
        {data !== undefined && clusters.length === 0 && (
          <EmptyState icon="map" title={say('none')}>
            {say('noneText')}
          </EmptyState>
        )}
        <PinList clusters={clusters} pins={pins} />
      </div>
    </div>
  )
}

/** Homes where they are: clusters by region, and close by each of them. */
const MapView = () => {
  const say = useWords(MAP_WORDS)
  const { language } = useLanguage()
  const query = useSearch()
  const [, go] = useLocation()
  const given = readSearch(query)
  const filter = query === '' ? PRICED : given.filter
  const start = useStart(filter)
  const onFilter = (next: PropertyFilter) => {
    const address = searchAddress('/map', { filter: next, sort: null })
    // Without conditions it is another address than the one that begins with a kind of deal.
    go(address === '/map' ? '/map?filter=%7B%7D' : address)
  }
  const conditions = conditionsOf(filter, useRegionNames([filter]), language)
  return (
    <div className="map-page">
      <header className="map-head">
        <h1>{say('title')}</h1>
        <Link className="button button-small" href={searchAddress('/homes', { filter, sort: null })}>
          <Icon name="list" size={16} />
          {say('asList')}
        </Link>
        <FilterBar filter={filter} facets={null} onChange={onFilter} />
        {conditions.length > 0 && <ConditionList conditions={conditions} onChange={onFilter} />}
        {filter.transactionTypes?.length !== 1 && <p className="fine">{say('onePrice')}</p>}
      </header>
      {start === null ? <Skeleton lines={8} /> : <Shown filter={filter} start={start} />}
    </div>
  )
}
export default MapView
