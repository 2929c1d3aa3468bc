import type { Classifier } from './classifier.ts'
import type { Concept } from './concepts.ts'
import { countOf, createPostings, holds, scaled, singly, summer } from './postings.ts'
import type { TextKeys, Vector } from './postings.ts'
import type { Ruling } from './ruling.ts'
import { vectorsOf } from './vectors.ts'
import type { Part, Telling } from './vectors.ts'
import { conceptsIn, wordsIn } from './words.ts'

/** What a ruling has in common with a question, each at most 1. */
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
  /** How probable it is by what all ways of asking have taught together (`classifier.ts`): 1 where that is sure, 0 where it is out of the question. */
  'probable',
] as const
export type Signals = Record<(typeof SIGNALS)[number], number>

/** What says that the first of the ranking is what is asked, and not merely the nearest of what is at hand. */
export const GROUNDS = [
  /** Its score, and how far the next one is behind, as a share of it. */
  'score',
  'lead',
  /** The signals of the same names. */
  'nearest',
  'together',
  'covered',
  'spoken',
  'probable',
  /** How probable it is that no ruling is asked for. */
  'none',
  /** How much it and the question have in common, by how rare it is and however long the question: of two letters little can be said. */
  'evidence',
  /** The share of the question that this is, and the share that no ruling speaks of. */
  'shared',
  'foreign',
  /** How many concepts and pieces of words it has in common with the question. */
  'concepts',
  'pieces',
] as const
export type Grounds = Record<(typeof GROUNDS)[number], number>

/** What the signals count for in the ranking, and the grounds in how sure the first one is. */
export interface RulingWeights {
  signals: Signals
  sure: Grounds & { bias: number }
}

/** What a question and a ruling have in common, before any scaling. */
export type Common = Pick<Grounds, 'none' | 'evidence' | 'shared' | 'foreign' | 'concepts' | 'pieces'>

/** A candidate of the ranking, with what it is ranked by. */
export interface Candidate {
  /** The place of its ruling. */
  at: number
  signals: Signals
  common: Common
}

export interface FoundRuling<R = RulingText> {
  ruling: R
  /** Comparable within one question only. */
  score: number
  signals: Signals
  /** 0 to 1: how likely it is what is asked; of those behind the first 0. */
  confidence: number
}

/** Of rulings, or of whatever else is asked for in several ways. */
export interface RulingIndex<R = RulingText> {
  /** The nearest rulings, nearest first. `share`: how much of its score one keeps, where something else speaks against it. */
  find(text: string, count: number, share?: (ruling: R) => number): FoundRuling<R>[]
  all: readonly R[]
  /** By its id; null where there is none. */
  get(id: string): R | null
  /** What a text speaks of, and how common each is: the share of the rulings that speak of it too. */
  concepts(text: string): { name: string; common: number }[]
  /** All that an answer of it depends on, in one text: what differs answers differently. */
  contents(): string
  /** The same with what they were ranked by: for learning. */
  signals(text: string): Candidate[]
  /** Makes it now where it is made late. */
  open(): void
}

/** An index that is made when something is first looked for in it; what it is over is at hand before. */
export const madeLate = <R extends Pick<RulingText, 'id'>>(
  all: readonly R[],
  make: () => RulingIndex<R>,
): RulingIndex<R> => {
  let made: RulingIndex<R> | undefined
  const index = (): RulingIndex<R> => (made ??= make())
  let byId: Map<string, R> | undefined
  return {
    all,
    get: (id) => (byId ??= new Map(all.map((ruling) => [ruling.id, ruling]))).get(id) ?? null,
    find: (text, count, share) => index().find(text, count, share),
    concepts: (text) => index().concepts(text),
    contents: () => index().contents(),
    signals: (text) => index().signals(text),
    open: () => void index(),
  }
}

/** Rulings that share anything with a question are many; what is decided is decided among the nearest. */
const CANDIDATES = 40
/** As many that are the most probable are among them, however little they have in common with it. */
const PROBABLE = 10
/** In natural logarithms: what is less probable is out of the question. */
const IMPROBABLE = 12
const probableOf = (probability: number): number =>
  Math.max(0, 1 + Math.log(Math.max(probability, Number.MIN_VALUE)) / IMPROBABLE)
/** Questions whose candidates are kept. */
const RECENT = 16
/** More in common than this tells no more. */
const MANY_CONCEPTS = 6
const MANY_PIECES = 20

export interface PartOfRegister extends Part {
  /** How it is asked; null: it is what the ruling says. */
  register: keyof Ruling['asks'] | null
}

const REGISTERS = [
  'polite',
  'chat',
  'keywords',
  'english',
  'told',
] as const satisfies (keyof Ruling['asks'])[]

/** What an answer needs of a ruling: all but the ways in which it is asked for. */
export type RulingText = Omit<Ruling, 'asks'>

