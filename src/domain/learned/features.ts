/** A text as numbers: which features it has, and how much each counts. */
export interface Features {
  at: Int32Array
  weight: Float64Array
}

/** Slots that features are hashed into; collisions are rare at a tenth of this many. */
export const SLOTS = 1 << 17

/** Groups of feature names; each group counts for its share, however many names it has. */
export const featuresOf = (groups: readonly (readonly [readonly string[], number])[]): Features => {
  const at: number[] = []
  const weight: number[] = []
  for (const [names, share] of groups) {
    for (const name of names) {
      at.push(hash(name))
      weight.push(share / Math.sqrt(names.length))
    }
  }
  return { at: Int32Array.from(at), weight: Float64Array.from(weight) }
}

/** The pieces of a text of so many letters, its ends marked and its numbers alike. */
export const readGrams = (text: string, sizes: readonly number[]): Set<string> => {
  const marked = `^${text.replace(/\d+/g, '0')}$`
  const grams = new Set<string>()
  for (const size of sizes) {
    for (let i = 0; i + size <= marked.length; i++) grams.add(marked.slice(i, i + size))
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
