import type { PlaceIndex } from '../language/places.ts'
import { scan } from '../language/scan.ts'
import type { Token } from '../language/scan.ts'
import { normalize } from '../language/text.ts'
import type { Span } from '../language/text.ts'

/** What is said of a home beside its place: one of these behind a place closes the group, and the next place opens another. */
const isCondition = (token: Token): boolean =>
  (token.kind === 'BOUND' && (token.bound.unit === 'MONEY' || token.bound.unit === 'BARE')) ||
  (token.kind === 'WORD' && (token.word.kind === 'TYPE' || token.word.kind === 'DEAL'))

const isMoney = (token: Token): boolean =>
  token.kind === 'BOUND' && (token.bound.unit === 'MONEY' || token.bound.unit === 'BARE')

interface Group {
  tokens: Token[]
  hasMoney: boolean
  hasType: boolean
  hasDeal: boolean
}

const groupOf = (tokens: Token[]): Group => ({
  tokens,
  hasMoney: tokens.some(isMoney),
  hasType: tokens.some((token) => token.kind === 'WORD' && token.word.kind === 'TYPE'),
  hasDeal: tokens.some((token) => token.kind === 'WORD' && token.word.kind === 'DEAL'),
})

const spanOf = (tokens: readonly Token[]): Span | null => {
  const first = tokens[0]
  const last = tokens.at(-1)
  return first && last ? { start: first.start, end: last.end } : null
}

/**
 * The homes of a search that are looked for in different places with conditions of their own (강남구 5억 이하 아파트랑 마포구 4억 이하
 * 오피스텔): for each what is to be read for it. One search where the places share what is said (강남이나 서초 5억 이하).
 * What stands before the first place, and behind the last group in a clause without a place, holds for all.
 */
export const homesApart = (text: string, places: PlaceIndex): Span[][] => {
  const tokens = scan(normalize(text), places)
  const lead: Token[] = []
  const groups: Token[][] = []
  for (const token of tokens) {
    const open = groups.at(-1)
    if (open === undefined) {
      if (token.kind === 'PLACE') groups.push([token])
      else lead.push(token)
    } else if (token.kind === 'PLACE' && open.some(isCondition)) groups.push([token])
    else open.push(token)
  }
  if (groups.length < 2) return []
  const last = groups.at(-1) ?? []
  // A sentence that ends parts the last home from what is said of all: 성수동은 10억, 옥수동은 13억. 아파트 매매만.
  const end = last.findIndex((token) => token.kind === 'PUNCTUATION' && /[.!?]/.test(token.text))
  const common = end < 0 ? [] : last.slice(end + 1)
  const own = groups.map((tokens_, index) =>
    groupOf(index === groups.length - 1 && end >= 0 ? tokens_.slice(0, end) : tokens_),
  )
  const priced = own.filter((group) => group.hasMoney)
  // One price at the end is that of all of them, and no home is apart.
  if (priced.length < 2 && new Set(own.map((group) => `${group.hasType} ${group.hasDeal}`)).size < 2 && priced.length < own.length)
    return sharesAll(own) ? [] : apart(text, lead, own, common)
  return apart(text, lead, own, common)
}

/** Whether nothing distinguishes them: each names a place and a kind, and the only price holds for all. */
const sharesAll = (groups: readonly Group[]): boolean => groups.slice(0, -1).every((group) => !group.hasMoney)

const apart = (text: string, lead: Token[], groups: readonly Group[], common: readonly Token[]): Span[][] => {
  const [first] = groups
  const last = groups.at(-1)
  return groups.map((group) => {
    const parts: (Span | null)[] = [spanOf(lead), spanOf(group.tokens), spanOf(common)]
    // What only one of the ends says holds for the others: 강남구랑 마포구 … 전세 3억 이하.
    const lends = (from: Group | undefined, has: (it: Group) => boolean): Token[] =>
      from === undefined || from === group || has(group) || !has(from) ? [] : from.tokens
    const words = (list: Token[], kinds: readonly string[]): (Span | null)[] =>
      list.filter((it) => it.kind === 'WORD' && kinds.includes(it.word.kind)).map((it) => it)
    parts.push(
      ...words(lends(last, (it) => it.hasDeal), ['DEAL']),
      ...words(lends(last, (it) => it.hasType), ['TYPE']),
      ...words(lends(first, (it) => it.hasDeal), ['DEAL']),
      ...words(lends(first, (it) => it.hasType), ['TYPE']),
    )
    return parts
      .filter((part) => part !== null)
      .map(({ start, end }) => ({ start, end: Math.min(end, text.length) }))
      .toSorted((a, b) => a.start - b.start)
  })
}
