import { Send } from '@langchain/langgraph'
import { chooseTools } from '../../tools/choose.ts'
import type { AnalysisDeps } from './deps.ts'
import type { AnalysisTeamState, AnalysisTeamUpdate } from './state.ts'
import type { ToolName } from '../../tools/tool.ts'

/** Decides what is to be worked out. */
export const prepare =
  ({ ports }: AnalysisDeps) =>
  async (state: AnalysisTeamState): Promise<AnalysisTeamUpdate> => ({
    status: 'IN_PROGRESS',
    startTime: performance.now(),
    tools: state.asked ?? chooseTools(state.question, state.intent, await ports.places()),
  })

/** A branch of its own for each tool; straight to the report where none applies. */
export const dispatchTools = (state: AnalysisTeamState): Send<'analyze', ToolTask>[] | 'generateInsights' =>
  state.tools.length === 0
    ? 'generateInsights'
    : state.tools.map((tool) => new Send('analyze', { tool, state }))

/** One tool's branch: which tool, and what the team knew when it set out. */
export interface ToolTask {
  tool: ToolName
  state: AnalysisTeamState
}
