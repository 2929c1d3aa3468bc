import { END, START, StateGraph } from '@langchain/langgraph'
import type { GraphDeps } from '../run-graph.ts'
import { byRules } from '../calls/by-rules.ts'
import { openCalls } from '../calls/runner.ts'
import { analysisTeam } from '../teams/analysis/team.ts'
import { asksBack, askBack, clarifyWithUser } from './nodes/clarify-with-user.ts'
import { finalReport } from './nodes/final-report.ts'
import { afterApproval, planApproval } from './nodes/plan-approval.ts'
import { researcher } from './nodes/researcher.ts'
import { afterSupervisor, supervisor } from './nodes/supervisor.ts'
import { dispatchResearchers, supervisorTools } from './nodes/supervisor-tools.ts'
import { afterBrief, writeResearchBrief } from './nodes/write-brief.ts'
import { AgentState } from './state.ts'

/** How a question becomes a researched report. A channel and a node cannot share a name, so the last node writes finalReport. */
export const buildResearch = ({ checkpointer, teams, ...given }: GraphDeps) => {
  // What a calculation means is for the researcher to say: no other model is asked beside it, and none outside its budget.
  const analysis = { ...given, calls: openCalls(byRules(given.ports)) }
  const deps = { ...given, teams: { ANALYSIS: teams?.ANALYSIS ?? analysisTeam(analysis) } }
  return new StateGraph(AgentState)
    .addNode('clarifyWithUser', clarifyWithUser(deps))
    .addNode('askUser', askBack(deps))
    .addNode('writeResearchBrief', writeResearchBrief(deps))
    .addNode('planApproval', planApproval(deps))
    .addNode('supervisor', supervisor(deps))
    .addNode('supervisorTools', supervisorTools)
    .addNode('researcher', researcher(deps))
    .addNode('writeFinalReport', finalReport(deps))
    .addEdge(START, 'clarifyWithUser')
    .addConditionalEdges('clarifyWithUser', asksBack, ['askUser', 'writeResearchBrief'])
    .addEdge('askUser', 'clarifyWithUser')
    .addConditionalEdges('writeResearchBrief', afterBrief, [
      'clarifyWithUser',
      'planApproval',
      'supervisor',
      'writeFinalReport',
    ])
    .addConditionalEdges('planApproval', afterApproval, [
      'clarifyWithUser',
      'writeResearchBrief',
      'supervisor',
    ])
    .addConditionalEdges('supervisor', afterSupervisor, [
      'clarifyWithUser',
      'supervisorTools',
      'writeFinalReport',
    ])
    .addConditionalEdges('supervisorTools', dispatchResearchers, ['researcher', 'clarifyWithUser'])
    .addEdge('researcher', 'supervisor')
    .addEdge('writeFinalReport', END)
    .compile(checkpointer ? { checkpointer } : {})
}
