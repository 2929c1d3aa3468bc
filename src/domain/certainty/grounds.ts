import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { AnswerType, SourceRef } from '../answer.ts'
import type { IntentType } from '../intent.ts'

/** What speaks for an answer being what was asked for, and what against it. */
export const CERTAINTY_GROUNDS = [
  /** How sure the reading of the question is, in log-odds. */
  'reading',
  /** The share of the question that the answer speaks of, and that its beginning speaks of. */
  'spoken',
  'spokenFirst',
  /** An amount is asked for, and the beginning names none. */
  'owesAmount',
  /** How many figures the question gives that nothing was worked out or looked up with. */
  'idleFigures',
  /** Articles alone: nobody has said what they come to. */
  'articlesAlone',
  /** What the answer rests on. */
  'ruling',
  'calculation',
  /** Products from which the person has to choose. */
  'productsAlone',
  'listings',
  /** Several subjects at once; a contract or a clause of one. */
  'several',
  'review',
] as const
export type CertaintyGround = (typeof CERTAINTY_GROUNDS)[number]
export type CertaintyGrounds = Record<CertaintyGround, number>

/** An answer as far as its certainty turns on it. */
export interface Said {
  question: Prose
  text: string
  type: AnswerType
  intent: { intentType: IntentType; confidence: number }
  sources: readonly Pick<SourceRef, 'kind'>[]
}

/** What is said first: two or three sentences. */
const BEGINNING = 350
/** No reading is surer than this, or less sure. */
const SUREST = 0.98
/** More figures than these tell no more. */
const MOST_FIGURES = 4
/** What is longer is pasted. */
const MOST_READ = 4000

const plain = (text: string): string =>
  text
    .replaceAll(/^#.*$/gm, ' ')
    .replaceAll(/\[\d{1,3}\]/g, ' ')
    .replaceAll(/[*_`>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** English words, and each two letters of Korean ones, however they end. */
const piecesOf = (text: string): Set<string> =>
  new Set(
    Array.from(text.toLowerCase().matchAll(/[a-z\d]+|[가-힣]+/g), ([word]) => word).flatMap((word) =>
      /^[a-z\d]/.test(word)
        ? [word]
        : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ),
  )

const shareOf = (asked: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  asked.size === 0 ? 1 : [...asked].filter((piece) => said.has(piece)).length / asked.size

const ASKS_AMOUNT = /얼마|\bhow much\b/i
const NAMES_AMOUNT = /\d ?(?:만|억|천|원|%|won\b|million|billion)/i
const FIGURE = /\d[\d,.]*/g
/** What is worked out or looked up with figures. */
const WORKED = new Set<SourceRef['kind']>(['CALCULATION', 'TRANSACTION', 'PROPERTY', 'MARKET'])

const is = (it: boolean): number => (it ? 1 : 0)

export const certaintyGrounds = ({ question, text, type, intent, sources }: Said): CertaintyGrounds => {
  const asked = textOf(question).slice(0, MOST_READ)
  const whole = plain(text)
  const beginning = whole.slice(0, BEGINNING)
  const pieces = piecesOf(asked)
  const kinds = new Set(sources.map(({ kind }) => kind))
  const isWorked = [...kinds].some((kind) => WORKED.has(kind))
  const sure = Math.min(Math.max(intent.confidence, 1 - SUREST), SUREST)
  const figures = new Set(asked.match(FIGURE)).size
  return {
    reading: Math.log(sure / (1 - sure)),
    spoken: shareOf(pieces, piecesOf(whole)),
    spokenFirst: shareOf(pieces, piecesOf(beginning)),
    owesAmount: is(ASKS_AMOUNT.test(asked) && !NAMES_AMOUNT.test(beginning)),
    idleFigures: isWorked ? 0 : Math.min(figures, MOST_FIGURES),
    articlesAlone: is(kinds.has('LAW') && !kinds.has('RULING') && !kinds.has('CALCULATION')),
    ruling: is(kinds.has('RULING')),
    calculation: is(kinds.has('CALCULATION')),
    productsAlone: is(kinds.has('LOAN') && !kinds.has('CALCULATION')),
    listings: is(type === 'PROPERTY_LIST'),
    several: is(type === 'COMPREHENSIVE_ANALYSIS'),
    review: is(intent.intentType === 'CONTRACT_REVIEW'),
  }
}
