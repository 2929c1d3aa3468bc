import { Link, useLocation } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { inBasket, toggleInBasket, useBasket } from '../compare/basket.ts'
import {
  formatArea,
  formatCount,
  formatDay,
  formatDayShort,
  formatMonth,
  formatPercent,
} from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { Table } from '../kit/table.tsx'
import { homePath } from '../layout/paths.ts'
import { Heart } from './heart.tsx'
import { HomeDocument } from './listing.graphql.ts'
import type { HomeQuery, OfferFragment } from './listing.graphql.ts'
import { DemoBadge } from './listing-card.tsx'
import { floorWords, priceWords } from './price.ts'
import { PriceHistory } from './price-history.tsx'
import { TrustFactors } from './trust.tsx'
import { LISTING_WORDS } from './words.ts'
import './listing.css'

export type Home = Extract<NonNullable<HomeQuery['node']>, { __typename: 'Property' }>

const useFacts = () => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const area = (metres: number | null | undefined) =>
    metres === null || metres === undefined ? null : formatArea(metres, language)
  const count = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : formatCount(amount, language)
  return (home: Home): [string, string][] => {
    const near = home.nearbyFacilities
    const built = home.completionDate
    const subway = [
      near?.subwayLine,
      near?.subwayStation,
      near?.subwayWalkingTime === null || near?.subwayWalkingTime === undefined
        ? null
        : `${near.subwayWalkingTime}${language === 'KO' ? '분' : ' min'}`,
      near?.subwayDistance === null || near?.subwayDistance === undefined
        ? null
        : `${formatCount(near.subwayDistance, language)}m`,
    ].filter(Boolean)
    const rows: [string, string | null][] = [
      [say('area'), area(home.exclusiveArea)],
      [say('supply'), area(home.supplyArea)],
      [say('built'), built ? formatMonth(built, language) : null],
      [say('faces'), home.direction ?? null],
      [say('floors'), home.floorInfo ?? null],
      [say('households'), count(home.totalHouseholds)],
      [say('buildings'), count(home.totalBuildings)],
      [
        say('ratio'),
        home.floorAreaRatio === null || home.floorAreaRatio === undefined
          ? null
          : formatPercent(home.floorAreaRatio, 0),
      ],
      [say('subway'), subway.join(' · ') || null],
      [say('elementary'), near?.elementarySchools.join(', ') || null],
      [say('middle'), near?.middleSchools.join(', ') || null],
      [say('high'), near?.highSchools.join(', ') || null],
      [say('tags'), home.tags.join(', ') || null],
    ]
    return rows.filter((row): row is [string, string] => row[1] !== null)
  }
}

const Offers = ({ home }: { home: Home }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  if (home.offers.edges.length === 0) return <p className="fine">{say('noOffers')}</p>
  return (
    <ul className="offers">
      {home.offers.edges.map(({ node }) => {
        const { agent, articleConfirmYmd: confirmed } = node
        const named = agent?.companyName ?? agent?.agentName ?? null
        const who = agent?.isDirectTrade === true ? say('direct') : null
        const day = confirmed?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
        const facts = [
          node.exclusiveArea ? formatArea(node.exclusiveArea, language) : null,
          floorWords(node.floor, language),
          who,
          day ? say('confirmed', { day: formatDay(day, language) }) : null,
        ].filter(Boolean)
        return (
          <li key={node.id}>
            <p>
              <span className="deal">{say(`deal.${node.transactionType}`)}</span>{' '}
              <strong>{priceWords(node, language)}</strong>
            </p>
            <p className="home-facts">
              {facts.join(' · ')}
              {who === null && named !== null && (
                <>
                  {' · '}
                  <span lang="ko">{named}</span>
                </>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const DealPrice = ({ deal }: { deal: OfferFragment }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  return (
    <>
      {say(`deal.${deal.transactionType}`)} {priceWords(deal, language)}
      {deal.isCancelled && <small> ({say('cancelled')})</small>}
    </>
  )
}

const priceCell = (deal: OfferFragment) => <DealPrice deal={deal} />

const Deals = ({ home }: { home: Home }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  if (home.deals.edges.length === 0) return <p className="fine">{say('noDeals')}</p>
  return (
    <Table
      caption={say('deals')}
      rows={home.deals.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'day',
          title: say('day'),
          cell: ({ transactionDate }) => (transactionDate ? formatDayShort(transactionDate, language) : '–'),
        },
        {
          key: 'price',
          title: say('price'),
          cell: priceCell,
        },
        {
          key: 'floor',
          title: say('floors'),
          isNumber: true,
          cell: ({ floor }) => floorWords(floor, language) ?? '–',
        },
      ]}
    />
  )
}

const Actions = ({ home }: { home: Home }) => {
  const say = useWords(LISTING_WORDS)
  const [, go] = useLocation()
  const isIn = inBasket(useBasket(), home.id)
  return (
    <div className="home-actions no-print">
      <Button isSmall aria-pressed={isIn} onClick={() => toggleInBasket({ id: home.id, name: home.name })}>
        <Icon name={isIn ? 'check' : 'table'} size={16} />
        {say(isIn ? 'uncompare' : 'compare')}
      </Button>
      <Button
        isSmall
        onClick={() =>
          go(
            `/?q=${encodeURIComponent(say('askText', { name: home.koreanName, address: home.koreanAddress }))}`,
          )
        }
      >
        <Icon name="chat" size={16} />
        {say('ask')}
      </Button>
    </div>
  )
}

const HomeDetail = ({ home }: { home: Home }) => {
  const say = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const facts = useFacts()(home)
  return (
    <div className="home-detail">
      <header className="home-head">
        <p>
          {say(`kind.${home.propertyType}`)} · {home.address}
          {language === 'KO' && home.addressDetail !== null && ` ${home.addressDetail}`}
          {home.isDemo && (
            <>
              {' '}
              <DemoBadge />
            </>
          )}
        </p>
        <Heart home={home} />
      </header>
      {language === 'EN' && (
        // As it stands on signs and in registers: whoever goes there needs it.
        <p className="fine" lang="ko">
          {[home.koreanName, home.koreanAddress, home.addressDetail].filter(Boolean).join(' · ')}
        </p>
      )}
      <Actions home={home} />
      <section>
        <h3>
          {say('offers')} <small>{say('offerCount', { count: home.offers.totalCount })}</small>
        </h3>
        <Offers home={home} />
      </section>
      {home.trustScore && <TrustFactors trust={home.trustScore} />}
      <section>
        <h3>{say('about')}</h3>
        {home.buildingDescription && <p lang="ko">{home.buildingDescription}</p>}
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PriceHistory id={home.id} />
      <section>
        <h3>
          {say('deals')} <small>{say('dealCount', { count: home.deals.totalCount })}</small>
        </h3>
        <Deals home={home} />
      </section>
    </div>
  )
}

/** All that is known of a home: in the column of evidence, or as a page. */
const ListingPanel = ({ id, hasLink = true }: { id: string; hasLink?: boolean }) => {
  const say = useWords(LISTING_WORDS)
  const { data, error, isLoading, reload } = useLoaded(HomeDocument, { id })
  if (isLoading) return <Skeleton lines={8} />
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  const home = data?.node
  if (home?.__typename !== 'Property') return <EmptyState icon="search" title={say('notFound')} />
  return (
    <>
      <HomeDetail home={home} />
      {hasLink && (
        <p className="no-print">
          <Link href={homePath(id)}>{say('page')}</Link>
        </p>
      )}
    </>
  )
}
export default ListingPanel
