import type { Case } from './case.ts'
import { PROPERTY_KINDS } from './property-kind.ts'

/** What is talked of is a shop, land or an officetel: taxed as no home, whatever a question of its tax says of it. */
export const isNoHome = ({ propertyType, facts: { premises } }: Case): boolean =>
  premises === 'SHOP' ||
  premises === 'LAND' ||
  (propertyType !== null && PROPERTY_KINDS[propertyType].tax === 'OTHER')
