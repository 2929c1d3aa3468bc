export interface AnswerPart {
  title: string
  text: string
}
export interface AnswerParts {
  /** Of the whole, where it has one: a report's. */
  title: string
  /** The first sentence: what was asked for. */
  first: string
  /** What else stands before the first heading. */
  rest: string
  parts: readonly AnswerPart[]
}

const sentences = new Intl.Segmenter('ko', { granularity: 'sentence' })

/** Citations belong to the sentence that they end. */
const TAIL = /^(?:\s*\[\d{1,3}\])+/
/** So do the signs that close what it opened. */
const CLOSING = /^[*_”’)\]]+/

const firstSentence = (text: string): string => {
  const line = text.split('\n', 1)[0] ?? ''
  // A list or a quotation is no sentence.
  if (/^(?:[-*+] |[>|#]|\d+\. )/.test(line)) return ''
  let end = 0
  for (const { segment } of sentences.segment(line)) {
    end += segment.length
    // “5.” of “5.5%”, “제3.” and the like: too short to be one.
    if (end >= 12) break
  }
  if (/\S$/.test(line.slice(0, end))) end += CLOSING.exec(line.slice(end))?.[0].length ?? 0
  const tail = TAIL.exec(line.slice(end))?.[0] ?? ''
  return line.slice(0, end + tail.length)
}

const TITLE = /^# (.*)(?:\n|$)/

/** A text as it is said aloud: without the numbers of its sources. */
export const aloud = (text: string): string => text.replaceAll(/\s*\[\d{1,3}\]/g, '')

/** An answer as it is laid out: from its text alone, so that it looks the same while it is written. */
export const partsOf = (text: string): AnswerParts => {
  const [head = '', ...others] = text.split(/^## /m)
  const all = head.trim()
  const [named = '', title = ''] = TITLE.exec(all) ?? []
  const lead = all.slice(named.length).trim()
  const first = firstSentence(lead)
  return {
    title: title.trim(),
    first: first.trim(),
    rest: lead.slice(first.length).trim(),
    parts: others.map((part) => {
      const end = part.indexOf('\n')
      return end < 0
        ? { title: part.trim(), text: '' }
        : { title: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
    }),
  }
}
