import type { Concept } from './concepts.ts'
import type { Ruling } from './ruling.ts'
import { wordsIn } from './words.ts'
import type { TextWords } from './words.ts'

/** What a ruling has in common with a question, each 0 to 1. */
export const SIGNALS = [
  /** With the nearest way in which it is asked, and with the next one. */
  'nearest',
  'second',
  /** With its title and conclusion. */
  'said',
  /** With all ways together. */
  'together',
  /** How much of what the question speaks of some way of asking, or the conclusion, speaks of too. */
  'covered',
  /** With all that is asked in its field, beside the field that is nearest: what is about shops is not about homes. */
  'field',
  /** How much of what the question speaks of by its concepts the ruling speaks of too. */
  'spoken',
] as const
export type Signals = Record<(typeof SIGNALS)[number], number>

/** What the signals count for, and how sure the nearest ruling is by how near it is and by how far the next one is behind. */
export interface RulingWeights {
  signals: Signals
  sure: { bias: number; score: number; lead: number; covered: number; nearest: number; together: number }
}

export interface FoundRuling {
  ruling: RulingText
  /** Comparable within one question only. */
  score: number
  /** 0 to 1: how likely it is what is asked; of those behind the first 0. */
  confidence: number
}

export interface RulingIndex {
  /** The nearest rulings, nearest first. */
  find(text: string, count: number): FoundRuling[]
  /** By its id; null where there is none. */
  get(id: string): RulingText | null
  /** The same with what they were ranked by: for learning. */
  signals(text: string): { at: number; signals: Signals }[]
}

type Group = keyof TextWords
const SHARES: Record<Group, number> = { concepts: 1, pairs: 0.5, pieces: 1 }
const GROUPS: readonly Group[] = ['concepts', 'pairs', 'pieces']
/** Rulings that share anything with a question are many; what is decided is decided among the nearest. */
const CANDIDATES = 40

type Vector = Map<string, number>

const scaled = (vector: Vector): Vector => {
  let sum = 0
  for (const value of vector.values()) sum += value * value
  const length = Math.sqrt(sum) || 1
  for (const [key, value] of vector) vector.set(key, value / length)
  return vector
}

/** A way in which a ruling is asked for, or what it says in one language. */
export interface Part {
  /** The place of its ruling. */
  at: number
  isAsked: boolean
  words: TextWords
}

export interface PartOfRegister extends Part {
  /** How it is asked; null: it is what the ruling says. */
  register: keyof Ruling['asks'] | null
}

const REGISTERS = ['polite', 'chat', 'keywords', 'english'] as const satisfies (keyof Ruling['asks'])[]

/** What an answer needs of a ruling: all but the ways in which it is asked for. */
export type RulingText = Omit<Ruling, 'asks'>

const isConcept = (key: string): boolean => key.startsWith('o')

const keysOf = (words: TextWords): string[] =>
  GROUPS.flatMap((group) => words[group].map((word) => `${group[1]}${word}`))

export const partsOf = (rulings: readonly Ruling[], concepts: readonly Concept[]): PartOfRegister[] =>
  rulings.flatMap(({ asks, title, conclusion, conditions }, at) => [
    ...REGISTERS.flatMap((register) =>
      asks[register].map((text) => ({ at, isAsked: true, register, words: wordsIn(text, concepts) })),
    ),
    ...(['ko', 'en'] as const).map((language) => ({
      at,
      isAsked: false,
      register: null,
      words: wordsIn([title, conclusion, ...conditions].map((it) => it[language]).join(' '), concepts),
    })),
  ])

/** How far the first is before the next, as a share of its score: where there is no next, nothing was decided between. */
export const leadOf = (first: number, next: number): number =>
  first <= 0 || next <= 0 ? 0 : (first - next) / first

const likelihood = (value: number): number => 1 / (1 + Math.exp(-value))

