import type { Attempt, FeatureFlags, StopReason } from '../../domain/consult.ts'

/** A further try that gains less than this gains nothing. */
const STAGNATION = 0.03

type Limits = Pick<
  FeatureFlags,
  'qualityCheckEnabled' | 'selfRefineEnabled' | 'qualityThreshold' | 'maxRefineIterations'
>

/** Why the attempts so far are enough, or null where another one is worth it. */
export const decideStop = (attempts: readonly Attempt[], limits: Limits): StopReason | null => {
  const last = attempts.at(-1)
  if (last === undefined) return null
  if (last.stopReason !== null) return last.stopReason
  if (!limits.qualityCheckEnabled || last.score === null) return 'CHECK_DISABLED'
  if (last.score >= limits.qualityThreshold) return 'GOOD_ENOUGH'
  if (!limits.selfRefineEnabled) return 'REFINE_DISABLED'
  const before = attempts.slice(0, -1).map(({ score }) => score ?? 0)
  if (before.length > 0 && last.score < Math.max(...before) + STAGNATION) return 'STAGNATION'
  if (last.iteration >= limits.maxRefineIterations) return 'MAX_ITERATIONS'
  return null
}

/** The attempts with what became of the last one. */
export const amendLast = (attempts: readonly Attempt[], change: Partial<Attempt>): Attempt[] =>
  attempts.map((attempt, i) => (i === attempts.length - 1 ? { ...attempt, ...change } : attempt))
