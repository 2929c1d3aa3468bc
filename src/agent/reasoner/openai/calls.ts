import type { z } from 'zod'
import type { Language } from '../../../domain/run.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned } from '../../calls/call.ts'
import type { CallPurpose } from '../reasoner.ts'
import { BUDGET_WORDS } from '../../budget.ts'
import { loadTokenizer } from '../../consult/tokens.ts'
import type { Passage } from './breaker.ts'
import { DEFAULT_TIMEOUTS, OUTPUT_TOKENS, USUAL_OUTPUT_TOKENS } from './config.ts'
import { explainFallback, isTooLong, ModelCutError, ModelOutputError, ModelTimeoutError } from './failure.ts'
import { fitInput } from './fit.ts'
import type { Fittable } from './fit.ts'
import type { Model, Prompt, Writing } from './model.ts'
import type { Provider } from './provider.ts'
import { nextRest, rest } from './retry.ts'
import { timeOf } from './time.ts'
import type { CallTime } from './time.ts'

type Stream = AsyncGenerator<AnswerPiece, CallUsage>
/** Asks the model for a value of a schema, once. */
type Ask = <S extends z.ZodObject>(schema: S, prompt: Prompt) => Promise<Reasoned<z.infer<S>>>

/** What calls are made with, and who is told of those that fail for good. */
export interface ModelUse {
  model: Model
  provider: Provider
  onError?: ((error: unknown, where: CallPurpose) => void) | undefined
}

interface Written<I extends Fittable> {
  where: CallPurpose
  input: I
  /** The same text to be written from less and less: the next one is for a model that cannot read the one before. */
  prompts: (input: I) => Iterable<Prompt>
  /** How it is written where that is not the model's usual way. */
  writing?: Writing & { maxTokens: number }
  /** Throws where a whole text is none; one that is empty is none anyway. */
  check?: (text: string) => void
  /** Said at the end of a text that was written from less than all. */
  shortened?: string
  /** Writes it by rules; `reason` says why, to whoever reads it. */
  standIn: (reason: string) => Stream
}

const CUT_WORDS: Record<Language, string> = {
  KO: '글이 길이 한도에 닿아 여기서 끊겼어요. 빠진 부분은 나누어 다시 물어봐 주세요.',
  EN: 'The text reached its limit of length and ends here. Ask about the missing part separately.',
}

/** Milliseconds that a model must have had before its silence is held against it. */
const FAIR_MS = 5_000

/** A text that its limit cut is written again with twice as much. */
const moreTokens = (error: unknown, maxTokens: number): number =>
  error instanceof ModelCutError ? 2 * maxTokens : maxTokens

/** Calls of a model that rules make instead where the model fails for good. An aborted run is never a failed call. */
export const openCalls = ({ model, provider, onError }: ModelUse) => {
  const { config, breakers } = provider
  const explain = (error: unknown, where: CallPurpose, language: Language): string => {
    onError?.(error, where)
    return explainFallback(error, language)
  }
  /** Waits before another try; false where there is none to be. */
  const mayTryAgain = async (error: unknown, tried: number, time: CallTime, signal: AbortSignal) => {
    const milliseconds = nextRest(error, tried, config)
    if (milliseconds === null || !time.allows(milliseconds)) return false
    await rest(milliseconds, signal)
    return true
  }
  const shortest = Math.min(config.timeouts?.call ?? DEFAULT_TIMEOUTS.call, FAIR_MS)
  /** Of what was let through and will not be gone on with. */
  const giveUp = (passage: Passage | undefined, error: unknown, signal: AbortSignal): void => {
    const isUnfair = error instanceof ModelTimeoutError && error.milliseconds < shortest
    if (signal.aborted || error === undefined || isUnfair) passage?.abandoned()
    else passage?.failed(error)
  }

  return {
    /** `attempt` is given the input as it fits into a call. */
    async call<I extends Fittable, T>(
      where: CallPurpose,
      input: I,
      { signal, until }: CallContext,
      attempt: (ask: Ask, input: I) => Promise<Reasoned<T>>,
      standIn: () => Promise<Reasoned<T>>,
    ): Promise<Reasoned<T>> {
      let passage: Passage | undefined
      let maxTokens = OUTPUT_TOKENS[where] ?? USUAL_OUTPUT_TOKENS
      const time = timeOf(until, false)
      const fitted = fitInput(input, await loadTokenizer())
      let ofProvider: unknown
      const ask: Ask = async (schema, prompt) => {
        try {
          return await model.ask(where, schema, prompt, { signal, maxTokens, within: time.left() })
        } catch (error) {
          ofProvider = error
          throw error
        }
      }
      try {
        passage = breakers.chat.enter()
        for (let tried = 1; ; tried++) {
          try {
            const reasoned = await attempt(ask, fitted)
            passage.succeeded()
            return reasoned
          } catch (error) {
            signal.throwIfAborted()
            maxTokens = moreTokens(error, maxTokens)
            if (!(await mayTryAgain(error, tried, time, signal))) throw error
          }
        }
      } catch (error) {
        // What else an attempt needs (places of the database) may fail, too.
        giveUp(passage, error === ofProvider ? error : undefined, signal)
        signal.throwIfAborted()
        const fallbackReason = explain(error, where, input.language)
        return { ...(await standIn()), fallbackReason }
      }
    },

    /** Streams a text. One that breaks is begun again from offset 0, and readers replace what they hold. */
    async *write<I extends Fittable>(
      { signal, until }: CallContext,
      { where, input, prompts, writing, check, shortened, standIn }: Written<I>,
    ): Stream {
      const { language } = input
      const left = prompts(fitInput(input, await loadTokenizer()))[Symbol.iterator]()
      const time = timeOf(until, true)
      let passage: Passage | undefined
      let prompt = left.next()
      let isShortened = false
      let maxTokens = writing?.maxTokens ?? OUTPUT_TOKENS[where] ?? USUAL_OUTPUT_TOKENS
      let failed: unknown
      try {
        passage = breakers.chat.enter()
        for (let tried = 1; !prompt.done;) {
          let text = ''
          try {
            const pieces = model.write(prompt.value, { signal, maxTokens, within: time.left() }, writing)
            for (;;) {
              const next = await pieces.next()
              if (next.done) {
                if (text === '') throw new ModelOutputError(`${where}: the text is empty`)
                check?.(text)
                passage.succeeded()
                const isCut = next.value.isCut === true
                const notes = [
                  ...(isCut ? [CUT_WORDS[language]] : []),
                  ...(isShortened && shortened !== undefined ? [shortened] : []),
                ]
                const said = (isCut ? ' …' : '') + notes.map((note) => `\n\n> ${note}\n`).join('')
                if (said !== '') yield { text: said, offset: text.length }
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
            maxTokens = moreTokens(error, maxTokens)
            if (!(await mayTryAgain(error, tried, time, signal))) break
            tried += 1
          }
        }
      } catch (error) {
        failed = error
      } finally {
        giveUp(passage, failed, signal)
      }
      signal.throwIfAborted()
      const explained = explain(failed, where, language)
      // Not the model's fault: it was still writing.
      const isRunLate = failed instanceof ModelTimeoutError && !time.allows(0)
      const fallbackReason = isRunLate ? BUDGET_WORDS[language].seconds : explained
      return { ...(yield* standIn(fallbackReason)), fallbackReason }
    },
  }
}
