const RUN = /[가-힣]+|[a-z][a-z']*|\d+/gu

/** Statutes gloss words by Chinese characters in brackets (“인도(引渡)”); nobody asks with them. */
const GLOSS = /\([^()가-힣a-zA-Z0-9]*\)/gu

/** What hangs on Korean nouns; longest first. */
const PARTICLES =
  /(?:으로부터|에게서|이라도|까지는|에서는|으로서|으로써|이라는|부터|까지|에서|에게|한테|으로|이나|이라|라고|라는|라도|처럼|보다|마다|은|는|이|가|을|를|에|의|로|와|과|도|만|나)$/u

/** Nouns of one syllable that questions are about; other words of one syllable are what is left of longer ones. */
const SHORT = /^[집방땅돈빚법세값담벽불]$/u

const stem = (word: string): string => {
  const bare = word.replace(PARTICLES, '')
  return bare.length >= 2 || SHORT.test(bare) ? bare : word
}

/**
 * The terms that texts are compared by: every bigram of a Korean word (particles and spacing then matter little), the word
 * without its particle behind “=”, and Latin words and numbers whole.
 */
export const lawTokens = (text: string): string[] => {
  const tokens: string[] = []
  for (const [run] of text.normalize('NFKC').toLowerCase().replace(GLOSS, '').matchAll(RUN)) {
    if (run < '가') {
      tokens.push(run)
      continue
    }
    const word = stem(run)
    for (let at = 1; at < word.length; at++) tokens.push(word.slice(at - 1, at + 1))
    if (word.length > 1 || SHORT.test(word)) tokens.push(`=${word}`)
  }
  return tokens
}
