import { BREAKING, classify, ModelPausedError } from './failure.ts'
import type { Failure } from './failure.ts'

/** What became of a call that was let through. */
export interface Passage {
  succeeded(): void
  failed(error: unknown): void
  /** Nobody waits for it any more: it tells nothing about the provider. */
  abandoned(): void
}

export interface Breaker {
  /** Throws {@link ModelPausedError} while calls are held back. */
  enter(): Passage
  /** Why calls are held back; null while they are not. */
  readonly pausedBy: Failure | null
}

export interface BreakerOptions {
  onChange?: (pausedBy: Failure | null) => void
  now?: () => number
}

/** Calls in a row that failed for good, however often each was tried. */
const MOST_FAILURES = 2
const REST_MS = 20_000
const LONGEST_REST_MS = 300_000

/** Of these the next call knows already: only its owner can mend them. */
const AT_ONCE: readonly Failure[] = ['quota', 'refused']

/**
 * Holds calls back from a provider that does not answer, so that a run does not wait for it again with every one of them.
 * After a rest one call is let through; the rest doubles as long as that fails too.
 */
export const createBreaker = ({
  onChange = () => {},
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker => {
  let failures = 0
  let restMs = REST_MS
  let paused: { by: Failure; until: number } | null = null
  let isProbed = false

  const pause = (by: Failure) => {
    const isNews = paused === null
    paused = { by, until: now() + restMs }
    restMs = Math.min(restMs * 2, LONGEST_REST_MS)
    if (isNews) onChange(by)
  }
  return {
    get pausedBy() {
      return paused?.by ?? null
    },
    enter() {
      if (paused !== null && (isProbed || now() < paused.until)) throw new ModelPausedError(paused.by)
      const isProbe = paused !== null
      isProbed = isProbe
      let isOpen = true
      const end = (tell: () => void) => {
        if (!isOpen) return
        isOpen = false
        if (isProbe) isProbed = false
        tell()
      }
      return {
        succeeded: () =>
          end(() => {
            failures = 0
            restMs = REST_MS
            if (paused === null) return
            paused = null
            onChange(null)
          }),
        failed: (error) =>
          end(() => {
            // Begun before the pause, it tells what is known.
            if (paused !== null && !isProbe) return
            const failure = classify(error)
            if (!BREAKING.includes(failure)) return
            failures += 1
            if (isProbe || AT_ONCE.includes(failure) || failures >= MOST_FAILURES) pause(failure)
          }),
        abandoned: () => end(() => {}),
      }
    },
  }
}
