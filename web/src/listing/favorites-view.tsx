import { useState } from 'react'
import { Link } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { signed } from '../api/identity.ts'
import { useStore } from '../api/store.ts'
import { formatMoney } from '../format/money.ts'
import { formatPercent } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { LAYOUT_WORDS } from '../layout/words.ts'
import { HomeCard } from './listing-card.tsx'
import { FavoritesDocument } from './listing.graphql.ts'
import type { FavoritesQuery } from './listing.graphql.ts'
import { LISTING_WORDS } from './words.ts'

type Edge = NonNullable<FavoritesQuery['viewer']>['favorites']['edges'][number]

const Favorite = ({ edge }: { edge: Edge }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const { currentPrice = null, priceType = null, priceChange = null, priceChangeRate = null } = edge
  const change =
    priceChange === null
      ? null
      : priceChange === 0
        ? say('same')
        : say(priceChange > 0 ? 'up' : 'down', {
            amount: formatMoney(Math.abs(priceChange), language),
            rate: priceChangeRate === null ? '–' : formatPercent(priceChangeRate, 1),
          })
  return (
    <HomeCard
      home={edge.node}
      title={
        currentPrice === null ? (
          <span className="home-gone">{say('gone')}</span>
        ) : (
          <>
            {priceType && <span className="deal">{say(`deal.${priceType}`)}</span>}{' '}
            {priceType === 'RENT'
              ? say('monthly', { rent: formatMoney(currentPrice, language) })
              : formatMoney(currentPrice, language)}
          </>
        )
      }
    >
      {change !== null && <p className="home-change">{change}</p>}
    </HomeCard>
  )
}

const PAGE = 24

const FavoritesView = () => {
  const say = useWords(LISTING_WORDS)
  const title = useWords(LAYOUT_WORDS)('favorites')
  const { is } = useStore(signed)
  const [first, setFirst] = useState(PAGE)
  const { data, error, isLoading, reload } = useLoaded(
    FavoritesDocument,
    { first, after: null },
    { pause: is !== 'somebody' },
  )
  const favorites = data?.viewer?.favorites
  return (
    <div className="page">
      <h1>
        {title} {favorites !== undefined && favorites.totalCount > 0 && <small>{favorites.totalCount}</small>}
      </h1>
      {isLoading && <Skeleton lines={8} />}
      {error !== undefined && data === undefined && <ErrorState error={error} onRetry={reload} />}
      {!isLoading && error === undefined && (favorites?.edges.length ?? 0) === 0 && (
        <EmptyState
          icon="heart"
          title={say('none')}
          action={
            <Link href="/homes" className="button">
              {say('find')}
            </Link>
          }
        >
          {say('noneText')}
        </EmptyState>
      )}
      {favorites !== undefined && favorites.edges.length > 0 && (
        <h2 className="visually-hidden">{say('list')}</h2>
      )}
      <div className="home-grid">
        {favorites?.edges.map((edge) => (
          <Favorite key={edge.node.id} edge={edge} />
        ))}
      </div>
      {favorites?.pageInfo.hasNextPage === true && first < 100 && (
        <Button onClick={() => setFirst(Math.min(100, first + PAGE))}>{say('more')}</Button>
      )}
    </div>
  )
}
export default FavoritesView
