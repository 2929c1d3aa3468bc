import { within } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { readContext } from './context.ts'
import { withGrounds } from './grounds.ts'
import { listingsIn, overHomes } from './over-homes.ts'
import { sinceBefore } from './compare-cases.ts'
import { overCases } from './over-cases.ts'
import { toolNamed } from './registry.ts'
import { isSearch, noFindings } from './tool.ts'
import type { Choice, Findings, Tool, ToolContext, ToolDeps, ToolInput, ToolName } from './tool.ts'

/** What became of one tool. One that fails is told as missing; the others go on. */
export interface Worked {
  tool: ToolName
  findings: Findings
  failed: boolean
}

/** A search looks up what is asked for; a calculation is made of each home that was found, or of each case that is held against others. */
const run = (tool: Tool, ofFound: boolean, context: ToolContext): Promise<Findings> => {
  const { cases, before } = context.request
  if (isSearch(tool)) return tool.run(context)
  if (ofFound && tool.ofHome) return overHomes(tool, tool.ofHome, listingsIn(context.found), context)
  if (tool.kind !== 'calculation') return tool.run(context)
  if (cases !== undefined) return overCases(tool, cases, context)
  return before === undefined ? tool.run(context) : sinceBefore(tool, before, context)
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
    const findings = await run(tool, ofFound, context)
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
