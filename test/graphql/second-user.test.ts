import { isObjectType } from 'graphql'
import type { GraphQLObjectType } from 'graphql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../src/domain/id.ts'
import { buildSchema } from '../../src/graphql/schema.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { signUp } from '../support/accounts.ts'
import type { Person } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertHome, insertOffer, insertRegions, refresh } from '../support/estate.ts'
import { VAPID_KEY, VAPID_SUBJECT } from '../support/deliveries.ts'
import { createGqlClient, openSocket, post } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { PRODUCTION_ENV } from '../support/production.ts'
import { aBrowser } from '../support/push-browser.ts'
import { queryPaths, selectValues, takesId, writeArguments, writePath } from '../support/schema-paths.ts'
import type { Step } from '../support/schema-paths.ts'

/**
 * A39-A46: everything that the schema offers, tried as a second user on what belongs to the first. The paths are read from
 * the schema, so a new field or type is tried as soon as it is there.
 */
const schema = buildSchema()

/** What everybody may read. Any other type with an id belongs to somebody, and must stand in `samples`. */
const PUBLISHED = new Set(['Region', 'Property', 'Transaction', 'LegalArticle', 'LoanProduct'])
const nodeType = schema.getType('Node')
const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) && type.getInterfaces().some((implemented) => implemented === nodeType),
)
const owned = nodeTypes.map((type) => type.name).filter((name) => !PUBLISHED.has(name))

/** An id of each type, as its owner got it. */
type Samples = Record<string, string>
interface Side extends Person {
  samples: Samples
  /** Texts that are nobody else's: words of theirs, and database ids. */
  traces: string[]
}

let app: TestApp
let pool: Pool
let victim: Side
let stranger: Side

const Collect = graphql(`
  query CollectSamples($sessionId: ID!, $runId: ID!) {
    session(id: $sessionId) {
      messages(first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
    run(id: $runId) {
      checkpoints {
        id
      }
    }
    viewer {
      preferences {
        id
      }
      signIns {
        id
      }
      pushSubscriptions {
        id
      }
      webhooks {
        id
      }
    }
  }
`)

const Keep = graphql(`
  mutation KeepSamples($propertyId: ID!, $name: String!, $push: PushSubscriptionInput!, $url: String!) {
    registerPushSubscription(input: $push) {
      __typename
    }
    createWebhook(url: $url) {
      __typename
    }
    addFavorite(propertyId: $propertyId) {
      __typename
    }
    saveSearch(name: $name, filter: { regionCodes: ["1168000000"] }) {
      __typename
      ... on SavedSearch {
        id
      }
    }
  }
`)

const REFUSED = ['GRAPHQL_VALIDATION_FAILED', 'OPERATION_TOO_EXPENSIVE', 'TOO_MANY_REQUESTS']
const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')

/** Somebody with one of everything. */
const settle = async (word: string, propertyId: string): Promise<Side> => {
  const person = await signUp(createGqlClient(app.url, null), `${word}@example.com`)
  const { client } = person
  const sessionId = await createSession(client, `${word} session`)
  const runId = await startRun(client, { sessionId, query: `${word} 전세금 5% 인상 가능해?` })
  await followRun(client, runId)
  const userId = databaseId(person.userId)
  await pool.query(`insert into user_preference (id, user_id, key, value) values ($1, $2, 'name', $3)`, [
    newId(),
    userId,
    `${word} preference`,
  ])
  const documentId = newId()
  await pool.query(
    `insert into generated_document (id, run_id, user_id, document_type, title, markdown, effect_key)
     values ($1, $2, $3, 'lease_contract', $4, 'sealed', 'test')`,
    [documentId, databaseId(runId), userId, `${word} document`],
  )
  const { saveSearch } = await client.execute(Keep, {
    propertyId,
    name: `${word} search`,
    push: aBrowser(`https://${word}.example.com`).subscription,
    url: `https://${word}.example.com/hook`,
  })
  const { session, run, viewer } = await client.execute(Collect, { sessionId, runId })
  const samples: Samples = {
    User: person.userId,
    ChatSession: sessionId,
    Run: runId,
    ChatMessage: session?.messages.edges[0]?.node.id ?? '',
    RunCheckpoint: run?.checkpoints[0]?.id ?? '',
    SavedSearch: saveSearch.__typename === 'SavedSearch' ? saveSearch.id : '',
    UserPreference: viewer?.preferences[0]?.id ?? '',
    SignIn: viewer?.signIns[0]?.id ?? '',
    PushSubscription: viewer?.pushSubscriptions[0]?.id ?? '',
    Webhook: viewer?.webhooks[0]?.id ?? '',
    GeneratedDocument: btoa(`GeneratedDocument:${documentId}`),
  }
  const ids = Object.values(samples).flatMap((id) => [id, databaseId(id)])
  return { ...person, samples, traces: [word, ...ids] }
}

