import type { Answer } from '../../domain/answer.ts'
import type { Block, Item, Leaf, Line } from '../../domain/block.ts'
import { say } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { citationsIn } from './citations.ts'
import { renderBlocks } from './render.ts'

type Numbers = ReadonlyMap<number, number>

const lineUnder = <L extends Line>(line: L, numbers: Numbers): L => ({
  ...line,
  cites: line.cites.flatMap((n) => numbers.get(n) ?? []),
})
const linesUnder = (lines: readonly Line[], numbers: Numbers): Line[] =>
  lines.map((line) => lineUnder(line, numbers))
const itemUnder = <I extends Item>(item: I, numbers: Numbers): I => ({
  ...lineUnder(item, numbers),
  below: linesUnder(item.below, numbers),
})

const leafUnder = (block: Leaf, numbers: Numbers): Leaf => {
  switch (block.kind) {
    case 'conclusion':
    case 'note':
      return { ...block, lines: linesUnder(block.lines, numbers) }
    case 'list':
      return { ...block, items: block.items.map((item) => itemUnder(item, numbers)) }
    case 'cards':
      return { ...block, items: block.items.map((item) => itemUnder(item, numbers)) }
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => cell && lineUnder(cell, numbers))),
      }
    case 'quote':
      return { ...block, of: lineUnder(block.of, numbers), lines: linesUnder(block.lines, numbers) }
    default:
      return block satisfies never
  }
}

/** Blocks whose citations have other numbers; a citation that has none goes. */
export const renumbered = (blocks: readonly Block[], numbers: Numbers): Block[] =>
  blocks.map((block) => {
    switch (block.kind) {
      case 'section':
        return { ...block, blocks: block.blocks.map((leaf) => leafUnder(leaf, numbers)) }
      case 'title':
        return block
      default:
        return leafUnder(block, numbers)
    }
  })

interface Group {
  title: string
  blocks: Leaf[]
}

/** What stands between headings belongs together; a report's title is that of what follows it. */
const groupsOf = (blocks: readonly Block[], language: Language): Group[] => {
  const groups: Group[] = []
  let open: Group | null = null
  for (const block of blocks) {
    if (block.kind === 'section') {
      groups.push({ title: say(block.title, language), blocks: block.blocks })
      open = null
      continue
    }
    // What is noted under all sections stands with the last of them.
    const above = open === null ? groups.at(-1) : undefined
    if (block.kind === 'note' && above !== undefined) {
      above.blocks = [...above.blocks, block]
      continue
    }
    if (open === null) groups.push((open = { title: '', blocks: [] }))
    if (block.kind === 'title') open.title = say(block.said, language)
    else open.blocks.push(block)
  }
  return groups
}

/** The sections that a client can fold; citations are indexes into the sources. */
export const sectionsOfBlocks = (blocks: readonly Block[], language: Language): Answer['sections'] =>
  groupsOf(blocks, language).map(({ title, blocks: leaves }) => {
    const content = renderBlocks(leaves, language)
    return { title, content, citations: citationsIn(content).map((n) => n - 1) }
  })

/** What is said first; null where nothing is. */
export const firstOfBlocks = (blocks: readonly Block[], language: Language): string | null => {
  const first = blocks.find((block) => block.kind === 'conclusion')
  return first === undefined ? null : renderBlocks([{ ...first, lines: first.lines.slice(0, 1) }], language)
}
