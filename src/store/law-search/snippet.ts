import { lawTokens } from './tokens.ts'

const LONGEST = 200

/** The line of an article that holds most of what was asked, cut to a readable length around nothing but its beginning. */
export const snippetOf = (content: string, weights: ReadonlyMap<string, number>): string => {
  const lines = content.split('\n').map((line) => line.trim())
  let best = ''
  let bestScore = -1
  for (const line of lines) {
    if (line === '') continue
    const tokens = new Set(lawTokens(line))
    let score = 0
    for (const token of tokens) score += weights.get(token) ?? 0
    // Long paragraphs hold more of everything.
    score /= Math.sqrt(tokens.size + 20)
    if (score > bestScore) {
      best = line
      bestScore = score
    }
  }
  return shorten(best, weights)
}

/** A long line is cut to the stretch of whole sentences, or at least of whole words, that holds most of what was asked. */
const shorten = (line: string, weights: ReadonlyMap<string, number>): string => {
  if (line.length <= LONGEST) return line
  const words = line.split(' ')
  const values = words.map((word) =>
    lawTokens(word).reduce((sum, token) => sum + (weights.get(token) ?? 0), 0),
  )
  let best = { from: 0, to: 0, value: -1 }
  let from = 0
  let length = 0
  let value = 0
  for (let to = 0; to < words.length; to++) {
    length += (words[to]?.length ?? 0) + 1
    value += values[to] ?? 0
    while (length > LONGEST && from < to) {
      length -= (words[from]?.length ?? 0) + 1
      value -= values[from] ?? 0
      from++
    }
    if (value > best.value) best = { from, to, value }
  }
  const cut = words.slice(best.from, best.to + 1).join(' ')
  const held = cut.length > LONGEST ? cut.slice(0, LONGEST) : cut
  return `${best.from > 0 ? '… ' : ''}${held}${best.to < words.length - 1 || held !== cut ? ' …' : ''}`
}
