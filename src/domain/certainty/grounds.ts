import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { piecesOf, shareOf } from '../language/pieces.ts'
import type { AnswerType, SourceRef } from '../answer.ts'
import type { IntentType } from '../intent.ts'
import type { CertaintyGrounds } from './names.ts'

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
  /** The ruling that is told: how likely it is meant, and whether the figures of the case decide it; null where none is. */
  ruling: { confidence: number; isDecided: boolean } | null
  gaps: number
  /** Turns of the conversation before. */
  before: number
  isClarified: boolean
}

/** What is said first: two or three sentences. */
const BEGINNING = 350
/** More than these tell no more. */
const MOST_FIGURES = 4
const MOST_GAPS = 3
const MOST_TURNS = 3
/** What is longer is pasted. */
const MOST_READ = 4000

const plain = (text: string): string =>
  text
    .replaceAll(/^#.*$/gm, ' ')
    .replaceAll(/\[\d{1,3}\]/g, ' ')
    .replaceAll(/[*_`>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ASKS_AMOUNT = /얼마|\bhow much\b/i
const NAMES_AMOUNT = /\d ?(?:만|억|천|원|%|won\b|million|billion)/i
const FIGURE = /\d[\d,.]*/g
const figuresIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(FIGURE), ([figure]) => figure.replace(/[,.]$/, '').replaceAll(',', '')))
/** What is worked out or looked up with figures. */
const WORKED = new Set<SourceRef['kind']>(['CALCULATION', 'TRANSACTION', 'PROPERTY', 'MARKET'])

const is = (it: boolean): number => (it ? 1 : 0)

export const certaintyGrounds = (said: Said): CertaintyGrounds => {
  const { text, type, intent, sources, ruling } = said
  const asked = textOf(said.question).slice(0, MOST_READ)
  const beginning = plain(text).slice(0, BEGINNING)
  const kinds = new Set(sources.map(({ kind }) => kind))
  const isWorked = ruling?.isDecided === true || [...kinds].some((kind) => WORKED.has(kind))
  const own = [...figuresIn(textOf(said.own).slice(0, MOST_READ))]
  const told = figuresIn(text)
  return {
    spokenFirst: shareOf(piecesOf(asked), piecesOf(beginning)),
    owesAmount: is(ASKS_AMOUNT.test(asked) && !NAMES_AMOUNT.test(beginning)),
    idleFigures: isWorked ? 0 : Math.min(figuresIn(asked).size, MOST_FIGURES),
    lostFigures: own.length === 0 ? 0 : own.filter((figure) => !told.has(figure)).length / own.length,
    articlesAlone: is(kinds.has('LAW') && !kinds.has('RULING') && !kinds.has('CALCULATION')),
    unsureRuling: ruling === null ? 0 : 1 - ruling.confidence,
    productsFirst: is(sources[0]?.kind === 'LOAN'),
    listings: is(type === 'PROPERTY_LIST'),
    several: is(type === 'COMPREHENSIVE_ANALYSIS'),
    review: is(intent.intentType === 'CONTRACT_REVIEW'),
    gaps: Math.min(said.gaps, MOST_GAPS),
    before: Math.min(said.before, MOST_TURNS),
    clarified: is(said.isClarified),
  }
}
