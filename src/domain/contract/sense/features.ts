import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { readFrame } from '../frame.ts'
import { CONCEPTS } from './concepts.ts'

const GRAMS: readonly number[] = [2, 3]
/** Shares measured on clauses that the model had not seen: two that meet say less than each of them and the letters. */
const PAIR_WEIGHT = 0.6
const STEP_WEIGHT = 0.5
const GRAM_WEIGHT = 1.2

/** The concepts that meet in a clause, each two of them together, who acts, how it ends, and its letters. */
export const readFeatures = (plain: string): Features => {
  const frame = readFrame(plain)
  const met = CONCEPTS.flatMap(([name, expression]) => {
    const at = plain.search(expression)
    return at < 0 ? [] : [{ name, at }]
  })
  const concepts = met.map(({ name }) => name)
  const inOrder = met.toSorted((a, b) => a.at - b.at)
  const steps = inOrder.slice(1).map(({ name }, i) => `${inOrder[i]?.name ?? ''}>${name}`)
  concepts.push(`actor ${frame.actor}`, frame.negated ? 'ends negated' : 'ends plainly')
  const pairs = concepts.flatMap((one, i) => concepts.slice(i + 1).map((other) => `${one}+${other}`))
  return featuresOf([
    [concepts, 1],
    [pairs, PAIR_WEIGHT],
    [steps, STEP_WEIGHT],
    [[...readGrams(plain, GRAMS)], GRAM_WEIGHT],
  ])
}
