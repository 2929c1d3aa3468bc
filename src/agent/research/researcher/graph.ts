import { END, START, StateGraph } from '@langchain/langgraph'
import type { ResearchDeps } from '../deps.ts'
import { asksTools, compressResearch, decide, useTools } from './nodes.ts'
import { ResearcherState } from './state.ts'

/** One researcher, who looks up until nothing is missing. Without a checkpointer: the topic is the unit that is redone. */
export const buildResearcher = (deps: ResearchDeps) =>
  new StateGraph(ResearcherState)
    .addNode('researcher', decide(deps))
    .addNode('researcherTools', useTools(deps))
    .addNode('compressResearch', compressResearch(deps))
    .addEdge(START, 'researcher')
    .addConditionalEdges('researcher', asksTools, ['researcherTools', 'compressResearch'])
    .addEdge('researcherTools', 'researcher')
    .addEdge('compressResearch', END)
    .compile({ checkpointer: false })
