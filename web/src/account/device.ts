/** “Chrome · Windows” of what a browser calls itself; browsers name each other, so the one that only it names comes first. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['Whale', 'Whale'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const named = (userAgent: string, names: readonly (readonly [string, string])[]): string | null =>
  names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null

/** Null where it does not say what it is. */
export const deviceName = (userAgent: string | null): string | null => {
  if (userAgent === null) return null
  const parts = [named(userAgent, BROWSERS), named(userAgent, SYSTEMS)].filter((it) => it !== null)
  return parts.length > 0 ? parts.join(' · ') : userAgent.slice(0, 60)
}
