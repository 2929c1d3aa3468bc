import { expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import type { FindSessionsQueryVariables } from '../gql/graphql.ts'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

// Without a worker, runs wait, which is what these tests want.
const app = serveApp({ role: 'api' })

const Find = graphql(`
  query FindSessions($search: String, $archived: Boolean, $first: Int, $after: String) {
    viewer {
      sessions(search: $search, archived: $archived, first: $first, after: $after) {
        edges {
          cursor
          node {
            title
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)
const Archive = graphql(`
  mutation ArchiveOne($id: ID!) {
    archiveSession(sessionId: $id) {
      __typename
      ... on ChatSession {
        archivedAt
        updatedAt
      }
    }
  }
`)
const Restore = graphql(`
  mutation RestoreOne($id: ID!) {
    restoreSession(sessionId: $id) {
      __typename
      ... on ChatSession {
        archivedAt
      }
    }
  }
`)

const listed = async (by: GqlClient, variables: FindSessionsQueryVariables = {}) => {
  const { viewer } = await by.execute(Find, variables)
  return viewer?.sessions ?? { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }
}
const titles = async (by: GqlClient, variables: FindSessionsQueryVariables = {}) =>
  (await listed(by, variables)).edges.map(({ node }) => node.title)

test('sessions are found by the words of their title and messages, all of them, whatever their case', async () => {
  const [mine, other] = [await guest(app.url), await guest(app.url)]
  const first = await createSession(mine, '강남 아파트 찾기')
  await createSession(mine, 'Seoul Jeonse 100%')
  await createSession(mine, '밑줄_과 \\ 표')
  const asked = await createSession(mine, '질문')
  await startRun(mine, { sessionId: asked, query: '마포에서 전세 사기를 피하려면?' })
  await startRun(mine, { sessionId: first, query: '역삼동 Villa 도 볼래' })
  const theirs = await createSession(other, '강남 아파트 찾기')
  await startRun(other, { sessionId: theirs, query: '마포' })

  for (const [search, found] of [
    ['강남', ['강남 아파트 찾기']],
    ['  아파트   강남 ', ['강남 아파트 찾기']],
    ['강남 villa', ['강남 아파트 찾기']],
    ['강남 마포', []],
    ['jeonse', ['Seoul Jeonse 100%']],
    ['0%', ['Seoul Jeonse 100%']],
    ['%', ['Seoul Jeonse 100%']],
    ['_', ['밑줄_과 \\ 표']],
    ['\\', ['밑줄_과 \\ 표']],
    ['마포', ['질문']],
    ['없는 말', []],
  ] as const)
    expect([search, await titles(mine, { search })]).toEqual([search, found])
  expect(await titles(mine, { search: ' ' })).toHaveLength(4)
  const { errors } = await mine.request(Find, { search: '가'.repeat(101) })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'search' })
})

test('what is found has pages', async () => {
  const mine = await guest(app.url)
  for (let n = 0; n < 5; n++) await createSession(mine, n % 2 === 0 ? `찾는 ${n}` : `다른 ${n}`)
  const page = await listed(mine, { search: '찾는', first: 2 })
  expect(page.edges.map(({ node }) => node.title)).toEqual(['찾는 4', '찾는 2'])
  expect(page.pageInfo.hasNextPage).toBe(true)
  const rest = await listed(mine, { search: '찾는', first: 2, after: page.pageInfo.endCursor ?? null })
  expect(rest.edges.map(({ node }) => node.title)).toEqual(['찾는 0'])
  expect(rest.pageInfo.hasNextPage).toBe(false)
})

test('a session that is put away is in no list but that of those, until it is taken out or asked in', async () => {
  const [mine, other] = [await guest(app.url), await guest(app.url)]
  await createSession(mine, '남는 것')
  const id = await createSession(mine, '치운 것')
  const { archiveSession: put } = await mine.execute(Archive, { id })
  if (put.__typename !== 'ChatSession') throw new Error(put.__typename)
  expect(put.archivedAt).not.toBeNull()
  expect((await mine.execute(Archive, { id })).archiveSession).toEqual(put)
  expect(await titles(mine)).toEqual(['남는 것'])
  expect(await titles(mine, { archived: true })).toEqual(['치운 것'])
  expect(await titles(mine, { archived: true, search: '치운' })).toEqual(['치운 것'])

  for (const stranger of [other, mine]) {
    const foreign = stranger === mine ? btoa('ChatSession:x') : id
    expect((await stranger.execute(Restore, { id: foreign })).restoreSession.__typename).toBe('NotFoundError')
    expect((await stranger.execute(Archive, { id: foreign })).archiveSession.__typename).toBe('NotFoundError')
  }
  expect((await mine.execute(Restore, { id })).restoreSession).toMatchObject({ archivedAt: null })
  expect(await titles(mine)).toEqual(['치운 것', '남는 것'])

  await mine.execute(Archive, { id })
  await startRun(mine, { sessionId: id, query: '다시 물어요' })
  expect(await titles(mine)).toEqual(['치운 것', '남는 것'])
  expect(await titles(mine, { archived: true })).toEqual([])
})
