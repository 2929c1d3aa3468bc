import type { Prose } from '../domain/prose.ts'
import type { Language } from '../domain/run.ts'
import type { TakenOver } from '../domain/document/change.ts'
import type { DocumentReview } from '../domain/document/review.ts'
import type { DocumentOrder, OfferedHome } from '../domain/document/template.ts'
import type { ConsultPorts } from './consult/ports.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { LawHit, LawQuery } from '../domain/law/search.ts'
import type { ListingPage, ListingQuery } from '../domain/listing.ts'
import type { LoanPage, LoanQuery } from '../domain/loan/search.ts'
import type { LawRoute } from '../domain/topics/route.ts'
import type { TalkedTurn } from '../domain/answer.ts'
import type { Memory } from '../domain/memory.ts'
import type { Rules } from '../domain/rules/rules.ts'
import type { Complex, ComplexQuery, MarketQuery, MarketStatistics } from '../domain/market.ts'

/** A turn of the conversation so far, oldest first. */
export interface Turn {
  role: 'USER' | 'ASSISTANT'
  content: string
}

/** Turns of the conversation that a question is read with. */
export const HISTORY_TURNS = 12

/** A document about parties whom the agent knows in outline only: `reference` names the answer that holds them. */
export interface DocumentRequest {
  userId: string
  order: DocumentOrder
  reference: string
  /** What was decided on earlier versions, oldest first: the answers that hold it, and the wordings that were taken over. */
  changes: DocumentChange[]
}

export interface DocumentChange {
  reference: string
  taken: TakenOver[]
}

export interface DocumentToSave extends DocumentRequest {
  runId: string
  /** The fence: a run that another worker has taken over, or that has ended, gets no document. */
  attempt: number
  /** One document a key, however often the step runs. */
  effectKey: string
  review: DocumentReview
  version: number
  /** Null for the first version. */
  firstVersionId: string | null
}

/** What its user made of a document in the end. */
export interface DocumentToSettle {
  runId: string
  attempt: number
  documentId: string
  firstVersionId: string
  decision: 'ACCEPT' | 'REJECT'
}

/**
 * What the agent asks of the world. Reads, each cancellable, and a few writes; a rejected promise is a failed source, never a
 * failed run. src/compose/ports.ts builds it from the store.
 */
export interface AgentPorts {
  /** The places that questions may name; follows imports. */
  places(): Promise<PlaceIndex>
  /** The dated rules: those that a run began with, or, of no run, those in use now. */
  rules(runId?: string): Promise<Rules>
  searchListings(query: ListingQuery, signal: AbortSignal): Promise<ListingPage>
  /** Null for a region that is not known. */
  marketStatistics(query: MarketQuery, signal: AbortSignal): Promise<MarketStatistics | null>
  /** The complexes that a text names; several of one name where it does not say which. */
  complexesNamed(query: ComplexQuery, signal: AbortSignal): Promise<Complex[]>
  searchLaw(query: LawQuery, signal: AbortSignal): Promise<LawHit[]>
  /**
   * Which of the laws that are held a text is led to, and which it needs that are not; follows imports. `before`: questions of
   * law that it goes on from, oldest first.
   */
  lawRoute(text: Prose, signal: AbortSignal, before?: readonly Prose[]): Promise<LawRoute>
  searchLoans(query: LoanQuery, signal: AbortSignal): Promise<LoanPage>
  /** A listing that was chosen; null where it is gone. */
  readOffer(
    offer: { propertyId: string; transactionId: string },
    signal: AbortSignal,
  ): Promise<OfferedHome | null>
  /**
   * What contract analysis finds in the document with its parties in it, told in a language; the findings come masked. Throws InvalidInputError
   * where the order cannot be written (dates or payments that do not fit).
   */
  reviewDocument(request: DocumentRequest, language: Language, signal: AbortSignal): Promise<DocumentReview>
  /** Writes the document, as Markdown and DOCX; returns its id. Throws FencedError. */
  saveDocument(document: DocumentToSave): Promise<string>
  /** Marks the version that was taken, or deletes all versions. Throws FencedError. */
  settleDocument(settled: DocumentToSettle): Promise<void>
  /**
   * What is remembered for a run: its conversation's summary, what was learned of its user in any conversation, and what the
   * question before it came down to. Never of anybody else: the run says whose it is.
   */
  recallMemory(runId: string): Promise<Omit<Memory, 'turns'>>
  /** What was asked and answered in a run's conversation before it, oldest first. */
  recallTalk(runId: string): Promise<TalkedTurn[]>
  /** The last turns of a session before this run, without the run's own question. */
  recentTurns(sessionId: string, runId: string, limit: number): Promise<Turn[]>
  /** What consult runs ask for beside the rest. */
  consult: ConsultPorts
  now(): Date
}

/** What works with the world, and tells the log of failures that do not fail the run (a team, a source). */
export interface AgentDeps {
  ports: AgentPorts
  onError?: ((error: unknown, where: string) => void) | undefined
}

/** Asks once for each key; what failed is asked for again. */
const once = <T>(): ((key: string, ask: () => Promise<T>) => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return (key, ask) => {
    const found = known.get(key)
    if (found) return found
    const asked = ask()
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}

/**
 * The ports of a run, which goes by the rules that it began with, whatever is imported while it waits or before it is replayed.
 * Those, and the conversation before it, do not change any more and are read once.
 */
export const portsOfRun = (runId: string, ports: AgentPorts): AgentPorts => {
  const [rules, turns] = [once<Rules>(), once<Turn[]>()]
  return {
    ...ports,
    rules: () => rules(runId, () => ports.rules(runId)),
    recentTurns: (sessionId, ofRun, limit) =>
      turns(`${sessionId} ${ofRun} ${limit}`, () => ports.recentTurns(sessionId, ofRun, limit)),
  }
}
