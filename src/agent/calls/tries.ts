import type { Model } from '../model/client.ts'
import type { ModelConfig } from '../model/config.ts'
import { isTooLong, ModelCutError, ModelTimeoutError, RunTimeError } from '../model/failure.ts'
import { nextRest, rest } from '../model/retry.ts'
import { timeOf } from '../model/time.ts'
import type { World } from './define.ts'
import type { Caller } from './runner.ts'

interface Trying {
  model: Model
  config: ModelConfig
  world: World
}

/**
 * Asks a model, and again where there is hope: with less where that was more than it reads, with twice the room where its limit
 * cut it, after a rest where it did not answer. A text that breaks is begun again from offset 0, and readers replace what they
 * hold.
 */
export const tried = ({ model, config, world }: Trying): Caller['make'] =>
  async function* ({ call, input, context: { signal, until } }) {
    const time = timeOf(until, call.streams)
    const attempts = call.attempts(input)[Symbol.iterator]()
    let attempt = attempts.next()
    let maxTokens = call.tokens(input)
    for (let tries = 1; ;) {
      if (attempt.done === true) throw new Error(`${call.purpose}: there is no prompt`)
      try {
        return yield* attempt.value(model, { signal, maxTokens, within: time.left() }, world)
      } catch (error) {
        signal.throwIfAborted()
        const shorter = isTooLong(error) ? attempts.next() : null
        if (shorter?.done === false) {
          attempt = shorter
          continue
        }
        if (error instanceof ModelCutError) maxTokens *= 2
        const milliseconds = nextRest(error, tries, config)
        if (milliseconds === null || !time.allows(milliseconds))
          throw call.streams && error instanceof ModelTimeoutError && !time.allows(0)
            ? new RunTimeError(error.message, error.milliseconds)
            : error
        await rest(milliseconds, signal)
        tries += 1
      }
    }
  }
