import type { PlaceIndex } from '../../../domain/language/places.ts'
import { readPropertyQuery } from '../../../domain/language/query.ts'
import type { Question } from '../../calls/call.ts'
import { settleSearchPlan } from '../../reasoner/openai/search-plan.ts'
import type { SearchOutput } from '../../reasoner/openai/schemas.ts'
import type { ToolWish } from '../tool.ts'
import type { TopicDraft } from '../topic.ts'
import type { CallOutput, TopicOutput } from './schemas.ts'

/** A model's topic with its places looked up; a name that no region has stays in the words alone. */
export const settleTopic = (
  { task, description, kinds, places: names }: TopicOutput,
  question: Question,
  places: PlaceIndex,
): TopicDraft => {
  const now = new Date(question.now)
  const codes = names.flatMap((name) => readPropertyQuery(name, places, now).regionCodes)
  return { task, description, kinds: [...new Set(kinds)], regionCodes: [...new Set(codes)], lawQuery: null }
}

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
