import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { CallContext, Question, Reasoned } from '../../reasoner/call.ts'
import type { OpenAIConfig } from '../../reasoner/openai/config.ts'
import { classify, explainFallback } from '../../reasoner/openai/failure.ts'
import type { Model } from '../../reasoner/openai/model.ts'
import { withRetries } from '../../reasoner/openai/retry.ts'
import { withNumbers } from '../numbers.ts'
import type { ResearchReasoner } from '../reasoner.ts'
import { briefPrompt, compressPrompt, researchPrompt, scopePrompt, supervisePrompt } from './prompt.ts'
import { writeReportWithModel } from './report.ts'
import { briefOutput, compressOutput, scopeOutput, supervisorOutput, turnOutput } from './schemas.ts'
import { settleCall, settleTopic } from './settle.ts'
import { withShorterHistory } from './too-long.ts'

export interface ModelResearch {
  model: Model
  config: OpenAIConfig
  places: () => Promise<PlaceIndex>
  /** Stands in for a call that fails for good. */
  fallback: ResearchReasoner
  onError?: ((error: unknown, where: string) => void) | undefined
}

/** Researches with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIResearch = ({
  model,
  config,
  places,
  fallback,
  onError,
}: ModelResearch): ResearchReasoner => {
  const orOffline = async <T>(
    where: string,
    { language }: Question,
    { signal }: CallContext,
    attempt: () => Promise<Reasoned<T>>,
    standIn: () => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> => {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      onError?.(error, where)
      return { ...(await standIn()), fallbackReason: explainFallback(classify(error), language) }
    }
  }
  const retried = <T>({ signal }: CallContext, attempt: () => Promise<T>) =>
    withRetries(config, signal, attempt)

  return {
    scopeResearch: (input, context) =>
      orOffline(
        'scope_research',
        input,
        context,
        async () => {
          const { value, ...usage } = await retried(context, () =>
            model.ask('scope_research', scopeOutput, scopePrompt(input), context.signal),
          )
          const { needsClarification, question: message, suggestions, confirmation } = value
          const ask = needsClarification && message.trim() !== '' ? { message, suggestions } : null
          return { ...usage, value: { intent: input.intent, ask, confirmation } }
        },
        () => fallback.scopeResearch(input, context),
      ),

    writeBrief: (input, context) =>
      orOffline(
        'write_brief',
        input,
        context,
        async () => {
          const { value, ...usage } = await retried(context, () =>
            model.ask('write_brief', briefOutput, briefPrompt(input), context.signal),
          )
          const index = await places()
          const topics = value.topics.map((topic) => settleTopic(topic, input, index))
          return { ...usage, value: { ...value, topics, assumptions: [], gaps: [] } }
        },
        () => fallback.writeBrief(input, context),
      ),

    superviseResearch: (input, context) =>
      orOffline(
        'supervise_research',
        input,
        context,
        async () => {
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            retried(context, () =>
              model.ask(
                'supervise_research',
                supervisorOutput,
                supervisePrompt(input, history),
                context.signal,
              ),
            ),
          )
          const index = await places()
          const topics = asked.value.topics
            .slice(0, input.room)
            .map((topic) => settleTopic(topic, input, index))
          return { ...asked, value: { thought: asked.value.thought, topics, dropped } }
        },
        () => fallback.superviseResearch(input, context),
      ),

    researchTopic: (input, context) =>
      orOffline(
        'research_topic',
        input,
        context,
        async () => {
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            retried(context, () =>
              model.ask('research_topic', turnOutput, researchPrompt(input, history), context.signal),
            ),
          )
          const index = await places()
          const settled = asked.value.calls.map((call) => settleCall(call, input, index))
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
      orOffline(
        'compress_research',
        input,
        context,
        async () => {
          const { asked, dropped } = await withShorterHistory(input.messages, (history) =>
            retried(context, () =>
              model.ask('compress_research', compressOutput, compressPrompt(input, history), context.signal),
            ),
          )
          // A number that names nothing goes before anybody reads it.
          const known = new Map(input.evidence.map(({ n }) => [n, n]))
          const { text, gaps } = asked.value
          return { ...asked, value: { text: withNumbers(text, known), gaps, dropped } }
        },
        () => fallback.compressResearch(input, context),
      ),

    writeReport: (input, context) =>
      writeReportWithModel({ model, config, fallback, onError }, input, context),
  }
}
