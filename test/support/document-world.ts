import type { RaisedInterrupt } from '../../src/agent/draft.ts'
import type { InputAsk } from '../../src/domain/input.ts'
import type { AgentPorts, DocumentRequest, DocumentToSave, DocumentToSettle } from '../../src/agent/ports.ts'
import type { Language } from '../../src/domain/run.ts'
import { amendParties } from '../../src/domain/document/change.ts'
import { reviewDocument } from '../../src/domain/document/review.ts'
import { fillTemplate } from '../../src/domain/document/template.ts'
import type { OfferedHome } from '../../src/domain/document/template.ts'
import type { DocumentDecision, InputResponse } from '../../src/domain/input-response.ts'
import { someParties } from './contract.ts'
import { startConversation } from './conversation.ts'
import { LISTINGS } from './homes.ts'
import { testPorts } from './ports.ts'
import { rulesCalls } from './calls.ts'

export const MAPO_HOME = '00000000-0000-7000-8000-0000000000f0'
export const GANGNAM_HOME = '00000000-0000-7000-8000-000000000003'

export const offerOf = (transactionId: string): OfferedHome | null => {
  const hit = LISTINGS.find((listing) => listing.transactionId === transactionId)
  return hit === undefined
    ? null
    : {
        home: {
          name: hit.name,
          address: hit.address,
          unit: null,
          propertyType: hit.propertyType,
          exclusiveArea: hit.exclusiveArea,
        },
        transactionType: hit.transactionType,
        salePrice: hit.salePrice,
        deposit: hit.deposit,
        monthlyRent: hit.monthlyRent,
      }
}

/** A world that writes documents down, and where listings can be taken off. */
export const documentWorld = (replace: Partial<AgentPorts> = {}) => {
  const saved: DocumentToSave[] = []
  const settled: DocumentToSettle[] = []
  const gone = new Set<string>()
  const answers = new Map<string, InputResponse>()
  const partiesOf = ({ reference, changes }: DocumentRequest) => {
    const given = answers.get(reference)
    const first = given?.kind === 'CONTRACT_PARTIES' ? given.contractParties : someParties()
    return changes.reduce((parties, { reference: of, taken }) => {
      const decided = answers.get(of)
      const terms = decided?.kind === 'DOCUMENT_DECISION' ? decided.documentDecision.terms : null
      return amendParties(parties, terms ?? {}, taken)
    }, first)
  }
  const review = (request: DocumentRequest, language: Language) => {
    const parties = partiesOf(request)
    const { documentType, blocks, notes } = fillTemplate(request.order, parties)
    return reviewDocument(documentType, blocks, notes, language, parties.specialTerms ?? [])
  }
  const ports = testPorts({
    replace: {
      readOffer: ({ transactionId }) =>
        Promise.resolve(gone.has(transactionId) ? null : offerOf(transactionId)),
      reviewDocument: (request, language) => Promise.resolve(review(request, language)),
      saveDocument: (document) => {
        if (!saved.some(({ effectKey }) => effectKey === document.effectKey)) saved.push(document)
        return Promise.resolve(document.effectKey)
      },
      settleDocument: (document) => {
        settled.push(document)
        return Promise.resolve()
      },
      ...replace,
    },
  })
  return { ports, saved, settled, answers, partiesOf, gone, calls: rulesCalls(ports) }
}
export type DocumentWorld = ReturnType<typeof documentWorld>

/** The world keeps what its user answers, as the product does. */
export const beginContract = (world: DocumentWorld, query: string, language: 'KO' | 'EN' = 'KO') =>
  startConversation(world, { query, language, userId: 'user-1' }, 'TEAM', world.answers)

export const select = (propertySelection: string): InputResponse => ({
  kind: 'PROPERTY_SELECTION',
  propertySelection,
})
export const parties = (change: Parameters<typeof someParties>[0] = {}): InputResponse => ({
  kind: 'CONTRACT_PARTIES',
  contractParties: someParties(change),
})
export const decide = (
  decision: 'ACCEPT' | 'EDIT' | 'REJECT',
  change: Partial<DocumentDecision> = {},
): InputResponse => ({ kind: 'DOCUMENT_DECISION', documentDecision: { decision, ...change } })
export const clarify = (clarification: string): InputResponse => ({ kind: 'CLARIFICATION', clarification })

export const kinds = (asked: readonly RaisedInterrupt[]) => asked.map(({ value }) => value.kind)
export const asking = <K extends InputAsk['kind']>(
  asked: readonly RaisedInterrupt[],
  kind: K,
  position = 0,
): Extract<InputAsk, { kind: K }> => {
  const found = asked.map(({ value }) => value).filter((value) => value.kind === kind)[position]
  if (found === undefined) throw new Error(`nobody asked for ${kind}`)
  return found as Extract<InputAsk, { kind: K }>
}
