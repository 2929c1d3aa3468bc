import fc from 'fast-check'
import { getNamedType, isInterfaceType, isLeafType, isListType, getNullableType } from 'graphql'
import type { GraphQLField, GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSchema } from '../../src/graphql/schema.ts'
import { openCountedApi } from '../support/counted-api.ts'
import type { CountedApi } from '../support/counted-api.ts'
import { runs as times } from '../support/runs.ts'
import { targetsOf, writeArguments } from '../support/schema-paths.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api', seed: true })
const SESSIONS = 12
const ITEMS = 7

let api: CountedApi
let token: string
/** Global ids of what there are several of; of users everybody sees only one. */
let parents: Record<string, string[]>
let foreignSession: string

const globalId = (type: string, id: string) => btoa(`${type}:${id}`)

/** Sessions of a user with messages, runs and events; some of what is in a list was written in the same millisecond. */
const talk = async (userId: string): Promise<string[]> => {
  const { rows } = await api.pool.query<{ id: string }>(
    `with talk as (
       insert into chat_session (id, user_id, title, last_seq)
       select 'session-' || gen_random_uuid(), $1, 'a list', ${ITEMS * ITEMS} from generate_series(1, ${SESSIONS}) returning id
     ), asked as (
       insert into run (id, session_id, user_id, query, mode, language, status, completed_at, last_seq, created_at)
       select gen_random_uuid(), id, $1, 'why', 'TEAM', 'KO', 'CANCELLED', now(), ${ITEMS},
         timestamptz '2026-06-01' + make_interval(secs => n / 3) from talk, generate_series(1, ${ITEMS}) n
       returning id, session_id
     ), told as (
       insert into run_event (run_id, sequence, session_id, session_sequence, type, payload)
       select id, n, session_id, ${ITEMS} * (row_number() over (partition by session_id, n order by id) - 1) + n, 'AnswerDelta',
         '{"type": "AnswerDelta", "offset": 0, "text": "x"}' from asked, generate_series(1, ${ITEMS}) n
     ), said as (
       insert into chat_message (id, session_id, role, content, created_at)
       select gen_random_uuid(), id, 'USER', 'why', timestamptz '2026-06-01' + make_interval(secs => n / 3)
       from talk, generate_series(1, ${ITEMS}) n
     )
     select id from talk`,
    [userId],
  )
  return rows.map(({ id }) => globalId('ChatSession', id))
}

beforeAll(async () => {
  api = openCountedApi(app.databaseUrl)
  const [viewer, stranger] = [await api.signIn(), await api.signIn()]
  token = viewer.accessToken
  const sessions = await talk(viewer.userId)
  foreignSession = (await talk(stranger.userId))[0] ?? ''
  const idsOf = async (type: string, text: string) => {
    const { rows } = await api.pool.query<{ id: string }>(text)
    return rows.map(({ id }) => globalId(type, id))
  }
  const mine = `user_id = '${viewer.userId}'`
  parents = {
    User: Array.from({ length: SESSIONS }, () => globalId('User', viewer.userId)),
    ChatSession: sessions,
    Run: await idsOf('Run', `select id from run where ${mine} limit ${SESSIONS}`),
    ChatMessage: await idsOf(
      'ChatMessage',
      `select m.id from chat_message m join chat_session s on s.id = session_id where ${mine} limit ${SESSIONS}`,
    ),
    Property: await idsOf('Property', `select id from real_estate order by id limit ${SESSIONS}`),
    Transaction: await idsOf('Transaction', `select id from "transaction" order by id limit ${SESSIONS}`),
    Region: await idsOf('Region', `select id from region where level = 'DONG' order by id limit ${SESSIONS}`),
    LegalArticle: await idsOf('LegalArticle', `select id from legal_article order by id limit ${SESSIONS}`),
    LoanProduct: await idsOf('LoanProduct', `select id from loan_product order by id limit ${SESSIONS}`),
  }
}, 180_000)
afterAll(() => api.stop())

const schema = buildSchema()
type Field = GraphQLField<unknown, unknown>

const isList = (field: Field) =>
  isListType(getNullableType(field.type)) || getNamedType(field.type).name.endsWith('Connection')