beforeAll(async () => {
  app = await startApp({
    env: {
      ...PRODUCTION_ENV,
      VAPID_PRIVATE_KEY: VAPID_KEY,
      VAPID_SUBJECT,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: 'none',
      RUNS_PER_DAY: 'none',
      SUBSCRIPTIONS_PER_USER: 'none',
    },
  })
  pool = createPool(app.databaseUrl, { max: 2 })
  await insertRegions(pool)
  const home = await insertHome(pool, { name: '누구나 보는 집' })
  await insertOffer(pool, home)
  await refresh(pool)
  const propertyId = btoa(`Property:${home}`)
  victim = await settle('zebrafish', propertyId)
  stranger = await settle('outsider', propertyId)
}, 60_000)
afterAll(async () => {
  await victim.client.close()
  await stranger.client.close()
  await pool.end()
  await app.stop()
})

const ask = async (side: Side, query: string) => {
  const { data, errors } = await post(app.url, { query }, { authorization: `Bearer ${side.accessToken}` })
  return { data, errors, text: JSON.stringify({ data, errors }) }
}
const tracesOf = (side: Side, text: string): string[] => side.traces.filter((trace) => text.includes(trace))

/** An id that names nothing, of the type that the id names. */
const nothingLike = (id: string): string =>
  btoa(atob(id).replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, () => newId()))

test('both have one of everything that can belong to somebody', () => {
  expect(Object.keys(victim.samples).toSorted()).toEqual(owned.toSorted())
  expect(Object.values(victim.samples).filter((id) => id === '')).toEqual([])
})

// The row that the test wrote was never sealed, so it cannot be opened either.
const isSealed = ({ parent, field }: Step) => parent.name === 'GeneratedDocument' && field.name === 'markdown'

describe('every path of the queries', () => {
  const paths = queryPaths(schema).filter((path) => !path.some(isSealed))
  const write = (path: Step[], samples: Samples) =>
    writePath(path, (step) => samples[step?.target.name ?? ''] ?? samples['Run'] ?? '').replaceAll(
      'GeneratedDocument_markdown: markdown',
      '',
    )

  test('shows a second user nothing of the first, whichever ids are used', async () => {
    expect(paths.length).toBeGreaterThan(150)
    const leaks: string[] = []
    for (const path of paths) {
      for (const samples of [victim.samples, stranger.samples]) {
        const query = write(path, samples)
        const answer = await ask(stranger, query)
        // Ids that were asked with come back in no answer; an error may name a rule, never a row.
        const found = tracesOf(victim, answer.text)
        if (found.length > 0) leaks.push(`${query} → ${found.join(', ')}`)
      }
    }
    expect(leaks).toEqual([])
  }, 120_000)

  test('shows the first user what is theirs: the paths lead somewhere', async () => {
    const seen = new Set<string>()
    const broken: string[] = []
    for (const path of paths) {
      const query = write(path, victim.samples)
      const { text, errors } = await ask(victim, query)
      // A query that is refused as a whole would show nothing to anybody.
      if (errors?.some(({ extensions }) => REFUSED.includes(String(extensions?.['code'])))) broken.push(query)
      for (const [type, id] of Object.entries(victim.samples)) if (text.includes(id)) seen.add(type)
    }
    expect(broken).toEqual([])
    expect([...seen].toSorted()).toEqual(owned.toSorted())
  }, 120_000)
})

const rootFields = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {})

describe('every mutation', () => {
  const mutations = rootFields(schema.getMutationType()).filter(takesId)

  test('treats another’s things like things that do not exist, and changes nothing of theirs', async () => {
    expect(mutations.length).toBeGreaterThanOrEqual(10)
    const view = async () =>
      JSON.stringify(
        await Promise.all(
          [
            'app_user',
            'chat_session',
            'chat_message',
            'run',
            'saved_search',
            'user_preference',
            'user_favorite',
          ].map(async (table) => (await pool.query(`select * from ${table} order by 1`)).rows),
        ),
      )
    const before = await view()
    const different: string[] = []
    for (const field of mutations) {
      const write = (id: string) =>
        `mutation { ${field.name}${writeArguments(field, id)} ${selectValues(schema, field)} }`.replaceAll(
          'GeneratedDocument_markdown: markdown',
          '',
        )
      for (const id of Object.values(victim.samples)) {
        const theirs = await ask(stranger, write(id))
        const nothing = await ask(stranger, write(nothingLike(id)))
        if (theirs.text !== nothing.text)
          different.push(`${write(id)} → ${theirs.text} instead of ${nothing.text}`)
        expect(theirs.text).not.toMatch(
          /INTERNAL_SERVER_ERROR|GRAPHQL_VALIDATION_FAILED|OPERATION_TOO_EXPENSIVE/,
        )
      }
    }
    expect(different).toEqual([])
    expect(await view()).toBe(before)
  }, 120_000)
})

