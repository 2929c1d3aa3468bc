/** What speaks for an answer being what was asked for, and what against it. */
export const CERTAINTY_GROUNDS = [
  /** The share of the question that the beginning of the answer speaks of. */
  'spokenFirst',
  /** How many figures the person's own words give: each is one more to be taken up rightly. */
  'ownFigures',
  /** How many figures the question gives where a ruling alone answers and decides nothing with them. */
  'undecidedFigures',
  /** The share of the figures of the person's own words that the answer does not come back to. */
  'lostFigures',
  /** Articles alone: nobody has said what they come to. */
  'articlesAlone',
  /** A ruling alone: nothing was worked out. */
  'rulingAlone',
  /** How likely the ruling that is told is another one than was meant; 0 where none is. */
  'unsureRuling',
  /** How near the person's own words stand to a way in which that ruling is asked for; 0 where none is told. */
  'nearRuling',
  /** How many other rulings say nearly as much of what is asked. */
  'rivals',
  /** Products from which the person has to choose come before everything else. */
  'productsFirst',
  /** Homes that were looked for. */
  'listings',
  /** How many things it says that it could not find out or apply. */
  'gaps',
  /** It goes on from turns before; in a few words. */
  'goesOn',
  'goesOnShortly',
] as const
export type CertaintyGround = (typeof CERTAINTY_GROUNDS)[number]
export type CertaintyGrounds = Record<CertaintyGround, number>
