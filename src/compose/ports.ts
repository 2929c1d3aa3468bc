import { textOf } from '../domain/prose.ts'
import type { Pool } from 'pg'
import type { AgentPorts, DocumentRequest, DocumentToSave, DocumentToSettle } from '../agent/ports.ts'
import { amendParties } from '../domain/document/change.ts'
import { maskPartiesIn } from '../domain/document/parties.ts'
import type { Language } from '../domain/run.ts'
import { mapReviewTexts, reviewDocument } from '../domain/document/review.ts'
import { fillTemplate } from '../domain/document/template.ts'
import { FencedError, NotFoundError } from '../domain/errors.ts'
import { newId } from '../domain/id.ts'
import type { Vault } from '../domain/personal-data.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { Rules } from '../domain/rules/rules.ts'
import { plainTexts } from '../domain/text/plain.ts'
import { createConsultPorts } from './consult-ports.ts'
import { openDecision, openParties } from '../runs/answers.ts'
import { acceptDocument, discardDocument, documentPlaces, saveDocument } from '../store/documents.ts'
import type { Embedder } from '../store/law-search/embedder.ts'
import type { LawSearch } from '../store/law-search/search.ts'
import { searchLoans } from '../store/loan-search.ts'
import { complexesNamed } from '../store/market/complexes.ts'
import { marketStatistics } from '../store/market/statistics.ts'
import { readMemory, readTalked } from '../store/memory.ts'
import { readOffer } from '../store/offer.ts'
import { searchListings } from '../store/property-search/listings.ts'
import { findAnswer } from '../store/run-input.ts'
import { readRecentTurns } from '../store/run-reads.ts'
import type { Queryable } from '../store/statement.ts'

export interface PortSources {
  /** The hot reads; every statement has a timeout of its own. */
  pool: Pool
  /** What the world offers, which may lag. */
  replica: Queryable
  writes: Pool
  vault: Vault
  places(): Promise<PlaceIndex>
  rules(runId?: string): Promise<Rules>
  law: Pick<LawSearch, 'search' | 'state' | 'route' | 'english'>
  /** What questions are compared with; the first is the default. */
  embedders: readonly Embedder[]
  now(): Date
}

/** Rejects as soon as nobody waits for the result any more; the statement itself ends by its own timeout. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

/** What writes files is loaded for the first one. */
const fileOf = async ({ title, blocks }: Pick<ReturnType<typeof fillTemplate>, 'title' | 'blocks'>) => {
  const { renderDocx } = await import('../sources/docx.ts')
  return renderDocx(title, blocks)
}

/** The agent's documents: whom they are about is known on this side only. */
const documentPorts = ({ pool, writes, vault }: Pick<PortSources, 'pool' | 'writes' | 'vault'>) => {
  const answerTo = async (userId: string, reference: string) => {
    const kept = await findAnswer(pool, userId, reference)
    if (kept === null) throw new NotFoundError('the answer with the parties')
    return kept
  }
  const fill = async ({ userId, order, reference, changes }: DocumentRequest) => {
    let parties = openParties(vault, reference, await answerTo(userId, reference))
    for (const change of changes) {
      const { terms } = openDecision(vault, change.reference, await answerTo(userId, change.reference))
      parties = amendParties(parties, terms ?? {}, change.taken)
    }
    return { parties, document: fillTemplate(order, parties) }
  }
  const review = async (request: DocumentRequest, language: Language) => {
    const { parties, document } = await fill(request)
    const found = reviewDocument(
      document.documentType,
      document.blocks,
      document.notes,
      language,
      parties.specialTerms ?? [],
    )
    return mapReviewTexts(found, (text) => maskPartiesIn(text, parties))
  }
  return {
    reviewDocument: (request: DocumentRequest, language: Language, signal: AbortSignal) =>
      until(signal, review(request, language)),
    saveDocument: async (request: DocumentToSave): Promise<string> => {
      const { parties, document } = await fill(request)
      const id = newId()
      const places = documentPlaces(id)
      const saved = await saveDocument(writes, {
        id,
        runId: request.runId,
        attempt: request.attempt,
        effectKey: request.effectKey,
        documentType: document.documentType,
        title: document.title,
        sealedMarkdown: vault.seal(document.markdown, places.markdown),
        sealedFile: vault.sealBytes(await fileOf(document), places.file),
        review: mapReviewTexts(request.review, (text) => maskPartiesIn(text, parties)),
        version: request.version,
        firstVersionId: request.firstVersionId,
      })
      if (saved === null) throw new FencedError(request.runId)
      return saved
    },
    settleDocument: async ({
      decision,
      documentId,
      firstVersionId,
      ...run
    }: DocumentToSettle): Promise<void> => {
      const isHeld =
        decision === 'ACCEPT'
          ? await acceptDocument(writes, run, documentId)
          : await discardDocument(writes, run, firstVersionId)
      if (!isHeld) throw new FencedError(run.runId)
    },
  }
}

/** The world as the agent asks for it, answered by the store. */
export const createPorts = (sources: PortSources): AgentPorts => {
  const { pool, replica, writes, vault, places, rules, law, embedders, now } = sources
  return {
    places,
    rules,
    // What sellers, publishers and banks wrote is shown and read by models: as text and nothing else.
    searchListings: async (query, signal) => plainTexts(await until(signal, searchListings(replica, query))),
    marketStatistics: (query, signal) => until(signal, marketStatistics(replica, query)),
    complexesNamed: async (query, signal) => plainTexts(await until(signal, complexesNamed(replica, query))),
    searchLaw: async (query, signal) => plainTexts(await until(signal, law.search(query))),
    lawRoute: (text, signal, before) => until(signal, law.route(textOf(text), before?.map(textOf))),
    searchLoans: async (query, signal) => plainTexts(await until(signal, searchLoans(replica, query))),
    readOffer: async (offer, signal) => plainTexts(await until(signal, readOffer(pool, offer))),
    ...documentPorts({ pool, writes, vault }),
    recallMemory: (runId) => readMemory(pool, runId),
    recallTalk: (runId) => readTalked(pool, runId),
    recentTurns: (sessionId, runId, limit) => readRecentTurns(pool, sessionId, runId, limit),
    consult: createConsultPorts({ pool, writes, law, embedders, places, now }),
    now,
  }
}
