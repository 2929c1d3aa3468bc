import { featuresOf, readGrams } from '../../learned/features.ts'
import type { Features } from '../../learned/features.ts'
import { readFrame } from '../frame.ts'
import { DEPOSIT, LESSOR, RENT, TENANT } from '../vocabulary.ts'
import { CONCEPTS } from './concepts.ts'

const GRAMS: readonly number[] = [2, 3]
/** Shares measured on clauses that the model had not seen: two that meet say less than each of them and the letters. */
const CONCEPT_WEIGHT = 0.7
const PAIR_WEIGHT = 0.5
const STEP_WEIGHT = 0.4
const GRAM_WEIGHT = 1

/** However the parties and the money are called, the letters around them are the same. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [new RegExp(LESSOR, 'g'), 'L'],
  [new RegExp(TENANT, 'g'), 'T'],
  [new RegExp(DEPOSIT, 'g'), 'D'],
  [new RegExp(RENT, 'g'), 'R'],
]
const callAlike = (plain: string): string =>
  CALLED.reduce((text, [names, letter]) => text.replace(names, letter), plain)

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
    [concepts, CONCEPT_WEIGHT],
    [pairs, PAIR_WEIGHT],
    [steps, STEP_WEIGHT],
    [[...readGrams(callAlike(plain), GRAMS)], GRAM_WEIGHT],
  ])
}
