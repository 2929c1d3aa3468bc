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

export interface Span {
  start: number
  end: number
}

export const skipSpaces = (text: string, at: number): number => {
  let i = at
  while (text[i] === ' ') i++
  return i
}

/** Runs a sticky expression at an offset. */
export const matchAt = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at
  return expression.exec(text)
}

/** The alternatives of an expression, written two spaces or a line apart. */
export const alternatives = (forms: string): string[] => forms.trim().split(/\s{2,}/)

export const anyOf = (forms: string, flags = ''): RegExp => new RegExp(alternatives(forms).join('|'), flags)
