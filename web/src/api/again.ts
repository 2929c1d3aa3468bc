import { useEffect, useRef } from 'react'
import type { CombinedError } from 'urql'

const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/** What passes by itself, or is a bug that the next request may not meet. */
const PASSING: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'])

/**
 * How long to wait before what failed is asked again, ms; null: it would fail again, or whatever brings it back says so (the
 * network, a sign-in). `failures` came before this one.
 */
export const pauseBefore = (
  error: CombinedError,
  failures: number,
  chance = Math.random(),
): number | null => {
  if (error.networkError !== undefined) return null
  const passing = error.graphQLErrors.find(({ extensions }) => PASSING.has(extensions['code']))
  if (passing === undefined) return null
  const told = passing.extensions['retryAfterSeconds']
  const least = typeof told === 'number' ? told * 1_000 : 0
  // No two pages come back at the same moment.
  return Math.max(least, Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 6))) * (1 + chance / 2)
}

/** Asks again by itself what could not be answered, later each time, until it was. */
export const useAskedAgain = (error: CombinedError | undefined, ask: () => void): void => {
  const failures = useRef(0)
  const again = useRef(ask)
  useEffect(() => {
    again.current = ask
  }, [ask])
  useEffect(() => {
    if (error === undefined) {
      failures.current = 0
      return
    }
    const pause = pauseBefore(error, failures.current)
    if (pause === null) return
    failures.current += 1
    const timer = setTimeout(() => again.current(), pause)
    return () => clearTimeout(timer)
  }, [error])
}
