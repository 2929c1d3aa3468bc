import type { Language } from '../../../domain/run.ts'
import { keyFacts, sourceKey, titleOf } from '../../facts/evidence.ts'
import type { Evidence } from '../../facts/evidence.ts'
import type { Found } from './tools.ts'

/** Characters of one source that a raw note keeps; the whole of it is in the database. */
const MAX_SOURCE = 900

const sourceText = (item: Evidence, language: Language): string => {
  const text = [
    `[${item.n}] ${titleOf(item, language)}`,
    ...keyFacts(item, language).map((fact) => `  ${fact}`),
  ].join('\n')
  return text.length > MAX_SOURCE ? `${text.slice(0, MAX_SOURCE).toWellFormed()} …` : text
}

/** What a tool answered, with the numbers that its sources have among all that were found. */
export const rawNoteOf = (
  { call, evidence, gaps }: Found,
  all: readonly Evidence[],
  language: Language,
): string => {
  const asked = call.tool === 'calculate' ? { tools: call.work.tools, given: call.work.given } : call.query
  const query = typeof asked === 'string' ? asked : JSON.stringify(asked)
  const numbered = evidence.flatMap((item) => all.find((other) => sourceKey(other) === sourceKey(item)) ?? [])
  return [
    `${call.tool}: ${query}`,
    ...numbered.map((item) => sourceText(item, language)),
    ...gaps.map((gap) => `- ${gap}`),
  ].join('\n')
}
