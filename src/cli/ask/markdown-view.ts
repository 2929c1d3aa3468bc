const RESET = '\u001B[0m'
const BOLD = '\u001B[1m'
const DIM = '\u001B[2m'
const ITALIC = '\u001B[3m'

const bold = (text: string): string => text.replaceAll(/\*\*(.+?)\*\*/g, `${BOLD}$1${RESET}`)
const citations = (text: string): string => text.replaceAll(/\[\d{1,3}\]/g, `${DIM}$&${RESET}`)
const unescaped = (text: string): string => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
const inline = (text: string): string => unescaped(citations(bold(text)))

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** Hangul and its kin take two columns. */
const widthOf = (text: string): number =>
  [...text.replaceAll('**', '')].reduce(
    (sum, char) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
        char,
      )
        ? 2
        : 1),
    0,
  )

const isRule = (line: string): boolean => /^\|(?:\s*:?-{3,}:?\s*\|)+$/.test(line.trim())

const tableOf = (lines: readonly string[]): string[] => {
  const rows = lines.filter((line) => !isRule(line)).map(cellsOf)
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  return rows.map((row, number) => {
    const cells = row.map(
      (cell, at) => inline(cell) + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell))),
    )
    const line = `  ${cells.join('  ')}`.trimEnd()
    return number === 0 ? `${BOLD}${line}${RESET}` : line
  })
}

const lineOf = (line: string): string => {
  const heading = /^#{1,6} (.*)$/.exec(line)
  if (heading) return `${BOLD}${inline(heading[1] ?? '')}${RESET}`
  const quote = /^(\s*)> ?(.*)$/.exec(line)
  if (quote) return `${quote[1] ?? ''}${DIM}│${RESET} ${ITALIC}${inline(quote[2] ?? '')}${RESET}`
  return inline(line.replace(/^(\s*)- /, '$1• '))
}

/** Markdown of an answer as a terminal shows it: headings and names in bold, bullets, quotations set off, columns aligned. */
export const viewMarkdown = (markdown: string): string => {
  const shown: string[] = []
  let table: string[] = []
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('|')) {
      table.push(line)
      continue
    }
    shown.push(...tableOf(table))
    table = []
    shown.push(lineOf(line))
  }
  return shown.slice(0, -1).join('\n')
}
