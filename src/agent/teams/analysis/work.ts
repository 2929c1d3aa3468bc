import { readContext } from '../../tools/context.ts'
import { listingsIn, overHomes } from '../../tools/over-homes.ts'
import { toolNamed } from '../../tools/registry.ts'
import { noFindings } from '../../tools/tool.ts'
import type { Choice, Findings, ToolContext, ToolInput, ToolName } from '../../tools/tool.ts'
import type { AnalysisDeps } from './deps.ts'
import { ANALYSIS_WORDS } from './prompt.ts'

/** What became of one tool. One that fails is told as missing; the others go on. */
export interface Worked {
  tool: ToolName
  findings: Findings
  failed: boolean
}

/** Each tool's findings, in the order in which answers tell them. Tools work at once; `done` hears of each that has ended. */
export const workWith = (
  { tools, ofFound }: Choice,
  input: Omit<ToolInput, 'tools'>,
  deps: AnalysisDeps,
  signal: AbortSignal,
  done: () => void,
): Promise<Worked[]> => {
  const { language } = input.question
  const reading = readContext({ ...input, tools }, deps, signal)
  const findingsOf = async (tool: ToolName): Promise<Findings> => {
    const context: ToolContext = await reading
    const { ofHome, run } = toolNamed(tool)
    return ofFound && ofHome
      ? overHomes(toolNamed(tool), ofHome, listingsIn(context.found), context)
      : run(context)
  }
  return Promise.all(
    tools.map(async (tool): Promise<Worked> => {
      try {
        return { tool, findings: await findingsOf(tool), failed: false }
      } catch (error) {
        signal.throwIfAborted()
        deps.onError?.(error, `analysis tool ${tool}`)
        const gaps = [ANALYSIS_WORDS[language].failed(toolNamed(tool).title[language])]
        return { tool, findings: { ...noFindings, gaps }, failed: true }
      } finally {
        done()
      }
    }),
  )
}
