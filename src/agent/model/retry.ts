import { classify, isTransient, requestedRest } from './failure.ts'
import { DEFAULT_ATTEMPTS, DEFAULT_BACKOFF, MAX_REST } from './config.ts'
import type { ModelConfig } from './config.ts'

export const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

/** Milliseconds before the next try, or null when there should be none. `tried` counts from 1. */
export const nextRest = (
  error: unknown,
  tried: number,
  { attempts = DEFAULT_ATTEMPTS, backoff = DEFAULT_BACKOFF }: Pick<ModelConfig, 'attempts' | 'backoff'>,
): number | null => {
  if (tried >= attempts || !isTransient(classify(error))) return null
  const asked = requestedRest(error)
  if (asked !== null) return asked > MAX_REST ? null : asked
  // Jitter, so that runs that failed together do not come back together.
  return backoff * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
}

/** Tries again while there is hope. An aborted run is never a failed call. */
export const withRetries = async <T>(
  config: Pick<ModelConfig, 'attempts' | 'backoff'>,
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      const milliseconds = nextRest(error, tried, config)
      if (milliseconds === null) throw error
      await rest(milliseconds, signal)
    }
  }
}
