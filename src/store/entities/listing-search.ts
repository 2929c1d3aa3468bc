import { defineEntity, p } from '@mikro-orm/core'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../domain/property.ts'
import { instant, sortText, double, manwon } from './columns.ts'
import { RealEstate } from './real-estate.ts'
import { Transaction } from './transaction.ts'

/** The sort keys of property-search/order.ts, spelled as PostgreSQL prints them back; nulls last in the given direction. */
const sortIndex = (name: string, column: string, direction: 'asc' | 'desc', type = '') => ({
  name,
  expression:
    `create index "${name}" on "listing_search" ` +
    `(coalesce("${column}"${type}, '${direction === 'asc' ? '' : '-'}Infinity'::double precision), "transaction_id")`,
})

/**
 * One narrow row for every open listing, holding all that a search filters or sorts by, so that a page is one index walk
 * without joins. Written only by refreshListingSearch, which the loaders call after they changed listings.
 */
export const ListingSearchSchema = defineEntity({
  name: 'ListingSearch',
  tableName: 'listing_search',
  properties: {
    transaction: () => p.oneToOne(Transaction).ref().owner().primary().deleteRule('cascade'),
    realEstate: () => p.manyToOne(RealEstate).ref().deleteRule('cascade').index(),
    regionCode: sortText(),
    /** First five digits of the region code: equality on it keeps the order of an index, a prefix range does not. */
    sigunguCode: sortText(),
    propertyType: p.enum(PROPERTY_TYPES),
    transactionType: p.enum(TRANSACTION_TYPES),
    /** Sale price, jeonse deposit, or for rent deposit + 100 × monthly rent. */
    priceKey: p.bigint('number'),
    salePrice: manwon().nullable(),
    deposit: manwon().nullable(),
    monthlyRent: manwon().nullable(),
    exclusiveArea: double().nullable(),
    listedAt: instant(),
    trustScore: double().nullable(),
    subwayDistance: p.integer().nullable(),
    subwayWalkingTime: p.integer().nullable(),
    completionYear: p.integer().nullable(),
    totalHouseholds: p.integer().nullable(),
    isDirectTrade: p.boolean(),
    /** The floors that it may be on, from and to; the same where its floor is known. */
    lowestFloor: p.integer().nullable(),
    highestFloor: p.integer().nullable(),
    /** Floors above the ground of its building. */
    topFloor: p.integer().nullable(),
    /** 남향, as the source tells it. */
    direction: p.text().nullable(),
    /** Invented, for the demonstration. */
    isDemo: p.boolean().default(false),
    latitude: double().nullable(),
    longitude: double().nullable(),
    tags: p.array(),
    searchGrams: p.array(),
    /** Name without spaces, lower case: a word that stands in the name counts more. */
    nameText: p.text(),
    /**
     * When it appeared or became cheaper, as a number that grows in the order of commits (refreshListingSearch sees to that):
     * who has seen everything up to a position misses nothing by going on after it.
     */
    position: p.bigint('string'),
  },
  indexes: [
    { properties: ['searchGrams'], type: 'gin' },
    { properties: ['tags'], type: 'gin' },
    // A map counts hundreds of thousands of rows: all that it groups and filters by is in the index, the wide rows stay unread.
    {
      name: 'listing_search_map_idx',
      expression:
        'create index "listing_search_map_idx" on "listing_search" ("latitude", "longitude") include ("sigungu_code", ' +
        '"region_code", "transaction_type", "property_type", "sale_price", "deposit", "monthly_rent", "exclusive_area", "is_demo")',
    },
    // So do the facets of a 구, which without it the planner reads now and then from the map of the whole country.
    {
      name: 'listing_search_facets_idx',
      expression:
        'create index "listing_search_facets_idx" on "listing_search" ("sigungu_code") include ("region_code", ' +
        '"transaction_type", "property_type", "sale_price", "deposit", "monthly_rent", "is_demo")',
    },
    { name: 'listing_search_position_idx', properties: ['position'] },
    { name: 'listing_search_region_idx', properties: ['regionCode'] },
    { name: 'listing_search_price_idx', properties: ['priceKey', 'transaction'] },
    { name: 'listing_search_newest_idx', properties: ['listedAt', 'transaction'] },
    sortIndex('listing_search_smallest_idx', 'exclusive_area', 'asc'),
    sortIndex('listing_search_largest_idx', 'exclusive_area', 'desc'),
    sortIndex('listing_search_trusted_idx', 'trust_score', 'desc'),
    sortIndex('listing_search_doubted_idx', 'trust_score', 'asc'),
    sortIndex('listing_search_nearest_idx', 'subway_distance', 'asc', '::double precision'),
    sortIndex('listing_search_farthest_idx', 'subway_distance', 'desc', '::double precision'),
    {
      name: 'listing_search_sigungu_price_idx',
      properties: ['sigunguCode', 'transactionType', 'propertyType', 'priceKey', 'transaction'],
    },
    {
      name: 'listing_search_sigungu_newest_idx',
      properties: ['sigunguCode', 'transactionType', 'propertyType', 'listedAt', 'transaction'],
    },
  ],
})
export class ListingSearch extends ListingSearchSchema.class {}
ListingSearchSchema.setClass(ListingSearch)
