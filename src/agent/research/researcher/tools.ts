import type { AnalysisReport } from '../../../domain/analysis.ts'
import type { Assumption } from '../../../domain/answer.ts'
import { say } from '../../../domain/message/say.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { withLeftOut } from '../../planning/left-out.ts'
import { toolNamed } from '../../tools/registry.ts'
import type { SearchPlan } from '../../tools/look-up.ts'
import { workWith } from '../../tools/work.ts'
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

type SearchCall = Exclude<ToolCall, { tool: 'calculate' }>

/** Nothing but what a call asks for. */
const planOf = (call: SearchCall): SearchPlan => ({
  keywords: { legal: [], realEstate: [], loan: [], general: [] },
  legal:
    call.tool === 'search_law'
      ? { query: call.query, lawName: null, first: LAW_HITS, about: call.query }
      : null,
  market: call.tool === 'market_statistics' ? [call.query] : null,
  property: call.tool === 'search_listings' ? [call.query] : null,
  loan: call.tool === 'search_loans' ? call.query : null,
  ...(call.tool === 'find_article' && { articles: [call.query] }),
  assumptions: [],
  gaps: [],
})

/** Asks a source, or the calculators with the figures of a call. */
export const callResearchTool = async (
  deps: ResearchDeps,
  state: ResearcherState,
  call: ToolCall,
  signal: AbortSignal,
): Promise<Found> => {
  const { researchTopic, sessionId, userId, runId, intent } = state
  const query = call.tool === 'calculate' ? call.query : state.question.query
  // A contract may have been pasted earlier; sources are asked for what stands in the call.
  const history = call.tool === 'calculate' ? state.question.history : []
  const question = { ...state.question, query, history }
  if (call.tool !== 'calculate') {
    const asked = planOf(call)
    const plan = asked.property
      ? { ...asked, property: withLeftOut(asked.property, question, await deps.ports.places()) }
      : asked
    const [done] = await workWith(
      { tools: [toolNamed(call.tool).id], ofFound: false },
      { question, intent, found: state.evidence, userId, plan },
      deps,
      signal,
    )
    if (done === undefined) throw new Error(`${call.tool} came to nothing`)
    const { evidence, gaps, looked } = done.findings
    return {
      call,
      failed: done.failed || looked?.error != null,
      evidence,
      gaps: gaps.map((it) => say(it, question.language)),
      assumptions: [],
      analysis: null,
    }
  }
  const { ANALYSIS } = deps.teams
  if (ANALYSIS === undefined) throw new Error('there is no analysis team')
  const { tools, ofFound, given, assumed } = call.work
  const { status, evidence, gaps, assumptions, analysis } = await ANALYSIS(
    {
      step: stepOf(researchTopic),
      runId,
      shared: {
        userQuery: query,
        sessionId,
        userId,
        timestamp: question.now,
        language: question.language,
        status: 'PROCESSING',
        errorMessage: null,
      },
      question: { ...question, given },
      intent,
      kinds: [],
      notes: [],
      inputs: {},
      evidence: state.evidence,
      asked: { tools, ofFound },
    },
    { signal, report: () => {}, configurable: {} },
  )
  return {
    call,
    failed: status === 'FAILED',
    evidence,
    gaps,
    assumptions: [...assumed, ...assumptions],
    analysis: analysis ?? null,
  }
}
