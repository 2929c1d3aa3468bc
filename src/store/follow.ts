const CHECK_EVERY_MS = 2_000

/**
 * A value made from the database and made again when its version changes: asked for at most every two seconds, and by one
 * caller for all. A failed attempt is not kept; callers then get the error, the next one tries again.
 */
export const createFollower = <T>(
  readVersion: () => Promise<string>,
  make: (version: string) => Promise<T>,
  clock: () => number = Date.now,
): (() => Promise<T>) => {
  let held: { version: string; value: T; checkedAt: number } | undefined
  let pending: Promise<T> | undefined
  const renew = async (): Promise<T> => {
    // Read before the data: a change in between is then seen as a change, and made again at the next check.
    const version = await readVersion()
    const checkedAt = clock()
    const value = held?.version === version ? held.value : await make(version)
    held = { version, value, checkedAt }
    return value
  }
  return () => {
    if (held && clock() - held.checkedAt < CHECK_EVERY_MS) return Promise.resolve(held.value)
    pending ??= renew().finally(() => {
      pending = undefined
    })
    return pending
  }
}
