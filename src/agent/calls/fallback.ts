import { explainFallback } from '../model/failure.ts'
import { makeByRules } from './by-rules.ts'
import type { World } from './define.ts'
import type { Middleware } from './runner.ts'

interface FallingBack {
  world: World
  /** Told of calls that failed for good. */
  onError?: ((error: unknown, purpose: string) => void) | undefined
}

/**
 * Rules make a call that a model fails at for good; a text is begun again by them from its first letter. A run that was aborted
 * is no call that failed.
 */
export const fallingBack =
  ({ world, onError }: FallingBack): Middleware =>
  (next) =>
    async function* (asked) {
      try {
        return yield* next(asked)
      } catch (error) {
        asked.context.signal.throwIfAborted()
        onError?.(error, asked.call.purpose)
        return yield* makeByRules(asked, world, explainFallback(error, asked.input.language))
      }
    }
