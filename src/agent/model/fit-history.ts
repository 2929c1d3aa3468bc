import type { CountTokens } from './tokens.ts'
import type { Turn } from '../ports.ts'

/** No token has so many characters but for runs of spaces: what is longer need not be counted to be known as too long. */
const LONGEST_TOKEN = 16

const OMITTED = (characters: number): string =>
  `\n… (${characters.toLocaleString('en-US')}자 생략 / omitted) …\n`

/** The most of a text that so many tokens hold, from its beginning or up to its end. */
const holding = (text: string, limit: number, count: CountTokens, isEnd: boolean): string => {
  const take = (length: number) =>
    (isEnd ? text.slice(text.length - length) : text.slice(0, length)).toWellFormed()
  let low = 0
  let high = Math.min(text.length, limit * LONGEST_TOKEN)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (count(take(middle)) <= limit) low = middle
    else high = middle - 1
  }
  return take(low)
}

/** Of the room that a long text is cut to, what its beginning gets: it says what the text is. */
const HEAD = 2 / 3
/** Tokens of the mark that stands for the rest. */
const MARK = 16

/** A text in so many tokens: where it is longer, its beginning and its end. Linear in what it keeps. */
export const shortenText = (text: string, limit: number, count: CountTokens): string => {
  if (text.length <= limit * LONGEST_TOKEN && count(text) <= limit) return text
  const room = Math.max(0, limit - MARK)
  const head = holding(text, Math.floor(room * HEAD), count, false)
  const tail = holding(text, room - Math.floor(room * HEAD), count, true)
  return `${head}${OMITTED(text.length - head.length - tail.length)}${tail}`
}

export interface HistoryRoom {
  /** Tokens of all turns together. */
  all: number
  /** Of one turn at most: a contract that was pasted is not what is asked now. */
  turn: number
}

/** Less of a turn says nothing. */
const LEAST = 40

/** The newest turns that fit, the long ones shortened, oldest first. */
export const fitTurns = (
  history: readonly Turn[],
  { all, turn: most }: HistoryRoom,
  count: CountTokens,
): Turn[] => {
  const kept: Turn[] = []
  let left = all
  for (const turn of history.toReversed()) {
    if (left < LEAST) break
    const content = shortenText(turn.content, Math.min(most, left), count)
    left -= count(content)
    kept.unshift(content === turn.content ? turn : { ...turn, content })
  }
  return kept
}
