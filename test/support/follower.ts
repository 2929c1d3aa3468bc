import { setTimeout as sleep } from 'node:timers/promises'
import { followRun } from '../../bench/support/client.ts'
import type { Guest } from '../../bench/support/client.ts'

export interface Followed {
  sequences: number[]
  last: string
  reconnects: number
}

const ENDS = ['RunCompleted', 'RunFailed', 'RunCancelled']

/** A client as docs/runs.md tells one to be: whatever breaks, it comes back with the last cursor it saw. */
export const followThrough = async (
  guests: readonly Guest[],
  runId: string,
  giveUp: AbortSignal,
): Promise<Followed> => {
  const followed: Followed = { sequences: [], last: '', reconnects: 0 }
  let cursor: string | null = null
  while (!ENDS.includes(followed.last)) {
    giveUp.throwIfAborted()
    const socket = guests[followed.reconnects % guests.length]?.socket()
    if (socket === undefined) throw new Error('a follower needs a server')
    try {
      for await (const event of followRun(socket, runId, cursor)) {
        followed.sequences.push(event.sequence)
        followed.last = event.__typename
        cursor = event.cursor
      }
    } catch {
      // The server or its database is away.
      followed.reconnects += 1
      await sleep(200)
    } finally {
      await socket.dispose()
    }
  }
  return followed
}
