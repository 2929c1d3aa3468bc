import { anyForm, namesIn } from '../language/forms.ts'
import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import said from './figures.json' with { type: 'json' }

/** The kinds of figures that a question of law may be after. */
export type FigureKind = keyof typeof said.figures

/** What asks for one, and what of an answer is one. */
const FIGURES = namesIn(said.figures).map((kind) => ({
  kind,
  asks: anyForm(said.figures[kind].asks),
  settles: anyForm(said.figures[kind].settles, {}, ''),
}))

/** The figures that a question is after and an answer does not give. */
export const figuresLacking = (question: Prose, answer: string): FigureKind[] =>
  FIGURES.filter(({ asks, settles }) => asks.test(textOf(question)) && !settles.test(answer)).map(
    ({ kind }) => kind,
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
