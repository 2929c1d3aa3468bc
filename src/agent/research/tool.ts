import { z } from 'zod'
import { loanQuery } from '../../domain/loan-search.ts'
import { marketQuery } from '../../domain/market.ts'
import { propertyQuery } from '../../domain/property.ts'
import { canonicalJson } from '../canonical-json.ts'

/** What a researcher may ask for: the teams' own sources and calculators. `id` is unique within its researcher. */
export const toolCall = z.discriminatedUnion('tool', [
  z.object({ id: z.string(), tool: z.literal('market_statistics'), query: marketQuery }),
  z.object({ id: z.string(), tool: z.literal('search_listings'), query: propertyQuery }),
  z.object({ id: z.string(), tool: z.literal('search_law'), query: z.string().min(1).max(1000) }),
  z.object({ id: z.string(), tool: z.literal('search_loans'), query: loanQuery }),
  /** A question with every figure in it, as the analysis team reads one. */
  z.object({ id: z.string(), tool: z.literal('calculate'), query: z.string().min(1).max(1000) }),
])
export type ToolCall = z.infer<typeof toolCall>

type Unnamed<T> = T extends ToolCall ? Omit<T, 'id'> : never
/** A call before it has an id. */
export type ToolWish = Unnamed<ToolCall>

export const nameCalls = (wishes: readonly ToolWish[], made: number): ToolCall[] =>
  wishes.map((wish, index) => toolCall.parse({ ...wish, id: `call_${made + index}` }))

/** Whether two calls ask for the same, in whatever order their fields stand. */
export const isSameCall = (a: ToolWish, b: ToolWish): boolean =>
  a.tool === b.tool && canonicalJson(a.query) === canonicalJson(b.query)
