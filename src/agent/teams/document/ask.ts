import { present } from '../../../domain/present.ts'
import { amendParties } from '../../../domain/document/change.ts'
import { titleOf } from '../../facts/evidence.ts'
import { TEMPLATES } from '../../../domain/document/template.ts'
import type { TemplateId } from '../../../domain/document/template.ts'
import { OWN_HOME } from '../../../domain/input-response.ts'
import { name } from '../../../domain/message/arg.ts'
import { wordsIn } from '../../../domain/message/say.ts'
import type { Language } from '../../../domain/run.ts'
import { agreeOn } from '../../../domain/document/terms.ts'
import { askUser } from '../../planning/ask-user.ts'
import { readConfirmation, wantsBlanks } from '../../../domain/reading/confirmation.ts'
import { agreedTerms, doubtsOf, offeredTerms, sayDoubts, sayOffered } from './offered-terms.ts'
import type { Offered } from './offered-terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Asks which of the homes the contract is about. */
export const askHome = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = wordsIn(state.sharedContext.language)
  const { homes, gone, widened } = state
  const { propertySelection } = askUser('PROPERTY_SELECTION', {
    message: [
      ...(gone.length > 0 ? [words('document.gone')] : []),
      ...(widened ? [words('document.widened')] : []),
      words('document.chooseHome', {
        count: name(String(homes.length)),
        own: name(words('form.home.own')),
      }),
    ].join(' '),
    options: homes.map(({ propertyId, transactionId }) => ({ propertyId, transactionId })),
  })
  if (propertySelection === OWN_HOME) return { ownHome: true }
  const chosen = homes.find(({ propertyId }) => propertyId === propertySelection)
  if (chosen === undefined) throw new Error('a home was selected that was not offered')
  const { propertyId, transactionId } = chosen
  return { selectedProperty: { propertyId, transactionId } }
}

/** Asks whether to write the contract with room for a home that is written in by hand. */
export const askWithoutHome = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = wordsIn(state.sharedContext.language)
  const { clarification } = askUser('CLARIFICATION', {
    message: [...(state.gone.length > 0 ? [words('document.gone')] : []), words('document.noHome')].join(' '),
    suggestions: [words('document.writeBlank'), words('document.writeNothing')],
  })
  return wantsBlanks(clarification) ? { withoutHome: true } : { refusal: 'NO_HOME' }
}

const PARTY_FIELDS = ['name', 'address', 'phone'] as const
const requiredFields = (offered: Offered): string[] => [
  ...(['lessor', 'lessee'] as const).flatMap((role) => PARTY_FIELDS.map((field) => `${role}.${field}`)),
  'deposit',
  ...(offered.transactionType === 'RENT' ? ['monthlyRent'] : []),
  'startDate',
  'endDate',
  ...(offered.transactionType === null ? ['home.address'] : []),
]

const subjectOf = ({ homes, selectedProperty, sharedContext }: DocumentTeamState): string | null => {
  const home = homes.find(({ transactionId }) => transactionId === selectedProperty?.transactionId)
  return home === undefined ? null : titleOf(home.evidence, sharedContext.language)
}

/** Whom and what a contract needs; of a home that is known by its name. */
const sayParties = (title: string, isSale: boolean, home: string | null, language: Language): string => {
  const words = wordsIn(language)
  const contract = name(title)
  if (home === null)
    return isSale
      ? words('document.parties.sale', { contract })
      : words('document.parties.lease', { contract, none: NO_RENT })
  const of = { contract, home: name(home) }
  return isSale
    ? words('document.parties.saleOf', of)
    : words('document.parties.leaseOf', { ...of, none: NO_RENT })
}
const NO_RENT = name('0')

/** Asks who concludes the contract, and on which terms. */
export const askParties = (state: DocumentTeamState): DocumentTeamUpdate => {
  const { language } = state.sharedContext
  const words = wordsIn(language)
  const templateId: TemplateId = required(state, 'templateId')
  const { problem, askedBack } = state
  const { name: title, documentType } = TEMPLATES[templateId]
  const offered = offeredTerms(state)
  const received = askUser('CONTRACT_PARTIES', {
    message: present([
      problem !== null && words('document.problem', { why: name(problem) }),
      problem === null && askedBack === 'SAY_AGAIN' && words('document.sayAgain'),
      sayParties(title, documentType === 'sales_contract', subjectOf(state), language),
      ...sayOffered(offered, language),
      offered.transactionType === null &&
        words('document.typeHome', { field: name(words('form.home.address')) }),
    ]).join(' '),
    requiredFields: requiredFields(offered),
    documentType,
    terms: { documentType, ...offered },
  })
  return {
    contractParties: received.contractParties,
    reference: received.reference,
    terms: agreeOn(offered, received.contractParties),
    problem: null,
  }
}

export const afterParties = (state: DocumentTeamState): 'askTerms' | 'generate' =>
  state.askedBack === 'NO' && doubtsOf(state).length > 0 ? 'askTerms' : 'generate'

const SAY_AGAIN: DocumentTeamUpdate = {
  askedBack: 'SAY_AGAIN',
  contractParties: null,
  reference: null,
  terms: null,
}

/** Asks back, once, what is not as the home is offered: a price may be negotiated, or typed in another unit. */
export const askTerms = (state: DocumentTeamState): DocumentTeamUpdate => {
  const { language } = state.sharedContext
  const words = wordsIn(language)
  const { transactionType } = offeredTerms(state)
  const differences = doubtsOf(state)
  const { clarification } = askUser('CLARIFICATION', {
    message: sayDoubts(differences, transactionType, language),
    suggestions: [
      words('document.itIsRight'),
      ...(transactionType === null ? [] : [words('document.asListed')]),
      words('document.sayItAgain'),
    ],
  })
  const agreed = differences.map((difference) => difference.agreed)
  switch (readConfirmation(clarification, agreed)) {
    case 'RIGHT':
      return { askedBack: 'CONFIRMED' }
    case 'AS_LISTED': {
      if (transactionType === null) return SAY_AGAIN
      const asListed = Object.fromEntries(differences.map(({ field, offered }) => [field, offered]))
      return { askedBack: 'CONFIRMED', terms: { ...agreedTerms(state), ...asListed } }
    }
    case 'UNSURE':
      return SAY_AGAIN
  }
}

export const afterAskingBack = ({ contractParties }: DocumentTeamState): 'askParties' | 'generate' =>
  contractParties === null ? 'askParties' : 'generate'

/** Shows the version that was written and its review; its user takes it, changes terms of it, or does not want it. */
export const askDecision = (state: DocumentTeamState): DocumentTeamUpdate => {
  const words = wordsIn(state.sharedContext.language)
  const { documentId, version } = required(state, 'draft')
  const { name: title, documentType } = TEMPLATES[required(state, 'templateId')]
  const parties = required(state, 'contractParties')
  const terms = agreedTerms(state)
  const { suggestions } = state
  const { documentDecision, reference } = askUser('DOCUMENT_DECISION', {
    message: present([
      version > 1
        ? words('document.draftAgain', { title: name(title), version: name(String(version)) })
        : words('document.draft', { title: name(title) }),
      words(`document.review.${required(state, 'reviewResult').riskLevel}`),
      suggestions.length > 0 && words('document.suggestions', { count: name(String(suggestions.length)) }),
      words('document.decide'),
    ]).join(' '),
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
