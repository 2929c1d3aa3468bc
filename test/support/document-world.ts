import type { AgentPorts, DocumentRequest, DocumentToSave } from '../../src/agent/ports.ts'
import type { Language } from '../../src/domain/run.ts'
import { reviewDocument } from '../../src/domain/document/review.ts'
import { fillTemplate } from '../../src/domain/document/template.ts'
import type { OfferedHome } from '../../src/domain/document/template.ts'
import type { InputResponse } from '../../src/domain/input-response.ts'
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
  const gone = new Set<string>()
  const review = ({ order }: DocumentRequest, language: Language) => {
    const { documentType, blocks, notes } = fillTemplate(order, someParties())
    return reviewDocument(documentType, blocks, notes, language)
  }
  const ports = testPorts({
    replace: {
      readOffer: ({ transactionId }) =>
        Promise.resolve(gone.has(transactionId) ? null : offerOf(transactionId)),
      reviewDocument: (request, language) => Promise.resolve(review(request, language)),
      saveDocument: (document) => {
        if (!saved.some(({ effectKey }) => effectKey === document.effectKey)) saved.push(document)
        return Promise.resolve('a-document')
      },
      ...replace,
    },
  })
  return { ports, saved, gone, calls: rulesCalls(ports) }
}
export type DocumentWorld = ReturnType<typeof documentWorld>

export const beginContract = ({ ports, calls }: DocumentWorld, query: string, language: 'KO' | 'EN' = 'KO') =>
  startConversation({ ports, calls }, { query, language, userId: 'user-1' })

export const select = (propertySelection: string): InputResponse => ({
  kind: 'PROPERTY_SELECTION',
  propertySelection,
})
export const parties = (change: Parameters<typeof someParties>[0] = {}): InputResponse => ({
  kind: 'CONTRACT_PARTIES',
  contractParties: someParties(change),
})
export const clarify = (clarification: string): InputResponse => ({ kind: 'CLARIFICATION', clarification })
