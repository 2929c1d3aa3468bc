import type { Block, Cell } from './block.ts'
import { blank } from './block.ts'

const INLINE = /[\\`*_[\]<>#|~&]/g
/** What becomes a link by its looks alone. */
const ADDRESS = /:(?=\/\/)|(?<=www)\.(?=\S)|(?<=[\w.+-])@(?=[\w-])/gi
/** What begins a list, a rule or a heading at the start of a line. */
const LINE_START = /^([-+=]|\d{1,9}(?=[.)](?:\s|$)))/

/** A text that Markdown shows as it is: no emphasis, link, HTML, table or list comes of what a person typed. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(INLINE, (mark) => `\\${mark}`)
    .replace(ADDRESS, (mark) => `\\${mark}`)
    .replace(LINE_START, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))

const cells = (row: readonly Cell[]): string[] =>
  row.flatMap(({ text, head = false, span = 1 }) => {
    const shown = escapeMarkdown(text)
    return [head && shown !== '' ? `**${shown}**` : shown, ...Array.from({ length: span - 1 }, () => '')]
  })

const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`

const table = (widths: readonly number[], rows: readonly (readonly Cell[])[]): string =>
  [line(widths.map(() => '')), line(widths.map(() => '---')), ...rows.map((row) => line(cells(row)))].join(
    '\n',
  )

const list = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${escapeMarkdown(item)}`).join('\n')

const toText = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `# ${escapeMarkdown(block.text)}`
    case 'heading':
      return `## ${escapeMarkdown(block.text)}`
    case 'paragraph':
      return escapeMarkdown(block.text)
    case 'clause':
      return [`**${escapeMarkdown(block.title)}**`, ...block.paragraphs.map(escapeMarkdown)].join('\n\n')
    case 'list':
      return list(block.items)
    case 'table':
      return table(block.widths, block.rows)
    case 'guidance':
      return `---\n\n## ${escapeMarkdown(block.heading)}\n\n${list(block.items)}`
    default:
      return block satisfies never
  }
}

/** GitHub-flavoured Markdown. */
export const toMarkdown = (blocks: readonly Block[]): string => `${blocks.map(toText).join('\n\n')}\n`

const isOpen = (text: string): boolean => text.includes(blank(1))

/** Cells with what names them: “소재지”, “성명”. */
const named = (row: readonly Cell[]): { name: string; texts: string[] }[] => {
  const fields: { name: string; texts: string[] }[] = []
  for (const { text, head = false } of row) {
    const last = fields.at(-1)
    if (head) fields.push({ name: text, texts: [] })
    else if (last) last.texts.push(text)
    else fields.push({ name: '', texts: [text] })
  }
  return fields
}

/** “임대인: 성명: 홍길동 (서명 또는 인)”: a row as what its heads say of its cells, without what is left to be written. */
const rowText = (row: readonly Cell[]): string => {
  const fields = named(row)
  const says = fields.some(({ texts }) => texts.some((text) => text !== '' && !isOpen(text)))
  if (!says) return ''
  return fields
    .map(({ name, texts }, index) => {
      const known = texts.filter((text) => text !== '' && !isOpen(text))
      const names = known.length > 0 || (texts.length === 0 && index < fields.length - 1)
      return names ? [name === '' ? '' : `${name}:`, ...known].join(' ').trim() : ''
    })
    .filter((text) => text !== '')
    .join(' ')
}

const withoutBlanks = (text: string): string => text.replaceAll(/＿+/g, ' ')

/**
 * What the parties agree, a field or clause a line, as contract analysis reads it: without the guidance, and without the
 * fields that are left to be written by hand ({@link listBlanks} names those).
 */
export const toContractText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block): string[] => {
      switch (block.kind) {
        case 'title':
        case 'heading':
        case 'paragraph':
          return [withoutBlanks(block.text)]
        case 'clause':
          return [withoutBlanks(`${block.title} ${block.paragraphs.join('\n')}`)]
        case 'list':
          return block.items.filter((item) => !isOpen(item)).map((item, index) => `${index + 1}. ${item}`)
        case 'table':
          return block.rows.map(rowText).filter((text) => text !== '')
        case 'guidance':
          return []
        default:
          return block satisfies never
      }
    })
    .join('\n\n')

/** Written by hand only where they apply. */
const OPTIONAL = ['갱신 전 계약', '중도금', '대리인', '대표', '소속공인중개사']

/** The fields that are left to be written by hand, in order. */
export const listBlanks = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows
            .flatMap(named)
            .filter(({ name, texts }) => name !== '' && !OPTIONAL.includes(name) && texts.some(isOpen))
            .map(({ name }) => name)
        : [],
    ),
  ),
]
