import { END, START, StateGraph } from '@langchain/langgraph'
import { aggregateResults } from './aggregate-results.ts'
import type { SearchDeps } from './deps.ts'
import { finalize } from './finalize.ts'
import { chooseSources, prepare } from './prepare.ts'
import { searchLegal, searchLoan, searchMarket, searchProperty } from './sources.ts'
import { SearchTeamState } from './state.ts'

/** Laws, market, listings and loans at once. Without a checkpointer: the step is the unit that is redone. */
export const buildSearchTeam = (deps: SearchDeps) =>
  new StateGraph(SearchTeamState)
    .addNode('prepare', prepare(deps))
    .addNode('legal', searchLegal(deps))
    .addNode('market', searchMarket(deps))
    .addNode('property', searchProperty(deps))
    .addNode('loan', searchLoan(deps))
    .addNode('aggregateResults', aggregateResults)
    .addNode('finalize', finalize)
    .addEdge(START, 'prepare')
    .addConditionalEdges('prepare', chooseSources, [
      'legal',
      'market',
      'property',
      'loan',
      'aggregateResults',
    ])
    .addEdge('legal', 'aggregateResults')
    .addEdge('market', 'aggregateResults')
    .addEdge('property', 'aggregateResults')
    .addEdge('loan', 'aggregateResults')
    .addEdge('aggregateResults', 'finalize')
    .addEdge('finalize', END)
    .compile({ checkpointer: false })
