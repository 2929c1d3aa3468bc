import { z } from 'zod'
import { certaintyBy } from '../../domain/certainty/certainty.ts'
import { CERTAINTY_GROUNDS } from '../../domain/certainty/names.ts'
import type { CertaintyGround } from '../../domain/certainty/names.ts'
import type { Likelihood } from '../../domain/learned/likelihood.ts'
import { fitLikelihood, rounded } from './fit.ts'
import type { Case } from './fit.ts'
import { foldsOf } from './train.ts'

/** A turn of a set as a line of a table: set, conversation, 1 where it was right, and its grounds in their order. */
const row = z.tuple([z.string(), z.int(), z.union([z.literal(0), z.literal(1)])]).rest(z.number())

export interface Observed extends Case<CertaintyGround> {
  set: string
  conversation: number
}

/** Answers that were judged; `grounds` names the numbers, so that what was observed of other grounds is refused. */
const table = z.object({
  grounds: z.array(z.enum(CERTAINTY_GROUNDS)).refine((names) => names.join() === CERTAINTY_GROUNDS.join()),
  turns: z.array(row),
})

export const readObserved = (stored: unknown): Observed[] =>
  table.parse(stored).turns.map(([set, conversation, isRight, ...values]) => ({
    set,
    conversation,
    isRight: isRight === 1,
    grounds: Object.fromEntries(
      CERTAINTY_GROUNDS.map((name, at) => [name, z.number().parse(values[at])]),
    ) as Record<CertaintyGround, number>,
  }))

export const writeObserved = (observed: readonly Observed[]): z.infer<typeof table> => ({
  grounds: [...CERTAINTY_GROUNDS],
  turns: observed.map(({ set, conversation, isRight, grounds }) => [
    set,
    conversation,
    isRight ? 1 : 0,
    ...CERTAINTY_GROUNDS.map((name) => Number(grounds[name].toFixed(3))),
  ]),
})

const SHRINK = 0.02

export const learnCertainty = (observed: readonly Case<CertaintyGround>[]): Likelihood<CertaintyGround> =>
  rounded(fitLikelihood(CERTAINTY_GROUNDS, observed, SHRINK))

/** Each turn with the likelihood that it has by weights that saw nothing of its conversation. */
export const judgeInFolds = (
  observed: readonly Observed[],
): { confidence: number; isRight: boolean; set: string }[] =>
  // What another version of the product answered (`answers@1ba6814`) is of the same conversation.
  foldsOf(observed, ({ set, conversation }) => `${set.replace(/@.*$/, '')} ${conversation}`).flatMap(
    ({ rest, held }) => {
      const weights = learnCertainty(rest)
      return held.map(({ grounds, isRight, set }) => ({
        confidence: certaintyBy(grounds, weights),
        isRight,
        set,
      }))
    },
  )
