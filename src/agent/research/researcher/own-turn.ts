import { wordsIn } from '../../../domain/message/say.ts'
import type { ResearcherTurn } from '../decisions.ts'
import { isSameCall } from '../tool.ts'
import type { ToolWish } from '../tool.ts'
import type { OwnWork } from '../topic.ts'
import type { ResearcherState } from './state.ts'

const turn = (thought: string, calls: ToolWish[]): ResearcherTurn => ({
  thought,
  calls,
  gaps: [],
  dropped: 0,
})

/** The next turn of the topic that works with the question's own figures: rules alone say it, whoever else researches. */
export const ownTurn = (
  { researcherMessages, question: { language } }: ResearcherState,
  { query, tools, ofFound, given, loans, homes }: OwnWork,
): ResearcherTurn => {
  const words = wordsIn(language)
  const made = researcherMessages.flatMap(({ calls }) => calls)
  const isMade = (wish: ToolWish) => made.some((call) => isSameCall(call, wish))
  const needed: ToolWish[] = [
    ...(loans === null ? [] : [{ tool: 'search_loans' as const, query: loans }]),
    ...(homes ?? []).map((home): ToolWish => ({ tool: 'search_listings', query: home })),
  ].filter((wish) => !isMade(wish))
  if (needed.length > 0) return turn(words('research.own.looksUp'), needed)
  const calculation: ToolWish = { tool: 'calculate', query, work: { tools, ofFound, given, assumed: [] } }
  return isMade(calculation)
    ? turn(words('research.own.done'), [])
    : turn(words('research.own.calculates'), [calculation])
}
