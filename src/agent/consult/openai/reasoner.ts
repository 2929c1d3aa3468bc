import { z } from 'zod'
import { COMPLEXITIES, judgement } from '../../../domain/consult.ts'
import type { AnswerPiece, CallUsage } from '../../calls/call.ts'
import { openCalls } from '../../reasoner/openai/calls.ts'
import type { ModelUse } from '../../reasoner/openai/calls.ts'
import type { OpenAIConfig } from '../../reasoner/openai/config.ts'
import { ModelOutputError } from '../../reasoner/openai/failure.ts'
import type { Prompt, Writing } from '../../reasoner/openai/model.ts'
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

export interface ModelConsult extends ModelUse {
  /** Stands in for a call that fails for good. */
  fallback: ConsultReasoner
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
const writingOf = (config: OpenAIConfig, { model }: ConsultQuestion): Writing & { maxTokens: number } => {
  const offered = [config.model, ...(config.models ?? [])]
  return {
    temperature: model.temperature,
    maxTokens: model.maxTokens,
    model: offered.find((name) => name === model.modelName) ?? config.model,
  }
}

/** From all of the evidence, from its better half, and so on to the best of it alone. */
function* answerPrompts(input: ConsultWriting): Generator<Prompt> {
  yield answerPrompt(input)
  for (let left = input.evidence.length; left > 1;) {
    left = Math.ceil(left / 2)
    yield answerPrompt({ ...input, evidence: input.evidence.slice(0, left), history: [] })
  }
}

/** A text that rules wrote instead, and why. */
async function* explained(
  pieces: AsyncGenerator<AnswerPiece, CallUsage>,
  reason: string,
): AsyncGenerator<AnswerPiece, CallUsage> {
  let length = 0
  for (;;) {
    const next = await pieces.next()
    if (next.done) {
      yield { text: `\n> ${reason}\n`, offset: length }
      return next.value
    }
    length = next.value.offset + next.value.text.length
    yield next.value
  }
}

/** Answers, judges and rewrites with a model; every output is checked, and a call that still fails is made offline. */
export const createOpenAIConsult = ({ fallback, ...use }: ModelConsult): ConsultReasoner => {
  const { config } = use.provider
  const { call, write } = openCalls(use)

  return {
    classifyQuestion: (domain, input, context) =>
      call(
        'classify_question',
        input,
        context,
        (ask, input) => ask(classifyOutput, classifyPrompt(domain, input)),
        () => fallback.classifyQuestion(domain, input, context),
      ),

    extractSlots: (domain, input, context) =>
      call(
        'extract_slots',
        input,
        context,
        async (ask, input) => {
          const prompt = slotsPrompt(domain, input)
          const { value, ...usage } = await ask(slotsOutput(domain), prompt)
          const slots: Slots = Object.fromEntries(
            Object.entries(value).filter(([, values]) => values.length > 0),
          )
          return { ...usage, value: slots }
        },
        () => fallback.extractSlots(domain, input, context),
      ),

    writeAnswer: (domain, input, context) =>
      write(context, {
        where: 'consult_answer',
        input,
        prompts: (fitted) => answerPrompts(fitted),
        writing: writingOf(config, input),
        standIn: (reason) => explained(fallback.writeAnswer(domain, input, context), reason),
      }),

    judgeAnswer: (domain, input, context) =>
      call(
        'judge_answer',
        input,
        context,
        (ask, input) => ask(judgeOutput, judgePrompt(input)),
        () => fallback.judgeAnswer(domain, input, context),
      ),

    rewriteQuery: (domain, input, context) =>
      call(
        'rewrite_query',
        input,
        context,
        async (ask, input) => {
          const prompt = rewritePrompt(domain, input)
          const { value, ...usage } = await ask(rewriteOutput, prompt)
          if (input.earlier.includes(value.query)) {
            throw new ModelOutputError('rewrite_query: this was looked up already')
          }
          return { ...usage, value: value.query }
        },
        () => fallback.rewriteQuery(domain, input, context),
      ),

    answerDirectly: (domain, input, context) =>
      write(context, {
        where: 'direct_answer',
        input,
        prompts: (fitted) => [directPrompt(fitted)],
        writing: writingOf(config, input),
        standIn: (reason) => explained(fallback.answerDirectly(domain, input, context), reason),
      }),
  }
}
