import type { FacetCount as CountRow, PropertyFacets as Facets } from '../../store/property-search/facets.ts'
import { builder } from '../builder.ts'

const FacetCount = builder.objectRef<CountRow>('FacetCount').implement({
  description: 'How many listings have one value.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The value as a filter takes it.', complexity: 0 }),
    label: t.exposeString('label', { description: 'The value in Korean.', complexity: 0 }),
    count: t.exposeInt('count', { description: 'Listings.', complexity: 0 }),
  }),
})

export const PropertyFacets = builder.objectRef<Facets>('PropertyFacets').implement({
  description: 'How the listings of a search are spread, most frequent first.',
  fields: (t) => ({
    byPropertyType: t.field({
      type: [FacetCount],
      description: 'By kind of building.',
      resolve: (it) => it.byPropertyType,
    }),
    byTransactionType: t.field({
      type: [FacetCount],
      description: 'By sale, jeonse, rent.',
      resolve: (it) => it.byTransactionType,
    }),
    byRegion: t.field({
      type: [FacetCount],
      description: 'By the regions one level below those asked for; by 시·도 where none was.',
      resolve: (it) => it.byRegion,
    }),
    medianPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description:
        'Sale price, deposit or monthly rent; null without listings, unless a single transaction type is asked for, and ' +
        'where real listings stand beside invented ones.',
      resolve: (it) => it.medianPrice,
    }),
  }),
})
