const WORD = /[\p{L}\p{N}]+/gu

/** Words in the form that is indexed: compatibility forms folded, lower case, letters and digits only. */
export const searchWords = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? []

const bigrams = (word: string): string[] => {
  const letters = Array.from(word)
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

/** For `search_grams`: the distinct bigrams of each field with its spaces taken out, so that spacing does not matter. */
export const grams = (...fields: string[]): string[] => [
  ...new Set(fields.flatMap((field) => bigrams(searchWords(field).join('')))),
]

export interface TextQuery {
  /** Every one of them must stand in the row's grams. */
  grams: string[]
  /** One-letter words: no bigram holds them, so they are looked up in the name. */
  letters: string[]
}

/** What a search text asks for; undefined where it has no letter or digit at all. */
export const readTextQuery = (text: string): TextQuery | undefined => {
  const words = searchWords(text)
  if (words.length === 0) return undefined
  return {
    grams: [...new Set(words.flatMap(bigrams))],
    letters: [...new Set(words.filter((word) => Array.from(word).length === 1))],
  }
}
