import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { guest } from '../support/app.ts'
import { collect } from '../support/collect.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, createSession, FollowRun, StartRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })
let owner: GqlClient
let stranger: GqlClient
let sessionId: string
let runId: string
let cursor: string
let ids: string[]

const WhatIsMine = graphql(`
  query WhatIsMine($sessionId: ID!) {
    viewer {
      id
    }
    session(id: $sessionId) {
      messages {
        edges {
          node {
            id
          }
        }
      }
      runs {
        edges {
          node {
            id
            lastEventCursor
          }
        }
      }
    }
  }
`)

const WalkById = graphql(`
  query WalkById($sessionId: ID!, $runId: ID!, $ids: [ID!]!) {
    session(id: $sessionId) {
      id
    }
    run(id: $runId) {
      id
    }
    nodes(ids: $ids) {
      __typename
      id
    }
  }
`)

const StrangersMutations = graphql(`
  mutation StrangersMutations($sessionId: ID!) {
    renameSession(sessionId: $sessionId, title: "mine now") {
      __typename
      ... on Error {
        message
      }
    }
    deleteSession(sessionId: $sessionId) {
      deletedSessionId
    }
  }
`)

const FollowForeignSession = graphql(`
  subscription FollowForeignSession($sessionId: ID!, $after: String) {
    sessionEvents(sessionId: $sessionId, after: $after) {
      __typename
    }
  }
`)

const pathId = (id: string) => atob(id).replace(/^[^:]*:/, '')

beforeAll(async () => {
  owner = await guest(app.url)
  stranger = await guest(app.url)
  sessionId = await createSession(owner, 'private')
  const ended = await startRun(owner, { sessionId, query: 'secret question' })
  await owner.execute(CancelRun, { runId: ended })
  runId = await startRun(owner, { sessionId, query: 'another secret' })
  const { viewer, session } = await owner.execute(WhatIsMine, { sessionId })
  cursor = session?.runs.edges[0]?.node.lastEventCursor ?? ''
  ids = [
    viewer?.id ?? '',
    sessionId,
    runId,
    ...(session?.messages.edges.map((edge) => edge.node.id) ?? []),
    btoa(`ExecutionStep:${pathId(runId)}:step_0`),
  ]
})
afterAll(async () => {
  await stranger.close()
})

test('the owner finds everything by id', async () => {
  const walk = await owner.execute(WalkById, { sessionId, runId, ids })
  expect(walk.session).toEqual({ id: sessionId })
  expect(walk.run).toEqual({ id: runId })
  // The run has no step yet.
  expect(walk.nodes.map((node) => node?.id ?? null)).toEqual([...ids.slice(0, -1), null])
  expect(ids.length).toBe(6)
})

test('a stranger, or nobody, finds nothing by id', async () => {
  const nothing = { session: null, run: null, nodes: ids.map(() => null) }
  expect(await stranger.execute(WalkById, { sessionId, runId, ids })).toEqual(nothing)
  const { data, errors } = await createGqlClient(app.url, null).request(WalkById, { sessionId, runId, ids })
  expect({ data, errors }).toEqual({ data: nothing, errors: undefined })
})

test('ids that are no ids are null, not errors', async () => {
  const odd = ['', 'x', '====', btoa('Run'), btoa('Run:'), btoa('Run:1; drop table run'), btoa('Nothing:1')]
  const more = [
    btoa('Property:99999999999999999999'),
    btoa('Region:-1'),
    btoa('ChatSession:\0'),
    btoa('ExecutionStep:x:\0'),
  ]
  const asked = [...odd, ...more]
  const { nodes } = await owner.execute(WalkById, { sessionId, runId, ids: asked })
  expect(nodes).toEqual(asked.map(() => null))
})

test('more than 100 ids at a time are refused', async () => {
  const { errors } = await owner.request(WalkById, {
    sessionId,
    runId,
    ids: Array.from({ length: 101 }, () => 'x'),
  })
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
})

test('a stranger’s mutations fail exactly as on what does not exist', async () => {
  const missing = btoa('ChatSession:session-00000000-0000-7000-8000-000000000000')
  const missingRun = btoa('Run:00000000-0000-7000-8000-000000000000')
  expect(await stranger.execute(StrangersMutations, { sessionId })).toEqual(
    await stranger.execute(StrangersMutations, { sessionId: missing }),
  )
  const start = (id: string) => stranger.execute(StartRun, { input: { sessionId: id, query: 'x' } })
  expect(await start(sessionId)).toEqual(await start(missing))
  const cancel = (id: string) => stranger.execute(CancelRun, { runId: id })
  expect(await cancel(runId)).toEqual(await cancel(missingRun))
  expect((await start(sessionId)).startRun.__typename).toBe('NotFoundError')
  const still = await owner.execute(WhatIsMine, { sessionId })
  expect(still.session?.runs.edges.length).toBe(2)
})

test('a stranger cannot follow, with or without the owner’s cursor', async () => {
  expect(cursor).not.toBe('')
  for (const after of [null, cursor]) {
    const results = [
      await collect(stranger.subscribe(FollowRun, { runId, after: null })).catch((errors: unknown) => [
        { errors },
      ]),
      await collect(stranger.subscribe(FollowForeignSession, { sessionId, after })).catch(
        (errors: unknown) => [{ errors }],
      ),
    ]
    for (const [result] of results)
      expect(result).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  }
})