/** A share that a ruling states is no name of what it is about, as one that is asked for may be. */
const withSharesApart = (text: string): string => text.replaceAll(/(\d)%/g, '$1 %')

export const partsOf = (rulings: readonly Ruling[], concepts: readonly Concept[]): PartOfRegister[] =>
  rulings.flatMap(({ asks, title, conclusion, conditions }, at) => [
    ...REGISTERS.flatMap((register) =>
      asks[register].map((text) => ({ at, isAsked: true, register, words: wordsIn(text, concepts) })),
    ),
    ...(['ko', 'en'] as const).map((language) => ({
      at,
      isAsked: false,
      register: null,
      words: wordsIn(
        withSharesApart([title, conclusion, ...conditions].map((it) => it[language]).join(' ')),
        concepts,
      ),
    })),
  ])

/** How far the first is before the next, as a share of its score: where there is no next, nothing was decided between. */
export const leadOf = (first: number, next: number): number =>
  first <= 0 || next <= 0 ? 0 : (first - next) / first

/** The grounds for the first of candidates that are ranked by their scores. */
export const groundsOf = (first: Candidate & { score: number }, next: number): Grounds => ({
  score: first.score,
  lead: leadOf(first.score, next),
  nearest: first.signals.nearest,
  together: first.signals.together,
  covered: first.signals.covered,
  spoken: first.signals.spoken,
  probable: first.signals.probable,
  ...first.common,
})

/** Said in passing (2년 만기, 부가세 별도): a figure of the case, and not what is asked. */
const ASIDE = /\([^()]{1,80}\)/g
/** A question with fewer letters is hardly one without them. */
const MIN_ASKED = 16
const KOREAN = /[가-힣]/
const withoutAsides = (text: string): string => {
  const bare = text.replaceAll(ASIDE, ' ')
  // In an English question a Korean term says what is meant.
  if (KOREAN.test(text) && !KOREAN.test(bare)) return text
  return bare.trim().length < MIN_ASKED ? text : bare
}

/** What an aside alone speaks of counts for this much of what is asked. */
const ASIDE_COUNTS = 0.7
const lessOf = ({ keys, values }: Vector, said: TextKeys): Vector => {
  const kept = new Set(said.keys)
  return scaled({
    keys,
    values: values.map((value, at) => (kept.has(keys[at] ?? 0) ? value : value * ASIDE_COUNTS)),
  })
}

/** Of the share of a question that tells anything: with less than this in common it is not asked for, however far behind the next one is. */
const LEAST_SHARED = 0.02
const likelihood = (value: number): number => 1 / (1 + Math.exp(-value))

/** What was learned of words: nothing where left out. */
export interface Learned {
  telling?: Telling
  classify?: Classifier
}

