import type { Breaker } from '../model/breaker.ts'
import { ModelTimeoutError, SettleError } from '../model/failure.ts'
import type { Middleware } from './runner.ts'

/** Milliseconds that a model must have had before its silence is held against it. */
const FAIR_MS = 5_000

interface Guarded {
  breaker: Breaker
  /** Milliseconds that one try may take. */
  timeout: number
}

/** No call is made while the provider does not answer, and what becomes of each says whether it does. */
export const guarded =
  ({ breaker, timeout }: Guarded): Middleware =>
  (next) =>
    async function* (asked) {
      const passage = breaker.enter()
      try {
        const result = yield* next(asked)
        passage.succeeded()
        return result
      } catch (error) {
        const isUnfair = error instanceof ModelTimeoutError && error.milliseconds < Math.min(timeout, FAIR_MS)
        // What else a call needs (places of the database) may fail, too.
        const isOurs = asked.context.signal.aborted || error instanceof SettleError
        if (!isUnfair && !isOurs) passage.failed(error)
        throw error
      } finally {
        passage.abandoned()
      }
    }
