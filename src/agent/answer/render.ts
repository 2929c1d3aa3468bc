import type { Block, Item, Leaf, Line } from '../../domain/block.ts'
import { say } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'

const cite = (numbers: readonly number[]): string => [...new Set(numbers)].map((n) => `[${n}]`).join('')

const textOf = ({ head, label, said, dots, cites }: Line, language: Language): string => {
  const text = said.map((it) => say(it, language)).join(dots === true ? ' · ' : ' ')
  const words =
    head === undefined ? text : [`**${say(head, language)}**`, ...(text === '' ? [] : [text])].join(' — ')
  return [...(label === undefined ? [] : [`${say(label, language)}:`]), words, cite(cites)]
    .filter((part) => part !== '')
    .join(' ')
}

/** What one language leaves to another is no line in it. */
const isSaid = ({ said }: Line, language: Language): boolean => said.some((it) => say(it, language) !== '')

const quoted = (line: Line, language: Language): string => `> ${textOf(line, language)}`

/** An item of a list with what stands below it: as far in as its own text, or it would end the item. */
const itemOf = (item: Item, marker: string, language: Language): string => {
  const indent = ' '.repeat(marker.length + 1)
  const below = item.below.map((line) =>
    line.isQuote === true ? quoted(line, language) : `- ${textOf(line, language)}`,
  )
  return [`${marker} ${textOf(item, language)}`, ...below.map((line) => indent + line)].join('\n')
}

const itemsOf = (items: readonly Item[], isOrdered: boolean, language: Language): string =>
  items.map((item, index) => itemOf(item, isOrdered ? `${index + 1}.` : '-', language)).join('\n')

const leafOf = (block: Leaf, language: Language): string => {
  switch (block.kind) {
    case 'conclusion':
      return block.lines.map((line) => textOf(line, language)).join('\n')
    case 'list':
      return itemsOf(block.items, block.isOrdered, language)
    case 'cards':
      return itemsOf(block.items, block.isOrdered !== false, language)
    case 'table':
      return [
        `| ${block.columns.map((column) => say(column, language)).join(' | ')} |`,
        `| ${block.columns.map(() => '---').join(' | ')} |`,
        ...block.rows.map(
          (row) => `| ${row.map((cell) => (cell === null ? '–' : textOf(cell, language))).join(' | ')} |`,
        ),
      ].join('\n')
    case 'quote':
      return [
        textOf(block.of, language),
        ...block.lines.filter((line) => isSaid(line, language)).map((line) => quoted(line, language)),
      ].join('\n')
    case 'note':
      switch (block.role) {
        case 'caveat':
          return block.lines.map((line) => textOf(line, language)).join('\n\n')
        case 'basis':
        case 'demo':
          return block.lines.map((line) => quoted(line, language)).join('\n')
        case 'assumption':
        case 'gap':
          return block.lines.map((line) => `- ${textOf(line, language)}`).join('\n')
        default:
          return block.role satisfies never
      }
    default:
      return block satisfies never
  }
}

/** Blocks as Markdown, one under the other. */
export const renderBlocks = (blocks: readonly Leaf[], language: Language): string =>
  blocks
    .map((block) => leafOf(block, language))
    .filter((text) => text !== '')
    .join('\n\n')

const render = (block: Block, language: Language): string => {
  if (block.kind === 'title') return `# ${say(block.said, language)}`
  if (block.kind !== 'section') return leafOf(block, language)
  const body = renderBlocks(block.blocks, language)
  return `## ${say(block.title, language)}${body === '' ? '' : `\n\n${body}`}`
}

/** An answer as Markdown with [n] for source n, a passage for each block. */
export function* renderPieces(blocks: readonly Block[], language: Language): Generator<string> {
  for (const [index, block] of blocks.entries()) {
    yield `${index === 0 ? '' : '\n'}${render(block, language)}\n`
  }
}
