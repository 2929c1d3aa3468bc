/** A level that only rises for those who wait for it; asked for once for all of them, and not at all while nobody waits. */
export interface Tide {
  /** Resolves when the level is above `level`, when `signal` is aborted, and now and then so that the waiter looks around. */
  risen(level: string, signal: AbortSignal): Promise<void>
  stop(): void
}

/** How often a waiter is let go without a reason. */
const LOOK_AROUND_MS = 15_000

interface Waiter {
  level: bigint
  until: number
  go: () => void
}

export const createTide = (readLevel: () => Promise<string>, everyMs: number): Tide => {
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let asking = false

  const look = async () => {
    if (asking) return
    asking = true
    try {
      const level = BigInt(await readLevel())
      const now = Date.now()
      for (const waiter of waiters) if (level > waiter.level || now >= waiter.until) waiter.go()
    } catch {
      // The database is away: it is asked again, and nothing is missed, since the level is not forgotten.
    } finally {
      asking = false
    }
  }

  return {
    risen: (level, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const go = () => {
          signal.removeEventListener('abort', go)
          waiters.delete(waiter)
          if (waiters.size === 0) {
            clearInterval(timer)
            timer = undefined
          }
          resolve()
        }
        const waiter: Waiter = { level: BigInt(level), until: Date.now() + LOOK_AROUND_MS, go }
        waiters.add(waiter)
        signal.addEventListener('abort', go, { once: true })
        timer ??= setInterval(() => void look(), everyMs).unref()
      }),
    stop() {
      clearInterval(timer)
      for (const waiter of waiters) waiter.go()
    },
  }
}
