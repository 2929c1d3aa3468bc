/**
 * Characters that nobody sees and models read: zero widths, directions, soft hyphens, tags. Joiners between letters of
 * emoji go with them.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

// Bounded, so that no text makes them slow.
const IMAGE_OR_LINK = /!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)/g
const TAG = /<(?:[a-z][a-z0-9-]{0,30}(?=[\s/>"'])[^<>]{0,2000}|\/[a-z][^<>]{0,100}|[!?][^<>]{0,2000})>/gi
const ADDRESS =
  /(?:\b(?:https?|ftp|file|wss?|javascript|data|vbscript|mailto|blob):(?=\S)|\/\/(?=[\w-]{1,63}\.)|\bwww\.)[^\s<>()[\]"']*/gi
const MAYBE = /\p{Default_Ignorable_Code_Point}|<|\]\(|:\S|\/\/|www\./iu

/**
 * A text that can be put into Markdown and read by anybody: without links, images, HTML and what cannot be seen. What a
 * link said stays; where it led does not. Law texts keep their ＜개정 …＞ and [시행 …], citations their [n].
 */
export const plainText = (text: string): string => {
  if (!MAYBE.test(text)) return text
  let before = ''
  let plain = withoutInvisible(text)
  // What was inside a link or tag may be one.
  for (let turns = 0; plain !== before && turns < 5; turns += 1) {
    before = plain
    plain = plain.replace(IMAGE_OR_LINK, '$1').replace(TAG, '').replace(ADDRESS, '')
  }
  return plain
}

/** Fields that hold an address on purpose, and that nobody else writes. */
const isAddress = (key: string): boolean => /url$/i.test(key)

/** The same for every text inside a value of plain JSON. */
export const plainTexts = <T>(value: T): T => plainIn(value) as T

const plainIn = (value: unknown): unknown => {
  if (typeof value === 'string') return plainText(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const items = value.map(plainIn)
    return items.every((item, at) => item === value[at]) ? value : items
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const fields = Object.entries(value)
  const plain = fields.map(([key, item]) => (isAddress(key) ? item : plainIn(item)))
  // Most of what is read is plain: then it stays what it is.
  if (plain.every((item, at) => item === fields[at]?.[1])) return value
  return Object.fromEntries(fields.map(([key], at) => [key, plain[at]]))
}

/** What may still become one of those forms, at the end of a text that goes on: an open link, an open tag, a word. */
const OPEN = [
  /!?\[[^\]\n]{0,500}(?:\](?:\([^)\n]{0,2000})?)?$/,
  /<[^<>]{0,2000}$/,
  /[a-z/][\x21-\x7e]*$/i,
  /!$/,
]
/** Nothing is held back longer. */
const MOST_HELD = 5_000

const settledEnd = (text: string): number => {
  let end = text.length
  for (let before = -1; before !== end;) {
    before = end
    const settled = text.slice(0, end)
    // A word may be the end of a link or tag that began before it.
    for (const open of end === text.length ? OPEN : OPEN.slice(0, 2))
      end = Math.min(end, open.exec(settled)?.index ?? end)
  }
  return end
}

/** Takes a text as it grows and gives the plain text of what can be said of it already. */
export const createPlainStream = () => {
  let held = ''
  const give = (upTo: number): string => {
    const settled = held.slice(0, upTo)
    held = held.slice(upTo)
    return plainText(settled)
  }
  return {
    add(piece: string): string {
      held += piece
      return give(held.length > MOST_HELD ? held.length : settledEnd(held))
    },
    end: (): string => give(held.length),
  }
}
