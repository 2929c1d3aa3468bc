import { END, START, StateGraph } from '@langchain/langgraph'
import { analyze } from './analyze.ts'
import type { AnalysisDeps } from './deps.ts'
import { finalize } from './finalize.ts'
import { dispatchTools, prepare } from './prepare.ts'
import { createReport, generateInsights } from './report.ts'
import { AnalysisTeamState } from './state.ts'

/** Tools by what is asked, all at once. Without a checkpointer: the step is the unit that is redone. */
export const buildAnalysisTeam = (deps: AnalysisDeps) =>
  new StateGraph(AnalysisTeamState)
    .addNode('prepare', prepare(deps))
    .addNode('analyze', analyze(deps))
    .addNode('generateInsights', generateInsights(deps))
    .addNode('createReport', createReport(deps))
    .addNode('finalize', finalize)
    .addEdge(START, 'prepare')
    .addConditionalEdges('prepare', dispatchTools, ['analyze', 'generateInsights'])
    .addEdge('analyze', 'generateInsights')
    .addEdge('generateInsights', 'createReport')
    .addEdge('createReport', 'finalize')
    .addEdge('finalize', END)
    .compile({ checkpointer: false })
