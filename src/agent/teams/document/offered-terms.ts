import { TEMPLATES } from '../../../domain/document/template.ts'
import { agreeOn, findDifferences, findDoubts } from '../../../domain/document/terms.ts'
import type { AgreedTerms, ContractTerms, TermDifference } from '../../../domain/document/terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState } from './state.ts'
import { TERM_WORDS } from './terms-prompt.ts'

export type Offered = Omit<ContractTerms, 'documentType'>

/** What was asked for; nulls where nothing was said, and of what such a contract does not have. */
const saidTerms = ({ said, templateId }: Pick<DocumentTeamState, 'said' | 'templateId'>): Offered => {
  const isSale = templateId === 'sales_contract_v1'
  return {
    transactionType: null,
    price: isSale ? (said?.price ?? null) : null,
    deposit: isSale ? null : (said?.deposit ?? null),
    monthlyRent: isSale ? null : (said?.monthlyRent ?? null),
  }
}

/** What the chosen home is offered for, or, without one, what was asked for; nulls where its kind of deal has no such amount. */
export const offeredTerms = (state: Pick<DocumentTeamState, 'offer' | 'said' | 'templateId'>): Offered => {
  const { offer } = state
  if (offer === null) return saidTerms(state)
  const transactionType = offer.transactionType
  const isSale = transactionType === 'SALE'
  return {
    transactionType,
    price: isSale ? offer.salePrice : null,
    deposit: isSale ? null : offer.deposit,
    monthlyRent: transactionType === 'RENT' ? offer.monthlyRent : null,
  }
}

/** What stands in the contract. Runs whose parties answered an earlier release have no terms of their own. */
export const agreedTerms = (state: DocumentTeamState): AgreedTerms =>
  state.terms ?? agreeOn(offeredTerms(state), required(state, 'contractParties'))

/** Where the contract is not as the home is offered. */
export const differencesOf = (state: DocumentTeamState): TermDifference[] =>
  findDifferences(offeredTerms(state), agreedTerms(state))

/** What is asked back before it is written: what is not as offered, or of a size that hardly is meant. */
export const doubtsOf = (state: DocumentTeamState): TermDifference[] =>
  state.offer === null
    ? findDoubts(TEMPLATES[required(state, 'templateId')].documentType, agreedTerms(state))
    : differencesOf(state)

/** Where the contract is not as the home is offered, in words. */
export const tellDifferences = (state: DocumentTeamState): string[] =>
  differencesOf(state).map(TERM_WORDS[state.sharedContext.language].differs)
