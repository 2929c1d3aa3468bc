const RATE = /^(?:\d+\.?\d*|\.\d+)\s*%?$/

/**
 * A rate in percent as finlife writes it: a number, “3.95”, “.95”. Null where nothing is published, which it writes as
 * null, "", "-" or 0 alike: a loan at zero percent does not exist and must never lead a comparison. Undefined for anything else.
 */
export const readRate = (value: unknown): number | null | undefined => {
  if (value === null || value === undefined) return null
  const text = String(value).trim()
  if (text === '' || text === '-') return null
  if (!RATE.test(text)) return undefined
  const rate = Number.parseFloat(text)
  if (rate > 100) return undefined
  return rate === 0 ? null : rate
}

const published = (rates: readonly (number | null)[]): number[] => rates.filter((rate) => rate !== null)

export const lowestOf = (rates: readonly (number | null)[]): number | null =>
  published(rates).reduce<number | null>((low, rate) => Math.min(low ?? rate, rate), null)

export const highestOf = (rates: readonly (number | null)[]): number | null =>
  published(rates).reduce<number | null>((high, rate) => Math.max(high ?? rate, rate), null)

/** The mean of what is published, to a hundredth of a percent. */
export const averageOf = (rates: readonly (number | null)[]): number | null => {
  const known = published(rates)
  if (known.length === 0) return null
  return Math.round((known.reduce((sum, rate) => sum + rate, 0) / known.length) * 100) / 100
}