/** Everything in a list and everything about it, two objects deep. */
const select = (field: Field, depth = 0): string => {
  const parts = targetsOf(schema, field).map((type) => {
    const inside = Object.values(type.getFields())
      .filter(({ args, type: of }) => args.length === 0 && (depth < 2 || isLeafType(getNamedType(of))))
      .filter((child) => isLeafType(getNamedType(child.type)) || /^(edges|node|pageInfo)$/.test(child.name))
      .map((child) => `${type.name}_${child.name}: ${child.name} ${select(child, depth + 1)}`)
    return `... on ${type.name} { __typename ${inside.join(' ')} }`
  })
  return parts.length === 0 ? '' : `{ __typename ${parts.join(' ')} }`
}

const nodesQuery = (ids: readonly string[], inside: string) =>
  `{ nodes(ids: ${JSON.stringify(ids)}) { __typename id ${inside} } }`

/** What a field needs, and pages of a size that many of them may have. */
const argumentsOf = (field: Field): string => {
  const given = writeArguments(field, '')
  if (!field.args.some(({ name }) => name === 'first')) return given
  return given === '' ? '(first: 5)' : given.replace(')', ', first: 5)')
}

const countFor = async (type: GraphQLObjectType, field: Field, ids: readonly string[]) => {
  const inside = `... on ${type.name} { it: ${field.name}${argumentsOf(field)} ${select(field)} }`
  const { errors, statements } = await api.ask(nodesQuery(ids, inside), token)
  expect(errors, `${type.name}.${field.name}`).toBeUndefined()
  return statements
}

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    'getInterfaces' in type && !isInterfaceType(type) && !type.name.startsWith('__'),
)
/** Their fields stand alone: there is one of each in an operation. */
const ROOTS = new Set(['Query', 'Mutation', 'Subscription', 'Calculators'])
/** Each reads the whole state of its run; its cost allows for a few. */
const DEAR = new Set(['Run.checkpoints', 'Run.forkedFrom'])

