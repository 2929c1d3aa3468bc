import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from '../../calls/prompt.ts'
import type { ResearcherInput, ResearcherTurn } from '../decisions.ts'
import { researchTopic } from '../planning/next-calls.ts'
import { everShorter, historyBlock, topicBlocks } from './blocks.ts'
import { callOutput, settleCall } from './call-output.ts'

/** What a model may return of a turn. */
export const turnOutput = () =>
  z.object({
    thought: z.string().min(1).max(1000),
    calls: z
      .array(callOutput())
      .max(10)
      .describe('What to look up next; empty where everything that can be found is found'),
  })

const PROMPT = `${RULES}
You research one topic with tools (조사 도구): market_statistics, search_listings, search_law, find_article, search_loans, calculate. <messages> hold what
you asked and what came back, with sources numbered [n]. Ask for what is still missing, several things at once where they do not
depend on each other, at most <left> in all; nothing where the topic is covered or a tool has no more to say. Never ask the same thing
twice. Amounts are whole 만원 (5억 = 50000). calculate wants figures that tools or the question gave, never guesses. <notes> hold what the
user said about the plan; they go before the question.`

/** What a researcher looks up next. */
export const topicCall = defineCall({
  purpose: 'research_topic',
  input: inputOf<ResearcherInput>(),
  output: turnOutput,
  *prompt(input) {
    for (const { history, dropped } of everShorter(input.messages)) {
      const user = [
        questionBlocks(input),
        ...topicBlocks(input),
        historyBlock(history),
        dataBlock('left', input.left),
        writeIn(input.language),
      ]
      yield { system: PROMPT, user: user.join('\n'), dropped }
    }
  },
  async settle({ thought, calls }, input, { prompt: { dropped }, world }): Promise<ResearcherTurn> {
    const places = await world.places()
    const settled = calls.map((wanted) => settleCall(wanted, input, places))
    return {
      thought,
      calls: settled.flatMap((one) => one.calls),
      gaps: settled.flatMap((one) => one.gaps),
      dropped,
    }
  },
  rules: async (input, { places }) => researchTopic(input, await places()),
})
