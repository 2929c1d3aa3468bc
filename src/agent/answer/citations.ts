import { inertMarkdown } from '../../domain/text/inert.ts'
import type { Evidence } from '../facts/evidence.ts'

/** [3], or [3, 4] as models like to write it; [3](…) is a link. */
export const CITATION = /\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\](?!\()/g
/** What may still become a citation, a link or what else is made inert, at the end of a stream. */
const UNFINISHED = /(?:\[[\d,\s]*\]?|(?<!~)~+|<|&#?\w{0,32})$/

const numbersOf = (list: string): number[] => list.split(',').map(Number)

export interface Cited {
  text: string
  /** In the order of their numbers in the text. */
  sources: Evidence[]
  /** The number of each in the text, by its number among the evidence. */
  numbers: Map<number, number>
}

/**
 * Numbers citations 1, 2, 3 … in the order in which they are said, and drops those that name no evidence. What comes
 * later never changes what came before, so a stream may be shown as it grows; doing it twice changes nothing. Whoever wrote
 * it, what is live in it goes: this is the one way from what was written to what is shown.
 */
export const citeInOrder = (markdown: string, evidence: readonly Evidence[]): Cited => {
  const byNumber = new Map(evidence.map((item) => [item.n, item]))
  const order: Evidence[] = []
  const text = inertMarkdown(markdown).replace(CITATION, (_, list: string) =>
    numbersOf(list)
      .map((number) => {
        const item = byNumber.get(number)
        if (!item) return ''
        if (!order.includes(item)) order.push(item)
        return `[${order.indexOf(item) + 1}]`
      })
      .join(''),
  )
  return {
    text,
    sources: order.map((item, index) => ({ ...item, n: index + 1 })),
    numbers: new Map(order.map((item, index) => [item.n, index + 1])),
  }
}

/** As much of a growing text as later pieces cannot change. */
export const settledPart = (markdown: string): string => {
  const at = UNFINISHED.exec(markdown)?.index
  return at === undefined ? markdown : markdown.slice(0, at).trimEnd()
}

/** The distinct evidence numbers that a passage cites, in order. */
export const citationsIn = (text: string): number[] => [
  ...new Set([...text.matchAll(CITATION)].flatMap((match) => numbersOf(match[1] ?? ''))),
]

export const withoutCitations = (text: string): string =>
  text.replaceAll(/\s?\[\d{1,3}(?:\s*,\s*\d{1,3})*\](?!\()/g, '')
