import type { PricePoint as DomainPoint } from '../../domain/market.ts'
import { PRICE_POINT } from '../../store/market/history.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'

export const PricePoint = builder.objectRef<DomainPoint>('PricePoint').implement({
  description:
    'One month of concluded deals. Prices are the sale price, the jeonse deposit, or the monthly rent; null in a month ' +
    'without deals.',
  fields: (t) =>
    columns(t, PRICE_POINT, {
      month: 'YYYY-MM.',
      averagePrice: 'Mean.',
      medianPrice: 'Median.',
      minPrice: 'Lowest.',
      maxPrice: 'Highest.',
      volume: 'Number of deals, cancelled ones left out.',
    }),
})
