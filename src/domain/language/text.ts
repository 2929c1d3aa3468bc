import { blankPersonalData } from '../personal-data.ts'

/**
 * The form the grammar reads; what identifies a person is no figure in it. After NFC every step keeps the length, so an offset into the result is an offset into
 * `text.normalize('NFC')` and the writer's own words can be quoted back.
 */
export const normalize = (text: string): string =>
  blankPersonalData(text.normalize('NFC'))
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[~～〜∼˜]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘`]/g, "'")
    .replace(/[\s\u00a0\u3000]/g, ' ')
    .replace(/[A-Z]/g, (char) => char.toLowerCase())

/** As many letters of each end of a question are read for what it asks: what lies between is told, not asked. */
const REACH = 2000

/**
 * The part of a question that is read word by word. Each expression of the language reads at most so much from each place
 * where it may begin, so that no text, however long and whatever is repeated in it, takes the square of its length.
 */
export const inReach = (text: string): string =>
  // What was cut once, and a line's end put in, is not cut again.
  text.length <= 2 * REACH + 1 ? text : `${text.slice(0, REACH)}\n${text.slice(-REACH)}`.toWellFormed()

export interface Span {
  start: number
  end: number
}

/** What stands further off belongs to something else. */
const WIDEST_GAP = 20

export const skipSpaces = (text: string, at: number): number => {
  let i = at
  while (text[i] === ' ' && i - at < WIDEST_GAP) i++
  return i
}

/** Runs a sticky expression at an offset. */
export const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at
  return expression.exec(text)
}

/** The alternatives of an expression, written two spaces or a line apart. */
const alternatives = (forms: string): string[] => forms.trim().split(/\s{2,}/)

export const anyOf = (forms: string, flags = ''): RegExp => new RegExp(alternatives(forms).join('|'), flags)
