import { likelihoodOf } from '../learned/likelihood.ts'
import type { Likelihood } from '../learned/likelihood.ts'
import { CERTAINTY_GROUNDS } from './names.ts'
import type { CertaintyGround, CertaintyGrounds } from './names.ts'
import stored from './weights.json' with { type: 'json' }

/** 0 to 1: how likely an answer is what was asked for, as such answers turned out on sets of questions. */
export const certaintyBy = (
  grounds: CertaintyGrounds,
  weights: Likelihood<CertaintyGround> = stored,
): number => likelihoodOf(CERTAINTY_GROUNDS, grounds, weights)