describe('every subscription', () => {
  // What is one's own without naming it; nobody else's place in it is taken.
  const own = new Set(['viewerEvents'])
  const subscriptions = rootFields(schema.getSubscriptionType()).filter(({ name }) => !own.has(name))

  test('refuses another’s things like things that do not exist, with or without their cursor', async () => {
    expect(subscriptions.every(takesId)).toBe(true)
    const cursorOf = async (query: string) => {
      const { data } = await ask(victim, query)
      const found = /"lastEventCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
      expect(found).not.toBe('')
      return found
    }
    const cursor = await cursorOf(`{ run(id: "${victim.samples['Run']}") { lastEventCursor } }`)
    const place = await cursorOf('{ viewer { lastEventCursor } }')
    const socket = openSocket(app.url, {
      connectionParams: { authorization: `Bearer ${stranger.accessToken}` },
    })
    const firstOf = async (query: string): Promise<string> => {
      const events = socket.iterate({ query })
      try {
        return JSON.stringify((await events.next()).value)
      } catch (errors) {
        return JSON.stringify(errors)
      } finally {
        await events.return?.()
      }
    }
    for (const field of subscriptions) {
      const write = (id: string, after: string | null) => {
        const args = writeArguments(field, id)
        const takesAfter = after !== null && field.args.some((arg) => arg.name === 'after')
        return `subscription { ${field.name}${takesAfter ? args.replace(/\)$/, `, after: "${after}")`) : args} { __typename } }`
      }
      for (const id of Object.values(victim.samples)) {
        const refused = await firstOf(write(id, null))
        expect(refused).toMatch(/NOT_FOUND/)
        expect(refused).toBe(await firstOf(write(nothingLike(id), null)))
        expect(await firstOf(write(id, cursor))).toMatch(/NOT_FOUND/)
      }
    }
    // Another's cursor on one's own run or session is no way in either.
    for (const [name, argument, type] of [
      ['runEvents', 'runId', 'Run'],
      ['sessionEvents', 'sessionId', 'ChatSession'],
    ] as const) {
      const own = stranger.samples[type]
      const query = `subscription { ${name}(${argument}: "${own}", after: "${cursor}") { __typename } }`
      expect(await firstOf(query)).toMatch(/INVALID_INPUT/)
    }
    for (const after of [cursor, place])
      expect(await firstOf(`subscription { viewerEvents(after: "${after}") { __typename } }`)).toMatch(
        /INVALID_INPUT/,
      )
    await socket.dispose()
  }, 60_000)
})

test('A39 the link of one document opens no other, whoever changes it', async () => {
  const read = 'query ($id: ID!) { node(id: $id) { ... on GeneratedDocument { docxUrl } } }'
  const linkOf = async (side: Side) => {
    const { data } = await post<{ node: { docxUrl: string } | null }>(
      app.url,
      { query: read, variables: { id: side.samples['GeneratedDocument'] } },
      { authorization: `Bearer ${side.accessToken}` },
    )
    return new URL(data?.node?.docxUrl ?? 'http://none')
  }
  const [theirs, own] = [await linkOf(victim), await linkOf(stranger)]
  const documentId = databaseId(victim.samples['GeneratedDocument'] ?? '')
  expect(theirs.pathname).toContain(documentId)
  const answerTo = async (path: string, token: string | null, headers: Record<string, string>) => {
    const link = new URL(path, theirs)
    if (token !== null) link.searchParams.set('token', token)
    const response = await fetch(link, { headers })
    return [response.status, await response.text()]
  }
  const [good, mine] = [theirs, own].map((link) => link.searchParams.get('token') ?? '')
  for (const token of [mine ?? '', `${good}x`, '', null, stranger.accessToken, 'x.y.z']) {
    for (const headers of [{}, { authorization: `Bearer ${stranger.accessToken}` }]) {
      const answer = await answerTo(theirs.pathname, token, headers)
      expect(answer[0]).toBe(401)
      // Of a document that there never was, nothing else is said.
      const nowhere = theirs.pathname.replace(documentId, newId())
      expect(await answerTo(nowhere, token, headers)).toEqual(answer)
    }
  }
})
