import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney } from '../format/money.ts'
import { formatCount } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { ListingCard } from '../listing/listing-card.tsx'
import { SaveSearch } from '../saved-search/save-search.tsx'
import { isOrder, ORDERS, readSearch, searchAddress } from './address.ts'
import type { Order, Search } from './address.ts'
import { ConditionList } from './chips.tsx'
import { conditionsOf } from './conditions.ts'
import { FilterBar } from './filter-bar.tsx'
import { useRegionNames } from './region-names.ts'
import { SearchDocument } from './search.graphql.ts'
import type { SearchQueryVariables } from './search.graphql.ts'
import { Sentence } from './sentence.tsx'
import { SEARCH_WORDS } from './words.ts'
import './search.css'

const PAGE = 24

/** A page of results; the next one is a page of its own after it, so that none is read twice. */
const Page = ({
  variables,
  isLast,
  onMore,
}: {
  variables: SearchQueryVariables
  isLast: boolean
  onMore: (after: string) => void
}) => {
  const say = useWords(SEARCH_WORDS)
  const { data, error, isLoading, reload } = useLoaded(SearchDocument, variables)
  if (isLoading) return <Skeleton lines={6} />
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  const page = data?.propertySearch
  const end = page?.pageInfo.endCursor ?? null
  return (
    <>
      <div className="home-grid">
        {page?.edges.map(({ node }) => (
          <ListingCard key={node.transaction.id} listing={node} />
        ))}
      </div>
      {isLast && page?.pageInfo.hasNextPage === true && end !== null && (
        <Button onClick={() => onMore(end)}>{say('more')}</Button>
      )}
    </>
  )
}

const Pages = ({ first }: { first: SearchQueryVariables }) => {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  return cursors.map((after, at) => (
    <Page
      key={after}
      variables={{ ...first, after }}
      isLast={at === cursors.length - 1}
      onMore={(end) => setCursors([...cursors, end])}
    />
  ))
}

const Results = ({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) => {
  const say = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const orderBy = isOrder(search.sort) ? ORDERS[search.sort] : null
  const first = { filter: search.filter, orderBy, first: PAGE, after: null }
  const { data } = useLoaded(SearchDocument, first)
  const found = data?.propertySearch
  const price = found?.facets.medianPrice ?? null
  const orders: ('RELEVANCE' | Order)[] = [
    'RELEVANCE',
    'NEWEST',
    'PRICE.ASC',
    'PRICE.DESC',
    'AREA',
    'SUBWAY_DISTANCE',
    'TRUST_SCORE',
  ]
  return (
    <>
      <FilterBar
        filter={search.filter}
        facets={found?.facets ?? null}
        onChange={(filter) => onSearch({ ...search, filter })}
      />
      <Conditions search={search} onSearch={onSearch} />
      <div className="search-head">
        <p role="status">
          {found !== undefined && (
            <strong>
              {say(found.totalCountCapped ? 'foundCapped' : 'found', {
                count: formatCount(found.totalCount, language),
              })}
            </strong>
          )}{' '}
          {price !== null && (
            <span className="fine">{say('median', { price: formatMoney(price, language) })}</span>
          )}
        </p>
        <select
          className="input sort"
          aria-label={say('sort')}
          value={isOrder(search.sort) ? search.sort : 'RELEVANCE'}
          onChange={({ target: { value } }) =>
            onSearch({ ...search, sort: value === 'RELEVANCE' ? null : value })
          }
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {say(`sort.${order}`)}
            </option>
          ))}
        </select>
        <Link className="button" href={searchAddress('/map', { filter: search.filter, sort: null })}>
          <Icon name="map" />
          {say('map')}
        </Link>
        <SaveSearch filter={search.filter} savedId={search.saved ?? null} />
      </div>
      {found?.edges.length === 0 ? (
        <EmptyState icon="search" title={say('none')}>
          {say('noneText')}
        </EmptyState>
      ) : (
        <>
          <h2 className="visually-hidden">{say('results')}</h2>
          <Pages key={JSON.stringify(first)} first={first} />
        </>
      )}
    </>
  )
}

const Conditions = ({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) => {
  const say = useWords(SEARCH_WORDS)
  const { language } = useLanguage()
  const conditions = conditionsOf(search.filter, useRegionNames([search.filter]), language)
  if (conditions.length === 0) return null
  return (
    <div className="conditions-line">
      <ConditionList conditions={conditions} onChange={(filter) => onSearch({ ...search, filter })} />
      <Button isSmall look="quiet" onClick={() => onSearch({ ...search, filter: {} })}>
        {say('clear')}
      </Button>
    </div>
  )
}

/** Homes by conditions that stand in the address: it can be kept, sent, and gone back to. */
const SearchView = () => {
  const say = useWords(SEARCH_WORDS)
  const query = useSearch()
  const [, go] = useLocation()
  const search = readSearch(query)
  const onSearch = (next: Search) => go(searchAddress('/homes', next))
  return (
    <div className="page search">
      <h1>{say('title')}</h1>
      <Sentence onRead={(filter) => onSearch({ ...search, filter })} />
      {search.isBroken && <p role="alert">{say('badAddress')}</p>}
      <Results search={search} onSearch={onSearch} />
    </div>
  )
}
export default SearchView
