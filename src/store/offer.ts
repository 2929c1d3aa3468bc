import type { OfferedHome } from '../domain/document/template.ts'
import { propertiesById } from './rows/property.ts'
import { transactionsById } from './rows/transaction.ts'
import type { Queryable } from './statement.ts'

/** A listing as a contract about it needs it; null where it is gone. */
export const readOffer = async (
  db: Queryable,
  offer: { propertyId: string; transactionId: string },
): Promise<OfferedHome | null> => {
  const [[property], [transaction]] = await Promise.all([
    propertiesById(db, [offer.propertyId]),
    transactionsById(db, [offer.transactionId]),
  ])
  if (property == null || transaction == null || transaction.propertyId !== property.id) return null
  return {
    home: {
      name: property.name,
      address: property.address,
      unit: property.addressDetail,
      propertyType: property.propertyType,
      exclusiveArea: transaction.exclusiveArea ?? property.exclusiveArea,
      isDemo: transaction.isDemo,
    },
    transactionType: transaction.transactionType,
    salePrice: transaction.salePrice,
    deposit: transaction.deposit,
    monthlyRent: transaction.monthlyRent,
  }
}
