import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import type { Pool } from 'pg'
import { followThrough } from '../../test/support/follower.ts'
import { faultsOfRun } from '../../test/support/invariants.ts'
import { createSession, databaseId, startRun } from './client.ts'
import type { Guest } from './client.ts'

const LONGEST_MS = 180_000

export interface Lanes {
  /** The runs that were followed to their end and checked. */
  runs: readonly string[]
  /** What was wrong with them. */
  faults: readonly string[]
  /** How often their followers had to come back. */
  reconnects: () => number
  /** Cuts every socket that is open, as a network does: nobody says goodbye. */
  cutSockets: () => number
  /** Lets the runs that have begun come to their end. */
  end: () => Promise<void>
}

/** A guest whose sockets can be cut from outside. */
const withSockets = (guest: Guest, open: Set<Client>): Guest => ({
  ...guest,
  socket() {
    const socket = guest.socket()
    // One that is still on its way cannot be cut.
    socket.on('opened', () => void open.add(socket))
    socket.on('closed', () => open.delete(socket))
    return socket
  },
})

/** What a client does while a server is away: it asks again, and with the same key, so that it is one run. */
const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
  const giveUpAt = performance.now() + LONGEST_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > giveUpAt) throw error
      await sleep(200)
    }
  }
}

/**
 * So many runs at any time, each of a session of its own, followed as docs/runs.md tells a client to, by one or more servers in
 * turn. The journal of each is checked as it ends.
 */
export const openLanes = (pool: Pool, guests: readonly [Guest, ...Guest[]], count: number): Lanes => {
  const runs: string[] = []
  const faults: string[] = []
  const open = new Set<Client>()
  let reconnects = 0
  let goesOn = true

  const carry = async (query: string): Promise<void> => {
    let begun: string | null = null
    try {
      const run = await untilAnswered(async () => {
        const guest = guests[Math.floor(Math.random() * guests.length)] ?? guests[0]
        const session = await createSession(guest)
        const idempotencyKey = randomUUID()
        return untilAnswered(() => startRun(guest, session, query, { idempotencyKey }))
      })
      begun = run
      const followed = await followThrough(
        guests.map((guest) => withSockets(guest, open)),
        run,
        AbortSignal.timeout(LONGEST_MS),
      )
      const { last, sequences } = followed
      reconnects += followed.reconnects
      if (last !== 'RunCompleted' || sequences.some((sequence, index) => sequence !== index + 1))
        faults.push(`${run}: a subscriber saw ${last} after ${sequences}`)
      faults.push(...(await untilAnswered(() => faultsOfRun(pool, databaseId(run)))))
    } catch (error) {
      faults.push(`${begun ?? 'a start'}: ${String(error)}`)
    }
    if (begun !== null) runs.push(databaseId(begun))
  }
  const feed = async (lane: number) => {
    const isOpen = () => goesOn
    for (let turn = 0; isOpen(); turn++) await carry(`전세금 5% 인상 가능해? ${lane} ${turn}`)
  }
  const feeding = Promise.all(Array.from({ length: count }, (_, lane) => feed(lane)))
  return {
    runs,
    faults,
    reconnects: () => reconnects,
    cutSockets() {
      const cut = [...open]
      open.clear()
      for (const socket of cut) socket.terminate()
      return cut.length
    },
    async end() {
      goesOn = false
      await feeding
    },
  }
}

/** How often runs were taken up again after the one that carried them out was lost. */
export const attemptsAgain = async (pool: Pool, runs: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ again: number }>(
    'select coalesce(sum(attempt - 1), 0)::int as again from run where id = any($1::uuid[])',
    [runs],
  )
  return rows[0]?.again ?? 0
}
