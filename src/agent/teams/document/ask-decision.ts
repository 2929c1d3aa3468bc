import { amendParties } from '../../../domain/document/change.ts'
import { TEMPLATES } from '../../../domain/document/template.ts'
import { askUser } from '../../supervisor/ask-user.ts'
import { DECISION_WORDS } from './decision-words.ts'
import { agreedTerms, offeredTerms } from './offered-terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Shows the version that was written and its review; its user takes it, changes terms of it, or does not want it. */
export const askDecision = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = DECISION_WORDS[state.sharedContext.language]
  const { documentId, version } = required(state, 'draft')
  const { name, documentType } = TEMPLATES[required(state, 'templateId')]
  const parties = required(state, 'contractParties')
  const terms = agreedTerms(state)
  const { suggestions } = state
  const { documentDecision, reference } = askUser('DOCUMENT_DECISION', {
    message: words.decide(name, version, required(state, 'reviewResult').riskLevel, suggestions.length),
    documentId,
    version,
    documentType,
    suggestions,
    written: {
      ...terms,
      startDate: parties.startDate,
      endDate: parties.endDate,
      specialTerms: parties.specialTerms.length,
    },
    terms: { documentType, ...offeredTerms(state) },
  })
  const { decision, terms: change } = documentDecision
  if (decision === 'REJECT') return { decision: 'REJECTED', refusal: 'REJECTED' }
  const taken = suggestions
    .filter(({ id }) => documentDecision.suggestions.includes(id))
    .map(({ specialTerm, wording }) => ({ specialTerm, wording }))
  if (decision === 'ACCEPT' && taken.length === 0) return { decision: 'ACCEPTED' }
  return {
    decision: decision === 'ACCEPT' ? 'ACCEPTED' : 'AGAIN',
    changes: [...state.changes, { reference, taken }],
    contractParties: amendParties(parties, change, taken),
    terms: {
      deposit: change.deposit ?? terms.deposit,
      monthlyRent: change.monthlyRent ?? terms.monthlyRent,
      price: change.price ?? terms.price,
    },
  }
}

/** What was changed is written and read again; an acceptance of what stands there ends it. */
export const afterDeciding = ({ decision, changes, draft }: DocumentTeamState): 'generate' | 'finalize' => {
  const isWritten = changes.length < (draft?.version ?? 1)
  return decision === 'REJECTED' || isWritten ? 'finalize' : 'generate'
}
