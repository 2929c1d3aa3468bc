import { z } from 'zod'
import { fitLikelihood, likelihoodOf, rounded } from '../learned/likelihood.ts'
import type { Likelihood, Outcome } from '../learned/likelihood.ts'
import { CERTAINTY_GROUNDS } from './names.ts'
import type { CertaintyGround } from './names.ts'

/** A turn of a set as a line of a table: set, conversation, 1 where it was right, and its grounds in their order. */
const row = z.tuple([z.string(), z.int(), z.union([z.literal(0), z.literal(1)])]).rest(z.number())

export interface Observed extends Outcome<CertaintyGround> {
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

export const learnCertainty = (observed: readonly Outcome<CertaintyGround>[]): Likelihood<CertaintyGround> =>
  rounded(fitLikelihood(CERTAINTY_GROUNDS, observed, SHRINK))

const FOLDS = 5

/** Each turn with the likelihood that it has by weights that saw nothing of its conversation. */
export const judgeInFolds = (
  observed: readonly Observed[],
): { confidence: number; isRight: boolean; set: string }[] => {
  // What another version of the product answered (`answers@1ba6814`) is of the same conversation.
  const nameOf = ({ set, conversation }: Observed): string => `${set.replace(/@.*$/, '')} ${conversation}`
  const conversations = [...new Set(observed.map(nameOf))]
  const foldOf = new Map(conversations.map((name, at) => [name, at % FOLDS]))
  const held = observed.map((one) => ({ ...one, fold: foldOf.get(nameOf(one)) }))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learnCertainty(held.filter((one) => one.fold !== fold))
    return held
      .filter((one) => one.fold === fold)
      .map(({ grounds, isRight, set }) => ({
        confidence: likelihoodOf(CERTAINTY_GROUNDS, grounds, weights),
        isRight,
        set,
      }))
  }).flat()
}
