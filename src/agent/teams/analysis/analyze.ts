import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import type { AnalysisDeps } from './deps.ts'
import type { ToolTask } from './prepare.ts'
import { ANALYSIS_WORDS } from './prompt.ts'
import { noFindings } from './state.ts'
import type { AnalysisTeamState, AnalysisTeamUpdate, Findings } from './state.ts'
import type { AnalysisTool } from './tool-name.ts'
import { readContext } from '../../tools/context.ts'
import type { ToolContext } from '../../tools/context.ts'
import { analyseJeonse } from '../../tools/jeonse.ts'
import { analyseLoan } from '../../tools/loan.ts'
import { listChecks } from '../../tools/checks.ts'
import { matchLoans } from '../../tools/lending.ts'
import { analyseMarket } from '../../tools/market.ts'
import { analyseFee, analyseRoi, analyseTax } from '../../tools/purchase.ts'
import { analyseConversion } from '../../tools/conversion.ts'
import { explainDanger } from '../../tools/danger.ts'
import { analyseGap } from '../../tools/gap.ts'
import { explainGuarantee } from '../../tools/guarantee.ts'
import { explainLimits } from '../../tools/limits.ts'
import { explainPriority } from '../../tools/priority.ts'
import { analyseIncrease } from '../../tools/rent.ts'
import { analyseRepayment } from '../../tools/repayment.ts'
import { reviewPasted } from '../../tools/contract.ts'

type Tool = (state: AnalysisTeamState, deps: AnalysisDeps, signal: AbortSignal) => Promise<Findings>

const calculate =
  (work: (context: ToolContext) => Promise<Findings>): Tool =>
  async (state, deps, signal) =>
    work(await readContext(state, deps, signal))

const TOOLS: Record<AnalysisTool, Tool> = {
  contract: reviewPasted,
  jeonse: calculate(analyseJeonse),
  gap: calculate(analyseGap),
  danger: calculate(explainDanger),
  repayment: calculate(analyseRepayment),
  limits: calculate(explainLimits),
  priority: calculate(explainPriority),
  guarantee: calculate(explainGuarantee),
  loan: calculate(analyseLoan),
  conversion: calculate(analyseConversion),
  increase: calculate(analyseIncrease),
  roi: calculate(analyseRoi),
  fee: calculate(analyseFee),
  tax: calculate(analyseTax),
  market: calculate(analyseMarket),
  lending: calculate(matchLoans),
  checks: calculate(listChecks),
}

/** Runs one tool. One that fails is told as missing; the others go on. */
export const analyze =
  (deps: AnalysisDeps) =>
  async ({ tool, state }: ToolTask, control: NodeControl): Promise<AnalysisTeamUpdate> => {
    const signal = signalOf(control)
    try {
      const findings = await TOOLS[tool](state, deps, signal)
      return { rawAnalysis: { [tool]: findings }, analysisProgress: { [tool]: 'success' } }
    } catch (error) {
      signal.throwIfAborted()
      deps.onError?.(error, `analysis tool ${tool}`)
      const words = ANALYSIS_WORDS[state.sharedContext.language]
      return {
        rawAnalysis: { [tool]: { ...noFindings, gaps: [words.failed(words.tools[tool])] } },
        analysisProgress: { [tool]: 'error' },
      }
    }
  }
