import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { AskInput } from '../gql/graphql.ts'
import { guest } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

/** Without a worker: runs stay as they were asked. */
const app = serveApp({ role: 'api' })
let pool: Pool
beforeAll(() => {
  pool = createPool(app.databaseUrl, { max: 1 })
})
afterAll(() => pool.end())

const guests = async (): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from app_user')
  return rows[0]?.count ?? 0
}

const Ask = graphql(`
  mutation AskAtOnce($input: AskInput!) {
    ask(input: $input) {
      __typename
      ... on AskPayload {
        auth {
          accessToken
          user {
            id
            type
          }
        }
        session {
          id
          title
          messageCount
          messages(last: 5) {
            edges {
              node {
                id
              }
            }
          }
        }
        question: message {
          id
          role
          content
          run {
            id
          }
        }
        run {
          id
          status
          query
          session {
            id
          }
        }
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
      ... on RunConflictError {
        activeRun {
          id
        }
      }
    }
  }
`)

const Mine = graphql(`
  query SessionsOfMine {
    viewer {
      id
      sessions(first: 10) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`)

const QUESTION = '강남구 5억 미만 아파트 찾아줘'

const ask = async (client: GqlClient, input: AskInput) => (await client.execute(Ask, { input })).ask
const asked = async (client: GqlClient, input: AskInput) => {
  const payload = await ask(client, input)
  if (payload.__typename !== 'AskPayload') throw new Error(JSON.stringify(payload))
  return payload
}

describe('somebody who is nobody yet', () => {
  test('is a guest with a session, a message and a run afterwards', async () => {
    const { auth, session, question, run } = await asked(createGqlClient(app.url, null), { query: QUESTION })
    expect(auth?.user.type).toBe('GUEST')
    expect(session.title).toBe(QUESTION)
    expect(session.messageCount).toBe(1)
    expect(session.messages.edges.map(({ node }) => node.id)).toEqual([question.id])
    expect(question).toMatchObject({ role: 'USER', content: QUESTION, run: { id: run.id } })
    expect(run).toMatchObject({ status: 'QUEUED', query: QUESTION, session: { id: session.id } })

    const { viewer } = await createGqlClient(app.url, auth?.accessToken ?? '').execute(Mine, {})
    expect(viewer?.id).toBe(auth?.user.id)
    expect(viewer?.sessions.edges.map(({ node }) => node.id)).toEqual([session.id])
  })

  test.each<[AskInput, string]>([
    [{ query: '   ' }, 'InvalidInputError'],
    [{ query: QUESTION, idempotencyKey: '' }, 'InvalidInputError'],
    [{ query: QUESTION, sessionId: 'Q2hhdFNlc3Npb246bm9uZQ==' }, 'NotFoundError'],
  ])('is made nobody by %j', async (input, why) => {
    const before = await guests()
    expect((await ask(createGqlClient(app.url, null), input)).__typename).toBe(why)
    expect(await guests()).toBe(before)
  })

  test('is told that a token is not good, and made no guest', async () => {
    const { errors } = await createGqlClient(app.url, 'stale').request(Ask, { input: { query: QUESTION } })
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['UNAUTHENTICATED'])
  })
})

describe('a browser whose access token has run out', () => {
  const QUERY =
    'mutation ($input: AskInput!) { ask(input: $input) { __typename ... on AskPayload { auth { user { id } } } } }'
  const asks = (cookie: string, input: AskInput) =>
    post<{ ask: { __typename: string } }>(app.url, { query: QUERY, variables: { input } }, { cookie })
  const refreshCookieOf = (headers: Headers): string =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.includes('refresh'))
      ?.split(';')[0] ?? ''

  test('is sent for its next token: no guest takes the place of who is signed in', async () => {
    const signedIn = await post(app.url, { query: 'mutation { signInAsGuest { accessToken } }' })
    const cookie = refreshCookieOf(signedIn.headers)
    expect(cookie).not.toBe('')
    const before = await guests()
    for (const input of [{ query: QUESTION }, { query: QUESTION, sessionId: 'Q2hhdFNlc3Npb246bm9uZQ==' }]) {
      const { data, errors, headers } = await asks(cookie, input)
      expect(data?.ask).toBeUndefined()
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['UNAUTHENTICATED'])
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(await guests()).toBe(before)

    const next = await post(
      app.url,
      { query: 'mutation { refreshTokens { ... on AuthPayload { accessToken } } }' },
      { cookie },
    )
    const access = next.headers.getSetCookie().map((it) => it.split(';')[0])
    const { data } = await asks(access.join('; '), { query: QUESTION })
    expect(data?.ask).toEqual({ __typename: 'AskPayload', auth: null })
    expect(await guests()).toBe(before)
  })

  test('is a guest once its sign-in has ended, too', async () => {
    const cookie = 'holmesnyangz_refresh=ended'
    const refused = await post(app.url, { query: 'mutation { refreshTokens { __typename } }' }, { cookie })
    expect(refused.headers.getSetCookie().join()).toContain('holmesnyangz_refresh=; ')
    expect((await asks('', { query: QUESTION })).data?.ask.__typename).toBe('AskPayload')
  })
})

