import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import type { AIMessage, AIMessageChunk, UsageMetadata } from '@langchain/core/messages'
import { ChatOpenAI } from '@langchain/openai'
import { z } from 'zod'
import type { CallUsage, Reasoned } from '../reasoner.ts'
import { createPlainStream, plainTexts } from '../../../domain/plain-text.ts'
import { DEFAULT_TIMEOUTS } from './config.ts'
import type { OpenAIConfig, Timeouts } from './config.ts'
import { ModelOutputError, ModelTimeoutError } from './failure.ts'

export interface Prompt {
  system: string
  user: string
}

/**
 * The two ways of asking a model: for a value of a schema, and for a text as it is written. One try each. Whatever it
 * writes is plain: without links, images, HTML and invisible characters.
 */
export interface Model {
  ask<T extends z.ZodObject>(
    name: string,
    schema: T,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<Reasoned<z.infer<T>>>
  write(prompt: Prompt, signal: AbortSignal, writing?: Writing): AsyncGenerator<string, CallUsage>
}

/** How one text is written where that is not the model's usual way. */
export interface Writing {
  model: string
  temperature: number
  maxTokens: number
}

/** A bound on what one answer may cost. */
const MAX_ANSWER_TOKENS = 4000

const messagesOf = ({ system, user }: Prompt) => [new SystemMessage(system), new HumanMessage(user)]

const usageOf = (model: string, usage: UsageMetadata | undefined): CallUsage => ({
  model,
  promptTokens: usage?.input_tokens ?? 0,
  completionTokens: usage?.output_tokens ?? 0,
})

/** Rejects after so many milliseconds and tells the call to stop; the caller's own abort goes through as it is. */
const within = async <T>(
  milliseconds: number,
  signal: AbortSignal,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal.throwIfAborted()
  const own = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = (reason: unknown) => {
    own.abort(reason)
    reject(reason)
  }
  const timer = setTimeout(
    () => stop(new ModelTimeoutError(`${what} took more than ${milliseconds} ms`)),
    milliseconds,
  )
  const abort = () => stop(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work(own.signal), promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

const textOf = (message: AIMessage | AIMessageChunk): string =>
  typeof message.content === 'string'
    ? message.content
    : message.content
        .map((part) => (part.type === 'text' && typeof part['text'] === 'string' ? part['text'] : ''))
        .join('')

export const openModel = (config: OpenAIConfig): Model => {
  const timeouts: Timeouts = { ...DEFAULT_TIMEOUTS, ...config.timeouts }
  const open = ({ model, temperature, maxTokens }: Writing): ChatOpenAI =>
    new ChatOpenAI({
      apiKey: config.apiKey,
      model,
      temperature,
      maxTokens,
      streamUsage: true,
      useResponsesApi: false,
      // Tried again by us, who know which failures deserve it and when the run was aborted.
      maxRetries: 0,
      configuration: { maxRetries: 0, ...(config.baseUrl === undefined ? {} : { baseURL: config.baseUrl }) },
    })
  const usual: Writing = { model: config.model, temperature: 0, maxTokens: MAX_ANSWER_TOKENS }
  const chat = open(usual)

  return {
    async ask(name, schema, prompt, signal) {
      const asked = chat.withStructuredOutput(z.toJSONSchema(schema), {
        name,
        method: 'functionCalling',
        includeRaw: true,
      })
      const { raw, parsed } = await within(timeouts.call, signal, name, (own) =>
        asked.invoke(messagesOf(prompt), { signal: own }),
      )
      const value = schema.safeParse(plainTexts(parsed))
      if (!value.success) {
        throw new ModelOutputError(`${name}: ${z.prettifyError(value.error)}`, { cause: value.error })
      }
      const usage = 'usage_metadata' in raw ? (raw as AIMessage).usage_metadata : undefined
      return { ...usageOf(config.model, usage), value: value.data }
    },

    async *write(prompt, signal, writing) {
      const own = new AbortController()
      const overall = AbortSignal.any([signal, own.signal])
      const deadline = performance.now() + timeouts.stream
      let usage: UsageMetadata | undefined
      const plain = createPlainStream()
      try {
        const stream = await within(timeouts.stall, overall, 'the stream', (callSignal) =>
          (writing ? open(writing) : chat).stream(messagesOf(prompt), {
            signal: AbortSignal.any([overall, callSignal]),
          }),
        )
        const chunks = stream[Symbol.asyncIterator]()
        for (;;) {
          if (performance.now() > deadline) throw new ModelTimeoutError('the stream took too long')
          const next = await within(timeouts.stall, overall, 'the stream', () => chunks.next())
          if (next.done) break
          usage = next.value.usage_metadata ?? usage
          const text = plain.add(textOf(next.value))
          if (text !== '') yield text
        }
        const rest = plain.end()
        if (rest !== '') yield rest
        return usageOf(writing?.model ?? config.model, usage)
      } finally {
        own.abort(new Error('the stream is over'))
      }
    },
  }
}
