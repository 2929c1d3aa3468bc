/** Tokens of a text, as the models of OpenAI count them (o200k_base). */
export type CountTokens = (text: string) => number

let loading: Promise<CountTokens> | undefined

/** The tokenizer's table is large: it is loaded with the first consult run, and once for all of them. */
export const loadTokenizer = (): Promise<CountTokens> =>
  (loading ??= import('gpt-tokenizer/encoding/o200k_base').then(
    ({ countTokens }) =>
      (text) =>
        // “<|endoftext|>” in somebody's question is text like any other.
        countTokens(text, { disallowedSpecial: new Set() }),
  ))

/** As much of a text as so many tokens hold, cut between words. */
export const clipToTokens = (text: string, limit: number, count: CountTokens): string => {
  if (count(text) <= limit) return text
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (count(text.slice(0, middle).toWellFormed()) <= limit) low = middle
    else high = middle - 1
  }
  return `${text
    .slice(0, low)
    .toWellFormed()
    .replace(/\s+\S*$/, '')} …`
}
