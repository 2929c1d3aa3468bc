import { findDifferences } from '../../../domain/document/terms.ts'
import type { ContractTerms } from '../../../domain/document/terms.ts'
import { DOCUMENT_WORDS } from './prompt.ts'
import type { DocumentTeamState } from './state.ts'

export type Offered = Omit<ContractTerms, 'documentType'>

/** What the chosen home is offered for; nulls without one. */
export const offeredTerms = ({ offer }: Pick<DocumentTeamState, 'offer'>): Offered => ({
  transactionType: offer?.transactionType ?? null,
  price: offer?.salePrice ?? null,
  deposit: offer?.deposit ?? null,
  monthlyRent: offer?.monthlyRent ?? null,
})

/** What the contract has otherwise than the listing, in words. */
export const tellDifferences = (state: DocumentTeamState): string[] => {
  const { differs } = DOCUMENT_WORDS[state.sharedContext.language]
  return state.terms === null ? [] : findDifferences(offeredTerms(state), state.terms).map(differs)
}
