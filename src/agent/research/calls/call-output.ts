import { z } from 'zod'
import { withGiven } from '../../../domain/case.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { placeName, searchOutput } from '../../planning/search-output.ts'
import type { SearchOutput } from '../../planning/search-output.ts'
import { settleSearchPlan } from '../../planning/settle-search-plan.ts'
import type { Question } from '../../question.ts'
import { ARTICLE_NUMBER } from '../../../domain/law/statute.ts'
import { readPropertyQuery } from '../../../domain/language/query.ts'
import { caseOfFigures, figures } from '../../tools/figures.ts'
import { toolsOfFigures } from '../../tools/registry.ts'
import type { ToolWish } from '../tool.ts'

const size = z
  .object({ min: z.number().min(0).nullable(), max: z.number().min(0).nullable() })
  .nullable()
  .describe('㎡; one 평 is 3.305785 ㎡')

const searches = [
  searchOutput.shape.market.element.extend({
    tool: z.literal('market_statistics'),
    exclusiveArea: size,
  }),
  searchOutput.shape.property.unwrap().extend({ tool: z.literal('search_listings') }),
  z.object({ tool: z.literal('search_law'), query: z.string().min(1).max(1000) }),
  searchOutput.shape.loan.unwrap().extend({ tool: z.literal('search_loans') }),
  z.object({
    tool: z.literal('find_article'),
    lawName: z.string().min(1).max(60),
    articleNumber: z.string().regex(ARTICLE_NUMBER).describe('제7조, 제6조의2'),
  }),
] as const

/** What a model may return of a tool call; the calculations are those of the registry. */
export const callOutput = () => {
  const { id, needs } = toolsOfFigures()
  const calculation = z.object({
    tool: z.literal('calculate'),
    calculation: id.describe(`With the figures that each needs: ${needs}`),
    place: placeName.nullable().describe('Where the home is'),
    figures,
  })
  return z.discriminatedUnion('tool', [...searches, calculation])
}
type CallOutput = z.infer<ReturnType<typeof callOutput>>

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
    case 'find_article': {
      const { tool, ...query } = call
      return { calls: [{ tool, query }], gaps: [] }
    }
    case 'search_law':
      return { calls: [{ tool: call.tool, query: call.query }], gaps: [] }
    case 'calculate': {
      const { tool, calculation, place, figures } = call
      const [regionCode = null] =
        place === null ? [] : readPropertyQuery(place, places, new Date(question.now)).regionCodes
      const taken = caseOfFigures(figures, regionCode)
      // What the person said themselves goes before what a model wants to calculate with.
      const given = question.given === undefined ? taken : withGiven(taken, question.given)
      const work = { tools: [calculation], ofFound: false, given, assumed: [] }
      return { calls: [{ tool, query: question.query, work }], gaps: [] }
    }
    default:
      return call satisfies never
  }
}
