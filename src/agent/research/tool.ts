import { prose } from '../../domain/prose.ts'
import { z } from 'zod'
import { assumption } from '../../domain/answer.ts'
import { givenCase } from '../../domain/case.ts'
import { loanQuery } from '../../domain/loan/search.ts'
import { marketQuery } from '../../domain/market.ts'
import { propertyQuery } from '../../domain/property.ts'
import { toolName } from '../tools/registry.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'

/** What is worked out of which figures, as data: nothing of it is written into a sentence and read back. */
const calculationWork = z.object({
  tools: z.array(toolName).min(1),
  /** Made of each home that was found before. */
  ofFound: z.boolean().default(false),
  given: givenCase,
  /** Figures of the case that nobody gave, and where they come from. */
  assumed: z.array(assumption),
})
export type CalculationWork = z.infer<typeof calculationWork>

/** What a researcher may ask for: the teams' own sources and calculators. `id` is unique within its researcher. */
export const toolCall = z.discriminatedUnion('tool', [
  z.object({ id: z.string(), tool: z.literal('market_statistics'), query: marketQuery }),
  z.object({ id: z.string(), tool: z.literal('search_listings'), query: propertyQuery }),
  z.object({ id: z.string(), tool: z.literal('search_law'), query: prose(z.string().min(1).max(1000)) }),
  z.object({ id: z.string(), tool: z.literal('search_loans'), query: loanQuery }),
  z.object({
    id: z.string(),
    tool: z.literal('find_article'),
    query: z.object({ lawName: z.string().min(1).max(60), articleNumber: z.string().min(1).max(20) }),
  }),
  /** `query`: the question that it belongs to. */
  z.object({
    id: z.string(),
    tool: z.literal('calculate'),
    query: prose(z.string().min(1)),
    work: calculationWork,
  }),
])
export type ToolCall = z.infer<typeof toolCall>

type Unnamed<T> = T extends ToolCall ? Omit<T, 'id'> : never
/** A call before it has an id. */
export type ToolWish = Unnamed<ToolCall>

export const nameCalls = (wishes: readonly ToolWish[], made: number): ToolCall[] =>
  wishes.map((wish, index) => toolCall.parse({ ...wish, id: `call_${made + index}` }))

/** Whether two calls ask for the same, in whatever order their fields stand. */
export const isSameCall = (a: ToolWish, b: ToolWish): boolean =>
  canonicalJson({ ...a, id: null }) === canonicalJson({ ...b, id: null })