/** An index over rulings, by what they say and by how they are asked for. */
export const indexRulings = (
  rulings: readonly RulingText[],
  parts: readonly Part[],
  concepts: readonly Concept[],
  weights: RulingWeights,
): RulingIndex => {
  const holders = new Map<string, Set<number>>()
  for (const { at, words } of parts)
    for (const key of keysOf(words)) holders.set(key, (holders.get(key) ?? new Set()).add(at))
  const rarity = (key: string): number => {
    const count = holders.get(key)?.size ?? 0
    // What no ruling speaks of tells the most: the question is about something else.
    return Math.log(1 + (rulings.length - count + 0.5) / (count + 0.5))
  }
  const vectorOf = (words: TextWords): Vector => {
    const vector: Vector = new Map()
    for (const group of GROUPS) {
      const rare = words[group].map((word): [string, number] => {
        const key = `${group[1]}${word}`
        return [key, rarity(key)]
      })
      const length = Math.sqrt(rare.reduce((sum, [, value]) => sum + value * value, 0)) || 1
      for (const [key, value] of rare) vector.set(key, (value / length) * Math.sqrt(SHARES[group]))
    }
    return scaled(vector)
  }
  const together = rulings.map((): Vector => new Map())
  const postings = new Map<string, [row: number, value: number][]>()
  const post = (row: number, vector: Vector) => {
    for (const [key, value] of vector) {
      const known = postings.get(key)
      if (known === undefined) postings.set(key, [[row, value]])
      else known.push([row, value])
    }
  }
  for (const [row, { at, isAsked, words }] of parts.entries()) {
    const vector = vectorOf(words)
    post(row, vector)
    const all = together[at]
    if (isAsked && all !== undefined)
      for (const [key, value] of vector) all.set(key, (all.get(key) ?? 0) + value)
  }
  for (const [at, vector] of together.entries()) post(parts.length + at, scaled(vector))
  const fields = [...new Set(rulings.map(({ field }) => field))]
  const fieldAt = rulings.map(({ field }) => fields.indexOf(field))
  const ofFields = fields.map((): Vector => new Map())
  for (const [at, vector] of together.entries()) {
    const all = ofFields[fieldAt[at] ?? 0]
    if (all !== undefined) for (const [key, value] of vector) all.set(key, (all.get(key) ?? 0) + value)
  }
  for (const [at, vector] of ofFields.entries()) post(parts.length + rulings.length + at, scaled(vector))

  const signals = (text: string): { at: number; signals: Signals }[] => {
    const asked = vectorOf(wordsIn(text, concepts))
    const near = new Float64Array(parts.length + rulings.length + fields.length)
    let mass = 0
    let concepted = 0
    for (const [key, share] of asked) {
      mass += share * share
      if (isConcept(key)) concepted += share * share
      for (const [row, value] of postings.get(key) ?? []) near[row] = (near[row] ?? 0) + share * value
    }
    const nearestField = Math.max(...near.subarray(parts.length + rulings.length), Number.EPSILON)
    const found = rulings.map((_, at): Signals => ({
      nearest: 0,
      second: 0,
      said: 0,
      together: near[parts.length + at] ?? 0,
      covered: 0,
      spoken: 0,
      field: (near[parts.length + rulings.length + (fieldAt[at] ?? 0)] ?? 0) / nearestField,
    }))
    for (const [row, { at, isAsked }] of parts.entries()) {
      const value = near[row] ?? 0
      const one = found[at]
      if (one === undefined || value === 0) continue
      if (!isAsked) one.said = Math.max(one.said, value)
      else if (value > one.nearest) {
        one.second = one.nearest
        one.nearest = value
      } else one.second = Math.max(one.second, value)
    }
    const rough = ({ nearest, said, together: all }: Signals) => nearest + said + all
    const nearest = found
      .map((it, at) => ({ at, signals: it }))
      .filter(({ signals: it }) => rough(it) > 0)
      .toSorted((a, b) => rough(b.signals) - rough(a.signals))
      .slice(0, CANDIDATES)
    for (const { at, signals: it } of nearest) {
      let covered = 0
      let spoken = 0
      for (const [key, share] of asked) {
        if (holders.get(key)?.has(at) !== true) continue
        covered += share * share
        if (isConcept(key)) spoken += share * share
      }
      it.covered = mass === 0 ? 0 : covered / mass
      it.spoken = concepted === 0 ? 0 : spoken / concepted
    }
    return nearest
  }
  const scoreOf = (it: Signals): number =>
    SIGNALS.reduce((sum, name) => sum + weights.signals[name] * it[name], 0)
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]))
  return {
    signals,
    get: (id) => byId.get(id) ?? null,
    find: (text, count) => {
      const ranked = signals(text)
        .map(({ at, signals: it }) => ({ at, it, score: scoreOf(it) }))
        .toSorted((a, b) => b.score - a.score)
      const [first, next] = ranked
      return ranked.slice(0, count).flatMap(({ at, it, score }, place) => {
        const ruling = rulings[at]
        if (ruling === undefined) return []
        const { bias, score: byScore, lead, covered, nearest, together: all } = weights.sure
        const sure =
          bias +
          byScore * score +
          lead * leadOf(first?.score ?? 0, next?.score ?? 0) +
          covered * it.covered +
          nearest * it.nearest +
          all * it.together
        return [{ ruling, score, confidence: place === 0 ? likelihood(sure) : 0 }]
      })
    },
  }
}
