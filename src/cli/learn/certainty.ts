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
/** What an answer counts for that was worked on with its set at hand: what was wrong of these was mended, new questions get no such care. */
const SEEN = 0.1

/** Whether a version answered that had not been worked on with the set, which then has a name (`fresh-answers-9@d92d65d`). */
const isUnseen = (set: string): boolean => set.includes('@')

export const learnCertainty = (observed: readonly Observed[]): Likelihood<CertaintyGround> =>
  rounded(
    fitLikelihood(
      CERTAINTY_GROUNDS,
      observed.map((one) => ({ ...one, weight: isUnseen(one.set) ? 1 : SEEN })),
      SHRINK,
    ),
  )

/** An answer with the likelihood that it has by weights that saw nothing of what it was kept apart with. */
export interface Judged {
  confidence: number
  isRight: boolean
  set: string
}

const judge = (held: readonly Observed[], rest: readonly Observed[]): Judged[] => {
  const weights = learnCertainty(rest)
  return held.map(({ grounds, isRight, set }) => ({
    confidence: certaintyBy(grounds, weights),
    isRight,
    set,
  }))
}

/** What another version of the product answered (`answers@1ba6814`) is of the same set. */
const setOf = ({ set }: Observed): string => set.replace(/@.*$/, '')

/** Each turn by weights that saw nothing of its conversation. */
export const judgeInFolds = (observed: readonly Observed[]): Judged[] =>
  foldsOf(observed, (one) => `${setOf(one)} ${one.conversation}`).flatMap(({ rest, held }) =>
    judge(held, rest),
  )

/** The answers to sets that were not seen yet, by weights that saw nothing of the set: as near as it gets to new questions. */
export const judgeUnseen = (observed: readonly Observed[]): Judged[] => {
  const apart = Map.groupBy(
    observed.filter(({ set }) => isUnseen(set)),
    setOf,
  )
  return [...apart].flatMap(([name, held]) =>
    judge(
      held,
      observed.filter((one) => setOf(one) !== name),
    ),
  )
}
