import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { ConsultDeps } from '../deps.ts'
import { hashDocuments, mergeFound, referencesOf } from '../documents.ts'
import { advanceStage, tellStage } from '../plan.ts'
import { amendLast } from '../quality.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

const DEEPEST = 40

/** The documents that the next attempt answers from. */
export const chosenDocuments = ({
  retrievedDocs,
  dynamicK,
}: Pick<ConsultState, 'retrievedDocs' | 'dynamicK'>) => retrievedDocs.slice(0, dynamicK ?? 0)

/**
 * Looks the query up and joins what it finds with what earlier queries found. A set of documents that was answered from
 * already ends the run: it would be the same answer.
 */
export const retrieve =
  ({ ports, domain }: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const at = () => ports.now().toISOString()
    say(control, { mark: 'phase', phase: 'EXECUTING' })
    const begun = tellStage(control, state.executionSteps, 'retrieve', 0, at())

    const k = state.dynamicK ?? 0
    const { iterationCount: iteration } = state
    // The same query again finds something else only further down.
    const depth = state.featureFlags.dynamicQueryRewrite || iteration === 0 ? k : Math.min(2 * k, DEEPEST)
    const found = await domain.corpus.search(state.queryForRetrieval, depth, signalOf(control))
    const least = state.intent === null ? 0 : domain.leastMatch(state.intent, state.userText)
    const best = Math.max(...found.map(({ match }) => match ?? Number.POSITIVE_INFINITY), 0)
    // What does not fit the question is no evidence, however good it looks when quoted.
    const references = iteration === 0 && best < least ? [] : referencesOf(found, iteration)
    const chosen = chosenDocuments({
      retrievedDocs: mergeFound(state.retrievedDocs, references),
      dynamicK: depth,
    })
    const hash = hashDocuments(chosen.map(({ id }) => id))
    const executionSteps = advanceStage(
      begun.length > 0 ? begun : state.executionSteps,
      'retrieve',
      {
        status: 'COMPLETED',
        result: { totalCount: chosen.length, documents: chosen.slice(0, 5).map(({ label }) => label) },
      },
      at(),
    )
    if (state.retrievedDocsHistory.includes(hash)) {
      return {
        currentPhase: 'EXECUTING',
        needsRetrieval: false,
        executionSteps,
        refineIterationLogs: amendLast(state.refineIterationLogs, { stopReason: 'SAME_DOCUMENTS' }),
      }
    }
    return {
      currentPhase: 'EXECUTING',
      isWordsOnly: state.isWordsOnly || found.some((document) => document.isWordsOnly === true),
      retrievedDocs: references,
      dynamicK: depth,
      retrievedDocsHistory: [...state.retrievedDocsHistory, hash],
      executionSteps,
    }
  }

export const afterRetrieval = (state: ConsultState): 'assembleContext' | 'storeResponse' =>
  state.needsRetrieval ? 'assembleContext' : 'storeResponse'
