import { z } from 'zod'
import type { Weights } from '../../domain/learned/model.ts'
import { readAskingFeatures } from '../../domain/reading/asking/features.ts'
import { weighAskings } from '../../domain/reading/asking/model.ts'
import { ASKINGS } from '../../domain/reading/asking/names.ts'
import type { Asking } from '../../domain/reading/asking/names.ts'
import { foldsOf, inTurns, train } from './train.ts'

/** A question, and what it asks to have worked out: nothing, one thing or several. */
export interface AskingExample {
  text: string
  asks: readonly Asking[]
}

const NOTHING = 'none'
const labels = z.array(z.enum(ASKINGS)).min(1)

/** A line each: what is asked for (`none`: nothing of it), with spaces between, a tab, the question. */
export const parseAskings = (tsv: string): AskingExample[] =>
  tsv
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [said = '', text = ''] = line.split('\t')
      if (text === '') throw new Error(`no question: ${line}`)
      return { text, asks: said === NOTHING ? [] : labels.parse(said.split(' ')) }
    })

const TRAINING = { oneOf: 0, step: 0.5, positiveWeight: 2, startBias: -2, least: 4 }

/** Few examples of each are met so often. */
const ROUNDS = 2

/** One question for each thing that may be asked for, apart from the others. */
export const trainAskings = (examples: readonly AskingExample[]): Weights => {
  const known = inTurns(Map.groupBy(examples, ({ asks }) => asks[0]).values()).map(({ text, asks }) => ({
    features: readAskingFeatures(text),
    is: ASKINGS.map((it) => asks.includes(it)),
  }))
  return train(Array.from({ length: ROUNDS }, () => known).flat(), ASKINGS.length, TRAINING)
}

/** Texts that were written one after the other are alike: they are kept apart together. */
const BLOCK = 10

/** A fifth of the questions, by weights that saw none of them nor of those beside them. */
export const judgeAskingsApart = (
  examples: readonly AskingExample[],
): { example: AskingExample; likely: ReadonlyMap<Asking, number> }[] =>
  foldsOf(examples, (_, at) => Math.floor(at / BLOCK))
    .slice(0, 1)
    .flatMap(({ rest, held }) => {
      const weights = trainAskings(rest)
      return held.map((example) => ({
        example,
        likely: weighAskings(readAskingFeatures(example.text), weights),
      }))
    })
