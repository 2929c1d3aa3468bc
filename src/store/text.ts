import { cleanText } from '../domain/text/clean.ts'

/** The same as {@link cleanText} for every string and key inside a JSON value; what JSON cannot hold is dropped or null as JSON.stringify does. */
export const cleanJson = <T>(value: T): T => {
  const text = JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'string') return cleanText(item)
    if (!isRecord(item)) return item
    const keys = Object.keys(item)
    if (keys.every((key) => cleanText(key) === key)) return item
    return Object.fromEntries(keys.map((key) => [cleanText(key), item[key]]))
  })
  return text === undefined ? value : JSON.parse(text)
}

/** JSON writes controls and halves of characters behind a backslash: `\\u` with their number, `\\b` and `\\f`. */
const ESCAPED = /\\[ubf]/

/** JSON of it, {@link cleanJson}. Most of it is clean, which its JSON shows at once. */
export const cleanJsonText = (value: unknown): string => {
  const text = JSON.stringify(value)
  return ESCAPED.test(text) || cleanText(text) !== text ? JSON.stringify(cleanJson(value)) : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
