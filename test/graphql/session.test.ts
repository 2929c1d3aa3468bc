import { expect, test } from 'vitest'
import type { VariablesOf } from '@graphql-typed-document-node/core'
import { graphql } from '../gql/gql.ts'
import { guest } from '../support/app.ts'
import { createSession, CreateSession, startRun } from '../support/operations.ts'
import { createGqlClient } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'

// Without a worker, runs wait, which is what these tests want.
const app = serveApp({ role: 'api' })

const RenameSession = graphql(`
  mutation RenameSession($sessionId: ID!, $title: String!) {
    renameSession(sessionId: $sessionId, title: $title) {
      __typename
      ... on ChatSession {
        id
        title
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

const DeleteSession = graphql(`
  mutation DeleteSession($sessionId: ID!) {
    deleteSession(sessionId: $sessionId) {
      deletedSessionId
    }
  }
`)

const ReadSession = graphql(`
  query ReadSession($id: ID!) {
    session(id: $id) {
      id
      title
      messageCount
      lastMessage
      activeRun {
        id
        status
      }
      messages(first: 10) {
        edges {
          node {
            role
            content
            answer {
              text
            }
            run {
              id
            }
          }
        }
      }
      runs(last: 10) {
        edges {
          node {
            id
            query
          }
        }
      }
    }
  }
`)

const MySessions = graphql(`
  query MySessions($first: Int, $after: String, $last: Int, $before: String) {
    viewer {
      id
      type
      email
      isActive
      profile {
        nickname
      }
      sessions(first: $first, after: $after, last: $last, before: $before) {
        edges {
          cursor
          node {
            id
            title
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`)

test('a guest is a user with a type, without email and profile', async () => {
  const { viewer } = await app.client.execute(MySessions, { first: 1 })
  expect(viewer).toMatchObject({ type: 'GUEST', email: null, isActive: true, profile: null })
})

test('without a token the viewer is null and what needs one says so with a code', async () => {
  const nobody = createGqlClient(app.url, null)
  expect(await nobody.execute(MySessions, {})).toEqual({ viewer: null })
  const { errors } = await nobody.request(CreateSession, { title: 'x' })
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})

test('a session is created with its title, or a default one, and read back', async () => {
  const id = await createSession(app.client, '  강남 집 구하기 ')
  const { session } = await app.client.execute(ReadSession, { id })
  expect(session).toMatchObject({
    id,
    title: '강남 집 구하기',
    messageCount: 0,
    lastMessage: null,
    activeRun: null,
  })
  const { createSession: unnamed } = await app.client.execute(CreateSession, {})
  expect(unnamed).toMatchObject({ __typename: 'ChatSession', title: '새 대화' })
})

test('a title of no or of more than 100 characters is refused by name', async () => {
  for (const title of ['', '   ', 'x'.repeat(101)]) {
    const { createSession: refused } = await app.client.execute(CreateSession, { title })
    expect(refused).toMatchObject({ __typename: 'InvalidInputError', field: 'title' })
  }
})

test('a title with NUL and lone surrogates is kept without them', async () => {
  const { createSession: created } = await app.client.execute(CreateSession, { title: 'a\u0000b\ud800c' })
  expect(created).toMatchObject({ title: 'ab\ufffdc' })
})

test('a session is renamed, and one that does not exist is not found', async () => {
  const id = await createSession(app.client)
  const { renameSession } = await app.client.execute(RenameSession, { sessionId: id, title: 'new' })
  expect(renameSession).toEqual({ __typename: 'ChatSession', id, title: 'new' })
  const { renameSession: missing } = await app.client.execute(RenameSession, {
    sessionId: 'nonsense',
    title: 'new',
  })
  expect(missing).toMatchObject({ __typename: 'NotFoundError' })
})

test('a question becomes a message and a run of the session', async () => {
  const id = await createSession(app.client)
  const runId = await startRun(app.client, { sessionId: id, query: '전세금 5% 인상 가능해?' })
  const { session } = await app.client.execute(ReadSession, { id })
  expect(session).toMatchObject({
    messageCount: 1,
    lastMessage: '전세금 5% 인상 가능해?',
    activeRun: { id: runId, status: 'QUEUED' },
    messages: {
      edges: [
        { node: { role: 'USER', content: '전세금 5% 인상 가능해?', answer: null, run: { id: runId } } },
      ],
    },
    runs: { edges: [{ node: { id: runId, query: '전세금 5% 인상 가능해?' } }] },
  })
})

test('a deleted session is gone with everything in it, and deleting again gives null', async () => {
  const id = await createSession(app.client)
  const runId = await startRun(app.client, { sessionId: id, query: '시세 알려줘' })
  expect(await app.client.execute(DeleteSession, { sessionId: id })).toEqual({
    deleteSession: { deletedSessionId: id },
  })
  expect(await app.client.execute(DeleteSession, { sessionId: id })).toEqual({ deleteSession: null })
  expect(await app.client.execute(ReadSession, { id })).toEqual({ session: null })
  const { node } = await app.client.execute(ReadNode, { id: runId })
  expect(node).toBeNull()
})

const ReadNode = graphql(`
  query ReadNode($id: ID!) {
    node(id: $id) {
      __typename
      id
    }
  }
`)

test('sessions come in pages, the last used first, from either end', async () => {
  const other = await guest(app.url)
  const ids: string[] = []
  for (let at = 0; at < 5; at++) ids.unshift(await createSession(other, `session ${at}`))
  const page = async (variables: VariablesOf<typeof MySessions>) => {
    const { viewer } = await other.execute(MySessions, variables)
    return {
      ids: viewer?.sessions.edges.map((edge) => edge.node.id),
      cursors: viewer?.sessions.edges.map((edge) => edge.cursor) ?? [],
      pageInfo: viewer?.sessions.pageInfo,
    }
  }
  const first = await page({ first: 2 })
  expect(first.ids).toEqual(ids.slice(0, 2))
  expect(first.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: first.cursors[0],
    endCursor: first.cursors[1],
  })
  const second = await page({ first: 3, after: first.cursors[1] ?? null })
  expect(second.ids).toEqual(ids.slice(2))
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  const end = await page({ last: 2 })
  expect(end.ids).toEqual(ids.slice(3))
  expect(end.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
  const before = await page({ last: 2, before: end.cursors[0] ?? null })
  expect(before.ids).toEqual(ids.slice(1, 3))
  expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
  const between = await page({ first: 10, after: first.cursors[0] ?? null, before: end.cursors[1] ?? null })
  expect(between.ids).toEqual(ids.slice(1, 4))
})

test.each([
  [{ first: -1 }, 'first'],
  [{ last: -1 }, 'last'],
  [{ first: 101 }, 'first'],
  [{ first: 1, last: 1 }, 'last'],
  [{ after: 'nonsense' }, 'after'],
  [{ before: 'WyIyMDI2Il0' }, 'before'],
])('page arguments %o are refused, naming %s', async (variables, field) => {
  const { errors } = await app.client.request(MySessions, variables)
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', field } }])
})

test('an empty page has no cursors', async () => {
  const { viewer } = await (await guest(app.url)).execute(MySessions, { first: 0 })
  expect(viewer?.sessions).toEqual({
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})

test('the first question names a session that nobody has named, masked and cut at a word', async () => {
  const titleAfter = async (title: string | undefined, queries: readonly string[]) => {
    const { createSession: made } = await app.client.execute(
      CreateSession,
      title === undefined ? {} : { title },
    )
    if (made.__typename !== 'ChatSession') throw new Error('no session')
    for (const query of queries) {
      await startRun(app.client, { sessionId: made.id, query, multitaskStrategy: 'ENQUEUE' })
    }
    const { session } = await app.client.execute(ReadSession, { id: made.id })
    return session?.title
  }
  expect(await titleAfter(undefined, ['마포구 전세 찾아줘', '그럼 월세는?'])).toBe('마포구 전세 찾아줘')
  expect(await titleAfter('우리 집', ['마포구 전세 찾아줘'])).toBe('우리 집')
  const masked = await titleAfter(undefined, ['제 번호는 010-1234-5678이에요 전세 찾아줘'])
  expect(masked).not.toContain('1234-5678')
  const long = await titleAfter(undefined, [`강남구에서 ${'조용하고 밝은 집을 '.repeat(20)}찾아줘`])
  expect(long?.length).toBeLessThanOrEqual(41)
  expect(long).toMatch(/집을…$|조용하고…$|밝은…$/)
})
