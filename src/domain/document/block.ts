/** Room to write by hand. Full-width, so that it is a line in every font and means nothing in Markdown. */
export const blank = (length = 6): string => '＿'.repeat(length)

export interface Cell {
  text: string
  /** Names what stands beside it. */
  head?: boolean
  /** Columns that it takes; one unless told. */
  span?: number
  /** One cell over several rows: where it begins, and the empty cells below that belong to it. */
  merge?: 'start' | 'continue'
}

/** A document in parts that Markdown and DOCX are both written from. Texts are plain: each format escapes for itself. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; align?: 'center' }
  | { kind: 'clause'; title: string; paragraphs: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  /** `widths` are shares of the line. */
  | { kind: 'table'; widths: readonly number[]; rows: readonly (readonly Cell[])[] }
  /** Explains; what follows up to the end is not agreed between the parties. */
  | { kind: 'guidance'; heading: string; items: readonly string[] }

export const head = (text: string, span = 1): Cell => ({ text, head: true, span })
export const cell = (text: string, span = 1): Cell => ({ text, span })

/** “□ 신규 ■ 갱신”: the options with the chosen one ticked, none where it is not known. */
export const tick = <Value extends string>(
  options: readonly (readonly [Value, string])[],
  chosen: Value | null,
): string => options.map(([value, label]) => `${value === chosen ? '■' : '□'} ${label}`).join('   ')
