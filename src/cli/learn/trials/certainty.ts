import { isDeepStrictEqual } from 'node:util'
import kept from '../../../domain/certainty/observed.json' with { type: 'json' }
import stored from '../../../domain/certainty/weights.json' with { type: 'json' }
import { auc } from '../../eval/statistics.ts'
import { judgeInFolds, judgeUnseen, learnCertainty, readObserved } from '../certainty.ts'
import type { Judged } from '../certainty.ts'

const mean = (some: readonly Judged[]): number =>
  some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length

/** How far right answers and wrong ones are told apart, and how far what is said lies from what comes true. */
const figuresOf = (judged: readonly Judged[]) => {
  const right = judged.filter(({ isRight }) => isRight)
  const wrong = judged.filter(({ isRight }) => !isRight)
  return {
    count: judged.length,
    auc: auc(judged) ?? 0,
    apart: mean(right) - mean(wrong),
    off: Math.abs(mean(judged) - right.length / judged.length),
  }
}

const named = (of: string, figures: ReturnType<typeof figuresOf>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${of} ${name}`, value]))

/** Judged by what was learned of other conversations, and of other sets. */
export const judge = () => {
  const observed = readObserved(kept)
  return {
    ...named('conversations', figuresOf(judgeInFolds(observed))),
    ...named('sets', figuresOf(judgeUnseen(observed))),
    isTaught: Number(isDeepStrictEqual(learnCertainty(observed), stored)),
  }
}
