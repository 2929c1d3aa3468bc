import type { MapBounds, PropertyFilter } from '../../domain/property.ts'
import { sidoCode } from '../region-range.ts'
import { createParameters, selectShape } from '../statement.ts'
import type { Queryable } from '../statement.ts'
import { filterConditions, whereOf } from './filter.ts'
import { singlePrice, unmixed } from './single-price.ts'

/** Listings that are drawn as one: of a region, or of one property. Counts of all clusters add up to the list's. */
export interface ListingCluster {
  /** The middle of its listings. */
  latitude: number
  longitude: number
  count: number
  /** Of the region that the cluster stands for; null for a single property. */
  regionCode: string | null
  propertyId: string | null
  /**
   * Sale price, deposit or monthly rent; null unless the filter asks for a single transaction type, and where real listings stand
   * beside invented ones.
   */
  minPrice: number | null
  medianPrice: number | null
}

const CLUSTER_LEVELS = ['SIDO', 'SIGUNGU', 'DONG', 'PROPERTY'] as const
type ClusterLevel = (typeof CLUSTER_LEVELS)[number]

/** What is grouped by, and what makes it the key that is shown: done to every group instead of to every row. */
const KEY: Record<ClusterLevel, { group: string; shown: (group: string) => string }> = {
  SIDO: { group: '"left"(ls.sigungu_code, 2)', shown: sidoCode },
  SIGUNGU: { group: 'ls.sigungu_code', shown: (group) => `${group} || '00000'` },
  DONG: { group: '"left"(ls.region_code, 8)', shown: (group) => `${group} || '00'` },
  PROPERTY: { group: 'ls.real_estate_id', shown: (group) => `${group}::text` },
}

/** A map of about 1,000 pixels shows 1440 ÷ 2^zoom degrees; twice as sharp is still readable. */
const sharpestZoom = ({ south, west, north, east }: MapBounds): number =>
  Math.floor(Math.log2(1440 / Math.max(east - west, north - south, 1e-4))) + 1

/** What one cluster stands for. A section too wide for its zoom is clustered as its width allows, so that answers stay small. */
const clusterLevel = (bounds: MapBounds, zoom: number): ClusterLevel => {
  const sharp = Math.min(zoom, sharpestZoom(bounds))
  if (sharp <= 8) return 'SIDO'
  if (sharp <= 12) return 'SIGUNGU'
  if (sharp <= 15) return 'DONG'
  return 'PROPERTY'
}

export const propertyClusters = async (
  db: Queryable,
  bounds: MapBounds,
  zoom: number,
  filter: PropertyFilter = {},
): Promise<ListingCluster[]> => {
  const level = clusterLevel(bounds, zoom)
  const parameters = createParameters()
  // The bounds of the filter hold as well.
  const conditions = [...filterConditions(filter, parameters), ...filterConditions({ bounds }, parameters)]
  const price = singlePrice(filter)
  const { group, shown } = KEY[level]
  const key = level === 'PROPERTY' ? 'propertyId' : 'regionCode'
  const other = level === 'PROPERTY' ? 'regionCode' : 'propertyId'
  return selectShape<ListingCluster>(
    db,
    `select ${shown(group)} as "${key}", null::text as "${other}", avg(ls.latitude) as latitude, avg(ls.longitude) as longitude,
       count(*)::int as count,
       ${price === undefined ? 'null::int' : unmixed(`min(${price})`)} as "minPrice",
       ${price === undefined ? 'null::int' : unmixed(`round((percentile_cont(0.5) within group (order by ${price}))::numeric)::int`)} as "medianPrice"
     from listing_search ls ${whereOf(conditions)}
     group by ${group} order by count desc, 1`,
    parameters.values,
  )
}
