import { marked } from 'marked'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Two readers of GitHub-flavoured Markdown that have nothing in common. HTML passes through them: nothing may pass. */
export const RENDERERS: readonly (readonly [string, (markdown: string) => string])[] = [
  ['marked', (markdown) => marked.parse(markdown, { async: false, gfm: true })],
  [
    'micromark',
    (markdown) =>
      micromark(markdown, {
        allowDangerousHtml: true,
        allowDangerousProtocol: true,
        extensions: [gfm()],
        htmlExtensions: [gfmHtml()],
      }),
  ],
]

/** A line of text and what it stands in: how many lists, a quotation, a heading. */
export interface Line {
  lists: number
  quoted: boolean
  heading: number
  text: string
}

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote table thead tbody tr td th pre hr br div'.split(' '),
)
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}
const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

/** What was rendered, line by line, and the names of all elements. Tables are counted by their elements. */
export const readHtml = (html: string): { lines: Line[]; elements: Map<string, number>; text: string } => {
  const lines: Line[] = []
  const elements = new Map<string, number>()
  const open: string[] = []
  let held = ''
  let whole = ''
  const end = () => {
    const text = decode(held).trim()
    held = ''
    if (text === '' || open.includes('table')) return
    lines.push({
      lists: open.filter((name) => name === 'li').length,
      quoted: open.includes('blockquote'),
      heading: Number(/^h(\d)$/.exec(open.find((name) => /^h\d$/.test(name)) ?? '')?.[1] ?? 0),
      text,
    })
  }
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece)
    if (!tag) {
      whole += decode(piece)
      for (const [at, part] of piece.split('\n').entries()) {
        if (at > 0) end()
        held += part
      }
      continue
    }
    const [, closing = '', name = ''] = tag
    if (BLOCKS.has(name)) end()
    if (closing !== '') open.splice(open.lastIndexOf(name), 1)
    else {
      elements.set(name, (elements.get(name) ?? 0) + 1)
      if (!/^(?:br|hr|img|input)$/.test(name)) open.push(name)
    }
  }
  end()
  return { lines, elements, text: whole }
}

const MARKS = /\*\*/g

/**
 * What the writer meant, by the looks of each line alone: where a line starts without a mark it is a paragraph, whatever
 * stands above it; a deeper list belongs to the item above it.
 */
export const meantBy = (markdown: string): Line[] =>
  markdown.split('\n').flatMap((line): Line[] => {
    const indent = line.length - line.trimStart().length
    let rest = line.trim().replace(MARKS, '')
    if (rest === '' || rest.startsWith('|') || /^-{3,}$/.test(rest)) return []
    const heading = /^(#{1,6}) /.exec(rest)?.[1]?.length ?? 0
    rest = rest.slice(heading === 0 ? 0 : heading + 1)
    const item = /^(?:-|\d{1,9}\.) /.exec(rest)
    rest = rest.slice(item?.[0].length ?? 0)
    const quoted = rest.startsWith('> ')
    if (quoted) rest = rest.slice(2)
    return [{ lists: (indent > 0 ? 1 : 0) + (item ? 1 : 0), quoted, heading, text: rest.trim() }]
  })
