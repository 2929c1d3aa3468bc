import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** The kinds of figures that a question of law may be after. */
export const FIGURE_KINDS = ['days', 'months', 'years', 'share', 'sum', 'times'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** What asks for one, and what of an answer is one. */
const FIGURES: Readonly<Record<FigureKind, { asks: RegExp; settles: RegExp }>> = {
  days: {
    asks: /며칠|몇\s?일|how many days/i,
    settles: /\d{1,9}\s{0,3}(?:일|days?|주일|weeks?|개월|months?)/,
  },
  months: {
    asks: /몇\s?(?:달|개월)|how many months|how much notice/i,
    settles: /\d{1,9}\s{0,3}(?:개월|월|months?|기|년|years?)/,
  },
  years: { asks: /몇\s?년|how many years/i, settles: /\d{1,9}\s{0,3}(?:년|years?|개월|months?)/ },
  share: { asks: /몇\s?(?:퍼센트|프로|%)|what percent/i, settles: /\d{1,9}\s{0,3}(?:%|퍼센트|분의|percent)/ },
  sum: {
    asks: /(?:과태료|벌금|보증금|수수료|보수|공제).{0,12}얼마|얼마짜리|how much (?:is|are) the (?:fine|fee)/i,
    settles: /\d{1,9}\s{0,3}(?:만|천|억|백)*\s*(?:원|won)|분의|퍼센트|%/,
  },
  times: { asks: /몇\s?(?:번|회|차례)|how many times/i, settles: /\d{1,9}\s{0,3}(?:회|번|차례|times?)|once/ },
}

/** The figures that a question is after and an answer does not give. */
export const figuresLacking = (question: Prose, answer: string): FigureKind[] =>
  FIGURE_KINDS.filter(
    (kind) => FIGURES[kind].asks.test(textOf(question)) && !FIGURES[kind].settles.test(answer),
  )

const ASKS_FIGURE =
  /\d\s*(?:%|퍼센트|프로)|얼마|몇\s?[가-힣]|며칠|언제|기간|한도|최대|최소|how (?:much|many|long)|when|percent/i
const FIGURE = /\d{1,9}\s{0,3}(?:%|퍼센트|개월|년|월|일|회|기|만\s*원|원|명)|\d분의/

/** Whether a question is after a figure of any kind. */
export const asksFigure = (question: Prose): boolean => ASKS_FIGURE.test(textOf(question))

/** Whether a sentence of a statute sets a figure. */
export const setsFigure = (sentence: string): boolean => FIGURE.test(sentence)

/** Whether a sentence of a statute grants a right, or sets a duty. */
export const setsRight = (sentence: string): boolean => /수 있다|없다|아니한다|하여야 한다/.test(sentence)

const PERIODS = [
  ['month', /(?<!\d)(\d{1,9})\s{0,3}개월/g],
  ['year', /(?<!\d)(\d{1,9})\s{0,3}년/g],
  ['day', /(?<!\d)(\d{1,9})\s{0,3}일/g],
  ['time', /(?<!\d)(\d{1,9})\s{0,3}회/g],
] as const

/** The periods and counts of a statute's words, by their unit. */
export const readPeriods = (sentences: string): { unit: (typeof PERIODS)[number][0]; value: number }[] =>
  PERIODS.flatMap(([unit, pattern]) =>
    Array.from(sentences.matchAll(pattern), ([, value]) => ({ unit, value: Number(value) })),
  )

/** Whether a sentence of a statute leaves the figure to its decree. */
export const delegates = (sentence: string): boolean =>
  /(?:대통령령|총리령|[가-힣]부령)으로\s{0,3}정하/.test(sentence)

const REPEALED = /^\s*(?:[①-⑳]|\d+(?:의\d+)?\.|[가-하]\.)?\s*삭제\s*[〈<[(].*$/gm

/** An article without its paragraphs and items that were repealed, of which nothing else is left. */
export const withoutRepealed = (article: string): string => article.replaceAll(REPEALED, '')
