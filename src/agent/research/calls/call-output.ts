import { z } from 'zod'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { searchOutput } from '../../planning/search-output.ts'
import type { SearchOutput } from '../../planning/search-output.ts'
import { settleSearchPlan } from '../../planning/settle-search-plan.ts'
import type { Question } from '../../question.ts'
import type { ToolWish } from '../tool.ts'

const size = z
  .object({ min: z.number().min(0).nullable(), max: z.number().min(0).nullable() })
  .nullable()
  .describe('㎡; one 평 is 3.305785 ㎡')

/** What a model may return of a tool call. */
export const callOutput = z.discriminatedUnion('tool', [
  searchOutput.shape.market.element.extend({
    tool: z.literal('market_statistics'),
    exclusiveArea: size,
  }),
  searchOutput.shape.property.unwrap().extend({ tool: z.literal('search_listings') }),
  z.object({ tool: z.literal('search_law'), query: z.string().min(1).max(1000) }),
  searchOutput.shape.loan.unwrap().extend({ tool: z.literal('search_loans') }),
  z.object({
    tool: z.literal('calculate'),
    query: z
      .string()
      .min(1)
      .max(1000)
      .describe(
        'A Korean sentence with the place and every figure named, for example 송파구 아파트 전세 보증금 5억, 매매가 9억, 안전한가?',
      ),
  }),
])
type CallOutput = z.infer<typeof callOutput>

const NOTHING: SearchOutput = {
  keywords: { legal: [], realEstate: [], loan: [], general: [] },
  legal: null,
  market: [],
  property: null,
  loan: null,
  assumptions: [],
}

/** A model's call as the tools take it, by the same rules as a search plan; what cannot be looked up is a gap. */
export const settleCall = (
  call: CallOutput,
  question: Question,
  places: PlaceIndex,
): { calls: ToolWish[]; gaps: string[] } => {
  const settle = (output: Partial<SearchOutput>) =>
    settleSearchPlan({ ...NOTHING, ...output }, question, places)
  switch (call.tool) {
    case 'market_statistics': {
      const { tool, exclusiveArea, ...query } = call
      const { market, gaps } = settle({ market: [query] })
      return {
        calls: (market ?? []).map((it) => ({
          tool,
          query: { ...it, ...(exclusiveArea && { exclusiveArea }) },
        })),
        gaps,
      }
    }
    case 'search_listings': {
      const { tool, ...property } = call
      const plan = settle({ property })
      return { calls: (plan.property ?? []).map((query) => ({ tool, query })), gaps: plan.gaps }
    }
    case 'search_loans': {
      const { tool, ...loan } = call
      const plan = settle({ loan })
      return { calls: plan.loan ? [{ tool, query: plan.loan }] : [], gaps: plan.gaps }
    }
    case 'search_law':
    case 'calculate':
      return { calls: [{ tool: call.tool, query: call.query }], gaps: [] }
    default:
      return call satisfies never
  }
}
