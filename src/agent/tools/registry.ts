import { z } from 'zod'
import type { ResearchKind } from '../../domain/research.ts'
import type { Language } from '../../domain/run.ts'
import { checks } from './checks.ts'
import { contract } from './contract.ts'
import { conversion } from './conversion.ts'
import { danger } from './danger.ts'
import { fee } from './fee.ts'
import { gap } from './gap.ts'
import { guarantee } from './guarantee.ts'
import { increase } from './increase.ts'
import { jeonse } from './jeonse.ts'
import { lending } from './lending.ts'
import { limits } from './limits.ts'
import { loan } from './loan.ts'
import { market } from './market.ts'
import { priority } from './priority.ts'
import { repayment } from './repayment.ts'
import { roi } from './roi.ts'
import { tax } from './tax.ts'
import type { Tool, ToolName } from './tool.ts'

const registered = new Map<ToolName, Tool>()

/** Makes a tool known everywhere: to plans, teams, researchers, reports, sources and their names. Undone by what it returns. */
export const register = (tool: Tool): (() => void) => {
  if (registered.has(tool.id)) throw new Error(`there is a tool ${tool.id} already`)
  registered.set(tool.id, tool)
  return () => registered.delete(tool.id)
}

/** In the order in which an answer tells them. */
for (const tool of [
  contract,
  jeonse,
  gap,
  danger,
  market,
  roi,
  repayment,
  loan,
  limits,
  lending,
  increase,
  conversion,
  priority,
  guarantee,
  tax,
  fee,
  checks,
]) {
  register(tool)
}

/** Every tool, in the order in which an answer tells them. */
export const tools = (): Tool[] => [...registered.values()]

export const toolNamed = (id: ToolName): Tool => {
  const tool = registered.get(id)
  if (tool === undefined) throw new Error(`there is no tool ${id}`)
  return tool
}

export const toolName = z.string().refine((id) => registered.has(id), 'is no tool')

/** The tools that work with figures, by id, and what each needs of them: what a model may ask for. */
export const toolsOfFigures = () => {
  const all = tools().filter(({ needs }) => needs !== undefined)
  return {
    id: z.enum(all.map(({ id }) => id)),
    needs: all
      .map(
        ({ id, title, needs = [] }) =>
          `${id}: ${title.EN}${needs.length > 0 ? ` (${needs.join(', ')})` : ''}`,
      )
      .join('; '),
  }
}

/** The calculations that a section of a report tells. */
export const calculationsIn = (section: ResearchKind): Set<string> =>
  new Set(tools().flatMap((tool) => (tool.section === section ? Object.keys(tool.calculations) : [])))

/** What people call a calculation, by the name under which it is a source; null where no tool makes it. */
export const calculationTitle = (name: string, language: Language): string | null =>
  tools().find(({ calculations }) => name in calculations)?.calculations[name]?.[language] ?? null
