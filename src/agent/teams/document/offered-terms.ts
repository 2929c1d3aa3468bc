import { TEMPLATES } from '../../../domain/document/template.ts'
import { agreeOn, findDifferences, findDoubts } from '../../../domain/document/terms.ts'
import type { AgreedTerms, ContractTerms, TermDifference } from '../../../domain/document/terms.ts'
import { list, money, name, text, within } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { message, wordsIn } from '../../../domain/message/say.ts'
import { TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { TransactionType } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { required } from './state.ts'
import type { DocumentTeamState } from './state.ts'

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

const UNIT = text({ ko: '1억원 = 10000', en: '10,000 won' })

export const nameOfSum = (field: keyof AgreedTerms): Arg => within(message(`document.sum.${field}`))
export const sumOf = (amount: number | null): Arg =>
  amount === null ? name('') : amount === 0 ? within(message('document.sum.none')) : money(amount)

/** Where the contract is not as the home is offered, in words. */
export const tellDifferences = (state: DocumentTeamState): string[] =>
  differencesOf(state).map(({ field, offered, agreed }) =>
    wordsIn(state.sharedContext.language)('document.differs', {
      name: nameOfSum(field),
      offered: sumOf(offered),
      agreed: sumOf(agreed),
    }),
  )

/** Asks whether sums that are not as offered are meant. */
export const sayDoubts = (
  doubts: readonly TermDifference[],
  deal: TransactionType | null,
  language: Language,
): string => {
  const words = wordsIn(language)
  return [
    ...doubts.flatMap(({ field, offered, agreed }) => [
      words('document.isRight', { name: nameOfSum(field), agreed: sumOf(agreed) }),
      ...(offered === null || deal === null
        ? []
        : [
            words('document.listed', {
              offered: sumOf(offered),
              deal: text(TRANSACTION_TYPE_LABELS[deal]),
            }),
          ]),
    ]),
    words('document.unit', { unit: UNIT }),
  ].join(' ')
}

/** What stands in the contract for sums that are left out. */
export const sayOffered = ({ transactionType, ...offered }: Offered, language: Language): string[] => {
  const known = (['price', 'deposit', 'monthlyRent'] as const).filter((field) => offered[field] !== null)
  const sums = known.map((field) =>
    within(message('document.sum', { name: nameOfSum(field), amount: sumOf(offered[field]) })),
  )
  const left = transactionType === null ? 'document.left.said' : 'document.left.listed'
  return sums.length === 0 ? [] : [wordsIn(language)(left, { amounts: list(sums) })]
}
