import { readFileSync } from 'node:fs'

/**
 * The rows of a tab-separated table. The header must be exactly `columns`: the tables are
 * edited by hand, and a slipped tab should be found at once and with its line.
 */
export const readTable = <C extends string>(file: URL, columns: readonly C[]): Record<C, string>[] => {
  const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (header !== columns.join('\t'))
    throw new Error(`${file.pathname}: expected the columns ${columns.join(', ')}`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length || cells.includes(''))
      throw new Error(`${file.pathname}:${index + 2}: ${line}`)
    return toRow(columns, cells)
  })
}

const toRow = <C extends string>(columns: readonly C[], cells: string[]): Record<C, string> => {
  const row: Partial<Record<C, string>> = {}
  columns.forEach((column, at) => (row[column] = cells[at] ?? ''))
  return row as Record<C, string>
}
