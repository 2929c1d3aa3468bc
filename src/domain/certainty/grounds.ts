import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { piecesOf, shareOf } from '../language/pieces.ts'
import type { AnswerType, SourceRef } from '../answer.ts'
import type { IntentType } from '../intent.ts'
import type { CertaintyGrounds } from './names.ts'

interface ToldRuling {
  /** How likely it is meant. */
  confidence: number
  /** Whether the figures of the case decide it. */
  isDecided: boolean
  /** How near the question stands to a way in which it is asked for. */
  nearness: number
  /** Others that say nearly as much of what is asked. */
  rivals: number
}

/** An answer as far as its certainty turns on it. */
export interface Said {
  /** With what it goes on from. */
  question: Prose
  /** The person's own words. */
  own: Prose
  text: string
  type: AnswerType
  intent: { intentType: IntentType; confidence: number }
  /** In the order in which they are cited. */
  sources: readonly Pick<SourceRef, 'kind'>[]
  /** The ruling that is told; null where none is. */
  ruling: ToldRuling | null
  gaps: number
  /** Turns of the conversation before. */
  before: number
  /** The text of the answer before; null where there is none. */
  last: string | null
}

/** What is said first: two or three sentences. */
const BEGINNING = 350
/** More than these tell no more. */
const MOST_FIGURES = 4
const MOST_OWN_FIGURES = 6
const MOST_GAPS = 3
const MOST_RIVALS = 3
const MOST_CALCULATIONS = 4
/** Letters of what says little by itself. */
const FEW_LETTERS = 30
/** What is longer is pasted. */
const MOST_READ = 4000

const plain = (text: string): string =>
  text
    .replaceAll(/^#.*$/gm, ' ')
    .replaceAll(/\[\d{1,3}\]/g, ' ')
    .replaceAll(/[*_`>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const FIGURE = /\d[\d,.]*/g
const figuresIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(FIGURE), ([figure]) => figure.replace(/[,.]$/, '').replaceAll(',', '')))
/** The line that comes first, without its citations. */
const firstLineOf = (text: string): string =>
  plain(text.slice(0, MOST_READ).trimStart().split('\n', 1)[0] ?? '')
/** Where there are any. */
const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && one.size === other.size && one.isSubsetOf(other)
/** 0 to 1 (Jaccard). */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.max(1, one.union(other).size)

const is = (it: boolean): number => (it ? 1 : 0)

export const certaintyGrounds = (given: Said): CertaintyGrounds => {
  const { text, type, sources, ruling } = given
  const asked = textOf(given.question).slice(0, MOST_READ)
  const beginning = plain(text).slice(0, BEGINNING)
  const kinds = new Set(sources.map(({ kind }) => kind))
  const isRulingAlone = ruling !== null && !kinds.has('CALCULATION')
  const said = textOf(given.own).slice(0, MOST_READ)
  const own = [...figuresIn(said)]
  const told = figuresIn(text)
  const first = firstLineOf(text)
  const firstBefore = given.last === null ? '' : firstLineOf(given.last)
  const calculations = sources.filter(({ kind }) => kind === 'CALCULATION').length
  return {
    spokenFirst: shareOf(piecesOf(asked), piecesOf(beginning)),
    ownFigures: Math.min(own.length, MOST_OWN_FIGURES),
    undecidedFigures: isRulingAlone && !ruling.isDecided ? Math.min(figuresIn(asked).size, MOST_FIGURES) : 0,
    lostFigures: own.length === 0 ? 0 : own.filter((figure) => !told.has(figure)).length / own.length,
    articlesAlone: is(kinds.has('LAW') && !kinds.has('RULING') && !kinds.has('CALCULATION')),
    rulingAlone: is(isRulingAlone),
    unsureRuling: ruling === null ? 0 : 1 - ruling.confidence,
    nearRuling: ruling?.nearness ?? 0,
    rivals: Math.min(ruling?.rivals ?? 0, MOST_RIVALS),
    productsFirst: is(sources[0]?.kind === 'LOAN'),
    listings: is(type === 'PROPERTY_LIST'),
    gaps: Math.min(given.gaps, MOST_GAPS),
    calculations: Math.min(calculations, MOST_CALCULATIONS),
    again: is(isSame(figuresIn(first), figuresIn(firstBefore))),
    alike: given.last === null ? 0 : likenessOf(piecesOf(first), piecesOf(firstBefore)),
    goesOn: is(given.before > 0),
    goesOnShortly: is(given.before > 0 && said.length < FEW_LETTERS),
  }
}
