import type { PropertyView, TransactionView } from './property-view.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { Property, Transaction } from '../refs.ts'

export interface Offer {
  property: PropertyView
  transaction: TransactionView
}

export const PropertySearchResult = builder.objectRef<Offer>('PropertySearchResult').implement({
  description: 'One listing that answers a search: the property and the transaction that matched.',
  fields: (t) => ({
    property: t.field({ type: Property, description: 'The home.', resolve: (offer) => offer.property }),
    transaction: t.field({
      type: Transaction,
      description: 'The offer.',
      resolve: (offer) => offer.transaction,
    }),
  }),
})

/** Stored references to listings as rows; a listing whose rows are gone is left out. */
export const loadOffers = async (
  refs: readonly { propertyId: string; transactionId: string }[],
  context: Context,
): Promise<Offer[]> => {
  const properties = Property.getDataloader(context)
  const transactions = Transaction.getDataloader(context)
  const offers = await Promise.all(
    refs.map(async ({ propertyId, transactionId }) => {
      const [property, transaction] = await Promise.all([
        properties.load(propertyId),
        transactions.load(transactionId),
      ])
      // A loader of rows gives null for what it does not find, whatever its type says.
      return (property as PropertyView | null) && (transaction as TransactionView | null)
        ? [{ property, transaction }]
        : []
    }),
  )
  return offers.flat()
}
