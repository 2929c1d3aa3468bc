import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { completeRun } from '../../src/store/run-end.ts'
import type { ClaimedRun } from '../../src/store/run-lease.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import { claimStarted, writeEvents } from '../support/claimed.ts'
import type { TestApp } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { anAnswer, delta } from '../support/plans.ts'

/** An API without a worker: what happens in its runs is written here. */
let app: TestApp
let client: GqlClient
let pool: Pool
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  client = await guest(app.url)
  pool = createPool(app.databaseUrl, { max: 4 })
}, 60_000)
afterAll(async () => {
  await client.close()
  await pool.end()
  await app.stop()
})

const Watch = graphql(`
  subscription WatchRunLive($id: ID) {
    runLive(runId: $id) {
      id
      status
      text
      answer {
        text
      }
    }
  }
`)
const Forget = graphql(`
  mutation DropSession($id: ID!) {
    deleteSession(sessionId: $id) {
      deletedSessionId
    }
  }
`)

const begin = async (by: GqlClient, sessionId?: string) => {
  const id = await startRun(by, { sessionId: sessionId ?? (await createSession(by)), query: 'x' })
  return { id, run: await claimStarted(pool, id) }
}
const write = (run: ClaimedRun, ...pieces: [number, string][]) =>
  writeEvents(
    pool,
    run,
    pieces.map(([offset, text]) => delta(offset, text)),
  )

/** What a watcher was shown so far, and when; `ended` resolves with the code of an error, or null. */
const watch = (by: GqlClient, id: string | null) => {
  const shown: { at: number; id: string; status: string; text: string; answer: string | null }[] = []
  const stream = by.subscribe(Watch, { id })
  const ended = (async () => {
    for await (const { data, errors } of stream) {
      if (errors) return errors[0]?.extensions?.['code'] ?? 'an error'
      if (!data) continue
      const { answer, ...run } = data.runLive
      shown.push({ at: performance.now(), ...run, answer: answer?.text ?? null })
    }
    return null
  })()
  const texts = () => shown.map(({ text }) => text)
  return { shown, texts, ended, leave: () => stream.return?.() }
}

describe('runLive of a run', () => {
  test('shows it at once, as it goes on, and a last time with its answer', async () => {
    const { id, run } = await begin(client)
    const { shown, texts, ended } = watch(client, id)
    await expect.poll(() => shown.length).toBe(1)
    expect(shown[0]).toMatchObject({ id, status: 'RUNNING', text: '', answer: null })
    await write(run, [0, '가'])
    await expect.poll(() => texts().at(-1)).toBe('가')
    await write(run, [1, '나'])
    await expect.poll(() => texts().at(-1)).toBe('가나')
    await completeRun(pool, run, anAnswer({ text: '가나다' }))
    expect(await ended).toBeNull()
    expect(shown.at(-1)).toMatchObject({ status: 'COMPLETED', text: '가나다', answer: '가나다' })
  })

  test('however much happens shows it at most ten times a second, and nothing is missing at the end', async () => {
    const { id, run } = await begin(client)
    const { shown, ended } = watch(client, id)
    await expect.poll(() => shown.length).toBe(1)
    const from = performance.now()
    for (let at = 0; at < 150; at++) {
      await write(run, [at, '가'])
      await sleep(5)
    }
    await completeRun(pool, run, anAnswer({ text: '가'.repeat(150) }))
    await ended
    const seconds = (performance.now() - from) / 1000
    expect(shown.length).toBeGreaterThan(3)
    expect(shown.length).toBeLessThanOrEqual(2 + Math.ceil(seconds * 10))
    const lengths = shown.map(({ text }) => text.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths.at(-1)).toBe(150)
  })

  test('shows one that has ended once', async () => {
    const { id, run } = await begin(client)
    await completeRun(pool, run, anAnswer())
    const { shown, ended } = watch(client, id)
    expect(await ended).toBeNull()
    expect(shown.map(({ status }) => status)).toEqual(['COMPLETED'])
  })

  test('is refused of somebody else’s, and ends when it is deleted', async () => {
    const other = await guest(app.url)
    const sessionId = await createSession(client)
    const { id } = await begin(client, sessionId)
    expect(
      await watch(other, id).ended.catch(
        (errors: { extensions?: { code?: string } }[]) => errors[0]?.extensions?.code,
      ),
    ).toBe('NOT_FOUND')
    const { shown, ended } = watch(client, id)
    await expect.poll(() => shown.length).toBe(1)
    await client.execute(Forget, { id: sessionId })
    const why = await ended.catch(
      (errors: { extensions?: { code?: string } }[]) => errors[0]?.extensions?.code,
    )
    // It is cancelled first: who sees that in time has seen its end.
    expect(why ?? shown.at(-1)?.status).toBe(why === null ? 'CANCELLED' : 'NOT_FOUND')
    await other.close()
  })
})

describe('runLive without an id', () => {
  test('waits for the first run, goes over to the next, and outlives one that is deleted', async () => {
    const mine = await guest(app.url)
    const { shown, ended, leave } = watch(mine, null)
    await sleep(300)
    expect(shown).toEqual([])

    const first = await begin(mine)
    await expect.poll(() => shown.at(-1)?.id).toBe(first.id)
    await write(first.run, [0, '가'])
    await expect.poll(() => shown.at(-1)?.text).toBe('가')

    const second = await begin(mine)
    await expect.poll(() => shown.at(-1)?.id).toBe(second.id)
    await write(first.run, [1, '나'])
    await completeRun(pool, second.run, anAnswer())
    await expect.poll(() => shown.at(-1)?.status).toBe('COMPLETED')

    const sessionId = await createSession(mine)
    const third = await begin(mine, sessionId)
    await expect.poll(() => shown.at(-1)?.id).toBe(third.id)
    await mine.execute(Forget, { id: sessionId })
    await expect.poll(() => shown.at(-1)?.id, { timeout: 10_000 }).toBe(second.id)
    const fourth = await begin(mine)
    await expect.poll(() => shown.at(-1)?.id).toBe(fourth.id)

    await leave()
    expect(await ended).toBeNull()
    await mine.close()
  })

  test('shows nobody else’s', async () => {
    const mine = await guest(app.url)
    const own = await begin(mine)
    const { shown, leave } = watch(mine, null)
    await expect.poll(() => shown.length).toBe(1)
    await begin(client)
    await sleep(500)
    expect(new Set(shown.map(({ id }) => id))).toEqual(new Set([own.id]))
    await leave()
    await mine.close()
  })
})
