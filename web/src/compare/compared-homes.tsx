import { Link } from 'wouter'
import { useLoaded } from '../api/loaded.ts'
import { formatMoney } from '../format/money.ts'
import { formatArea, formatCount, formatMonth } from '../format/quantity.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { Icon } from '../kit/icon.tsx'
import { EmptyState, ErrorState, Skeleton } from '../kit/states.tsx'
import { DemoBadge, useOpenHome } from '../listing/listing-card.tsx'
import { LISTING_WORDS } from '../listing/words.ts'
import { MOST_COMPARED, toggleInBasket, useBasket } from './basket.ts'
import { ComparedHomesDocument } from './compare.graphql.ts'
import type { ComparedHomesQuery } from './compare.graphql.ts'
import { SideBySide } from './side-by-side.tsx'
import { COMPARE_WORDS } from './words.ts'

type Home = Extract<NonNullable<ComparedHomesQuery['nodes'][number]>, { __typename: 'Property' }>

const FACTS = [
  'sale',
  'deposit',
  'rent',
  'offers',
  'kind',
  'region',
  'area',
  'supply',
  'built',
  'faces',
  'floors',
  'households',
  'station',
  'school',
  'trust',
] as const
type Fact = (typeof FACTS)[number]

const useFacts = () => {
  const say = useWords(COMPARE_WORDS)
  const words = useWords(LISTING_WORDS)
  const { language } = useLanguage()
  const range = (min: number | null, max: number | null) => {
    if (min === null || max === null) return null
    const low = formatMoney(min, language)
    return min === max ? low : `${low} – ${formatMoney(max, language)}`
  }
  const area = (metres: number | null) => (metres === null ? null : formatArea(metres, language))
  return (home: Home): Record<Fact, string | null> => {
    const { priceRange: price, nearbyFacilities: near, completionDate: built } = home
    return {
      sale: range(price.minSalePrice, price.maxSalePrice),
      deposit: range(price.minDeposit, price.maxDeposit),
      rent: range(price.minMonthlyRent, price.maxMonthlyRent),
      offers: say('offersOf', { sale: home.dealCount, jeonse: home.leaseCount, rent: home.rentCount }),
      kind: words(`kind.${home.propertyType}`),
      region: home.region.fullName,
      area: area(home.exclusiveArea),
      supply: area(home.supplyArea),
      built: built === null ? null : formatMonth(built, language),
      faces: home.direction,
      floors: home.floorInfo,
      households: home.totalHouseholds === null ? null : formatCount(home.totalHouseholds, language),
      station:
        near === null || near.subwayStation === null
          ? null
          : near.subwayWalkingTime === null
            ? near.subwayStation
            : say('stationOf', { station: near.subwayStation, minutes: near.subwayWalkingTime }),
      school: near?.elementarySchools[0] ?? null,
      trust: home.trustScore === null ? null : String(Math.round(home.trustScore.score)),
    }
  }
}

const Head = ({ home }: { home: Home }) => {
  const say = useWords(COMPARE_WORDS)
  const openHome = useOpenHome()
  return (
    <span className="compare-head">
      <button type="button" className="compare-name" onClick={() => openHome(home)}>
        {home.name}
      </button>
      {home.isDemo && <DemoBadge />}
      <button
        type="button"
        className="icon-button no-print"
        aria-label={say('remove', { name: home.name })}
        onClick={() => toggleInBasket(home)}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  )
}

/** The homes that were put aside to be compared, on this device. */
export const ComparedHomes = () => {
  const say = useWords(COMPARE_WORDS)
  const facts = useFacts()
  const basket = useBasket()
  const ids = basket.map(({ id }) => id)
  const { data, error, isLoading, reload } = useLoaded(
    ComparedHomesDocument,
    { ids },
    { pause: ids.length === 0 },
  )
  if (ids.length === 0)
    return (
      <EmptyState
        icon="table"
        title={say('none')}
        action={
          <Link href="/homes" className="button">
            {say('find')}
          </Link>
        }
      >
        {say('noneText', { count: MOST_COMPARED })}
      </EmptyState>
    )
  if (isLoading) return <Skeleton lines={8} />
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={reload} />
  const homes = data?.nodes.flatMap((node) => (node?.__typename === 'Property' ? [node] : [])) ?? []
  return (
    <>
      {homes.length < ids.length && (
        <p className="fine">{say('gone', { count: ids.length - homes.length })}</p>
      )}
      <SideBySide
        caption={say('homes')}
        facts={FACTS.map((fact) => [fact, say(fact)] as const)}
        things={homes.map((home) => ({ key: home.id, head: <Head home={home} />, facts: facts(home) }))}
      />
    </>
  )
}
