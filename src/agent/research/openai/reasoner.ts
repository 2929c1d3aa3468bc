import type { PlaceIndex } from '../../../domain/language/places.ts'
import { citationsIn } from '../../answer/citations.ts'
import { openCalls } from '../../reasoner/openai/calls.ts'
import type { ModelUse } from '../../reasoner/openai/calls.ts'
import { ModelOutputError } from '../../reasoner/openai/failure.ts'
import { withNumbers } from '../numbers.ts'
import { RESEARCH_WORDS } from '../prompt.ts'
import type { ReportInput, ResearchReasoner } from '../reasoner.ts'
import {
  briefPrompt,
  compressPrompt,
  REPORT_SIZES,
  reportPrompt,
  researchPrompt,
  scopePrompt,
  supervisePrompt,
} from './prompt.ts'
import { briefOutput, compressOutput, scopeOutput, supervisorOutput, turnOutput } from './schemas.ts'
import { settleCall, settleTopic } from './settle.ts'
import { withShorterHistory } from './shorter-history.ts'

export interface ModelResearch extends ModelUse {
  places: () => Promise<PlaceIndex>
  /** Stands in for a call that fails for good. */
  fallback: ResearchReasoner
}

/** A report that names none of its sources is none: a refusal, or an answer to something else. */
const checkReport = (text: string, { evidence }: ReportInput): void => {
  const known = new Set(evidence.map(({ n }) => n))
  if (known.size > 0 && !citationsIn(text).some((n) => known.has(n)))
    throw new ModelOutputError('write_report: the report cites nothing that was found')
}

/** Researches with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIResearch = ({ places, fallback, ...use }: ModelResearch): ResearchReasoner => {
  const { call, write } = openCalls(use)

  return {
    scopeResearch: (input, context) =>
      call(
        'scope_research',
        input,
        context,
        async (ask, input) => {
          const prompt = scopePrompt(input)
          const { value, ...usage } = await ask(scopeOutput, prompt)
          const { needsClarification, question: message, suggestions, confirmation } = value
          const open = needsClarification && message.trim() !== '' ? { message, suggestions } : null
          return { ...usage, value: { intent: input.intent, ask: open, confirmation } }
        },
        () => fallback.scopeResearch(input, context),
      ),

    writeBrief: (input, context) =>
      call(
        'write_brief',
        input,
        context,
        async (ask, input) => {
          const index = await places()
          const prompt = briefPrompt(input)
          const { value, ...usage } = await ask(briefOutput, prompt)
          const topics = value.topics.map((topic) => settleTopic(topic, input, index))
          return { ...usage, value: { ...value, topics, assumptions: [], gaps: [] } }
        },
        () => fallback.writeBrief(input, context),
      ),

    superviseResearch: (input, context) =>
      call(
        'supervise_research',
        input,
        context,
        async (ask, input) => {
          const index = await places()
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            ask(supervisorOutput, supervisePrompt(input, history)),
          )
          const topics = asked.value.topics
            .slice(0, input.room)
            .map((topic) => settleTopic(topic, input, index))
          return { ...asked, value: { thought: asked.value.thought, topics, dropped } }
        },
        () => fallback.superviseResearch(input, context),
      ),

    researchTopic: (input, context) =>
      call(
        'research_topic',
        input,
        context,
        async (ask, input) => {
          const index = await places()
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            ask(turnOutput, researchPrompt(input, history)),
          )
          const settled = asked.value.calls.map((wanted) => settleCall(wanted, input, index))
          const value = {
            thought: asked.value.thought,
            calls: settled.flatMap(({ calls }) => calls),
            gaps: settled.flatMap(({ gaps }) => gaps),
            dropped,
          }
          return { ...asked, value }
        },
        () => fallback.researchTopic(input, context),
      ),

    compressResearch: (input, context) =>
      call(
        'compress_research',
        input,
        context,
        async (ask, input) => {
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            ask(compressOutput, compressPrompt(input, history)),
          )
          // A number that names nothing goes before anybody reads it.
          const known = new Map(input.evidence.map(({ n }) => [n, n]))
          const { text, gaps } = asked.value
          return { ...asked, value: { text: withNumbers(text, known), gaps, dropped } }
        },
        () => fallback.compressResearch(input, context),
      ),

    writeReport: (input, context) =>
      write(context, {
        where: 'write_report',
        input,
        prompts: (fitted) => REPORT_SIZES.values().map((size) => reportPrompt(fitted, size)),
        check: (text) => checkReport(text, input),
        shortened: RESEARCH_WORDS[input.language].limits.evidence,
        standIn: (reason) =>
          fallback.writeReport({ ...input, gaps: [...new Set([...input.gaps, reason])] }, context),
      }),
  }
}
