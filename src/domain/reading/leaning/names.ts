/** How a question stands to what was talked of before it. */
export const WAYS = [
  /** By itself: it says all that it asks, or is of something else. */
  'NEW',
  /** What was asked is asked again, with what it says changed: another place, another sum, another fact. */
  'AGAIN',
  /** Something else is asked of the same matter: of the case, the law or the search that was talked of. */
  'NEXT',
  /** Of homes that were shown. */
  'SHOWN',
  /** What was asked earlier than the last question is asked again. */
  'BACK',
] as const
export type Way = (typeof WAYS)[number]
