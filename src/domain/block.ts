import { z } from 'zod'
import { said } from './message/say.ts'

/**
 * Things that are said in one breath, and the sources that they rest on, by number. `head` is what the line is about and
 * stands out; `dots`: short facts side by side instead of sentences.
 */
const line = z.object({
  head: said.optional(),
  /** What the facts are (“계산에 넣은 값:”). */
  label: said.optional(),
  said: z.array(said),
  dots: z.boolean().optional(),
  /** A sentence of somebody else’s: a statute, a contract. */
  isQuote: z.boolean().optional(),
  cites: z.array(z.int().min(0)),
})
export type Line = z.infer<typeof line>

const item = line.extend({ below: z.array(line) })
export type Item = z.infer<typeof item>

/** The sentence that answers, or several; each stands on a line of its own. */
const conclusion = z.object({ kind: z.literal('conclusion'), lines: z.array(line) })
const list = z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(item) })
const table = z.object({
  kind: z.literal('table'),
  columns: z.array(said),
  /** A cell is null where nothing is known. */
  rows: z.array(z.array(line.nullable())),
})
/** An article, or another text, in its own words. */
const quote = z.object({ kind: z.literal('quote'), of: line, lines: z.array(line) })
const NOTE_ROLES = ['caveat', 'assumption', 'demo', 'gap', 'basis'] as const
const note = z.object({ kind: z.literal('note'), role: z.enum(NOTE_ROLES), lines: z.array(line) })
/** Homes, in the order of the answer’s `properties`. */
const cards = z.object({
  kind: z.literal('cards'),
  /** Left out: they are numbered. Homes that are pointed at keep the numbers that they were shown with. */
  isOrdered: z.boolean().optional(),
  items: z.array(
    item.extend({ listing: z.object({ propertyId: z.string(), transactionId: z.string() }).nullable() }),
  ),
})

const leaf = z.discriminatedUnion('kind', [conclusion, list, table, quote, note, cards])
export type Leaf = z.infer<typeof leaf>

const section = z.object({ kind: z.literal('section'), title: said, blocks: z.array(leaf) })
export type Section = z.infer<typeof section>

/** Of a report. */
const title = z.object({ kind: z.literal('title'), said })

/** What an answer is made of; it has words only where it is written for a reader. */
export const block = z.discriminatedUnion('kind', [...leaf.options, section, title])
export type Block = z.infer<typeof block>
