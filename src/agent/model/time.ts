import { ModelTimeoutError } from './failure.ts'

/** Less is not worth asking for. */
const LEAST_MS = 250
/** Of what is left, for a call that others come after. */
const SHARE = 1 / 3

export interface CallTime {
  /** Milliseconds that the next try may take; infinite where nothing limits the run. Throws {@link ModelTimeoutError}. */
  left(): number
  /** Whether a rest of so many milliseconds leaves time for another try. */
  allows(rest: number): boolean
}

/**
 * What of a run's time one call may take, all its tries together. One that others follow leaves them the larger part, so
 * that a model which hangs takes no run beyond its time; the text that a run ends with may use all that is left.
 */
export const timeOf = (
  until: number | undefined,
  isLast: boolean,
  now: () => number = () => performance.now(),
): CallTime => {
  const left = until === undefined ? Number.POSITIVE_INFINITY : until - now()
  const end = now() + (isLast ? left : left * SHARE)
  return {
    left() {
      const rest = end - now()
      if (rest < LEAST_MS) throw new ModelTimeoutError('no time of the run is left for this call', 0)
      return rest
    },
    allows: (rest) => end - now() - rest >= LEAST_MS,
  }
}
