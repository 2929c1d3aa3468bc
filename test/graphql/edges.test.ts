import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertRegions } from '../support/estate.ts'

/** What a change gives back is what its list would show. */
let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 2 })
  await insertRegions(pool)
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const Create = graphql(`
  mutation CreateForEdges {
    createSession(title: "목록") {
      ... on ChatSession {
        id
        edge {
          cursor
          node {
            id
          }
        }
      }
    }
  }
`)
const Start = graphql(`
  mutation StartForEdges($input: StartRunInput!) {
    startRun(input: $input) {
      ... on Run {
        id
        edge {
          cursor
          node {
            id
          }
        }
        messages {
          role
          edge {
            cursor
            node {
              id
            }
          }
        }
      }
    }
  }
`)
const Follow = graphql(`
  subscription FollowForEdges($id: ID!) {
    runEvents(runId: $id) {
      ... on RunCompleted {
        message {
          role
          edge {
            cursor
            node {
              id
              content
            }
          }
        }
      }
    }
  }
`)
const Lists = graphql(`
  query ListsForEdges {
    viewer {
      sessions(first: 1) {
        edges {
          cursor
          node {
            id
            runs(first: 1) {
              edges {
                cursor
                node {
                  id
                  messages {
                    id
                  }
                }
              }
            }
            messages(first: 2) {
              edges {
                cursor
                node {
                  id
                  content
                }
              }
            }
          }
        }
      }
      favorites(first: 2) {
        totalCount
        edges {
          cursor
          favoritedAt
          node {
            id
          }
        }
      }
    }
  }
`)
const Favor = graphql(`
  mutation FavorForEdges($id: ID!) {
    addFavorite(propertyId: $id) {
      ... on Property {
        ...Favored
      }
    }
  }
`)
const Unfavor = graphql(`
  mutation UnfavorForEdges($id: ID!) {
    removeFavorite(propertyId: $id) {
      ... on Property {
        ...Favored
      }
    }
  }
`)
const Favored = graphql(`
  fragment Favored on Property {
    favoriteEdge {
      cursor
      favoritedAt
      node {
        id
      }
    }
    viewer {
      favorites {
        totalCount
      }
    }
  }
`)
void Favored

test('sessions, runs and messages come with their edges', async () => {
  const mine = await guest(app.url)
  const { createSession: session } = await mine.execute(Create, {})
  if (!('edge' in session)) throw new Error('no session')
  const before = (await mine.execute(Lists, {})).viewer?.sessions.edges[0]
  expect(session.edge).toEqual({ cursor: before?.cursor, node: { id: before?.node.id } })

  const input = { sessionId: session.id, query: '전세금 5% 인상 가능해?' }
  const { startRun: run } = await mine.execute(Start, { input })
  if (!('edge' in run)) throw new Error('no run')
  expect(run.messages.map(({ role }) => role)).toEqual(['USER'])
  const events = []
  for await (const { data } of mine.subscribe(Follow, { id: run.id })) events.push(data?.runEvents)
  const last = events.at(-1)
  const answered = last && 'message' in last ? last.message : null
  expect(answered?.role).toBe('ASSISTANT')

  const after = (await mine.execute(Lists, {})).viewer?.sessions.edges[0]?.node
  expect(run.edge).toEqual({ ...after?.runs.edges[0], node: { id: run.id } })
  const [question, answer] = after?.messages.edges ?? []
  expect(run.messages[0]?.edge).toEqual({ ...question, node: { id: question?.node.id } })
  expect(answered?.edge).toEqual(answer)
  expect(after?.runs.edges[0]?.node.messages.map(({ id }) => id)).toEqual([
    question?.node.id,
    answer?.node.id,
  ])
  await mine.close()
})

test('favourites come with their edge and how many there are now', async () => {
  const mine = await guest(app.url)
  const [one, two] = [
    btoa(`Property:${await insertHome(pool, { name: '하나' })}`),
    btoa(`Property:${await insertHome(pool, { name: '둘' })}`),
  ]
  await mine.execute(Favor, { id: one })
  const { addFavorite: added } = await mine.execute(Favor, { id: two })
  const { viewer } = await mine.execute(Lists, {})
  expect(added).toEqual({
    favoriteEdge: viewer?.favorites.edges[0],
    viewer: { favorites: { totalCount: 2 } },
  })
  expect((await mine.execute(Unfavor, { id: two })).removeFavorite).toEqual({
    favoriteEdge: null,
    viewer: { favorites: { totalCount: 1 } },
  })
  const twice = graphql(`
    mutation FavorTwice($one: ID!, $two: ID!) {
      first: removeFavorite(propertyId: $one) {
        ... on Property {
          ...Favored
        }
      }
      second: addFavorite(propertyId: $two) {
        ... on Property {
          ...Favored
        }
      }
    }
  `)
  const { first, second } = await mine.execute(twice, { one, two })
  expect(first).toMatchObject({ favoriteEdge: null, viewer: { favorites: { totalCount: 0 } } })
  expect(second).toMatchObject({
    favoriteEdge: { node: { id: two } },
    viewer: { favorites: { totalCount: 1 } },
  })
})
