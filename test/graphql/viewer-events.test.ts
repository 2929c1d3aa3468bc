import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { print } from 'graphql'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestIdOf } from '../../src/runs/respond.ts'
import { createPool } from '../../src/store/pool.ts'
import { completeRun, failRun } from '../../src/store/run-end.ts'
import { suspendRun } from '../../src/store/run-input.ts'
import { graphql } from '../gql/gql.ts'
import { signUp, SignOut } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { claimStarted } from '../support/claimed.ts'
import { insertHome, insertRegions } from '../support/estate.ts'
import { createGqlClient, socketUrl } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, createSession, RespondToInput, startRun } from '../support/operations.ts'
import { anAnswer } from '../support/plans.ts'
import { readSse } from '../support/sse.ts'

/** Two processes with one database: what happens in one is told in the other. Runs are carried out by the tests. */
let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp({ role: 'api' })
  pool = createPool(app.databaseUrl, { max: 4 })
  await insertRegions(pool)
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const Watch = graphql(`
  subscription WatchViewer($after: String) {
    viewerEvents(after: $after) {
      __typename
      cursor
      at
      ... on ViewerSessionEvent {
        sessionId
        session {
          id
          title
        }
      }
      ... on ViewerRunEvent {
        runId
        run {
          id
          status
          pendingInput {
            id
          }
        }
      }
      ... on RunEnded {
        status
      }
      ... on ViewerFavoriteEvent {
        propertyId
        property {
          id
          name
          isFavorited
        }
      }
      ... on ViewerSavedSearchEvent {
        savedSearchId
        savedSearch {
          id
          name
        }
      }
    }
  }
`)
const Place = graphql(`
  query PlaceOfViewer {
    viewer {
      lastEventCursor
    }
  }
`)
const Rename = graphql(`
  mutation RenameForNews($id: ID!, $title: String!) {
    renameSession(sessionId: $id, title: $title) {
      __typename
    }
  }
`)
const Delete = graphql(`
  mutation DeleteForNews($id: ID!) {
    deleteSession(sessionId: $id) {
      deletedSessionId
    }
  }
`)
const Ask = graphql(`
  mutation AskForNews($input: AskInput!) {
    ask(input: $input) {
      ... on AskPayload {
        session {
          id
        }
        run {
          id
        }
      }
    }
  }
`)
const Favorite = graphql(`
  mutation FavoriteForNews($id: ID!) {
    addFavorite(propertyId: $id) {
      __typename
    }
  }
`)
const Unfavorite = graphql(`
  mutation UnfavoriteForNews($id: ID!) {
    removeFavorite(propertyId: $id) {
      __typename
    }
  }
`)
const Save = graphql(`
  mutation SaveForNews($name: String!) {
    saveSearch(name: $name, filter: { regionCodes: ["1168000000"] }, alertsEnabled: false) {
      ... on SavedSearch {
        id
      }
    }
  }
`)
const Forget = graphql(`
  mutation ForgetForNews($id: ID!) {
    deleteSavedSearch(id: $id) {
      deletedSavedSearchId
    }
  }
`)

type Told = NonNullable<Awaited<ReturnType<typeof placeless>>>
const placeless = async (client: GqlClient) => {
  for await (const { data } of client.subscribe(Watch, {})) return data?.viewerEvents
  return undefined
}

/** What a device was told so far; `ended` resolves with the code of an error, or null. */
const watch = (by: GqlClient, after: string | null) => {
  const all: Told[] = []
  const stream = by.subscribe(Watch, { after })
  const ended = (async () => {
    try {
      for await (const { data, errors } of stream) {
        if (errors) return errors[0]?.extensions?.['code'] ?? 'an error'
        if (data) all.push(data.viewerEvents)
      }
      return null
    } catch (error) {
      return Array.isArray(error) ? (error[0]?.extensions?.code ?? 'an error') : String(error)
    }
  })()
  const names = () => all.map((event) => event.__typename)
  return { all, names, ended, leave: () => stream.return?.() }
}
const placeOf = async (client: GqlClient) => (await client.execute(Place, {})).viewer?.lastEventCursor ?? ''
const another = (client: GqlClient) => createGqlClient(app.url, client.token)

