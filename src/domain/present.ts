/** What a list may be written with: what is null, undefined or false is left out, and a list stands for its items. */
export type Parts<T> = readonly (T | readonly T[] | null | undefined | false)[]

/** The items that are there, in order: `present([main, isLate && warning, cost !== null && costOf(cost), ...rest])`. */
export const present = <T>(parts: Parts<T>): T[] =>
  parts.flatMap((part): T | readonly T[] =>
    part === null || part === undefined || part === false ? [] : part,
  )