describe('somebody who is signed in', () => {
  test('gets a session for each question without one, and no tokens', async () => {
    const client = await guest(app.url)
    const first = await asked(client, { query: QUESTION })
    const second = await asked(client, { query: QUESTION })
    expect([first.auth, second.auth]).toEqual([null, null])
    expect(second.session.id).not.toBe(first.session.id)
    await client.close()
  })

  test('asks in a session of theirs, where another run is in the way', async () => {
    const sessionId = await createSession(app.client)
    const { session, run } = await asked(app.client, { query: QUESTION, sessionId })
    expect(session.id).toBe(sessionId)
    expect(await ask(app.client, { query: QUESTION, sessionId })).toMatchObject({
      __typename: 'RunConflictError',
      activeRun: { id: run.id },
    })
  })

  test('names conversations themselves: each name is one session of theirs, however many questions come at once', async () => {
    const [mine, theirs] = [await guest(app.url), await guest(app.url)]
    const conversation = { query: QUESTION, threadKey: '010-1234-5678' }
    const both = await Promise.all([ask(mine, conversation), ask(mine, conversation)])
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['AskPayload', 'RunConflictError'])
    const other = await asked(mine, { query: QUESTION, threadKey: '010-9753-5678' })
    const foreign = await asked(theirs, conversation)
    const ofMine = (await mine.execute(Mine, {})).viewer?.sessions.edges.map(({ node }) => node.id)
    expect(ofMine).toHaveLength(2)
    expect(ofMine).toContain(other.session.id)
    expect(ofMine).not.toContain(foreign.session.id)
    const twice = { ...conversation, sessionId: other.session.id }
    expect(await ask(mine, twice)).toMatchObject({ __typename: 'InvalidInputError', field: 'threadKey' })
  })

  test('opens no session by a question that begins no run', async () => {
    const mine = await guest(app.url)
    const refused = await ask(mine, { query: 'x'.repeat(20_001), threadKey: 'a' })
    expect(refused.__typename).toBe('InvalidInputError')
    expect((await mine.execute(Mine, {})).viewer?.sessions.edges).toEqual([])
  })

  test('asks in nobody else’s', async () => {
    const other = await guest(app.url)
    const sessionId = await createSession(other)
    expect((await ask(app.client, { query: QUESTION, sessionId })).__typename).toBe('NotFoundError')
    await other.close()
  })

  test('gets the same session and run for a key, even from requests that meet', async () => {
    const client = await guest(app.url)
    const input = { query: QUESTION, idempotencyKey: 'once' }
    const all = await Promise.all(Array.from({ length: 6 }, () => asked(client, input)))
    expect(new Set(all.map(({ session, run }) => `${session.id} ${run.id}`)).size).toBe(1)
    const { viewer } = await client.execute(Mine, {})
    expect(viewer?.sessions.edges).toHaveLength(1)
    expect(await ask(client, { ...input, query: '마포구 전세 찾아줘' })).toMatchObject({
      __typename: 'InvalidInputError',
      field: 'idempotencyKey',
    })
    await client.close()
  })

  test('has numbers of people masked before anything is kept', async () => {
    const { question, session } = await asked(app.client, {
      query: '900101-1234567 임차인인데 전세 안전해요?',
    })
    expect(question.content).not.toContain('1234567')
    expect(session.title).not.toContain('1234567')
  })
})
