/** What speaks for an answer being what was asked for, and what against it. */
export const CERTAINTY_GROUNDS = [
  /** The share of the question that the beginning of the answer speaks of. */
  'spokenFirst',
  /** An amount is asked for, and the beginning names none. */
  'owesAmount',
  /** How many figures the question gives that nothing was worked out, looked up or decided with. */
  'idleFigures',
  /** The share of the figures of the person's own words that the answer does not come back to. */
  'lostFigures',
  /** Articles alone: nobody has said what they come to. */
  'articlesAlone',
  /** How likely the ruling that is told is another one than was meant; 0 where none is. */
  'unsureRuling',
  /** Products from which the person has to choose come before everything else. */
  'productsFirst',
  /** What is answered: a search, several subjects at once, a contract or a clause of one. */
  'listings',
  'several',
  'review',
  /** How many things it says that it could not find out or apply. */
  'gaps',
  /** How many turns stand before it; whether the question was asked back for. */
  'before',
  'clarified',
] as const
export type CertaintyGround = (typeof CERTAINTY_GROUNDS)[number]
export type CertaintyGrounds = Record<CertaintyGround, number>
