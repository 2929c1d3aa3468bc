import type { AnalysisReport } from '../../../domain/analysis.ts'
import type { Assumption } from '../../../domain/answer.ts'
import type { ExecutionStep } from '../../../domain/step.ts'
import type { Evidence } from '../../facts/evidence.ts'
import type { SearchPlan } from '../../planning/decisions.ts'
import { searchTeam } from '../../teams/search/team.ts'
import type { StepOutcome } from '../../teams/team.ts'
import type { ResearchDeps } from '../deps.ts'
import { stepOf } from '../plan.ts'
import type { ToolCall } from '../tool.ts'
import type { ResearcherState } from './state.ts'

/** What one call brought. */
export interface Found {
  call: ToolCall
  failed: boolean
  evidence: Evidence[]
  gaps: string[]
  assumptions: Assumption[]
  analysis: AnalysisReport | null
}

const LAW_HITS = 5

/** A call as the search team's plan: nothing but what was asked for. */
const planOf = (call: Exclude<ToolCall, { tool: 'calculate' }>): SearchPlan => ({
  keywords: { legal: [], realEstate: [], loan: [], general: [] },
  legal: call.tool === 'search_law' ? { query: call.query, lawName: null, first: LAW_HITS } : null,
  market: call.tool === 'market_statistics' ? [call.query] : null,
  property: call.tool === 'search_listings' ? [call.query] : null,
  loan: call.tool === 'search_loans' ? call.query : null,
  assumptions: [],
  gaps: [],
})

/** Asks the teams: their sources through a plan that is given, their calculators with a question. */
export const callResearchTool = async (
  deps: ResearchDeps,
  state: ResearcherState,
  call: ToolCall,
  signal: AbortSignal,
): Promise<Found> => {
  const { researchTopic, sessionId, userId, runId } = state
  const query =
    call.tool === 'search_law' || call.tool === 'calculate' ? call.query : researchTopic.description
  const question = { ...state.question, query, history: [] }
  const step: ExecutionStep = stepOf(researchTopic)
  const task = {
    step,
    runId,
    shared: {
      userQuery: query,
      sessionId,
      userId,
      timestamp: question.now,
      language: question.language,
      status: 'PROCESSING' as const,
      errorMessage: null,
    },
    question,
    kinds: [],
    notes: [],
    inputs: {},
    evidence: state.evidence,
  }
  const runControl = { signal, report: () => {}, configurable: {} }
  const ask = async (): Promise<StepOutcome> => {
    if (call.tool !== 'calculate') {
      return searchTeam(deps)({ ...task, intent: state.intent, plan: planOf(call) }, runControl)
    }
    const { ANALYSIS } = deps.teams
    if (ANALYSIS === undefined) throw new Error('there is no analysis team')
    const { tools, ofFound, given, assumed } = call.work
    const done = await ANALYSIS(
      { ...task, intent: state.intent, question: { ...question, given }, asked: { tools, ofFound } },
      runControl,
    )
    return { ...done, assumptions: [...assumed, ...done.assumptions] }
  }
  const { status, evidence, gaps, assumptions, analysis } = await ask()
  return { call, failed: status === 'FAILED', evidence, gaps, assumptions, analysis: analysis ?? null }
}
