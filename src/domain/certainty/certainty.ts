import { likelihoodOf } from '../learned/likelihood.ts'
import type { Likelihood } from '../learned/likelihood.ts'
import { CERTAINTY_GROUNDS, certaintyGrounds } from './grounds.ts'
import type { CertaintyGround, Said } from './grounds.ts'
import stored from './weights.json' with { type: 'json' }

/** 0 to 1: how likely an answer is what was asked for, as such answers turned out on sets of questions. */
export const certaintyOf = (said: Said, weights: Likelihood<CertaintyGround> = stored): number =>
  likelihoodOf(CERTAINTY_GROUNDS, certaintyGrounds(said), weights)
