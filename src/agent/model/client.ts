import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages'
import type { AIMessageChunk, BaseMessage, UsageMetadata } from '@langchain/core/messages'
import { z } from 'zod'
import type { CallResult, CallUsage } from '../call.ts'
import { createPlainStream, plainTexts } from '../../domain/text/plain.ts'
import { DEFAULT_TIMEOUTS, THINKING_PATIENCE } from './config.ts'
import type { Timeouts } from './config.ts'
import { ModelCutError, ModelFilteredError, ModelOutputError, ModelTimeoutError } from './failure.ts'
import type { Provider } from './provider.ts'
import { createUnrepeated } from './unrepeated.ts'

export interface Prompt {
  system: string
  user: string
}

/** How one call is made. */
export interface Asking {
  signal: AbortSignal
  /** Tokens that it may write. */
  maxTokens: number
  /** Milliseconds that it may take, where that is less than usual. */
  within?: number
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
    asking: Asking,
  ): Promise<CallResult<z.infer<T>>>
  write(prompt: Prompt, asking: Asking, choice?: ModelChoice): AsyncGenerator<string, CallUsage>
}

/** How one text is written where that is not the model's usual way. */
export interface ModelChoice {
  /** One of those that the server offers; its own where that is none of them, or null. */
  modelName: string | null
  temperature: number
  maxTokens: number
}

/** Pieces that one text is written in at most: so often it is gone on with where its limit cut it. */
const MOST_PIECES = 3

/** After what a model wrote until its limit cut it off. */
const CONTINUE_PROMPT = `Your text was cut off by the limit of length. Go on exactly where it stops, in the middle of the word if need be. Repeat
nothing, add no remark (끊긴 곳에서 그대로 이어서 쓴다).`

const messagesOf = ({ system, user }: Prompt): BaseMessage[] => [
  new SystemMessage(system),
  new HumanMessage(user),
]

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
    () => stop(new ModelTimeoutError(`${what} took more than ${Math.round(milliseconds)} ms`, milliseconds)),
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

/** Why it stopped writing: `stop`, `length`, `content_filter` … */
const finishOf = ({ response_metadata }: AIMessage | AIMessageChunk): string | undefined => {
  const reason: unknown = response_metadata['finish_reason']
  return typeof reason === 'string' ? reason : undefined
}

const addUsage = (one: CallUsage, other: CallUsage): CallUsage => ({
  model: one.model,
  promptTokens: one.promptTokens + other.promptTokens,
  completionTokens: one.completionTokens + other.completionTokens,
})

export const openModel = (provider: Provider): Model => {
  const { config, parameters } = provider
  const timeoutsOf = (model: string): Timeouts => {
    const times = parameters.traits(model).thinks ? THINKING_PATIENCE : 1
    const { call, stall, stream } = { ...DEFAULT_TIMEOUTS, ...config.timeouts }
    return { call: call * times, stall: stall * times, stream: stream * times }
  }

  return {
    async ask(name, schema, prompt, { signal, maxTokens, within: most = Number.POSITIVE_INFINITY }) {
      const { model } = config
      const { raw, parsed } = await within(Math.min(timeoutsOf(model).call, most), signal, name, (own) =>
        parameters.without(model, () =>
          provider
            .chat(model, { temperature: 0, maxTokens })
            .withStructuredOutput(z.toJSONSchema(schema), {
              name,
              method: 'functionCalling',
              includeRaw: true,
            })
            .invoke(messagesOf(prompt), { signal: own }),
        ),
      )
      if (raw instanceof AIMessage && finishOf(raw) === 'length')
        throw new ModelCutError(`${name}: ${maxTokens} tokens are too few`)
      if (raw instanceof AIMessage && finishOf(raw) === 'content_filter')
        throw new ModelFilteredError(`${name}: the provider filtered it`)
      const value = schema.safeParse(plainTexts(parsed))
      if (!value.success) {
        throw new ModelOutputError(`${name}: ${z.prettifyError(value.error)}`, { cause: value.error })
      }
      const usage = raw instanceof AIMessage ? raw.usage_metadata : undefined
      return { ...usageOf(model, usage), value: value.data }
    },

    async *write(prompt, { signal, maxTokens, within: most = Number.POSITIVE_INFINITY }, choice) {
      const own = new AbortController()
      const overall = AbortSignal.any([signal, own.signal])
      const { modelName = null, temperature = 0 } = choice ?? {}
      const model = config.models?.find((name) => name === modelName) ?? config.model
      const timeouts = timeoutsOf(model)
      const deadline = performance.now() + Math.min(timeouts.stream, most)
      const pause = () => Math.max(0, Math.min(timeouts.stall, deadline - performance.now()))
      const plain = createPlainStream()
      let written = ''
      let spent: CallUsage = usageOf(model, undefined)
      let finish: string | undefined

      /** One request; its text as it comes. */
      const piece = async function* () {
        const messages =
          written === ''
            ? messagesOf(prompt)
            : [...messagesOf(prompt), new AIMessage(written), new HumanMessage(CONTINUE_PROMPT)]
        let usage: UsageMetadata | undefined
        finish = undefined
        const stream = await within(pause(), overall, 'the stream', (callSignal) =>
          parameters.without(model, () =>
            provider.chat(model, { temperature, maxTokens }).stream(messages, {
              signal: AbortSignal.any([overall, callSignal]),
            }),
          ),
        )
        const chunks = stream[Symbol.asyncIterator]()
        for (;;) {
          const next = await within(pause(), overall, 'the stream', () => chunks.next())
          if (next.done) break
          usage = next.value.usage_metadata ?? usage
          finish = finishOf(next.value) ?? finish
          yield textOf(next.value)
        }
        spent = addUsage(spent, usageOf(model, usage))
      }

      try {
        for (let pieces = 1; pieces <= MOST_PIECES; pieces++) {
          const before = written
          const unrepeated = pieces === 1 ? null : createUnrepeated(before)
          for await (const text of piece()) {
            const fresh = unrepeated === null ? text : unrepeated.add(text)
            written += fresh
            const shown = plain.add(fresh)
            if (shown !== '') yield shown
          }
          const kept = unrepeated?.end() ?? ''
          written += kept
          const shown = plain.add(kept)
          if (shown !== '') yield shown
          if (finish === 'content_filter') throw new ModelFilteredError('the provider filtered the text')
          if (finish !== 'length' || written === before) break
        }
        // It may have thought all its tokens away.
        if (finish === 'length' && written === '') throw new ModelCutError(`${maxTokens} tokens are too few`)
        const rest = plain.end()
        if (rest !== '') yield rest
        return finish === 'length' ? { ...spent, isCut: true } : spent
      } finally {
        own.abort(new Error('the stream is over'))
      }
    },
  }
}
