import type { Pool } from 'pg'
import { newId } from '../domain/id.ts'
import { dropLooks, keepLooks } from '../store/attention.ts'
import type { Look } from '../store/attention.ts'

/** How long somebody is taken to look who has not been heard of since: a process may have died. */
const LASTS_SECONDS = 30
const RENEW_MS = 10_000
/** Those who come at once are written down at once. */
const GATHER_MS = 200

/** Whether they were told what there was, or left before. */
export type Leaving = 'told' | 'gone'

/** What users look at just now, in whichever process: whoever looks need not be called. */
export interface Attention {
  /** Returns what says that they look no more; only the first time counts. */
  look(userId: string, at: { runId?: string; sessionId?: string }): (how: Leaving) => void
  stop(): Promise<void>
}

export const openAttention = (pool: Pool, onError: (error: unknown) => void): Attention => {
  const looking = new Map<string, Look>()
  const fresh = new Map<string, Look>()
  const gone = new Set<string>()
  let gathering: NodeJS.Timeout | null = null

  const write = async (work: () => Promise<void>): Promise<void> => work().catch(onError)
  const settle = async (): Promise<void> => {
    gathering = null
    const [came, left] = [[...fresh.values()], [...gone]]
    fresh.clear()
    gone.clear()
    await write(async () => {
      await keepLooks(pool, came, LASTS_SECONDS)
      await dropLooks(pool, left)
    })
  }
  const soon = () => (gathering ??= setTimeout(() => void settle(), GATHER_MS))
  const renewing = setInterval(
    () => void write(() => keepLooks(pool, [...looking.values()], LASTS_SECONDS)),
    RENEW_MS,
  )

  return {
    look(userId, { runId = null, sessionId = null }: { runId?: string | null; sessionId?: string | null }) {
      const look = { id: newId(), userId, runId, sessionId }
      looking.set(look.id, look)
      fresh.set(look.id, look)
      soon()
      return (how) => {
        if (!looking.delete(look.id) || how === 'told') return
        if (!fresh.delete(look.id)) gone.add(look.id)
        soon()
      }
    },
    async stop() {
      clearInterval(renewing)
      if (gathering !== null) clearTimeout(gathering)
      looking.clear()
      await settle()
    },
  }
}

/** The same stream; while it is read its user looks. */
export const attended = <T>(
  stream: AsyncIterableIterator<T>,
  leave: (how: Leaving) => void,
): AsyncIterableIterator<T> => ({
  async next() {
    try {
      const result = await stream.next()
      if (result.done === true) leave('told')
      return result
    } catch (error) {
      leave('told')
      throw error
    }
  },
  async return(value: unknown) {
    leave('gone')
    return (await stream.return?.(value)) ?? { done: true, value }
  },
  async throw(error: unknown) {
    leave('gone')
    if (stream.throw !== undefined) return stream.throw(error)
    throw error
  },
  [Symbol.asyncIterator]() {
    return this
  },
})
