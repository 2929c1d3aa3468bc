import { textOf } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { citationsIn, withoutCitations } from './citations.ts'
import { figuresOf } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'

/**
 * The figures that a text states, each in one spelling: money in 만원 (m:53000), percent (p:5), articles (a:7의2), any other
 * number (n:84.9). “5억 3천”, “53,000만원” and “530 million won” are one claim, and so are “5 %” and “20분의 1”.
 */
export type Claim = string

/** A run of digits is read as one number from its start, and none that is meant has more digits. */
const NUMBER = String.raw`(?<!\d|\d,)\d[\d,]{0,24}(?:\.\d{1,9})?(?!\d)`
const value = (text: string): number => Number(text.replaceAll(',', ''))
const canonical = (amount: number): string => String(Number(amount.toFixed(4)))

const SMALL_UNIT: Record<string, number> = { 천만: 1000, 백만: 100, 천: 1000, 백: 100, 만: 1, '': 1 }
const ENGLISH_UNIT: Record<string, number> = { million: 100, billion: 100_000, trillion: 100_000_000 }

interface Reader {
  pattern: RegExp
  read: (groups: (string | undefined)[]) => Claim[]
}

const group = (groups: (string | undefined)[], index: number): string => groups[index] ?? ''

/** Longest first: what one reader takes is gone for the next. */
const READERS: Reader[] = [
  {
    pattern: /제? ?(?<!\d)(\d{1,6}) ?조 ?의 ?(\d{1,6})/g,
    read: (g) => [`a:${group(g, 0)}의${group(g, 1)}`],
  },
  { pattern: /제 ?(\d{1,6}) ?조/g, read: (g) => [`a:${group(g, 0)}`] },
  {
    pattern: /\bart(?:icle|\.) ?(\d{1,6})(?:-(\d{1,6}))?/gi,
    read: (g) => [g[1] ? `a:${group(g, 0)}의${g[1]}` : `a:${group(g, 0)}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*분의\\s*(${NUMBER})`, 'g'),
    read: (g) => [`p:${canonical((100 * value(group(g, 1))) / value(group(g, 0)))}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*%?\\s*[~∼–-]\\s*(${NUMBER})\\s*(?:%|퍼센트|per\\s?cent)`, 'gi'),
    read: (g) => [`p:${canonical(value(group(g, 0)))}`, `p:${canonical(value(group(g, 1)))}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*(?:%|퍼센트|프로(?!그램|젝트|모션)|per\\s?cent)`, 'gi'),
    read: (g) => [`p:${canonical(value(group(g, 0)))}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*억(?:\\s*(${NUMBER})(?:\\s*(천만|백만|천|백|만)|(?=\\s*원)))?`, 'g'),
    read: (g) => [
      `m:${canonical(value(group(g, 0)) * 10_000 + (g[1] ? value(g[1]) * (SMALL_UNIT[group(g, 2)] ?? 1) : 0))}`,
    ],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*(천만|백만|만)(?=\\s*원|[^가-힣]|$)`, 'g'),
    read: (g) => [`m:${canonical(value(group(g, 0)) * (SMALL_UNIT[group(g, 1)] ?? 1))}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*(million|billion|trillion)(?:\\s*(?:won|krw))?`, 'gi'),
    read: (g) => [`m:${canonical(value(group(g, 0)) * (ENGLISH_UNIT[group(g, 1).toLowerCase()] ?? 1))}`],
  },
  {
    pattern: new RegExp(`(${NUMBER})\\s*(?:원|won\\b)`, 'gi'),
    read: (g) => [`m:${canonical(value(group(g, 0)) / 10_000)}`],
  },
  { pattern: new RegExp(`(${NUMBER})`, 'g'), read: (g) => [`n:${canonical(value(group(g, 0)))}`] },
]

export const readClaims = (text: string): Set<Claim> => {
  const claims = new Set<Claim>()
  // One space for any gap: what may begin at each of many would take the square of its time.
  let rest = text.replace(/\s+/g, ' ')
  for (const { pattern, read } of READERS) {
    rest = rest.replace(pattern, (_, ...groups: unknown[]) => {
      const texts = groups.slice(0, -2).map((item) => (typeof item === 'string' ? item : undefined))
      for (const claim of read(texts)) claims.add(claim)
      return ' '
    })
  }
  return claims
}

/** A table column may leave the unit to its heading: a bare number may stand for an amount, never the other way round. */
const isBackedBy = (claim: Claim, known: ReadonlySet<Claim>): boolean =>
  known.has(claim) || (claim.startsWith('n:') && known.has(`m:${claim.slice(2)}`))

/** The figures that texts state between them. */
export const claimsOf = (texts: readonly Prose[]): Set<Claim> => readClaims(texts.map(textOf).join('\n'))

/** Whether every figure of a statement is among those known. */
export const isGrounded = (statement: string, known: ReadonlySet<Claim>): boolean =>
  [...readClaims(statement)].every((claim) => isBackedBy(claim, known))

/** Marks that are layout and not a statement: heading signs, list numbers, quote bars, table rules. */
const LAYOUT = /^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}[.)]\s+)+/

interface Passage {
  sentence: string
  citations: number[]
}

/** A row says something in each of its cells. */
const statementsIn = (line: string): string[] =>
  line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line.replace(LAYOUT, '')]

/** Numbers of sources that begin a text stand behind the sentence before it. */
const CITED = /^(?:\[\d{1,6}\]\s*)+/

/** A sentence has the numbers that follow it, before or after its full stop. */
const sentencesIn = (statement: string): string[] => {
  const sentences: string[] = []
  for (const piece of statement.split(/(?<=[.!?])\s+/)) {
    const cited = CITED.exec(piece)?.[0] ?? ''
    const before = cited === '' ? undefined : sentences.pop()
    if (before === undefined) sentences.push(piece)
    else sentences.push(`${before} ${cited}`, piece.slice(cited.length))
  }
  return sentences
}

const passagesOf = (markdown: string): Passage[] => {
  const passages: Passage[] = []
  for (const section of markdown.split(/^(?=#{1,6}\s)/m)) {
    const citations = citationsIn(section)
    for (const line of section.split('\n')) {
      // A list item's own citation covers its whole line.
      const ofLine = citationsIn(line)
      for (const sentence of statementsIn(line).flatMap(sentencesIn)) {
        const own = citationsIn(sentence)
        const text = withoutCitations(sentence).trim()
        if (text === '') continue
        passages.push({
          sentence: text,
          citations: own.length > 0 ? own : ofLine.length > 0 ? ofLine : citations,
        })
      }
    }
  }
  return passages
}

export interface Grounding {
  /** 0..1; 1 where nothing needs a source. */
  supportedShare: number
  /** Sentences whose figures no cited source states. */
  unsupported: string[]
}

/**
 * Looks every sentence that states a figure up in the sources that it (or else its line, or its section) cites. What the
 * person said themselves, `given`, is nobody's claim.
 */
export const assessGrounding = (
  markdown: string,
  sources: readonly Evidence[],
  given: readonly Prose[] = [],
): Grounding => {
  const said = readClaims(given.map(textOf).join('\n'))
  const claimsOf = new Map(sources.map((source) => [source.n, readClaims(figuresOf(source).join('\n'))]))
  let stating = 0
  const unsupported: string[] = []
  for (const { sentence, citations } of passagesOf(markdown)) {
    const claims = [...readClaims(sentence)].filter((claim) => !isBackedBy(claim, said))
    if (claims.length === 0) continue
    stating += 1
    const known = citations.map((n) => claimsOf.get(n)).filter((set) => set !== undefined)
    if (!claims.every((claim) => known.some((set) => isBackedBy(claim, set)))) unsupported.push(sentence)
  }
  return { supportedShare: stating === 0 ? 1 : (stating - unsupported.length) / stating, unsupported }
}
