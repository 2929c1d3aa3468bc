/** A share that a statute writes as a fraction (“20분의 1”) or a digest as a percentage, in percent. */
export interface Share {
  written: string
  percent: number
}

const FRACTION = /(?<!\d)(\d{1,6})분의\s{0,3}(\d{1,6})(?!\d)/g
const PERCENTAGE = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s{0,2}(?:%|퍼센트)/g
const BOUNDS = /초과하지 못|초과할 수 없|넘지 못|넘을 수 없|이내|이하/
const RAISE = /증액|인상|올리|올릴|올려/

/** The shares that a sentence sets, each once: first as the statute writes them. */
export const readShares = (sentence: string): Share[] => {
  const found = [
    ...Array.from(sentence.matchAll(FRACTION), ([written, whole, part]) => ({
      written,
      percent: Number(((100 * Number(part)) / Number(whole)).toFixed(2)),
    })),
    ...Array.from(sentence.matchAll(PERCENTAGE), ([written, value]) => ({ written, percent: Number(value) })),
  ].filter(({ percent }) => Number.isFinite(percent))
  return [...new Map(found.map((share) => [share.written, share])).values()]
}

/** Whether a sentence of a statute is about raising a rent or a deposit, and whether it bounds it. */
export const readRaise = (sentence: string): 'BOUNDS' | 'SPEAKS' | null =>
  RAISE.test(sentence) ? (BOUNDS.test(sentence) ? 'BOUNDS' : 'SPEAKS') : null

/** The fractions whose percentage the words beside them do not say. */
export const unexplained = (words: string, shares: readonly Share[]): Share[] =>
  shares.filter(({ written, percent }) => written.includes('분의') && !words.includes(`${percent}%`))
