import { factValues, plainText } from '../../../evidence.ts'
import type { Evidence, FactName } from '../../../evidence.ts'
import type { Language } from '../../../../domain/run.ts'

export const cite = (item: Evidence): string => `[${item.n}]`

/** One fact's value, made safe for Markdown; null where the evidence has none. */
export const fact = (item: Evidence, name: FactName, language: Language): string | null => {
  const value = factValues(item, name, language)[0]
  return value === undefined ? null : plainText(value)
}

export const table = (columns: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  [
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map((cell) => cell ?? '–').join(' | ')} |`),
  ].join('\n')

/** A part of an answer: the sentence that says it first, and its section. */
export interface Part {
  lead: string
  heading: string
  body: string
}
