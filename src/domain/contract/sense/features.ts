import { readFrame } from '../frame.ts'
import { CONCEPTS } from './concepts.ts'

/** A clause as numbers: which features it has, and how much each counts. */
export interface Features {
  at: Int32Array
  weight: Float64Array
}

/** Slots that features are hashed into; collisions are rare at a tenth of this many. */
export const SLOTS = 1 << 17
const GRAMS: readonly number[] = [3]
/** Words count for less than what they mean: they are what a writer of other contracts changes. */
const GRAM_WEIGHT = 0.4

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
  const grams = [...readGrams(plain)]
  const at: number[] = []
  const weight: number[] = []
  for (const [names, share] of [
    [concepts, 1],
    [pairs, 1],
    [steps, 0.5],
    [grams, GRAM_WEIGHT],
  ] as const) {
    for (const name of names) {
      at.push(hash(name))
      weight.push(share / Math.sqrt(names.length))
    }
  }
  return { at: Int32Array.from(at), weight: Float64Array.from(weight) }
}

const readGrams = (plain: string): Set<string> => {
  const text = `^${plain.replace(/\d+/g, '0')}$`
  const grams = new Set<string>()
  for (const size of GRAMS) {
    for (let i = 0; i + size <= text.length; i++) grams.add(text.slice(i, i + size))
  }
  return grams
}

/** FNV-1a. */
const hash = (name: string): number => {
  let value = 2_166_136_261
  for (let i = 0; i < name.length; i++) {
    value ^= name.charCodeAt(i)
    value = Math.imul(value, 16_777_619)
  }
  return (value >>> 0) % SLOTS
}
