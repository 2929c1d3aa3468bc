import type { ListingHit, ListingPage, ListingQuery } from '../../domain/listing.ts'
import type { Queryable } from '../statement.ts'
import { countListings, isMarketEmpty } from './count.ts'
import { readListings } from './page.ts'
import type { FoundListing } from './page.ts'

const idsIn = (ids: readonly string[] | null | undefined): string[] | null =>
  ids?.filter((id) => /^\d{1,18}$/.test(id)) ?? null

/** The search of the agent: two statements at the same time, whatever the page holds, and one more where it holds nothing. */
export const searchListings = async (db: Queryable, query: ListingQuery): Promise<ListingPage> => {
  const only = { among: idsIn(query.among), except: idsIn(query.except) }
  const [{ items }, { totalCount, capped }] = await Promise.all([
    readListings(db, {
      filter: query.filter,
      order: query.order,
      first: query.first,
      ...only,
      detail: {
        trustScore: true,
        nearby: query.includeNearby,
        agent: query.includeAgent,
        favoritesOf: query.userId,
      },
    }),
    countListings(db, query.filter, only),
  ])
  const isEmpty = totalCount === 0 && (await isMarketEmpty(db))
  return { items: items.map(listingHit), totalCount, capped, isEmpty }
}

const listingHit = ({
  property,
  transaction,
  region,
  trustScore,
  nearby,
  agent,
  isFavorited,
}: FoundListing) =>
  ({
    propertyId: property.id,
    transactionId: transaction.id,
    code: property.code,
    name: property.name,
    propertyType: property.propertyType,
    regionCode: property.regionCode,
    regionName: region.fullName,
    address: property.address,
    transactionType: transaction.transactionType,
    salePrice: transaction.salePrice,
    deposit: transaction.deposit,
    monthlyRent: transaction.monthlyRent,
    exclusiveArea: transaction.exclusiveArea ?? property.exclusiveArea,
    floor: transaction.floor,
    completionDate: property.completionDate,
    totalHouseholds: property.totalHouseholds,
    tags: property.tags,
    trustScore: trustScore?.score ?? null,
    nearby: nearby && {
      subwayLine: nearby.subwayLine,
      subwayStation: nearby.subwayStation,
      subwayDistance: nearby.subwayDistance,
      subwayWalkingTime: nearby.subwayWalkingTime,
      elementarySchools: nearby.elementarySchools,
      middleSchools: nearby.middleSchools,
      highSchools: nearby.highSchools,
    },
    agent: agent && {
      agentName: agent.agentName,
      companyName: agent.companyName,
      isDirectTrade: agent.isDirectTrade,
    },
    isFavorited,
    isDemo: transaction.isDemo,
  }) satisfies ListingHit
