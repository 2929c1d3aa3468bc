import { END, START, StateGraph } from '@langchain/langgraph'
import type { BaseCheckpointSaver } from '@langchain/langgraph'
import type { RunBudget } from '../budget.ts'
import type { AgentPorts } from '../ports.ts'
import type { Calls } from '../calls/runner.ts'
import { analysisTeam } from '../teams/analysis/team.ts'
import { documentTeam } from '../teams/document/team.ts'
import { searchTeam } from '../teams/search/team.ts'
import type { TeamRunners } from '../teams/team.ts'
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

export interface Supervisor {
  ports: AgentPorts
  calls: Calls
  /** Without one the run can neither be resumed nor ask its user anything. */
  checkpointer?: BaseCheckpointSaver
  /** What the run may still use; its calls heed it by themselves. */
  budget?: RunBudget
  /** The teams there are; all of the product's when left out. */
  teams?: TeamRunners
  /** Told of failures that do not fail the run (a team, a source), for the log. */
  onError?: (error: unknown, where: string) => void
  /** Whether an error means that the database is away: such a run is taken up again, and none of its steps has failed. */
  isOutage?: (error: unknown) => boolean
}

/** How a question becomes an answer. */
export const buildSupervisor = ({
  ports,
  calls,
  checkpointer,
  budget,
  teams,
  onError,
  isOutage,
}: Supervisor) => {
  const deps = {
    ports,
    calls,
    budget,
    onError,
    isOutage,
    teams: teams ?? {
      SEARCH: searchTeam({ ports, calls, onError }),
      ANALYSIS: analysisTeam({ ports, calls, onError }),
      // A team that asks needs a checkpoint to come back to.
      ...(checkpointer && { DOCUMENT: documentTeam({ ports, onError }) }),
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