describe('viewerEvents', () => {
  test('tells another device of sessions: begun, titled, renamed, deleted', async () => {
    const mine = await guest(app.url)
    const device = another(mine)
    const { all, names, leave } = watch(device, await placeOf(mine))
    await sleep(200)
    const sessionId = await createSession(mine)
    await expect.poll(names).toEqual(['SessionCreated'])
    await mine.execute(Rename, { id: sessionId, title: '강남 집' })
    await expect.poll(names).toEqual(['SessionCreated', 'SessionRenamed'])
    expect(all[1]).toMatchObject({ sessionId, session: { id: sessionId, title: '강남 집' } })
    await mine.execute(Delete, { id: sessionId })
    await expect.poll(names).toEqual(['SessionCreated', 'SessionRenamed', 'SessionDeleted'])
    expect(all[2]).toMatchObject({ sessionId, session: null })

    const { ask } = await mine.execute(Ask, { input: { query: '전세금 5% 인상 가능해?' } })
    await expect.poll(() => names().slice(3)).toEqual(['SessionCreated', 'RunStarted', 'SessionRenamed'])
    expect(all.at(-1)).toMatchObject({ session: { title: '전세금 5% 인상 가능해?' } })
    expect(all.at(-2)).toMatchObject('run' in ask ? { runId: ask.run.id, sessionId: ask.session.id } : {})
    await leave()
    await Promise.all([mine.close(), device.close()])
  })

  test('tells of runs that wait, go on and end, and how', async () => {
    const mine = await guest(app.url)
    const after = await placeOf(mine)
    const sessionId = await createSession(mine)
    const { all, names, leave } = watch(mine, after)
    const begin = async () => {
      const id = await startRun(mine, { sessionId, query: 'x' })
      return { id, run: await claimStarted(pool, id) }
    }
    const { id, run } = await begin()
    const requestId = requestIdOf(run.id, 'x')
    await suspendRun(pool, run, {
      id: requestId,
      kind: 'CLARIFICATION',
      message: '어디요?',
      suggestions: [],
      expiresAt: null,
    })
    await expect.poll(() => names().at(-1)).toBe('RunWaiting')
    expect(all.at(-1)).toMatchObject({ run: { id, status: 'WAITING_FOR_INPUT', pendingInput: {} } })
    await mine.execute(RespondToInput, { runId: id, requestId, response: { clarification: '강남' } })
    await expect.poll(() => names().at(-1)).toBe('RunResumed')
    await completeRun(pool, await claimStarted(pool, id), anAnswer())
    const failed = await begin()
    await failRun(pool, failed.run, { code: 'INTERNAL', message: '문제' })
    const cancelled = await begin()
    await mine.execute(CancelRun, { runId: cancelled.id })
    await expect.poll(() => all.length).toBe(9)
    expect(names().slice(1).join(' ')).toBe(
      'RunStarted RunWaiting RunResumed RunEnded RunStarted RunEnded RunStarted RunEnded',
    )
    expect(all.flatMap((event) => ('status' in event ? [event.status] : []))).toEqual([
      'COMPLETED',
      'FAILED',
      'CANCELLED',
    ])
    await leave()
    await mine.close()
  })

  test('tells of favourites and saved searches, once each, and of nothing that changed nothing', async () => {
    const mine = await guest(app.url)
    const { all, names, leave } = watch(mine, await placeOf(mine))
    const home = btoa(`Property:${await insertHome(pool, { name: '은마' })}`)
    await mine.execute(Favorite, { id: home })
    await mine.execute(Favorite, { id: home })
    await mine.execute(Unfavorite, { id: home })
    await mine.execute(Unfavorite, { id: home })
    const { saveSearch } = await mine.execute(Save, { name: '강남' })
    await mine.execute(Forget, { id: 'id' in saveSearch ? saveSearch.id : '' })
    await expect
      .poll(names)
      .toEqual(['FavoriteAdded', 'FavoriteRemoved', 'SavedSearchCreated', 'SavedSearchDeleted'])
    expect(all[0]).toMatchObject({ propertyId: home, property: { id: home, name: '은마' } })
    expect(all[3]).toMatchObject({ savedSearch: null })
    await leave()
    await mine.close()
  })

  test('goes on after any cursor over SSE as well, where the browser names the last it got', async () => {
    const mine = await guest(app.url)
    const sessions = [await createSession(mine), await createSession(mine), await createSession(mine)]
    const stream = async (lastEventId: string | null, count: number) => {
      const leaving = new AbortController()
      const response = await fetch(app.url, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${mine.token}`,
          ...(lastEventId !== null && { 'last-event-id': lastEventId }),
        },
        body: JSON.stringify({ query: print(Watch) }),
      })
      const got: { id: string | null; sessionId: string }[] = []
      for await (const { id, data } of readSse(response)) {
        const { sessionId } = (JSON.parse(data) as { data: { viewerEvents: { sessionId: string } } }).data
          .viewerEvents
        if (got.push({ id, sessionId }) === count) break
      }
      leaving.abort()
      return got
    }
    const first = await stream(null, 2)
    expect(first.map(({ sessionId }) => sessionId)).toEqual(sessions.slice(0, 2))
    const rest = await stream(first[1]?.id ?? '', 1)
    expect(rest.map(({ sessionId }) => sessionId)).toEqual(sessions.slice(2))
    await mine.close()
  })

  test('a socket that breaks and comes back with the last cursor misses nothing and is told nothing twice', async () => {
    const mine = await guest(app.url)
    const sessionId = await createSession(mine)
    let after = await placeOf(mine)
    const seen: string[] = []
    const writing = (async () => {
      for (let n = 0; n < 30; n++) await mine.execute(Rename, { id: sessionId, title: `이름 ${n}` })
    })()
    while (seen.length < 30) {
      const device = another(mine)
      const { all, leave, ended } = watch(device, after)
      await sleep(40)
      // Without a goodbye, in the middle of whatever comes.
      await Promise.race([leave(), device.close()])
      await ended
      for (const event of all) {
        seen.push(event.cursor)
        after = event.cursor
      }
    }
    await writing
    expect(new Set(seen).size).toBe(30)
    await mine.close()
  })

  test('is for who is signed in, and takes no cursor of somebody else', async () => {
    const [mine, other] = [await guest(app.url), await guest(app.url)]
    const nobody = createGqlClient(app.url, null)
    expect(await watch(nobody, null).ended).toBe('UNAUTHENTICATED')
    expect(await watch(other, await placeOf(mine)).ended).toBe('INVALID_INPUT')
    expect(await watch(other, 'x').ended).toBe('INVALID_INPUT')
    await createSession(mine)
    await pool.query(
      `delete from viewer_event where user_id = (select user_id from chat_session order by created_at desc limit 1)`,
    )
    const old = btoa(atob(await placeOf(mine)).replace(/\d+\]$/, '0]'))
    expect(await watch(mine, old).ended).toBe('CURSOR_EXPIRED')
    await Promise.all([mine.close(), other.close(), nobody.close()])
  })

  test('ends with the token: the socket with 4403, the stream with an error', async () => {
    const nobody = createGqlClient(app.url, null)
    const person = await signUp(nobody)
    const socket = new WebSocket(socketUrl(app.url), 'graphql-transport-ws')
    await once(socket, 'open')
    const closed = once(socket, 'close')
    socket.send(
      JSON.stringify({
        type: 'connection_init',
        payload: { authorization: `Bearer ${person.accessToken}` },
      }),
    )
    await once(socket, 'message')
    const payload = { query: 'subscription { viewerEvents { cursor } }' }
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }))
    const stream = await fetch(app.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${person.accessToken}`,
      },
      body: JSON.stringify(payload),
    })
    await sleep(200)
    await nobody.execute(SignOut, { refreshToken: person.refreshToken })
    expect((await closed)[0]).toBe(4403)
    expect(await stream.text()).toContain('UNAUTHENTICATED')
    expect(app.complaints).toEqual([])
  })
})
