import type { Item, Leaf, Line, Section } from '../../domain/block.ts'
import { name } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId, Said } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'

/** Who says it: a source, several, or nobody in particular. */
type From = Pick<Evidence, 'n'> | readonly Pick<Evidence, 'n'>[] | null

const numbersOf = (from: From): number[] => (from === null ? [] : [from].flat().map(({ n }) => n))
/** What a fact is for is of no use to whoever reads it. */
const bare = ({ id, args }: Said): Said => ({ id, args })

export const line = (from: From, ...said: readonly Said[]): Line => ({
  said: said.map(bare),
  cites: numbersOf(from),
})

/** Short facts side by side. */
export const dotted = (from: From, said: readonly Said[]): Line => ({ ...line(from, ...said), dots: true })
export const headed = (from: From, head: Said, ...said: readonly Said[]): Line => ({
  head: bare(head),
  ...line(from, ...said),
})
export const labelled = (label: MessageId, it: Line): Line => ({ label: { id: label, args: {} }, ...it })
export const quoteLine = (from: From, ...said: readonly Said[]): Line => ({
  ...line(from, ...said),
  isQuote: true,
})

export const item = (it: Line, below: readonly Line[] = []): Item => ({ ...it, below: [...below] })
export const bullets = (lines: readonly Line[]): Leaf => ({
  kind: 'list',
  isOrdered: false,
  items: lines.map((it) => item(it)),
})
export const caveat = (...said: readonly Said[]): Leaf => ({
  kind: 'note',
  role: 'caveat',
  lines: said.map((it) => line(null, it)),
})

/** What is said first; nothing where there is nothing to say. */
export const concluding = (lines: readonly Line[]): Leaf[] =>
  lines.length === 0 ? [] : [{ kind: 'conclusion', lines: [...lines] }]
/** What was taken for granted, or could not be found out. */
export const noted = (role: 'assumption' | 'gap', said: readonly Said[]): Leaf[] =>
  said.length === 0 ? [] : [{ kind: 'note', role, lines: said.map((it) => line(null, it)) }]
/** Words of others, or of a plan, as they are. */
export const asWords = (text: string): Said => message('words', { text: name(text) })

/** A value by itself, as a table has it. */
export const cell = (from: From, value: Arg | null): Line | null =>
  value === null ? null : line(from, message('words', { text: value }))

/** A part of an answer: what is said of it first, and its section. */
export interface Part {
  lead: Line[]
  section: Section
}

export const part = (lead: readonly Line[], title: Said | MessageId, blocks: readonly Leaf[]): Part => ({
  lead: [...lead],
  section: {
    kind: 'section',
    title: typeof title === 'string' ? { id: title, args: {} } : bare(title),
    blocks: [...blocks],
  },
})

/** A section by itself; none where it would be empty. */
export const section = (title: Said | MessageId, blocks: readonly Leaf[]): Section[] =>
  blocks.length === 0 ? [] : [part([], title, blocks).section]