test('whatever hangs on an object is read for many of them in as few statements as for two', async () => {
  const more: string[] = []
  for (const type of objects) {
    const ids = parents[type.name]
    if (ids === undefined) continue
    expect(ids.length, type.name).toBe(SESSIONS)
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`
      if (DEAR.has(name)) continue
      const two = await countFor(type, field, ids.slice(0, 2))
      const many = await countFor(type, field, ids)
      if (many > two || many > 4) more.push(`${name}: ${two} for 2, ${many} for ${ids.length}`)
    }
  }
  expect(more).toEqual([])
}, 120_000)

test('every list with arguments below a list hangs on an object of that test', () => {
  const astray = objects
    .filter((type) => !ROOTS.has(type.name) && parents[type.name] === undefined)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isList(field) && field.args.length > 0)
        .map((field) => `${type.name}.${field.name}`),
    )
  expect(astray).toEqual([])
})

interface Edge {
  cursor: string
  node: { id: string }
}
interface List {
  edges: Edge[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
}
const pageOf = (name: string, args: string) =>
  `it: ${name}${args} { edges { cursor node { ${name === 'events' ? 'id: cursor' : 'id'} } } pageInfo { hasNextPage hasPreviousPage } }`

const readPages = async (ids: readonly string[], type: string, name: string, args: string) => {
  const { data, errors } = await api.ask(nodesQuery(ids, `... on ${type} { ${pageOf(name, args)} }`), token)
  expect(errors).toBeUndefined()
  return (data as { nodes: ({ it: List } | null)[] }).nodes.map((node) => node?.it ?? null)
}

/** A place as text that sorts as the list does. */
const placeOf = (cursor: string) => (JSON.parse(atob(cursor)) as [string, string]).join(' ')

/** What Relay says of a stretch, of the whole list. */
const cut = (
  all: readonly Edge[],
  { count, fromEnd, after, before }: { count: number; fromEnd: boolean; after?: string; before?: string },
): List => {
  const between = all.filter(
    ({ cursor }) =>
      (after === undefined || placeOf(cursor) > placeOf(after)) &&
      (before === undefined || placeOf(cursor) < placeOf(before)),
  )
  const hasMore = between.length > count
  const edges = fromEnd ? between.slice(Math.max(between.length - count, 0)) : between.slice(0, count)
  return {
    edges,
    pageInfo: {
      hasNextPage: fromEnd ? before !== undefined : hasMore,
      hasPreviousPage: fromEnd ? hasMore : after !== undefined,
    },
  }
}

test.each(['messages', 'runs'])(
  'any page of the %s of many sessions is the page of each, and nobody else’s',
  async (name) => {
    const sessions = parents['ChatSession'] ?? []
    const whole = (await readPages(sessions, 'ChatSession', name, `(first: ${ITEMS + 1})`)).map(
      (list) => list?.edges ?? [],
    )
    expect(whole.map((edges) => edges.length)).toEqual(sessions.map(() => ITEMS))
    // A place of one list is a place in every other: that is where the pages of many differ.
    const cursor = fc.option(fc.constantFrom(...whole.flat().map((edge) => edge.cursor)), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          sessions.map((_id, at) => at),
          { minLength: 1 },
        ),
        fc.record({ count: fc.nat(ITEMS + 1), fromEnd: fc.boolean(), after: cursor, before: cursor }),
        async (chosen, { count, fromEnd, after, before }) => {
          const args = `(${fromEnd ? 'last' : 'first'}: ${count}${after === undefined ? '' : ` after: "${after}"`}${before === undefined ? '' : ` before: "${before}"`})`
          const ids = chosen.map((at) => sessions[at] ?? '')
          const pages = await readPages([...ids, foreignSession], 'ChatSession', name, args)
          expect(pages.pop()).toBeNull()
          const stretch = { count, fromEnd, ...(after && { after }), ...(before && { before }) }
          expect(pages).toEqual(chosen.map((at) => cut(whole[at] ?? [], stretch)))
          const alone = await Promise.all(
            ids.slice(0, 2).map((id) => readPages([id], 'ChatSession', name, args)),
          )
          expect(alone.flat()).toEqual(pages.slice(0, 2))
        },
      ),
      { numRuns: times(60) },
    )
  },
  60_000,
)

test('the events of many runs are those of each; a cursor names one run and is refused by the others', async () => {
  const ids = parents['Run'] ?? []
  for (const first of [0, 1, ITEMS - 1, ITEMS, ITEMS + 1]) {
    const pages = await readPages(ids, 'Run', 'events', `(first: ${first})`)
    expect(pages.map((page) => page?.edges.length)).toEqual(ids.map(() => Math.min(first, ITEMS)))
    expect(pages.map((page) => page?.pageInfo.hasNextPage)).toEqual(ids.map(() => first < ITEMS))
    const alone = await Promise.all(ids.map((id) => readPages([id], 'Run', 'events', `(first: ${first})`)))
    expect(alone.flat()).toEqual(pages)
  }
  const [page] = await readPages(ids.slice(0, 1), 'Run', 'events', '(first: 3)')
  const after = page?.edges[1]?.cursor ?? ''
  const inside = `... on Run { ${pageOf('events', `(first: 1, after: "${after}")`)} }`
  const [rest] = await readPages(ids.slice(0, 1), 'Run', 'events', `(first: 1, after: "${after}")`)
  expect(rest?.edges).toEqual(page?.edges.slice(2))
  const { errors } = await api.ask(nodesQuery(ids.slice(0, 3), inside), token)
  expect(errors?.map((error) => error.message)).toEqual(
    expect.arrayContaining([expect.stringMatching(/cursor of this run/)]),
  )
})

test('what is read of long texts counts, whatever is shown of it', async () => {
  const sessions = (parents['ChatSession'] ?? []).slice(0, 10)
  const page = (first: number) =>
    nodesQuery(
      sessions,
      `... on ChatSession { messages(first: ${first}) { __typename } runs(first: ${first}) { __typename } }`,
    )
  expect((await api.ask(page(20), token)).errors).toBeUndefined()
  expect((await api.ask(page(100), token)).errors).toMatchObject([
    { extensions: { code: 'OPERATION_TOO_EXPENSIVE' } },
  ])
  const histories = (count: number) =>
    `{ ${Array.from({ length: count }, (_, at) => `a${at}: run(id: "${parents['Run']?.[0]}") { checkpoints { id } }`).join(' ')} }`
  expect((await api.ask(histories(60), token)).errors).toMatchObject([
    { extensions: { code: 'OPERATION_TOO_EXPENSIVE' } },
  ])
})

test('each field of a mutation sees what the one before it did', async () => {
  const property = parents['Property']?.[0] ?? ''
  const change = (name: string, as: string) =>
    `${as}: ${name}(propertyId: "${property}") { ... on Property { isFavorited } }`
  const { data, errors } = await api.ask(
    `mutation { ${change('addFavorite', 'a')} ${change('removeFavorite', 'b')} ${change('addFavorite', 'c')} }`,
    token,
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ a: { isFavorited: true }, b: { isFavorited: false }, c: { isFavorited: true } })
})
