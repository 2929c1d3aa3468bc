const LONGEST_TEXT = 200
const MOST_ITEMS = 8

const NUL_OR_LONE_SURROGATE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Whether PostgreSQL takes the text as it is: it takes neither NUL nor half a surrogate pair, and models write both. */
export const isStorable = (text: string): boolean => !NUL_OR_LONE_SURROGATE.test(text)

const isScalar = (value: unknown): boolean => {
  switch (typeof value) {
    case 'string':
      return value.length <= LONGEST_TEXT && isStorable(value)
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'boolean':
      return true
    default:
      return value === null
  }
}

type Values = Readonly<Record<string, unknown>>
type Versions = Readonly<Record<string, string | number>>

/**
 * Whether a channel's value stands in its checkpoint's own row, as in LangGraph's Python saver, instead of in a row of its
 * own: what is small, and what jsonb gives back exactly as it was. It depends on the value and its version alone, so that
 * a checkpoint holds what its parent held, whoever wrote that one. A whole number is no version of ours: what was written
 * under it was written elsewhere, or not at all.
 */
export const isInline = (channel: string, values: Values, versions: Versions): boolean => {
  const value = values[channel]
  return (
    !Number.isInteger(Number(versions[channel] ?? 0)) &&
    (isScalar(value) || (Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isScalar)))
  )
}

/** The inline part of a checkpoint's channels. */
export const inlineValues = (values: Values, versions: Versions): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([channel]) => isInline(channel, values, versions)))
