import type { Span } from './text.ts'

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

export const isWithin = ({ start, end }: Span, parts: readonly Span[]): boolean =>
  parts.some((part) => part.start <= start && end <= part.end)

const inOrder = (spans: readonly Span[]): Span[] => spans.toSorted((a, b) => a.start - b.start)

/** What is left of a span when others are taken out of it. */
export const without = (whole: Span, taken: readonly Span[]): Span[] => {
  const left: Span[] = []
  let from = whole.start
  for (const { start, end } of inOrder(taken.filter((it) => overlaps(it, whole)))) {
    if (start > from) left.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return from < whole.end ? [...left, { start: from, end: whole.end }] : left
}

/** The words of a part of a text that others leave of it. */
export const wordsLeft = (text: string, whole: Span, taken: readonly Span[], joint = ''): string =>
  without(whole, taken)
    .map(({ start, end }) => text.slice(start, end))
    .join(joint)

/** A text of the same length in which only some parts stand, given in their order: offsets stay what they were. */
export const onlyParts = (text: string, parts: readonly Span[]): string => {
  let out = ''
  for (const { start, end } of parts)
    out += ' '.repeat(Math.max(0, start - out.length)) + text.slice(start, end)
  return out + ' '.repeat(Math.max(0, text.length - out.length))
}

/** A text in which some of its parts are blank; every other word keeps its place. */
export const blanked = (text: string, parts: readonly Span[]): string =>
  onlyParts(text, without({ start: 0, end: text.length }, parts))
