import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { asksFor } from './read-asks.ts'
import { wordsOf } from '../language/forms.ts'
import { payableIn } from '../language/loan-terms.ts'
import { firstSaid } from '../language/said.ts'
import type { Words } from '../language/forms.ts'
import type { LoanCategory } from '../loan/product.ts'
import type { TransactionType } from '../property.ts'
import words from './loans.json' with { type: 'json' }

const CATEGORIES: Words<LoanCategory> = wordsOf(words.categories)

/** Which group of loans is asked for: by the loan's name, else by the deal that it is for. */
export const readLoanCategory = (
  said: Prose,
  home: { readonly transactionTypes: readonly TransactionType[] },
): LoanCategory | null => {
  const text = textOf(said)
  const named = firstSaid(CATEGORIES, text)
  if (named) return named
  if (payableIn(text) !== null) return 'MORTGAGE'
  if (home.transactionTypes.includes('JEONSE') || home.transactionTypes.includes('RENT')) return 'JEONSE'
  if (asksFor('repayment', text)) return 'MORTGAGE'
  return home.transactionTypes.includes('SALE') ? 'MORTGAGE' : null
}
