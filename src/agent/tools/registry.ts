import { z } from 'zod'
import type { IntentType } from '../../domain/intent.ts'
import { message, say } from '../../domain/message/say.ts'
import type { ResearchKind } from '../../domain/research.ts'
import type { Language } from '../../domain/run.ts'
import { article } from './article.ts'
import { checks } from './checks.ts'
import { interest, refusal } from './claims.ts'
import { minimum } from './minimum.ts'
import { dates } from './lease-dates.ts'
import { withdrawal } from './withdrawal.ts'
import { contract } from './contract.ts'
import { conversion } from './conversion.ts'
import { danger } from './danger.ts'
import { fee } from './fee.ts'
import { funds } from './funds.ts'
import { gap } from './gap.ts'
import { guarantee } from './guarantee.ts'
import { increase } from './increase.ts'
import { jeonse } from './jeonse.ts'
import { law } from './law.ts'
import { lending } from './lending.ts'
import { leaseFunds } from './lease-funds.ts'
import { limits } from './limits.ts'
import { listings } from './listings.ts'
import { loan } from './loan.ts'
import { loans } from './loans.ts'
import { market } from './market.ts'
import { notice } from './notice.ts'
import { order } from './order.ts'
import { guaranteeFee } from './guarantee-fee.ts'
import { agreedInterest, areaUnits, prepaymentFee, proratedRent } from './plain.ts'
import { payments } from './payments.ts'
import { priceFall } from './price-fall.ts'
import { priority } from './priority.ts'
import { reach } from './reach.ts'
import { recall } from './recall.ts'
import { repayment } from './repayment.ts'
import { roi } from './roi.ts'
import { keyMoney, repairFund } from './settlement.ts'
import { shop } from './shop.ts'
import type { SearchKind } from './look-up.ts'
import type { Search } from './tool.ts'
import { takeover } from './takeover.ts'
import { COMPARISON } from './compare-cases.ts'
import { statistics } from './statistics.ts'
import { tax } from './tax.ts'
import { taxes } from './taxes.ts'
import { isSearch } from './tool.ts'
import type { Calculation, Tool, ToolName } from './tool.ts'

const registered = new Map<ToolName, Tool>()

/** Makes a tool known everywhere: to plans, teams, researchers, reports, sources and their names. Undone by what it returns. */
export const register = (tool: Tool): (() => void) => {
  if (registered.has(tool.id)) throw new Error(`there is a tool ${tool.id} already`)
  registered.set(tool.id, tool)
  return () => registered.delete(tool.id)
}

/** In the order in which an answer tells them. */
for (const tool of [
  listings,
  statistics,
  law,
  article,
  loans,
  contract,
  notice,
  recall,
  areaUnits,
  proratedRent,
  prepaymentFee,
  guaranteeFee,
  agreedInterest,
  payments,
  keyMoney,
  repairFund,
  shop,
  takeover,
  order,
  interest,
  refusal,
  withdrawal,
  minimum,
  dates,
  jeonse,
  priceFall,
  gap,
  danger,
  market,
  roi,
  repayment,
  funds,
  leaseFunds,
  reach,
  loan,
  limits,
  lending,
  increase,
  conversion,
  priority,
  guarantee,
  taxes,
  tax,
  fee,
  checks,
]) {
  register(tool)
}

/** What can be worked out, in the order in which an answer tells it. */
export const calculations = (): Calculation[] =>
  [...registered.values()].filter((tool): tool is Calculation => !isSearch(tool))

/** What can be looked up, in the order in which an answer tells it. */
export const searches = (): Search[] => [...registered.values()].filter(isSearch)

export const toolNamed = (id: ToolName): Tool => {
  const tool = registered.get(id)
  if (tool === undefined) throw new Error(`there is no tool ${id}`)
  return tool
}

export const calculationNamed = (id: ToolName): Calculation => {
  const tool = toolNamed(id)
  if (isSearch(tool)) throw new Error(`${id} works nothing out`)
  return tool
}

/** The kinds of data that needs are looked up in. */
export const kindsAsked = (needs: readonly IntentType[]): SearchKind[] =>
  searches().flatMap((tool) => (tool.asks({ needs }) ? [tool.kind] : []))

/** What a run works out or explains, as it is kept: chosen once. */
export const choice = z.object({ tools: z.array(z.string()), ofFound: z.boolean() })

/** The name of something that can be worked out. */
export const toolName = z.string().refine((id) => {
  const tool = registered.get(id)
  return tool !== undefined && !isSearch(tool)
}, 'is no calculation')

/** The tools that work with figures, by id, and what each needs of them: what a model may ask for. */
export const toolsOfFigures = () => {
  const all = calculations().filter(({ needs }) => needs !== null)
  return {
    id: z.enum(all.map(({ id }) => id)),
    needs: all
      .map(
        ({ id, title, needs }) =>
          `${id}: ${say({ id: title, args: {} }, 'EN')}${needs !== null && needs.length > 0 ? ` (${needs.join(', ')})` : ''}`,
      )
      .join('; '),
  }
}

/** The calculations that a section of a report tells. */
export const toolsIn = (section: ResearchKind): Set<ToolName> =>
  new Set(calculations().flatMap((tool) => (tool.section === section ? [tool.id] : [])))

/** What its work is called. */
export const sayTool = (id: ToolName, language: Language): string =>
  say({ id: toolNamed(id).title, args: {} }, language)

/** What people call a calculation, by the name under which it is a source; null where no tool makes it. */
export const calculationTitle = (name: string, language: Language): string | null => {
  const known = [...calculations().flatMap((tool) => tool.calculations), COMPARISON].find((it) => it === name)
  return known === undefined ? null : say(message(`calculation.${known}`), language)
}