/** An index over rulings, by what they say and by how they are asked for. */
export const indexRulings = <R extends Pick<RulingText, 'id' | 'field'>>(
  rulings: readonly R[],
  parts: readonly Part[],
  concepts: readonly Concept[],
  weights: RulingWeights,
  { telling, classify }: Learned = {},
): RulingIndex<R> => {
  const { book, keysOfParts, size, rowsOf, holders, rarities, unknown, vectorOf } = vectorsOf(
    rulings.length,
    parts,
    telling,
  )
  const sumOf = summer(size)
  const vectors = keysOfParts.map(vectorOf)
  const together = rowsOf.map((rows) =>
    scaled(sumOf(rows.filter((row) => parts[row]?.isAsked).flatMap((row) => vectors[row] ?? []))),
  )
  const fields = [...new Set(rulings.map(({ field }) => field))]
  const fieldAt = rulings.map(({ field }) => fields.indexOf(field))
  const ofFields = fields.map((_, field) => scaled(sumOf(together.filter((__, at) => fieldAt[at] === field))))
  const rulingOf = Int32Array.from(parts, ({ at }) => at)
  const isAsked = Uint8Array.from(parts, (part) => Number(part.isAsked))
  const nearnesses = createPostings([...vectors, ...together, ...ofFields], size)

  const commonOf = (asks: TextKeys, none: number): ((at: number) => Common) => {
    const sum = (all: Int32Array): number => all.reduce((value, key) => value + (rarities[key] ?? unknown), 0)
    const [concepted, pieced] = singly(asks)
    const asked = Int32Array.of(...concepted, ...pieced)
    const all = sum(asked) || 1
    const foreign = sum(asked.filter((key) => key >= size)) / all
    return (at) => {
      const held = (some: Int32Array) => some.filter((key) => holds(holders, key, at))
      const evidence = sum(held(asked))
      return {
        none,
        evidence: Math.log1p(evidence),
        shared: evidence / all,
        foreign,
        concepts: Math.min(held(concepted).length, MANY_CONCEPTS),
        pieces: Math.min(held(pieced).length, MANY_PIECES),
      }
    }
  }
  const compute = (text: string): Candidate[] => {
    const keysOf = book.lookUps()
    const read = wordsIn(text, concepts)
    const words = keysOf(read)
    const probabilities = classify?.(read)
    const bare = withoutAsides(text)
    const asked = bare === text ? vectorOf(words) : lessOf(vectorOf(words), keysOf(wordsIn(bare, concepts)))
    const common = commonOf(words, probabilities?.[rulings.length] ?? 0)
    const near = nearnesses(asked)
    const squares = asked.values.map((share) => share * share)
    const mass = squares.reduce((sum, square) => sum + square, 0)
    const concepted = squares.subarray(0, words.pairsAt).reduce((sum, square) => sum + square, 0)
    const nearestField = Math.max(...near.subarray(parts.length + rulings.length), Number.EPSILON)
    const seen = {
      nearest: new Float64Array(rulings.length),
      second: new Float64Array(rulings.length),
      said: new Float64Array(rulings.length),
    }
    for (let row = 0; row < parts.length; row++) {
      const value = near[row] ?? 0
      if (value === 0) continue
      const at = rulingOf[row] ?? 0
      if (isAsked[row] === 0) seen.said[at] = Math.max(seen.said[at] ?? 0, value)
      else if (value > (seen.nearest[at] ?? 0)) {
        seen.second[at] = seen.nearest[at] ?? 0
        seen.nearest[at] = value
      } else seen.second[at] = Math.max(seen.second[at] ?? 0, value)
    }
    const rough = seen.nearest.map(
      (value, at) => value + (seen.said[at] ?? 0) + (near[parts.length + at] ?? 0),
    )
    // Only those that are as near as the last candidate are put in order.
    const least = Math.max(rough.toSorted().at(-CANDIDATES) ?? 0, Number.MIN_VALUE)
    const sure = probabilities?.slice(0, rulings.length).toSorted().at(-PROBABLE) ?? 2
    const nearest = [...rough.keys()]
      .filter((at) => (rough[at] ?? 0) >= least || (probabilities?.[at] ?? 0) >= sure)
      .toSorted((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0))
      .slice(0, CANDIDATES + PROBABLE)
      .map((at) => ({
        at,
        signals: {
          nearest: seen.nearest[at] ?? 0,
          second: seen.second[at] ?? 0,
          said: seen.said[at] ?? 0,
          together: near[parts.length + at] ?? 0,
          covered: 0,
          spoken: 0,
          probable: probableOf(probabilities?.[at] ?? 0),
          field: (near[parts.length + rulings.length + (fieldAt[at] ?? 0)] ?? 0) / nearestField,
        } satisfies Signals,
      }))
    for (const { at, signals: it } of nearest) {
      let covered = 0
      let spoken = 0
      for (const [place, key] of asked.keys.entries()) {
        if (!holds(holders, key, at)) continue
        covered += squares[place] ?? 0
        if (place < words.pairsAt) spoken += squares[place] ?? 0
      }
      it.covered = mass === 0 ? 0 : covered / mass
      it.spoken = concepted === 0 ? 0 : spoken / concepted
    }
    return nearest.map((it) => ({ ...it, common: common(it.at) }))
  }
  // One question is looked up by what routes it, by the search and by what answers it.
  const recent = new Map<string, Candidate[]>()
  const signals = (text: string): Candidate[] => {
    const known = recent.get(text) ?? compute(text)
    recent.delete(text)
    recent.set(text, known)
    for (const [oldest] of recent) {
      if (recent.size <= RECENT) break
      recent.delete(oldest)
    }
    return known
  }
  const scoreOf = (it: Signals): number =>
    SIGNALS.reduce((sum, name) => sum + weights.signals[name] * it[name], 0)
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]))
  return {
    signals,
    open: () => {},
    all: rulings,
    get: (id) => byId.get(id) ?? null,
    concepts: (text) =>
      conceptsIn(text, concepts).map((name) => ({
        name,
        common: countOf(holders, book.conceptKey(name) ?? size) / Math.max(rulings.length, 1),
      })),
    contents: () => JSON.stringify([rulings, concepts, weights, parts, [...(telling ?? [])]]),
    find: (text, count, share = () => 1) => {
      const ranked = signals(text)
        .map((it) => {
          const ruling = rulings[it.at]
          return { ...it, score: scoreOf(it.signals) * (ruling === undefined ? 0 : share(ruling)) }
        })
        .toSorted((a, b) => b.score - a.score)
      const [first, next] = ranked
      if (first === undefined) return []
      const grounds = groundsOf(first, next?.score ?? 0)
      const sure = GROUNDS.reduce((sum, name) => sum + weights.sure[name] * grounds[name], weights.sure.bias)
      const certainty = likelihood(sure) * Math.min(1, grounds.shared / LEAST_SHARED)
      return ranked.slice(0, count).flatMap(({ at, score, signals: it }, place) => {
        const ruling = rulings[at]
        return ruling === undefined
          ? []
          : [{ ruling, score, signals: it, confidence: place === 0 ? certainty : 0 }]
      })
    },
  }
}
