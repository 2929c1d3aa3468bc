import { wordsIn } from '../../domain/message/say.ts'
import { textOf } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { clipLine } from '../../domain/text/clip.ts'
import { MAX_SUMMARY } from '../../domain/memory.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import type { Language } from '../../domain/run.ts'

/** A conversation's summary as it is, and what is to be added to it. */
export interface SummaryInput {
  language: Language
  /** Null at the beginning of a conversation. */
  summary: string | null
  /** The question, whole in itself. */
  question: Prose
  /** What was found, named in a few words each, the most important first. */
  found: string[]
}

const MAX_QUESTION = 160
const MAX_FOUND = 200

/** No longer than it may be: the oldest lines go first. */
export const boundSummary = (summary: string): string => {
  const lines = maskPersonalData(summary)
    .split('\n')
    .filter((text) => text.trim() !== '')
  let kept = lines.length
  let length = -1
  while (kept > 0) {
    length += 1 + (lines[kept - 1]?.length ?? 0)
    if (length > MAX_SUMMARY) break
    kept -= 1
  }
  // The last line stays, cut where it alone is too long.
  return lines
    .slice(Math.min(kept, lines.length - 1))
    .join('\n')
    .slice(0, MAX_SUMMARY)
    .toWellFormed()
}

/** A line a question: what was asked and what was found. */
export const summarize = ({ language, summary, question, found }: SummaryInput): string => {
  const words = wordsIn(language)
  const what = found.length === 0 ? words('memory.nothing') : clipLine(found.join(', '), MAX_FOUND)
  const asked = clipLine(textOf(question), MAX_QUESTION)
  const said = `${words('memory.asked')}: ${asked} → ${words('memory.found')}: ${what}`
  return boundSummary([...(summary === null || summary === '' ? [] : [summary]), said].join('\n'))
}
