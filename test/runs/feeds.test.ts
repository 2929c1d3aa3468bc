import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedCursor } from '../../src/domain/cursor.ts'
import { newSessionId } from '../../src/domain/id.ts'
import type { ViewerEntry } from '../../src/domain/viewer-event.ts'
import { openFeeds } from '../../src/runs/feeds.ts'
import type { Feeds } from '../../src/runs/feeds.ts'
import type { HintCarrier } from '../../src/runs/hints.ts'
import { createHub } from '../../src/runs/hub.ts'
import type { Hub } from '../../src/runs/hub.ts'
import { startRun } from '../../src/runs/start.ts'
import { deleteUser } from '../../src/store/delete-user.ts'
import { journalReader } from '../../src/store/journal.ts'
import { createPool } from '../../src/store/pool.ts'
import { forgetOld } from '../../src/store/retention.ts'
import { cancelRun, completeRun } from '../../src/store/run-end.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { feedReader } from '../../src/store/viewer-feed.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer } from '../support/plans.ts'
import { runs } from '../support/runs.ts'

const silent: HintCarrier = { send: () => {}, flush: async () => {}, listen: () => async () => {} }

let database: TestDatabase
let pool: ReturnType<typeof createPool>
let hub: Hub
let feeds: Feeds
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool(database.url, { max: 24 })
  hub = createHub({ reader: journalReader(pool), feeds: feedReader(pool), carrier: silent, pollMs: 15 })
  feeds = openFeeds({ reserve: pool, hub })
})
afterAll(async () => {
  await hub.stop()
  await pool.end()
  await database.drop()
})

const FROM_THE_START = (userId: string) => feedCursor(userId, 0)
const request = (sessionId: string, query = '강남구 아파트') => ({
  sessionId,
  query,
  mode: 'TEAM' as const,
  requirePlanApproval: false,
  multitaskStrategy: 'REJECT' as const,
})

/** What stands in a feed, the first first. */
const told = async (userId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ what: string }>(
    `select concat_ws(' ', payload ->> 'type', coalesce(payload ->> 'runId', payload ->> 'sessionId')) as what
     from viewer_event where user_id = $1 order by sequence`,
    [userId],
  )
  return rows.map(({ what }) => what)
}
const nameOf = ({ event }: ViewerEntry): string =>
  [event.type, 'runId' in event ? event.runId : 'sessionId' in event ? event.sessionId : ''].join(' ')

/** Reads on from where it left, as often as it leaves, until there were so many. */
const followAll = async (userId: string, leavesAfter: readonly number[], count: () => number | null) => {
  const seen: ViewerEntry[] = []
  let cursor = FROM_THE_START(userId)
  for (let turn = 0; (seen.at(-1)?.place ?? 0) !== count(); turn++) {
    const events = await feeds.follow(userId, cursor)
    const most = leavesAfter[turn % leavesAfter.length] ?? 1
    const timer = setTimeout(() => void events.return?.(), 60)
    let got = 0
    for await (const entry of events) {
      seen.push(entry)
      cursor = feedCursor(userId, entry.place)
      if ((got += 1) >= most) break
    }
    clearTimeout(timer)
  }
  return seen
}

type Work = (userId: string) => Promise<string[]>

/** What somebody does, and what is to be told of it. */
const WORK: Record<string, Work> = {
  session: async (userId) => [`SessionCreated ${await insertSession(pool, userId)}`],
  late: (userId) =>
    inTransaction(pool, async (client) => {
      const id = newSessionId()
      await client.query(`insert into chat_session (id, user_id, title) values ($1, $2, 'late')`, [
        id,
        userId,
      ])
      await sleep(30)
      return [`SessionCreated ${id}`]
    }),
  undone: async (userId) => {
    await inTransaction(pool, async (client) => {
      await client.query(`insert into chat_session (id, user_id, title) values ($1, $2, 'undone')`, [
        newSessionId(),
        userId,
      ])
      await sleep(10)
      throw new Error('no')
    }).catch(() => {})
    return []
  },
  renamed: async (userId) => {
    const id = await insertSession(pool, userId)
    await pool.query(`update chat_session set title = 'another' where id = $1`, [id])
    await pool.query(`update chat_session set title = 'another', updated_at = now() where id = $1`, [id])
    await pool.query(`delete from chat_session where id = $1`, [id])
    return ['Forgotten', 'Forgotten', `SessionDeleted ${id}`]
  },
  completed: async (userId) => {
    const sessionId = await insertSession(pool, userId)
    const { runId } = await startRun(pool, userId, request(sessionId))
    const run = await claimRun(pool, runId, 'worker')
    if (run === null) throw new Error('not claimed')
    await completeRun(pool, run, anAnswer())
    return [`SessionCreated ${sessionId}`, `RunStarted ${runId}`, `RunEnded ${runId}`]
  },
  interrupted: async (userId) => {
    const sessionId = await insertSession(pool, userId)
    const { runId: first } = await startRun(pool, userId, request(sessionId))
    const { runId: second } = await startRun(pool, userId, {
      ...request(sessionId, '서초구 아파트'),
      multitaskStrategy: 'INTERRUPT',
    })
    await inTransaction(pool, (client) => cancelRun(client, second, 'CANCELLED'))
    return [
      `SessionCreated ${sessionId}`,
      ...[first, second].flatMap((id) => [`RunStarted ${id}`, `RunEnded ${id}`]),
    ]
  },
}

