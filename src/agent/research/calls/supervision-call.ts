import { wordsIn } from '../../../domain/message/say.ts'
import { z } from 'zod'
import { defineCall, inputOf } from '../../calls/define.ts'
import { dataBlock, questionBlocks, RULES, writeIn } from '../../calls/prompt.ts'
import type { SupervisorInput, SupervisorTurn } from '../decisions.ts'
import { MAX_TOPICS } from '../topic.ts'
import { everShorter, historyBlock, KINDS } from './blocks.ts'
import { settleTopic, topicOutput } from './topic-output.ts'

const output = z.object({
  thought: z.string().min(1).max(1000),
  topics: z
    .array(topicOutput)
    .max(MAX_TOPICS)
    .describe('Topics that are still missing; empty ends the research'),
})

const PROMPT = `${RULES}
You lead a research. <topics> were researched, <messages> hold what came of them. Name topics that the question still needs and
nobody has looked at, at most <room>; none where what was found is enough, which is usual. ${KINDS}`

/** Which topics are still missing when every planned one is done; rules plan all that they know of at once. */
export const supervisionCall = defineCall({
  purpose: 'supervise_research',
  input: inputOf<SupervisorInput>(),
  output,
  *prompt(input) {
    const topics = input.topics.map(({ task, description }) => ({ task, description }))
    for (const { history, dropped } of everShorter(input.messages)) {
      const user = [
        questionBlocks(input),
        dataBlock('brief', input.brief),
        dataBlock('topics', topics),
        historyBlock(history),
        dataBlock('room', input.room),
        writeIn(input.language),
      ]
      yield { system: PROMPT, user: user.join('\n'), dropped }
    }
  },
  async settle({ thought, topics }, input, { prompt: { dropped }, world }): Promise<SupervisorTurn> {
    const places = await world.places()
    const missing = topics.slice(0, input.room).map((topic) => settleTopic(topic, input, places))
    return { thought, topics: missing, dropped }
  },
  rules: ({ language }) => ({ thought: wordsIn(language)('research.enough'), topics: [], dropped: 0 }),
})
