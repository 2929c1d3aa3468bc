import { TEMPLATES } from '../../../domain/document/template.ts'
import type { TemplateId } from '../../../domain/document/template.ts'
import { askUser } from '../../supervisor/ask-user.ts'
import { DOCUMENT_WORDS } from './prompt.ts'
import { required } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Asks which of the homes the contract is about. */
export const askHome = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = DOCUMENT_WORDS[state.sharedContext.language]
  const { homes, gone, widened } = state
  const { propertySelection } = askUser('PROPERTY_SELECTION', {
    message: [
      ...(gone.length > 0 ? [words.gone] : []),
      ...(widened ? [words.widened] : []),
      words.chooseHome(homes.length),
    ].join(' '),
    options: homes.map(({ propertyId, transactionId }) => ({ propertyId, transactionId })),
  })
  const chosen = homes.find(({ propertyId }) => propertyId === propertySelection)
  if (chosen === undefined) throw new Error('a home was selected that was not offered')
  const { propertyId, transactionId } = chosen
  return { selectedProperty: { propertyId, transactionId } }
}

/** Asks whether to write the contract with room for a home that is written in by hand. */
export const askWithoutHome = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = DOCUMENT_WORDS[state.sharedContext.language]
  const { clarification } = askUser('CLARIFICATION', {
    message: [...(state.gone.length > 0 ? [words.gone] : []), words.noHome].join(' '),
    suggestions: [words.writeBlank, words.writeNothing],
  })
  const agrees = words.agrees.test(clarification) && !words.refuses.test(clarification)
  return agrees ? { withoutHome: true } : { refusal: 'NO_HOME' }
}

const PARTY_FIELDS = ['name', 'address', 'phone'] as const
const requiredFields = (withRent: boolean): string[] => [
  ...(['lessor', 'lessee'] as const).flatMap((role) => PARTY_FIELDS.map((field) => `${role}.${field}`)),
  'deposit',
  ...(withRent ? ['monthlyRent'] : []),
  'startDate',
  'endDate',
]

const subjectOf = ({ homes, selectedProperty }: DocumentTeamState): string | null =>
  homes.find(({ transactionId }) => transactionId === selectedProperty?.transactionId)?.evidence.title ?? null

/** Asks who concludes the contract, and on which terms. */
export const askParties = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = DOCUMENT_WORDS[state.sharedContext.language]
  const templateId: TemplateId = required(state, 'templateId')
  const { offer, problem } = state
  const { name, documentType } = TEMPLATES[templateId]
  const transactionType = offer?.transactionType ?? null
  const withRent = transactionType === 'RENT'
  const received = askUser('CONTRACT_PARTIES', {
    message: [
      ...(problem === null ? [] : [words.problem(problem)]),
      words.parties[documentType](name, subjectOf(state)),
    ].join(' '),
    requiredFields: requiredFields(withRent),
    documentType,
    terms: { documentType, transactionType, price: offer?.salePrice ?? null },
  })
  return { contractParties: received.contractParties, reference: received.reference, problem: null }
}
