import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence, FactName } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'

export const cite = (item: Evidence): string => `[${item.n}]`

/** One fact's value, made safe for Markdown; null where the evidence has none. */
export const fact = (item: Evidence, name: FactName, language: Language): string | null => {
  const value = factValues(item, name, language)[0]
  return value === undefined ? null : inertText(value)
}

export const table = (columns: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  [
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map((cell) => cell ?? '–').join(' | ')} |`),
  ].join('\n')

/** An item of a list with what stands below it: as far in as its own text, or it would end the item. */
export const listItem = (marker: string, first: string, below: readonly string[] = []): string => {
  const indent = ' '.repeat(marker.length + 1)
  return [`${marker} ${first}`, ...below.map((line) => indent + line)].join('\n')
}

/** A part of an answer: the sentence that says it first, and its section. */
export interface Part {
  lead: string
  heading: string
  body: string
}
