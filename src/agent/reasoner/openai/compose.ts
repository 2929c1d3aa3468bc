import type { AnswerPiece, CallContext, CallUsage, ComposeInput, Reasoner } from '../reasoner.ts'
import type { OpenAIConfig } from './config.ts'
import { classify, explainFallback, ModelOutputError } from './failure.ts'
import type { Model } from './model.ts'
import { composePrompt } from './prompt.ts'
import { nextRest, rest } from './retry.ts'

interface Composing {
  model: Model
  config: OpenAIConfig
  fallback: Reasoner
  onError?: ((error: unknown, where: string) => void) | undefined
}

/**
 * Streams the model's answer. A stream that breaks is begun again from offset 0, and readers replace what they hold from
 * where the new text differs; when no try succeeds the offline reasoner writes the answer and says why.
 */
export async function* composeWithModel(
  { model, config, fallback, onError }: Composing,
  input: ComposeInput,
  context: CallContext,
): AsyncGenerator<AnswerPiece, CallUsage> {
  const { signal } = context
  const prompt = composePrompt(input)
  let failed: unknown
  for (let tried = 1; ; tried++) {
    let offset = 0
    try {
      const pieces = model.write(prompt, signal)
      for (;;) {
        const next = await pieces.next()
        if (next.done) {
          if (offset === 0) throw new ModelOutputError('compose_answer: the answer is empty')
          return next.value
        }
        yield { text: next.value, offset }
        offset += next.value.length
      }
    } catch (error) {
      signal.throwIfAborted()
      failed = error
      const milliseconds = nextRest(error, tried, config)
      if (milliseconds === null) break
      await rest(milliseconds, signal)
    }
  }

  onError?.(failed, 'compose_answer')
  const fallbackReason = explainFallback(classify(failed), input.language)
  const usage = yield* fallback.composeAnswer({ ...input, gaps: [...input.gaps, fallbackReason] }, context)
  return { ...usage, fallbackReason }
}