test('however many write at once, whoever follows is told everything once, in one order', async () => {
  const works = fc.array(fc.constantFrom(...Object.keys(WORK)), { minLength: 1, maxLength: 14 })
  const leaving = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(works, leaving, leaving, async (names, some, others) => {
      const userId = await insertUser(pool)
      let count: number | null = null
      const following = [followAll(userId, some, () => count), followAll(userId, others, () => count)]
      const expected = (await Promise.all(names.map((name) => WORK[name]?.(userId) ?? []))).flat()
      count = expected.length
      hub.told(userId)
      const all = await told(userId)
      expect(all.toSorted()).toEqual(expected.toSorted())
      for (const seen of await Promise.all(following)) {
        const places = seen.map(({ place }) => place)
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        // Only what was taken back meanwhile may be passed over.
        const kept = all.flatMap((name, at) => (name === 'Forgotten' ? [] : [[at + 1, name]]))
        const byPlace = new Map(seen.map((entry) => [entry.place, nameOf(entry)]))
        expect(kept.map(([place]) => [place, byPlace.get(Number(place))])).toEqual(kept)
        const times = seen.map(({ at }) => at)
        expect(times).toEqual(times.toSorted())
      }
    }),
    { numRuns: runs(30) },
  )
  expect(hub.size).toBe(0)
}, 120_000)

describe('what users are told', () => {
  test('is told of nobody else, and of nobody who is deleted with everything', async () => {
    const [userId, other] = [await insertUser(pool), await insertUser(pool)]
    for (const work of Object.values(WORK)) await work(userId)
    expect(await told(other)).toEqual([])
    expect(await deleteUser(pool, userId)).toBe(true)
    expect(await told(userId)).toEqual([])
  })

  test('without a cursor begins a minute ago', async () => {
    const userId = await insertUser(pool)
    const sessions = []
    for (let n = 0; n < 3; n++) sessions.push(await insertSession(pool, userId))
    await pool.query(
      `update viewer_event set created_at = now() - interval '2 minutes' where user_id = $1 and sequence <= 2`,
      [userId],
    )
    const events = await feeds.follow(userId, null)
    expect((await events.next()).value).toMatchObject({ place: 3, event: { sessionId: sessions[2] } })
    await events.return?.()
  })

  test('is forgotten when it is old; who asks for it is told so, at once and while they follow', async () => {
    const userId = await insertUser(pool)
    const never = { guestDays: null, runDays: null, documentDays: null, feedDays: null }
    const nobody = () => Promise.resolve(false)
    for (let n = 0; n < 300; n++) await insertSession(pool, userId)
    const slow = await feeds.follow(userId, FROM_THE_START(userId))
    await slow.next()
    await pool.query(
      `update viewer_event set created_at = now() - interval '31 days' where user_id = $1 and sequence <= 298`,
      [userId],
    )
    expect((await forgetOld(pool, never, nobody)).events).toBe(0)
    expect((await forgetOld(pool, { ...never, feedDays: 30 }, nobody)).events).toBe(298)

    const expired = { code: 'CURSOR_EXPIRED' }
    await expect(feeds.follow(userId, FROM_THE_START(userId))).rejects.toMatchObject(expired)
    await expect(feeds.follow(userId, feedCursor(userId, 297))).rejects.toMatchObject(expired)
    const kept = await feeds.follow(userId, feedCursor(userId, 298))
    expect((await kept.next()).value).toMatchObject({ place: 299 })
    await kept.return?.()
    // What it had fetched already it may see; what comes then is not left out in silence.
    await expect(
      (async () => {
        for (let place = 2; ; place++) {
          const { value } = await slow.next()
          if (value?.place !== place) throw new Error(`${value?.place} instead of ${place}`)
        }
      })(),
    ).rejects.toMatchObject(expired)
  })

  test('takes no cursor of somebody else, of a run, or of what has not happened', async () => {
    const [userId, other] = [await insertUser(pool), await insertUser(pool)]
    await insertSession(pool, userId)
    for (const cursor of [feedCursor(other, 0), feedCursor(userId, 2), 'x', '', btoa('["viewer"]')])
      await expect(feeds.follow(userId, cursor)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
