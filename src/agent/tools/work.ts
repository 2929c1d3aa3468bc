import { within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { readContext } from './context.ts'
import { withGrounds } from './grounds.ts'
import { listingsIn, overHomes } from './over-homes.ts'
import { toolNamed } from './registry.ts'
import { isSearch, noFindings } from './tool.ts'
import type { Choice, Findings, ToolContext, ToolDeps, ToolInput, ToolName } from './tool.ts'

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
  deps: ToolDeps,
  signal: AbortSignal,
  done: () => void = () => {},
): Promise<Worked[]> => {
  const reading = readContext({ ...input, tools }, deps, signal)
  const findingsOf = async (id: ToolName): Promise<Findings> => {
    const context: ToolContext = await reading
    const tool = toolNamed(id)
    const findings = await (ofFound && !isSearch(tool) && tool.ofHome
      ? overHomes(tool, tool.ofHome, listingsIn(context.found), context)
      : tool.run(context))
    return isSearch(tool)
      ? findings
      : { ...findings, evidence: await withGrounds(findings.evidence, deps, signal) }
  }
  return Promise.all(
    tools.map(async (tool): Promise<Worked> => {
      try {
        return { tool, findings: await findingsOf(tool), failed: false }
      } catch (error) {
        signal.throwIfAborted()
        deps.onError?.(error, `tool ${tool}`)
        const title = within({ id: toolNamed(tool).title, args: {} })
        const gaps = [message('tool.failed', { title })]
        return { tool, findings: { ...noFindings, gaps }, failed: true }
      } finally {
        done()
      }
    }),
  )
}
