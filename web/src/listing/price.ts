import { formatMoney } from '../format/money.ts'
import type { Language } from '../gql/schema.ts'
import { fill } from '../i18n/words.ts'
import type { OfferFragment } from './listing.graphql.ts'
import { LISTING_WORDS } from './words.ts'

type Priced = Pick<OfferFragment, 'transactionType' | 'salePrice' | 'deposit' | 'monthlyRent'>

/** What is asked or was paid: of a rent the deposit and the month's rent. */
export const priceWords = (offer: Priced, language: Language): string => {
  const words = LISTING_WORDS[language]
  const { transactionType, salePrice = null, deposit = null, monthlyRent = null } = offer
  if (transactionType === 'RENT' && monthlyRent !== null)
    return fill(words.rent, {
      deposit: formatMoney(deposit ?? 0, language),
      rent: formatMoney(monthlyRent, language),
    })
  const amount = transactionType === 'SALE' ? salePrice : deposit
  return amount === null ? words.noPrice : formatMoney(amount, language)
}

export const floorWords = (floor: number | null | undefined, language: Language): string | null => {
  if (floor === null || floor === undefined) return null
  const words = LISTING_WORDS[language]
  return floor < 0 ? fill(words.basement, { floor: -floor }) : fill(words.floor, { floor })
}
