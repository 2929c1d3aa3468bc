export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** Around 0 with standard deviation 1, never beyond ±3. */
  normal(): number
}

/** FNV-1a over UTF-16 units: the same seed for the same text on every machine. */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, fast and the same everywhere, which is all that demo data needs. */
const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

/** Seeded by a text (a region code, a property code), so that a change in one place leaves all others as they were. */
export const randomOf = (text: string): Random => {
  const next = mulberry32(hashText(text))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    weighted: (weights) => pickWeighted(weights, next()),
    normal: () => {
      const spread = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return Math.max(-3, Math.min(3, spread))
    },
  }
}

const pickWeighted = <K extends string>(weights: Readonly<Record<K, number>>, at: number): K => {
  const keys = Object.keys(weights) as K[]
  let left = at * keys.reduce((sum, key) => sum + weights[key], 0)
  for (const key of keys) {
    left -= weights[key]
    if (left < 0) return key
  }
  throw new RangeError('no key has a weight')
}
