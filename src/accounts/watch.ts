export interface Watched {
  family: string
  expiresAt: Date
}

export type TokenEnd = 'the token has expired' | 'the token was revoked'

/** Tells when a token that something was opened with is good no more. */
export interface TokenWatch {
  /** Calls back once, unless the returned function is called before. */
  watch(token: Watched, onEnd: (why: TokenEnd) => void): () => void
  stop(): void
}

/**
 * Expiry is a timer each; what was revoked, here or by another process, is asked for once in a while for all of them
 * together.
 */
export const createTokenWatch = (options: {
  findEnded: (families: readonly string[]) => Promise<readonly string[]>
  everyMs: number
  now: () => Date
}): TokenWatch => {
  const { findEnded, everyMs, now } = options
  const watched = new Map<string, Set<(why: TokenEnd) => void>>()
  let timer: NodeJS.Timeout | undefined
  let asking = false

  const look = async () => {
    if (asking) return
    asking = true
    try {
      for (const family of await findEnded([...watched.keys()]))
        for (const end of watched.get(family) ?? []) end('the token was revoked')
    } catch {
      // The database is away: it is asked again, and until then nothing new can be read from it either.
    } finally {
      asking = false
    }
  }

  return {
    watch({ family, expiresAt }, onEnd) {
      const leave = () => {
        clearTimeout(expiry)
        const others = watched.get(family)
        others?.delete(end)
        if (others?.size === 0) watched.delete(family)
        if (watched.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
      const end = (why: TokenEnd) => {
        leave()
        onEnd(why)
      }
      const left = Math.max(expiresAt.getTime() - now().getTime(), 0)
      const expiry = setTimeout(() => end('the token has expired'), left)
      expiry.unref()
      watched.set(family, (watched.get(family) ?? new Set()).add(end))
      timer ??= setInterval(() => void look(), everyMs).unref()
      return leave
    },
    stop() {
      clearInterval(timer)
      watched.clear()
    },
  }
}
