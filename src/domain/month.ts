/** “YYYY-MM” plus or minus months. */
export const addMonths = (month: string, count: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The last `count` months up to and with `month`, oldest first. */
export const monthsUpTo = (month: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(month, index + 1 - count))

export interface Thirds {
  /** First day of the window, and the day after its last one (YYYY-MM-DD). */
  start: string
  end: string
  /** The day after the first third, and the first day of the last third. */
  firstEnd: string
  lastStart: string
  /** A single month has no first and last third. */
  comparable: boolean
}

/** The window's first and last third in whole months (at least one); the middle one takes what is left. */
export const thirdsOf = (window: readonly string[]): Thirds => {
  const first = window[0]
  const last = window.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('a window has at least one month')
  const third = Math.max(1, Math.floor(window.length / 3))
  const end = addMonths(last, 1)
  return {
    start: `${first}-01`,
    end: `${end}-01`,
    firstEnd: `${addMonths(first, third)}-01`,
    lastStart: `${addMonths(end, -third)}-01`,
    comparable: window.length > 1,
  }
}
