import type { PricePoint as DomainPoint } from '../domain/market.ts'
import { builder } from './builder.ts'

export const PricePoint = builder.objectRef<DomainPoint>('PricePoint').implement({
  description:
    'One month of concluded deals. Prices are the sale price, the jeonse deposit, or the monthly rent; null in a month ' +
    'without deals.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    averagePrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Mean.',
      resolve: (p) => p.averagePrice,
    }),
    medianPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Median.',
      resolve: (p) => p.medianPrice,
    }),
    minPrice: t.field({ type: 'Manwon', nullable: true, description: 'Lowest.', resolve: (p) => p.minPrice }),
    maxPrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Highest.',
      resolve: (p) => p.maxPrice,
    }),
    volume: t.exposeInt('volume', { description: 'Number of deals, cancelled ones left out.' }),
  }),
})
