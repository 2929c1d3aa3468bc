import { END, START, StateGraph } from '@langchain/langgraph'
import type { GraphDeps } from '../run-graph.ts'
import { analysisTeam } from '../teams/analysis/team.ts'
import { documentTeam } from '../teams/document/team.ts'
import { searchTeam } from '../teams/search/team.ts'
import { aggregateResults } from './nodes/aggregate-results.ts'
import { analyzeIntent, asksBack } from './nodes/analyze-intent.ts'
import { clarify } from './nodes/clarify.ts'
import { dispatchSteps, executeTeams } from './nodes/execute-teams.ts'
import { generateResponse } from './nodes/generate-response.ts'
import { initialize } from './nodes/initialize.ts'
import { afterApproval, planApproval } from './nodes/plan-approval.ts'
import { afterPlanning, planning } from './nodes/planning.ts'
import { runStep } from './nodes/run-step.ts'
import { SupervisorState } from './state.ts'

/** How a question becomes an answer. */
export const buildSupervisor = ({ checkpointer, teams, ...given }: GraphDeps) => {
  const deps = {
    ...given,
    teams: teams ?? {
      SEARCH: searchTeam(given),
      ANALYSIS: analysisTeam(given),
      // A team that asks needs a checkpoint to come back to.
      ...(checkpointer && { DOCUMENT: documentTeam(given) }),
    },
  }
  return new StateGraph(SupervisorState)
    .addNode('initialize', initialize(deps))
    .addNode('analyzeIntent', analyzeIntent(deps))
    .addNode('clarify', clarify(deps))
    .addNode('planning', planning(deps))
    .addNode('planApproval', planApproval(deps))
    .addNode('executeTeams', executeTeams(deps))
    .addNode('runStep', runStep(deps))
    .addNode('aggregateResults', aggregateResults)
    .addNode('generateResponse', generateResponse(deps))
    .addEdge(START, 'initialize')
    .addEdge('initialize', 'analyzeIntent')
    .addConditionalEdges('analyzeIntent', asksBack, ['clarify', 'planning'])
    .addEdge('clarify', 'analyzeIntent')
    .addConditionalEdges('planning', afterPlanning, [
      'analyzeIntent',
      'planApproval',
      'executeTeams',
      'generateResponse',
    ])
    .addConditionalEdges('planApproval', afterApproval, ['analyzeIntent', 'planning', 'executeTeams'])
    .addConditionalEdges('executeTeams', dispatchSteps, ['runStep', 'aggregateResults', 'analyzeIntent'])
    .addEdge('runStep', 'executeTeams')
    .addEdge('aggregateResults', 'generateResponse')
    .addEdge('generateResponse', END)
    .compile(checkpointer ? { checkpointer } : {})
}
