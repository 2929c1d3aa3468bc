/** A piece of answer text on its way to readers; `offset` as in {@link AnswerPiece}. */
export interface Delta {
  text: string
  offset: number
}

/** Milliseconds between two deltas: with the last one, which never waits, at most 20 in any second. */
export const DELTA_INTERVAL = 55

/**
 * What readers hold of an answer and what it has become since. After a crash `shown` begins with what the journal already
 * has: a replayed text is then only continued, and one that came out differently is replaced from where it parts.
 */
export interface AnswerStream {
  shown: string
  written: string
  /** Milliseconds of the injected clock; null before the first delta. */
  lastAt: number | null
}

export const openAnswerStream = (shown = ''): AnswerStream => ({ shown, written: '', lastAt: null })

export const writeAnswer = (stream: AnswerStream, { text, offset }: Delta): AnswerStream => ({
  ...stream,
  written: stream.written.slice(0, offset) + text,
})

const commonLength = (a: string, b: string): number => {
  const end = Math.min(a.length, b.length)
  let length = 0
  while (length < end && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/
/** A delta never ends or begins inside a character: half an emoji could not be stored. */
const wholeCharacters = (text: string): string => text.replace(HIGH_SURROGATE, '')

const change = ({ shown, written }: AnswerStream, final: boolean): Delta | null => {
  const target = final ? written : wholeCharacters(written)
  if (target === shown) return null
  // A text that is being said again has not caught up yet.
  if (!final && shown.startsWith(target)) return null
  const offset = wholeCharacters(target.slice(0, commonLength(shown, target))).length
  return { text: target.slice(offset), offset }
}

/** Milliseconds until a delta is due; null when there is nothing to say. */
export const dueIn = (stream: AnswerStream, now: number): number | null => {
  if (change(stream, false) === null) return null
  return stream.lastAt === null ? 0 : Math.max(0, stream.lastAt + DELTA_INTERVAL - now)
}

/** The delta that is due, if any; with `final` whatever is left, at once. */
export const takeDelta = (
  stream: AnswerStream,
  now: number,
  final = false,
): { stream: AnswerStream; delta: Delta | null } => {
  const delta = final || dueIn(stream, now) === 0 ? change(stream, final) : null
  if (delta === null) return { stream, delta }
  const shown = stream.shown.slice(0, delta.offset) + delta.text
  return { stream: { ...stream, shown, lastAt: now }, delta }
}
