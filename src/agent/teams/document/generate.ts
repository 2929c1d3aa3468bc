import type { DocumentHome } from '../../../domain/document/order.ts'
import { fillTemplate, TEMPLATES } from '../../../domain/document/template.ts'
import type { DocumentOrder } from '../../../domain/document/template.ts'
import { InvalidInputError } from '../../../domain/errors.ts'
import { partiesForm } from '../../../domain/form/contract.ts'
import { sayIssues } from '../../../domain/form/form.ts'
import { agreedTerms, offeredTerms } from './offered-terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Left to be written by hand. */
const NO_HOME: DocumentHome = {
  name: null,
  address: null,
  unit: null,
  propertyType: null,
  exclusiveArea: null,
}

const orderOf = (state: DocumentTeamState): DocumentOrder => ({
  templateId: required(state, 'templateId'),
  home: state.offer?.home ?? NO_HOME,
  // Which of the two renewals it is changes what the tenant may ask for next time: theirs to tick.
  kind: state.isRenewal ? null : 'NEW',
  price: agreedTerms(state).price,
  terms: agreedTerms(state),
  payments: null,
  signedOn: null,
})

/** What cannot be written, by the labels of the form that asks again. */
const problemOf = (state: DocumentTeamState, { issues }: InvalidInputError): string => {
  const { language } = state.sharedContext
  const { documentType } = TEMPLATES[required(state, 'templateId')]
  const form = partiesForm({ documentType, terms: { documentType, ...offeredTerms(state) } }, language)
  const asked = issues.map((issue) => ({ ...issue, field: `contractParties.${issue.field}` }))
  return sayIssues(form, asked, language)
}

/** Fills the template with the outline of the parties: what cannot be written is found before anything is. */
export const generate = (state: DocumentTeamState): DocumentTeamUpdate => {
  const startedAt = performance.now()
  const order = orderOf(state)
  try {
    const { notes } = fillTemplate(order, required(state, 'contractParties'))
    return { order, templateNotes: notes, generationTime: (performance.now() - startedAt) / 1000 }
  } catch (error) {
    // What a decision makes of a version was checked when it was given.
    if (!(error instanceof InvalidInputError) || state.draft !== null) throw error
    return {
      order: null,
      contractParties: null,
      reference: null,
      terms: null,
      // The amounts of the next answer are others: they are asked back anew.
      askedBack: 'NO',
      problem: problemOf(state, error),
    }
  }
}

export const afterGenerating = ({ order }: DocumentTeamState): 'askParties' | 'review' =>
  order === null ? 'askParties' : 'review'
