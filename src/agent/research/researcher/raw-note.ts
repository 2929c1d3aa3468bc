import { keyFacts, sourceKey } from '../../evidence.ts'
import type { Evidence } from '../../evidence.ts'
import type { Found } from './tools.ts'

/** Characters of one source that a raw note keeps; the whole of it is in the database. */
const MAX_SOURCE = 900

const sourceText = (item: Evidence): string => {
  const text = [`[${item.n}] ${item.title}`, ...keyFacts(item).map((fact) => `  ${fact}`)].join('\n')
  return text.length > MAX_SOURCE ? `${text.slice(0, MAX_SOURCE).toWellFormed()} …` : text
}

/** What a tool answered, with the numbers that its sources have among all that were found. */
export const rawNoteOf = ({ call, evidence, gaps }: Found, all: readonly Evidence[]): string => {
  const query = typeof call.query === 'string' ? call.query : JSON.stringify(call.query)
  const numbered = evidence.flatMap((item) => all.find((other) => sourceKey(other) === sourceKey(item)) ?? [])
  return [`${call.tool}: ${query}`, ...numbered.map(sourceText), ...gaps.map((gap) => `- ${gap}`)].join('\n')
}
