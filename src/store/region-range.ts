import { codePrefix, SEJONG } from '../domain/region.ts'

/** All codes of a region and of what lies below it: from ≤ code < to, in byte order (the columns are COLLATE "C"). */
export interface CodeRange {
  from: string
  to: string
}

/** The next string in byte order that does not start with `prefix`; “:” follows “9”. */
const after = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)

export const codeRange = (regionCode: string): CodeRange => {
  const prefix = codePrefix(regionCode)
  return { from: prefix, to: after(prefix) }
}

/** In SQL: the code of the 시도 that the first two digits stand for, as its row in `region` has it. */
export const sidoCode = (digits: string): string =>
  `replace(${digits} || '00000000', '${SEJONG.slice(0, 2)}00000000', '${SEJONG}')`
