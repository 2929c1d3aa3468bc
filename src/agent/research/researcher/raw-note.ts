import { FACT_NAMES, sourceKey } from '../../evidence.ts'
import type { Evidence } from '../../evidence.ts'
import type { Found } from './tools.ts'

/** Characters of one source that a raw note keeps; the whole of it is in the database. */
const MAX_SOURCE = 900
const WHOLE_ARTICLE = Object.values(FACT_NAMES.context).map((name) => `${name}: `)

const sourceText = (item: Evidence): string => {
  const facts = item.facts.filter((fact) => !WHOLE_ARTICLE.some((name) => fact.startsWith(name)))
  const text = [`[${item.n}] ${item.title}`, ...facts.map((fact) => `  ${fact}`)].join('\n')
  return text.length > MAX_SOURCE ? `${text.slice(0, MAX_SOURCE).toWellFormed()} …` : text
}

/** What a tool answered, with the numbers that its sources have among all that were found. */
export const rawNoteOf = ({ call, evidence, gaps }: Found, all: readonly Evidence[]): string => {
  const query = typeof call.query === 'string' ? call.query : JSON.stringify(call.query)
  const numbered = evidence.flatMap((item) => all.find((other) => sourceKey(other) === sourceKey(item)) ?? [])
  return [`${call.tool}: ${query}`, ...numbered.map(sourceText), ...gaps.map((gap) => `- ${gap}`)].join('\n')
}
