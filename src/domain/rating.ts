/** What may be wrong with an answer. */
export const RATING_REASONS = [
  'WRONG_FACT',
  'WRONG_FIGURE',
  'OUTDATED',
  'NOT_MY_CASE',
  'MISUNDERSTOOD',
  'INCOMPLETE',
  'UNCLEAR',
  'TOO_LONG',
  'UNSUPPORTED',
  'OTHER',
] as const
export type RatingReason = (typeof RATING_REASONS)[number]

export const MAX_RATING_COMMENT = 1000

/** What the user of a run thinks of its answer. */
export interface Rating {
  isHelpful: boolean
  /** Empty where it was helpful, or nobody said why not. */
  reasons: RatingReason[]
  comment: string | null
}
