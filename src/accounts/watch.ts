export interface Watched {
  userId: string
  family: string
  expiresAt: Date
}

export type TokenEnd = 'the token has expired' | 'the token was revoked'

/** Carries “look at this user's sign-ins” to every process. It may be lost: what has ended is looked for anyway. */
export interface SignInHints {
  tell(userId: string): void
  /** Calls back for what any process told, this one included. Returns what stops it. */
  listen(onHint: (userId: string) => void): () => void
}

/** Tells when a token that something was opened with is good no more. */
export interface TokenWatch {
  /** Calls back once, unless the returned function is called before. */
  watch(token: Watched, onEnd: (why: TokenEnd) => void): () => void
  stop(): void
}

interface Family {
  userId: string
  ends: Set<(why: TokenEnd) => void>
}

/**
 * Expiry is a timer each. What was revoked, here or by another process, is looked for when a hint says whose sign-ins have
 * changed, and once in a while for all of them together.
 */
export const createTokenWatch = (options: {
  findEnded: (families: readonly string[]) => Promise<readonly string[]>
  hints?: SignInHints
  everyMs: number
  now: () => Date
}): TokenWatch => {
  const { findEnded, hints, everyMs, now } = options
  const watched = new Map<string, Family>()
  let timer: NodeJS.Timeout | undefined
  let asking = false

  const lookAt = async (families: readonly string[]) => {
    try {
      for (const family of families.length === 0 ? [] : await findEnded(families))
        for (const end of watched.get(family)?.ends ?? []) end('the token was revoked')
    } catch {
      // The database is away: it is asked again, and until then nothing new can be read from it either.
    }
  }
  const lookAtAll = async () => {
    if (asking) return
    asking = true
    await lookAt([...watched.keys()]).finally(() => {
      asking = false
    })
  }
  const leaveHints = hints?.listen((userId) => {
    void lookAt([...watched].filter(([, family]) => family.userId === userId).map(([name]) => name))
  })

  return {
    watch({ userId, family, expiresAt }, onEnd) {
      const leave = () => {
        clearTimeout(expiry)
        const others = watched.get(family)?.ends
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
      const { ends } = watched.get(family) ?? { ends: new Set() }
      watched.set(family, { userId, ends: ends.add(end) })
      timer ??= setInterval(() => void lookAtAll(), everyMs).unref()
      return leave
    },
    stop() {
      leaveHints?.()
      clearInterval(timer)
      watched.clear()
    },
  }
}
