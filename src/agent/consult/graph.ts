import { END, START, StateGraph } from '@langchain/langgraph'
import type { GraphDeps } from '../run-graph.ts'
import type { ConsultDomain } from './domain.ts'
import { afterContext, assembleContext } from './nodes/assemble-context.ts'
import { afterSimilarity, checkSimilarity } from './nodes/check-similarity.ts'
import { classifyIntent } from './nodes/classify-intent.ts'
import { extractSlots } from './nodes/extract-slots.ts'
import { afterAnswer, generateAnswer } from './nodes/generate-answer.ts'
import { afterCheck, qualityCheck } from './nodes/quality-check.ts'
import { refine } from './nodes/refine.ts'
import { afterRetrieval, retrieve } from './nodes/retrieve.ts'
import { storeMemory } from './nodes/store-memory.ts'
import { storeResponse } from './nodes/store-response.ts'
import { realEstate } from './real-estate/domain.ts'
import { ConsultState } from './state.ts'

/** As of every run; whose teams it asks is nothing to it. */
export interface Consult extends Pick<GraphDeps, 'ports' | 'calls' | 'checkpointer' | 'onError'> {
  /** What it answers questions about; real estate when left out. */
  domain?: ConsultDomain
}

/** How a question becomes a cited answer, and how it judges and betters itself. */
export const buildConsult = ({ ports, calls, checkpointer, domain, onError }: Consult) => {
  const deps = { ports, calls, domain: domain ?? realEstate(ports), onError }
  return new StateGraph(ConsultState)
    .addNode('checkSimilarity', checkSimilarity(deps))
    .addNode('classifyIntent', classifyIntent(deps))
    .addNode('extractSlots', extractSlots(deps))
    .addNode('storeMemory', storeMemory(deps))
    .addNode('assembleContext', assembleContext(deps))
    .addNode('retrieve', retrieve(deps))
    .addNode('generateAnswer', generateAnswer(deps))
    .addNode('refine', refine(deps))
    .addNode('qualityCheck', qualityCheck(deps))
    .addNode('storeResponse', storeResponse(deps))
    .addEdge(START, 'checkSimilarity')
    .addConditionalEdges('checkSimilarity', afterSimilarity, [
      'storeResponse',
      'generateAnswer',
      'classifyIntent',
    ])
    .addEdge('classifyIntent', 'extractSlots')
    .addEdge('extractSlots', 'storeMemory')
    .addEdge('storeMemory', 'assembleContext')
    .addConditionalEdges('assembleContext', afterContext, ['retrieve', 'generateAnswer'])
    .addConditionalEdges('retrieve', afterRetrieval, ['assembleContext', 'storeResponse'])
    .addConditionalEdges('generateAnswer', afterAnswer, ['refine', 'storeResponse'])
    .addEdge('refine', 'qualityCheck')
    .addConditionalEdges('qualityCheck', afterCheck, ['retrieve', 'storeResponse'])
    .addEdge('storeResponse', END)
    .compile(checkpointer ? { checkpointer } : {})
}
