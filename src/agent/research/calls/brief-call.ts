import { z } from 'zod'
import { routeOrNone } from '../../../domain/topics/route.ts'
import { defineCall, inputOf } from '../../calls/define.ts'
import { lawAsked } from '../../question.ts'
import { questionWith, RULES } from '../../calls/prompt.ts'
import type { BriefInput, ResearchBrief } from '../decisions.ts'
import { decompose } from '../planning/decompose.ts'
import { MAX_TOPICS } from '../topic.ts'
import { KINDS } from './blocks.ts'
import { settleTopic, topicOutput } from './topic-output.ts'

const output = z.object({
  title: z.string().min(1).max(120),
  brief: z.string().min(1).max(4000),
  topics: z.array(topicOutput).min(1).max(MAX_TOPICS),
})

const PROMPT = `${RULES}
Write the brief of a research and break it into topics (조사 계획), each for one researcher who sees nothing of the others. Break it by
place where places are compared, and by kind of information. ${KINDS} Three to six topics are usual. task is a short name, description
one sentence that says everything its researcher needs. <feedback> holds what the user said about earlier plans: leave out, add or
change topics as it asks.`

/** What a question breaks into. */
export const briefCall = defineCall({
  purpose: 'write_brief',
  input: inputOf<BriefInput>(),
  output,
  prompt: (input) => ({ system: PROMPT, user: questionWith(input, 'intent', 'feedback') }),
  async settle(written, input, { world }): Promise<ResearchBrief> {
    const places = await world.places()
    const topics = written.topics.map((topic) => settleTopic(topic, input, places))
    return { ...written, topics, assumptions: [], gaps: [], unapplied: [] }
  },
  async rules(input, { places, lawRoute }, signal) {
    const { text, before } = lawAsked(input)
    const [known, route] = await Promise.all([places(), routeOrNone(lawRoute(text, signal, before), signal)])
    return decompose(input, known, route)
  },
})
