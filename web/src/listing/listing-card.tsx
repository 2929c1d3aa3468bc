import type { ReactNode } from 'react'
import { formatArea } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { useEvidence } from '../layout/evidence.tsx'
import { Heart } from './heart.tsx'
import { LazyListingPanel } from './lazy-panel.tsx'
import type { HomeFactsFragment, ListingRowFragment } from './listing.graphql.ts'
import { floorWords, priceWords } from './price.ts'
import { TrustLine } from './trust.tsx'
import { LISTING_WORDS } from './words.ts'
import './listing.css'

export const DemoBadge = () => {
  const say = useWords(LISTING_WORDS)
  return (
    <span className="badge" title={say('demoText')}>
      {say('demo')}
    </span>
  )
}

/** Opens a home in the column of evidence. */
export const useOpenHome = () => {
  const { open } = useEvidence()
  return ({ id, name }: { id: string; name: string }) =>
    open({ key: `home:${id}`, title: name, node: <LazyListingPanel id={id} /> })
}

const useStation = () => {
  const say = useWords(LISTING_WORDS)
  return ({ nearbyFacilities: near }: HomeFactsFragment): string | null => {
    const station = near?.subwayStation
    if (!station) return null
    const minutes = near.subwayWalkingTime
    return minutes === null || minutes === undefined
      ? say('stationOnly', { station })
      : say('station', { station, minutes })
  }
}

export interface HomeCardProps {
  home: HomeFactsFragment
  /** The biggest line: a price. */
  title: ReactNode
  floor?: number | null
  /** ㎡; the home's own unless the offer says another. */
  area?: number | null
  children?: ReactNode
}

/** One home among others: price, what and where it is, how far it can be trusted. */
export const HomeCard = ({ home, title, floor, area, children }: HomeCardProps) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const openHome = useOpenHome()
  const station = useStation()
  const metres = area ?? home.exclusiveArea
  const facts = [
    metres === null || metres === undefined ? null : formatArea(metres, language),
    floorWords(floor, language),
    station(home),
  ].filter((fact) => fact !== null)
  return (
    <article className="home-card">
      <p className="home-price">{title}</p>
      <Heart home={home} />
      <h3>
        <button type="button" aria-label={say('open', { name: home.name })} onClick={() => openHome(home)}>
          {home.name}
        </button>{' '}
        <span className="home-kind">
          {say(`kind.${home.propertyType}`)} · {home.region.fullName}
        </span>
      </h3>
      <p className="home-facts">{facts.join(' · ')}</p>
      <p className="home-foot">
        {home.trustScore && <TrustLine score={home.trustScore.score} />}
        {home.isDemo && <DemoBadge />}
      </p>
      {children}
    </article>
  )
}

/** A listing that a search or an answer found. */
export const ListingCard = ({ listing: { property, transaction } }: { listing: ListingRowFragment }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  return (
    <HomeCard
      home={property}
      floor={transaction.floor ?? null}
      area={transaction.exclusiveArea ?? null}
      title={
        <>
          <span className="deal">{say(`deal.${transaction.transactionType}`)}</span>{' '}
          {priceWords(transaction, language)}
        </>
      }
    />
  )
}
