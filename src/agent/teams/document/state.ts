import { prose } from '../../../domain/prose.ts'
import { StateSchema } from '@langchain/langgraph'
import { z } from 'zod'
import type { Request } from '../../../domain/reading/request.ts'
import { termSuggestion } from '../../../domain/document/decision.ts'
import { maskedParties } from '../../../domain/document/parties.ts'
import { documentReview } from '../../../domain/document/review.ts'
import { agreedTerms } from '../../../domain/document/terms.ts'
import { TEMPLATE_IDS } from '../../../domain/document/template.ts'
import type { DocumentOrder, OfferedHome } from '../../../domain/document/template.ts'
import { TRANSACTION_TYPES } from '../../../domain/property.ts'
import { evidence } from '../../facts/evidence.ts'
import type { DocumentChange, DocumentRequest } from '../../ports.ts'
import { sharedState } from '../team.ts'
import type { StepOutcome } from '../team.ts'

const TEAM_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'FAILED'] as const

/** Why no contract is written: none for that kind of property, or nothing to write it about. */
const REFUSALS = ['BEYOND_HOMES', 'NO_HOME', 'REJECTED'] as const

const listing = z.object({ propertyId: z.string(), transactionId: z.string() })

/** A home that the contract may be about, with what an answer may say of it. */
const offeredListing = listing.extend({ transactionType: z.enum(TRANSACTION_TYPES), evidence })
export type OfferedListing = z.infer<typeof offeredListing>

/** A version that its user reads and decides on. */
export interface Draft {
  documentId: string
  firstVersionId: string
  version: number
}

/**
 * One contract. Checkpointed with its run, since its user may take days to answer: plain data, and of the parties the
 * outline only.
 */
export const DocumentTeamState = new StateSchema({
  teamName: z.string().default('document_team'),
  status: z.enum(TEAM_STATUSES).default('PENDING'),
  sharedContext: sharedState,
  /** What is asked, where it is more than its words say. */
  request: z.custom<Request | null>().default(null),
  stepId: z.string().min(1),
  runId: z.string().min(1),
  /** What the user said about the plan and about this step, oldest first. */
  notes: z.array(prose()),
  /** Whether the question pointed at one home that was shown, so that there is none to choose. */
  pointed: z.boolean().default(false),
  /** The homes that the steps before this one found. */
  found: z.array(evidence),
  /** Whether there were such steps. */
  searched: z.boolean(),

  /** The deals that the contract may be about; empty: any. */
  deals: z.array(z.enum(TRANSACTION_TYPES)).default(() => []),
  isRenewal: z.boolean().default(false),
  /** The home stands in no listing: its address is typed in. */
  ownHome: z.boolean().default(false),
  /** The amounts that the question gives, for a home that stands in no listing. */
  said: agreedTerms.nullable().default(null),
  refusal: z.enum(REFUSALS).nullable().default(null),
  /** What was asked for in place of a home's contract. */
  beyondHomes: z.string().nullable().default(null),
  homes: z.array(offeredListing).default(() => []),
  /** The homes fit fewer conditions than were asked for. */
  widened: z.boolean().default(false),
  /** Homes that were taken off while their contract was being written. */
  gone: z.array(z.string()).default(() => []),
  selectedProperty: listing.nullable().default(null),
  offer: z.custom<OfferedHome>().nullable().default(null),
  /** The home is left to be written by hand. */
  withoutHome: z.boolean().default(false),
  templateId: z.enum(TEMPLATE_IDS).nullable().default(null),
  contractParties: maskedParties.nullable().default(null),
  /** What is agreed: as it was said, or else as the home is offered. */
  terms: agreedTerms.nullable().default(null),
  /** What differs from the offer is asked back once; what is said then stands. */
  askedBack: z.enum(['NO', 'CONFIRMED', 'SAY_AGAIN']).default('NO'),
  /** Names the answer that holds the parties themselves. */
  reference: z.string().nullable().default(null),
  /** Why what was given of the parties cannot stand in the contract; asked again with it. */
  problem: z.string().nullable().default(null),
  /** What was decided on earlier versions, oldest first. */
  changes: z.custom<DocumentChange[]>().default(() => []),
  /** The version that is written; null in runs whose contract was reviewed by an earlier release. */
  draft: z.custom<Draft>().nullable().default(null),
  decision: z.enum(['OPEN', 'AGAIN', 'ACCEPTED', 'REJECTED']).default('OPEN'),
  order: z.custom<DocumentOrder>().nullable().default(null),
  /** What the template itself has to say of the contract. */
  templateNotes: z.array(z.string()).default(() => []),
  reviewResult: documentReview.nullable().default(null),
  /** The wordings of it that can be taken over. */
  suggestions: z.array(termSuggestion).default(() => []),
  /** The articles that the review rests on. */
  articles: z.array(evidence).default(() => []),
  /** Seconds. */
  generationTime: z.number().default(0),
  reviewTime: z.number().default(0),
  outcome: z.custom<StepOutcome>().nullable().default(null),
})
export type DocumentTeamState = typeof DocumentTeamState.State
export type DocumentTeamUpdate = typeof DocumentTeamState.Update

/** What an earlier node left; its absence is a fault of the graph. */
export const required = <State extends object, K extends keyof State & string>(
  state: State,
  channel: K,
): NonNullable<State[K]> => {
  const value = state[channel]
  if (value == null) throw new Error(`${channel} is missing from the document team's state`)
  return value
}

/** The document as it is asked of the ports. */
export const requestOf = (state: DocumentTeamState): DocumentRequest => ({
  userId: required(state.sharedContext, 'userId'),
  order: required(state, 'order'),
  reference: required(state, 'reference'),
  changes: state.changes,
})
