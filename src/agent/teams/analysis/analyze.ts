import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { readContext } from '../../tools/context.ts'
import { toolNamed } from '../../tools/registry.ts'
import { noFindings } from '../../tools/tool.ts'
import type { AnalysisDeps } from './deps.ts'
import type { ToolTask } from './prepare.ts'
import { ANALYSIS_WORDS } from './prompt.ts'
import type { AnalysisTeamUpdate } from './state.ts'

/** Runs one tool. One that fails is told as missing; the others go on. */
export const analyze =
  (deps: AnalysisDeps) =>
  async ({ tool, state }: ToolTask, control: NodeControl): Promise<AnalysisTeamUpdate> => {
    const signal = signalOf(control)
    const { question, tools, inputData: found } = state
    const { title, run } = toolNamed(tool)
    try {
      const findings = await run(await readContext({ question, tools, found }, deps, signal))
      return { rawAnalysis: { [tool]: findings }, analysisProgress: { [tool]: 'success' } }
    } catch (error) {
      signal.throwIfAborted()
      deps.onError?.(error, `analysis tool ${tool}`)
      const { language } = question
      return {
        rawAnalysis: {
          [tool]: { ...noFindings, gaps: [ANALYSIS_WORDS[language].failed(title[language])] },
        },
        analysisProgress: { [tool]: 'error' },
      }
    }
  }
