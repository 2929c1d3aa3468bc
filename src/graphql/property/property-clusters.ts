import { z } from 'zod'
import { propertyClusters } from '../../store/property-search/clusters.ts'
import type { ListingCluster } from '../../store/property-search/clusters.ts'
import { builder } from '../builder.ts'
import { BoundsInput, PropertyFilter } from './property-filter.ts'
import { asOfToday } from '../../domain/region-book.ts'
import { Property, Region } from '../refs.ts'
import { regionOf } from './region-loader.ts'

const PropertyCluster = builder.objectRef<ListingCluster>('PropertyCluster').implement({
  description: 'Listings that are drawn as one on a map: of a region, or close by of a single property.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Middle of the listings, degrees WGS 84.' }),
    longitude: t.exposeFloat('longitude', { description: 'Middle of the listings, degrees WGS 84.' }),
    count: t.exposeInt('count', { description: 'Listings; the clusters together hold all that match.' }),
    region: t.field({
      type: Region,
      nullable: true,
      description: 'The region it stands for; null for a single property.',
      resolve: ({ regionCode }, _args, context) =>
        regionCode === null ? null : regionOf(regionCode, context),
    }),
    minPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description:
        'Lowest price; null unless the filter asks for a single transaction type, and where real listings stand beside invented ones.',
      resolve: (cluster) => cluster.minPrice,
    }),
    medianPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Median price; null where `minPrice` is.',
      resolve: (cluster) => cluster.medianPrice,
    }),
    property: t.field({
      type: Property,
      nullable: true,
      description: 'The property it stands for; null for a region.',
      resolve: (cluster) => cluster.propertyId,
    }),
  }),
})

const MAX_ZOOM = 22

builder.queryField('propertyClusters', (t) =>
  t.field({
    type: [PropertyCluster],
    description: 'Listings of a part of the map, clustered as its zoom allows. Errors: INVALID_INPUT.',
    args: {
      bounds: t.arg({ type: BoundsInput, required: true, description: 'The part of the map that is shown.' }),
      zoom: t.arg.int({
        required: true,
        description: `Zoom of a web map, 0 (the world) to ${MAX_ZOOM}.`,
        validate: z.int().min(0, 'must not be negative').max(MAX_ZOOM, `must be at most ${MAX_ZOOM}`),
      }),
      filter: t.arg({ type: PropertyFilter, description: 'Conditions; all listings when omitted.' }),
    },
    complexity: { field: 20, multiplier: 50 },
    resolve: async (_root, { bounds, zoom, filter }, { replica, rules }) =>
      propertyClusters(replica, bounds, zoom, asOfToday(filter ?? {}, (await rules()).regions)),
  }),
)
