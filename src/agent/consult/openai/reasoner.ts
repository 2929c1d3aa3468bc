import { z } from 'zod'
import { COMPLEXITIES, judgement } from '../../../domain/consult.ts'
import type { Language } from '../../../domain/run.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned } from '../../reasoner/call.ts'
import type { OpenAIConfig } from '../../reasoner/openai/config.ts'
import { classify, explainFallback, ModelOutputError } from '../../reasoner/openai/failure.ts'
import type { Model, Writing } from '../../reasoner/openai/model.ts'
import { nextRest, rest, withRetries } from '../../reasoner/openai/retry.ts'
import { isTooLong } from '../../research/openai/too-long.ts'
import type { ConsultDomain, Slots } from '../domain.ts'
import type { ConsultQuestion, ConsultReasoner, ConsultWriting } from '../reasoner.ts'
import {
  answerPrompt,
  classifyPrompt,
  directPrompt,
  judgePrompt,
  rewritePrompt,
  slotsPrompt,
} from './prompt.ts'

export interface ModelConsult {
  model: Model
  config: OpenAIConfig
  /** Stands in for a call that fails for good. */
  fallback: ConsultReasoner
  onError?: ((error: unknown, where: string) => void) | undefined
}

const classifyOutput = z.object({
  complexity: z.enum(COMPLEXITIES),
  needsRetrieval: z.boolean(),
  inDomain: z.boolean(),
})

const phrases = z.array(z.string().min(1).max(200)).max(6)
const judgeOutput = judgement.extend({
  missingInfo: phrases,
  improvementSuggestions: phrases,
  safetyConcerns: phrases,
})
const rewriteOutput = z.object({ query: z.string().trim().min(1).max(500) })

const slotsOutput = (domain: ConsultDomain) =>
  z.object(
    Object.fromEntries(
      domain.slots.map(({ name }) => [name, z.array(z.string().min(1).max(80)).max(5)] as const),
    ),
  )

/** What a run may choose, as far as this server offers it. */
const writingOf = (config: OpenAIConfig, { model }: ConsultQuestion): Writing => {
  const offered = [config.model, ...(config.models ?? [])]
  return {
    temperature: model.temperature,
    maxTokens: model.maxTokens,
    model: offered.find((name) => name === model.modelName) ?? config.model,
  }
}

/** Half of the evidence, the better half; null where nothing can go any more. */
const shorter = (input: ConsultWriting): ConsultWriting | null =>
  input.evidence.length > 1
    ? { ...input, evidence: input.evidence.slice(0, Math.ceil(input.evidence.length / 2)), history: [] }
    : null

/** Answers, judges and rewrites with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIConsult = ({ model, config, fallback, onError }: ModelConsult): ConsultReasoner => {
  const orOffline = async <T>(
    where: string,
    language: Language,
    { signal }: CallContext,
    attempt: () => Promise<Reasoned<T>>,
    standIn: () => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> => {
    try {
      return await withRetries(config, signal, attempt)
    } catch (error) {
      signal.throwIfAborted()
      onError?.(error, where)
      return { ...(await standIn()), fallbackReason: explainFallback(classify(error), language) }
    }
  }

  /**
   * Streams a text. One that breaks is begun again from offset 0; where no try succeeds the offline reasoner writes it, and
   * it says why.
   */
  async function* write<I extends ConsultQuestion>(
    where: string,
    given: I,
    { signal }: CallContext,
    promptOf: (input: I) => { system: string; user: string },
    cut: (input: I) => I | null,
    standIn: () => AsyncGenerator<AnswerPiece, CallUsage>,
  ): AsyncGenerator<AnswerPiece, CallUsage> {
    let input = given
    let failed: unknown
    for (let tried = 1; ; tried++) {
      let offset = 0
      try {
        const pieces = model.write(promptOf(input), signal, writingOf(config, input))
        for (;;) {
          const next = await pieces.next()
          if (next.done) {
            if (offset === 0) throw new ModelOutputError(`${where}: the answer is empty`)
            return next.value
          }
          yield { text: next.value, offset }
          offset += next.value.length
        }
      } catch (error) {
        signal.throwIfAborted()
        failed = error
        const less = isTooLong(error) ? cut(input) : null
        if (less !== null) {
          input = less
          continue
        }
        const milliseconds = nextRest(error, tried, config)
        if (milliseconds === null) break
        await rest(milliseconds, signal)
      }
    }
    onError?.(failed, where)
    const fallbackReason = explainFallback(classify(failed), given.language)
    let length = 0
    const pieces = standIn()
    for (;;) {
      const next = await pieces.next()
      if (next.done) {
        yield { text: `\n> ${fallbackReason}\n`, offset: length }
        return { ...next.value, fallbackReason }
      }
      length = next.value.offset + next.value.text.length
      yield next.value
    }
  }

  return {
    classifyQuestion: (domain, input, context) =>
      orOffline(
        'classify_question',
        input.language,
        context,
        () => model.ask('classify_question', classifyOutput, classifyPrompt(domain, input), context.signal),
        () => fallback.classifyQuestion(domain, input, context),
      ),

    extractSlots: (domain, input, context) =>
      orOffline(
        'extract_slots',
        input.language,
        context,
        async () => {
          const prompt = slotsPrompt(domain, input)
          const { value, ...usage } = await model.ask(
            'extract_slots',
            slotsOutput(domain),
            prompt,
            context.signal,
          )
          const slots: Slots = Object.fromEntries(
            Object.entries(value).filter(([, values]) => values.length > 0),
          )
          return { ...usage, value: slots }
        },
        () => fallback.extractSlots(domain, input, context),
      ),

    writeAnswer: (domain, input, context) =>
      write('consult_answer', input, context, answerPrompt, shorter, () =>
        fallback.writeAnswer(domain, input, context),
      ),

    judgeAnswer: (domain, input, context) =>
      orOffline(
        'judge_answer',
        input.language,
        context,
        () => model.ask('judge_answer', judgeOutput, judgePrompt(input), context.signal),
        () => fallback.judgeAnswer(domain, input, context),
      ),

    rewriteQuery: (domain, input, context) =>
      orOffline(
        'rewrite_query',
        input.language,
        context,
        async () => {
          const prompt = rewritePrompt(domain, input)
          const { value, ...usage } = await model.ask('rewrite_query', rewriteOutput, prompt, context.signal)
          if (input.earlier.includes(value.query)) {
            throw new ModelOutputError('rewrite_query: this was looked up already')
          }
          return { ...usage, value: value.query }
        },
        () => fallback.rewriteQuery(domain, input, context),
      ),

    answerDirectly: (domain, input, context) =>
      write(
        'direct_answer',
        input,
        context,
        directPrompt,
        () => null,
        () => fallback.answerDirectly(domain, input, context),
      ),
  }
}
