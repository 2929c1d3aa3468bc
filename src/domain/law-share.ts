/** A share that a statute writes as a fraction (“20분의 1”), and the same in percent. */
export interface Share {
  written: string
  percent: number
}

const FRACTION = /(?<!\d)(\d{1,6})분의\s{0,3}(\d{1,6})(?!\d)/g
const BOUNDS = /초과하지 못|초과할 수 없|넘지 못|넘을 수 없|이내|이하/
const RAISE = /증액|인상|올리|올릴|올려/

/** The shares that a sentence of a statute sets, in order, each once. */
export const readShares = (sentence: string): Share[] => [
  ...new Map(
    Array.from(sentence.matchAll(FRACTION), ([written, whole, part]): [string, Share] => [
      written,
      { written, percent: Number(((100 * Number(part)) / Number(whole)).toFixed(2)) },
    ]).filter(([, { percent }]) => Number.isFinite(percent)),
  ).values(),
]

/** Whether a sentence of a statute is about raising a rent or a deposit, and whether it bounds it. */
export const readRaise = (sentence: string): 'BOUNDS' | 'SPEAKS' | null =>
  RAISE.test(sentence) ? (BOUNDS.test(sentence) ? 'BOUNDS' : 'SPEAKS') : null
