/** Below this share of what may stand, a cut at a word loses more than a cut inside a long one. */
const LEAST = 0.5

/**
 * A text as far as it fits in `most` characters, “…” included: to the end of a word, and never after a figure, because
 * “3.45억원” cut to “3.4…” and “1억 3천만원” to “1억…” state other ones.
 */
export const clip = (text: string, most: number): string => {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const words = room.slice(0, Math.max(room.lastIndexOf(' '), 0)).split(' ')
  while (/\d/.test(words.at(-1) ?? '')) words.pop()
  const whole = words.join(' ')
  if (whole.length >= most * LEAST) return `${whole.trimEnd()}…`
  // One long word, or figures alone: all of a figure goes.
  let end = most - 1
  while (end > 0 && /[\d.,]/.test(text[end - 1] ?? '')) end--
  return `${text.slice(0, end).toWellFormed().trimEnd()}…`
}

/** A text in one line, as far as it fits. */
export const clipLine = (text: string, most: number): string =>
  clip(text.replaceAll(/\s+/g, ' ').trim(), most)
