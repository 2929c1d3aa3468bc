import type { z } from 'zod'
import type { Language } from '../../../domain/run.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned } from '../call.ts'
import type { CallPurpose } from '../reasoner.ts'
import type { OpenAIConfig } from './config.ts'
import { classify, explainFallback, isTooLong, ModelOutputError } from './failure.ts'
import type { Model, Prompt, Writing } from './model.ts'
import { nextRest, rest, withRetries } from './retry.ts'

type Stream = AsyncGenerator<AnswerPiece, CallUsage>
/** Asks the model for a value of a schema, once. */
type Ask = <S extends z.ZodObject>(schema: S, prompt: Prompt) => Promise<Reasoned<z.infer<S>>>

/** What calls are made with, and who is told of those that fail for good. */
export interface ModelUse {
  model: Model
  config: OpenAIConfig
  onError?: ((error: unknown, where: string) => void) | undefined
}

interface Written {
  where: CallPurpose
  language: Language
  /** The same text to be written from less and less: the next one is for a model that cannot read the one before. */
  prompts: Iterable<Prompt>
  /** How it is written where that is not the model's usual way. */
  writing?: Writing
  /** Throws where a whole text is none; one that is empty is none anyway. */
  check?: (text: string) => void
  /** Said at the end of a text that was written from less than all. */
  shortened?: string
  /** Writes it by rules; `reason` says why, to whoever reads it. */
  standIn: (reason: string) => Stream
}

/** Calls of a model that rules make instead where the model fails for good. An aborted run is never a failed call. */
export const openCalls = ({ model, config, onError }: ModelUse) => {
  const explain = (error: unknown, where: CallPurpose, language: Language): string => {
    onError?.(error, where)
    return explainFallback(classify(error), language)
  }

  return {
    async call<T>(
      where: CallPurpose,
      language: Language,
      { signal }: CallContext,
      attempt: (ask: Ask) => Promise<Reasoned<T>>,
      standIn: () => Promise<Reasoned<T>>,
    ): Promise<Reasoned<T>> {
      const ask: Ask = (schema, prompt) => model.ask(where, schema, prompt, signal)
      try {
        return await withRetries(config, signal, () => attempt(ask))
      } catch (error) {
        signal.throwIfAborted()
        const fallbackReason = explain(error, where, language)
        return { ...(await standIn()), fallbackReason }
      }
    },

    /** Streams a text. One that breaks is begun again from offset 0, and readers replace what they hold. */
    async *write(
      { signal }: CallContext,
      { where, language, prompts, writing, check, shortened, standIn }: Written,
    ): Stream {
      const left = prompts[Symbol.iterator]()
      let prompt = left.next()
      let isShortened = false
      let failed: unknown
      for (let tried = 1; !prompt.done;) {
        let text = ''
        try {
          const pieces = model.write(prompt.value, signal, writing)
          for (;;) {
            const next = await pieces.next()
            if (next.done) {
              if (text === '') throw new ModelOutputError(`${where}: the text is empty`)
              check?.(text)
              if (isShortened && shortened !== undefined) {
                yield { text: `\n\n> ${shortened}\n`, offset: text.length }
              }
              return next.value
            }
            yield { text: next.value, offset: text.length }
            text += next.value
          }
        } catch (error) {
          signal.throwIfAborted()
          failed = error
          if (isTooLong(error)) {
            prompt = left.next()
            isShortened = true
            continue
          }
          const milliseconds = nextRest(error, tried, config)
          if (milliseconds === null) break
          tried += 1
          await rest(milliseconds, signal)
        }
      }
      const fallbackReason = explain(failed, where, language)
      return { ...(yield* standIn(fallbackReason)), fallbackReason }
    },
  }
}
