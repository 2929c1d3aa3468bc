import type { PlaceIndex } from '../language/places.ts'
import { scan } from '../language/scan.ts'
import { kindOf as wordKind } from '../language/token.ts'
import type { Token } from '../language/token.ts'
import { onlyParts } from '../language/span.ts'
import { inReach, normalize } from '../language/text.ts'
import type { Span } from '../language/text.ts'

type Kind = 'MONEY' | 'TYPE' | 'DEAL'

/** What is said of a home beside its place: behind one of these the next place begins another home. */
const kindOf = (token: Token): Kind | null => {
  if (token.kind === 'BOUND')
    return token.bound.unit === 'MONEY' || token.bound.unit === 'BARE' ? 'MONEY' : null
  const kind = wordKind(token)
  return kind === 'TYPE' || kind === 'DEAL' ? kind : null
}

const ENDS = /[.!?]/
const JOINING = /^(?:이?랑|와|과|하고)$/

const joins = (token: Token): boolean =>
  (token.kind === 'PUNCTUATION' && token.text === ',') ||
  (token.kind === 'PARTICLE' && JOINING.test(token.text)) ||
  wordKind(token) === 'OR'

interface Homes {
  /** What stands before the first place. */
  lead: Token[]
  /** A place, or several that share what is said, with all that is said of them. */
  groups: Token[][]
  /** What is said of all of them in a sentence of its own: 성수동은 10억, 옥수동은 13억. 아파트 매매만. */
  common: Token[]
}

/** Taken out of a group: what is joined to it and said of the next place already (… and officetels in Mapo). */
const sinceJoint = (group: Token[]): Token[] => {
  const joint = group.findLastIndex(joins)
  const isBehind = group.slice(0, joint).some((token) => kindOf(token) !== null)
  return joint > 0 && isBehind ? group.splice(joint + 1) : []
}

const groupsOf = (tokens: readonly Token[]): Homes => {
  const lead: Token[] = []
  const groups: Token[][] = []
  /** Whether anything is said of the last group's homes yet. */
  let isSaid = false
  for (const token of tokens) {
    const open = groups.at(-1)
    if (token.kind === 'PLACE' && (open === undefined || isSaid)) {
      const group = [...(open === undefined ? [] : sinceJoint(open)), token]
      groups.push(group)
      isSaid = group.some((it) => kindOf(it) !== null)
    } else {
      ;(open ?? lead).push(token)
      isSaid ||= open !== undefined && kindOf(token) !== null
    }
  }
  const last = groups.at(-1) ?? []
  const end = last.findIndex((token) => token.kind === 'PUNCTUATION' && ENDS.test(token.text))
  return { lead, groups, common: end < 0 ? [] : last.splice(end) }
}

const isKind = (token: Token): boolean => kindOf(token) === 'TYPE' || kindOf(token) === 'DEAL'
const saysHome = (tokens: readonly Token[]): boolean =>
  tokens.some(isKind) && tokens.some((token) => kindOf(token) === 'MONEY')
const wordOf = (token: Token): string => (token.kind === 'WORD' ? JSON.stringify(token.word) : '')
/** Whether something else is meant: another kind of home, or another deal. */
const isOther = (one: readonly Token[], other: readonly Token[]): boolean =>
  (['TYPE', 'DEAL'] as const).some((kind) => {
    const [known, said] = [one, other].map((it) => it.filter((token) => kindOf(token) === kind).map(wordOf))
    return (
      known?.length !== 0 && said?.length !== 0 && said?.every((it) => known?.includes(it) !== true) === true
    )
  })

/** Homes of one place, each of its own kind and at its own price (빌라 전세 2억 이하랑 오피스텔 월세 1000/70): the place is said of all of them. */
const kindsApart = (group: Token[]): Token[][] => {
  const parts: Token[][] = [[]]
  for (const [at, token] of group.entries()) {
    const open = parts.at(-1) ?? []
    const next = group.findIndex((it, index) => index > at && joins(it))
    const behind = group.slice(at + 1, next < 0 ? undefined : next)
    if (joins(token) && saysHome(open) && saysHome(behind) && isOther(open, behind)) parts.push([])
    else open.push(token)
  }
  const [first = [], ...others] = parts
  const where = first.filter(({ kind }) => kind === 'PLACE')
  return [first, ...others.map((it) => [...where, ...it])]
}

/** What a home does not say of itself and its neighbours do: the nearest one behind it speaks first, then those before. */
const lent = (groups: readonly Token[][], index: number, kind: Kind): Token[] => {
  const has = (group: readonly Token[]) => group.some((token) => kindOf(token) === kind)
  if (has(groups[index] ?? [])) return []
  // A price behind another home is that home's own, unless no home before it has one.
  const behind = groups.slice(index + 1).find(has)
  const isOpen = kind !== 'MONEY' || !groups.slice(0, index + 1).some(has)
  const lender =
    (isOpen ? behind : undefined) ?? (kind === 'MONEY' ? undefined : groups.slice(0, index).findLast(has))
  return lender?.filter((token) => kindOf(token) === kind) ?? []
}

/** Whoever names more looks for homes everywhere; and each is a reading of the whole text. */
const MOST_HOMES = 12

const KINDS: readonly Kind[] = ['MONEY', 'TYPE', 'DEAL']

/**
 * A search for several homes, each with conditions of its own (강남구 5억 이하 아파트랑 마포구 4억 이하 오피스텔), as the texts that
 * are to be read for each: as long as the whole one, so that offsets stay. The text itself where its places share all
 * that is said (강남이나 서초 5억 이하).
 */
export const homesApart = (text: string, places: PlaceIndex): string[] => {
  const source = inReach(text.normalize('NFC'))
  const { lead, groups: placed, common } = groupsOf(scan(normalize(source), places))
  const [only, ...more] = placed
  const groups = only !== undefined && more.length === 0 ? kindsApart(only) : placed
  if (groups.length > MOST_HOMES) return [source]
  if (groups.filter((group) => group.some((token) => kindOf(token) !== null)).length < 2) return [source]
  const ofAll = new Set(lead.map(kindOf))
  const lendable = KINDS.filter((kind) => !ofAll.has(kind))
  return groups.map((group, index) => {
    const own = new Set(group.map(kindOf))
    // What stands before the first place is said of it, and of others as far as they say nothing else.
    const before = lead.filter((token) => index === 0 || kindOf(token) === null || !own.has(kindOf(token)))
    const borrowed = lendable.flatMap((kind) => lent(groups, index, kind))
    return onlyParts(source, withBetween(source, [...before, ...group, ...borrowed, ...common]))
  })
}

/** Tokens as spans, joined over the blanks between them: what stands between two tokens is never a letter. */
const withBetween = (text: string, tokens: readonly Span[]): Span[] => {
  const spans: Span[] = []
  for (const { start, end } of [...tokens].toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1)
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}
