import { types as usual } from 'pg'
import type { CustomTypesConfig } from 'pg'

/** The type of `bytea[]`, as PostgreSQL numbers it. */
const BYTE_ARRAY: number = 1001

type Bytes = Buffer | null | Bytes[]

const bytesOf = (value: unknown): Bytes => {
  if (Array.isArray(value)) return value.map(bytesOf)
  return typeof value === 'string' ? Buffer.from(value.slice('\\x'.length), 'hex') : null
}

/**
 * PostgreSQL writes such an array with hexadecimal digits in quotes, NULL, and braces, which is JSON but for the last two. The reader of
 * all arrays goes from sign to sign and takes 25 times as long: a checkpoint's channels are such arrays, and megabytes.
 */
const readByteArray = (text: string): Bytes =>
  bytesOf(JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']').replaceAll('NULL', 'null')))

/** How values of columns are read: as `pg` reads them, but for arrays of bytes. */
export const types: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === BYTE_ARRAY && format !== 'binary' ? readByteArray : usual.getTypeParser(type, format),
}
