import { plainText as withoutLinks } from './plain.ts'

/** What Markdown or HTML would read, and what stands in its place: it looks alike and means nothing. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '|': '｜',
  '<': '〈',
  '>': '〉',
  '[': '［',
  ']': '］',
  '\\': '＼',
  _: '＿',
  '-': '－',
  '=': '＝',
  '+': '＋',
  '#': '＃',
  '.': '．',
  ')': '）',
}
const alike = (text: string): string => text.replaceAll(/./gs, (char) => LOOK_ALIKE[char] ?? char)

/** C0 and C1 but tab and line break: a terminal obeys them. */
const CONTROL = /(?![\t\n])\p{Cc}/gu
export const withoutControls = (text: string): string => text.replace(CONTROL, '')

const ENTITY = /&(?=#?\w{1,32};)/g
const MAIL = /(?<=[\w.+-])@(?=[\w-]+\.)/g
const SCHEME = /:(?=\/\/)/g
const WWW = /(www)\.(?=\S)/gi
/** Entities, and what becomes a link without any mark. */
const withoutHidden = (text: string): string =>
  text.replace(ENTITY, '＆').replace(MAIL, '＠').replace(SCHEME, '：').replace(WWW, '$1．')

/** Emphasis begins and ends at the edge of a word. */
const EDGE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
/** “2025. 3. 1.” at the start of a line would be item 2025 of a list: with a space that does not break it is not. */
const MARKER = /^([-+]|\d{1,9}[.)])\s(?=\S)/
const HEADING = /^#{1,6}(?=\s)/
const ONLY_MARKS = /^(?:#{1,6}|[-+]|\d{1,9}[.)]|[-=_\s]{2,})$/

/**
 * Text of others on its way into Markdown: one line, without links, and nothing in it that Markdown, HTML or a terminal
 * would read. Doing it twice changes nothing.
 */
export const inertText = (value: string): string => {
  const line = withoutHidden(withoutControls(withoutLinks(value)))
    .replaceAll(/[*`\s]+/g, ' ')
    .replaceAll(/[|<>[\]\\]/g, alike)
    .replaceAll(EDGE, '＿')
    .replaceAll(/~{2,}|^\s*~|~\s*$/g, '～')
    .trim()
  return ONLY_MARKS.test(line) ? alike(line) : line.replace(HEADING, alike).replace(MARKER, '$1\u00a0')
}

/** Where a line through text can begin, and where it can end: GFM draws it from one such tilde to the next. */
const STRIKE = /(\S?)~+(?=[^\s~])/g
const TILDES = /~+(?=[^\s~])|[^\s~]~+/g
/** What ends a paragraph or an item: no line goes on beyond it. */
const BLOCK_END = /(\n[^\S\n]*\n|\n(?=[^\S\n]*[-+*#]\s))/
const DELIMITER_CELL = /^\s*:?-+:?\s*$/
/** Nothing goes on from one cell into the next. */
const CELL_END = /(?<!\\)\|/
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(CELL_END)
/** Where the rows of a table begin: at its head, above a line of dashes of as many cells. What has no such line is prose, bars and all. */
const tableStart = (lines: readonly string[]): number => {
  const at = lines.findIndex((line, index) => {
    const above = lines[index - 1]
    if (above === undefined || !line.includes('|')) return false
    const cells = cellsOf(line)
    return cells.every((cell) => DELIMITER_CELL.test(cell)) && cells.length === cellsOf(above).length
  })
  return at < 1 ? lines.length : at - 1
}
/** With a space after it, what may be a marker becomes one. */
const spaced = (before: string): string =>
  before === '' ? '~ ' : /[-+*#.):>]/.test(before) ? `${before}～` : `${before} ~ `
const withoutStrike = (run: string): string =>
  (run.match(TILDES)?.length ?? 0) < 2 ? run : run.replace(STRIKE, (_, before: string) => spaced(before))
const withoutStrikes = (markdown: string): string =>
  markdown
    .split(BLOCK_END)
    .map((block) => {
      const lines = block.split('\n')
      const start = tableStart(lines)
      const prose = lines.slice(0, start)
      const rows = lines.slice(start).map((row) =>
        row
          .split(/((?<!\\)\|)/)
          .map(withoutStrike)
          .join(''),
      )
      return [...(prose.length > 0 ? [withoutStrike(prose.join('\n'))] : []), ...rows].join('\n')
    })
    .join('')
// What goes before it stands in its line: read on over line ends, many of them would take the square of their number.
const FENCE = /^([ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?)~{3,}/gm
/** Everything but a citation: a link, an image, a footnote, a box to tick. */
const BRACKET = /\[(?!\d{1,3}(?:\s*,\s*\d{1,3})*\](?!\())/g
const DEFINITION = /^([ \t>*+-]*(?:\d{1,9}[.)][ \t]+)?\[[\d,\s]{1,20}\]):/gm
const TAG = /<(?=[a-z/!?])/gi

/**
 * Markdown as it may be shown, whoever wrote it: headings, lists, tables, emphasis and citations stay; links, images, HTML
 * and strikes are text. Doing it twice changes nothing.
 */
export const inertMarkdown = (markdown: string): string =>
  withoutStrikes(withoutHidden(withoutControls(markdown)).replace(FENCE, '$1～'))
    .replace(BRACKET, '［')
    .replace(DEFINITION, '$1 :')
    .replace(TAG, '〈')
