import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { send, sendJson, serveProduction } from '../support/production.ts'

/** Text that would be a command somewhere; in production mode. */
const product = serveProduction()
let client: GqlClient
beforeAll(async () => {
  client = await guest(product.url)
})

interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}
const ask = async (query: string, variables: unknown = {}) => {
  const body =
    typeof variables === 'string'
      ? `{"query":${JSON.stringify(query)},"variables":${variables}}`
      : { query, variables }
  const { status, text } = await sendJson(product.url, body, { authorization: `Bearer ${client.token}` })
  return { status, text, body: JSON.parse(text) as Body }
}
/** Answered or refused, but neither failed nor told what stands behind it. */
const expectClean = ({ status, body, text }: Awaited<ReturnType<typeof ask>>, what: string) => {
  expect([what, status < 500, text.includes('INTERNAL_SERVER_ERROR')]).toEqual([what, true, false])
  for (const { message } of body.errors ?? [])
    expect(message).not.toMatch(
      /syntax error at or near|relation "|pg_|invalid byte sequence|\bat \/|node_modules/,
    )
}

const TEXTS = [
  "' or '1'='1",
  "'; drop table run; --",
  '1; select pg_sleep(5)--',
  '" or ""="',
  '\\',
  "\\'",
  '%',
  '_',
  '%%%%%%',
  '\\%\\_',
  'a & b | !c <-> d:*',
  "'a' & ('b",
  '((((((((',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '${7*7} {{7*7}} <%= 7*7 %>',
  '$1 $2 :name ?',
  '../../etc/passwd',
  '/* */ -- #',
  '‮evil',
  '\u200b\u200c\u200d\ufeff',
  'ﾞ'.repeat(1_000),
  '(a+)+$'.repeat(50),
  '가'.repeat(5_000),
  '__proto__',
  'constructor',
]

const READS = [
  'query ($t: String!) { regions(search: $t, first: 3) { edges { node { code } } } }',
  'query ($t: String!) { regions(parentCode: $t, first: 3) { edges { node { code } } } }',
  'query ($t: String!) { propertySearch(filter: { text: $t }, first: 3) { totalCount } }',
  'query ($t: String!) { propertySearch(filter: { regionCodes: [$t] }, first: 3) { totalCount } }',
  'query ($t: String!) { propertySearch(filter: { tags: [$t] }, first: 3) { totalCount } }',
  'query ($t: String!) { propertySearch(after: $t, first: 3) { totalCount } }',
  'query ($t: String!) { property(code: $t) { id } }',
  'query ($t: String!) { legalSearch(query: $t, first: 3) { edges { cursor } } }',
  'query ($t: String!) { legalSearch(query: "전세", lawName: $t, first: 3) { edges { cursor } } }',
  'query ($t: String!) { legalSearch(query: "전세", after: $t, first: 3) { edges { cursor } } }',
  'query ($t: String!) { interpretPropertyQuery(text: $t) { regionCodes } }',
  'query ($t: String!) { analyzeIntent(text: $t) { label } }',
  'query ($t: String!) { marketStatistics(filter: { regionCode: $t, propertyType: APARTMENT, transactionType: SALE }) { region { code } } }',
  'query ($t: ID!) { node(id: $t) { id } }',
  'query ($t: ID!) { nodes(ids: [$t]) { id } }',
  'query ($t: ID!) { session(id: $t) { id } }',
  'query ($t: ID!) { run(id: $t) { id } }',
]
const WRITES = [
  'mutation ($t: String!) { createSession(title: $t) { __typename } }',
  'mutation ($t: String!) { signUp(email: $t, password: "보라색 우산 셋, odd") { __typename } }',
  'mutation ($t: String!) { refreshTokens(refreshToken: $t) { __typename } }',
  'mutation ($t: String!) { saveSearch(name: $t, filter: { regionCodes: ["1168000000"] }) { __typename } }',
  'mutation ($t: ID!) { addFavorite(propertyId: $t) { __typename } }',
  'mutation ($t: ID!) { cancelRun(runId: $t) { __typename } }',
]

const AT_ONCE = 7
const inTurns = async <T>(all: readonly T[], attack: (one: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(attack))
}

test('A53 SQL, patterns, NUL and half characters in every text are text', async () => {
  for (const query of [...READS, ...WRITES]) {
    // Some at once, as strangers come.
    await inTurns(TEXTS, async (text) =>
      expectClean(await ask(query, { t: text }), `${query} ${JSON.stringify(text).slice(0, 80)}`),
    )
    if (!query.includes('ID!')) continue
    const ids = TEXTS.map((text) => Buffer.from(`Run:${text}`).toString('base64'))
    await inTurns(ids, async (id) => expectClean(await ask(query, { t: id }), `${query} ${id}`))
  }
  const { body } = await ask('{ regions(first: 1) { edges { node { code } } } }')
  expect(body.errors).toBeUndefined()
}, 120_000)

test('A53 a wildcard finds what is written so, not everything', async () => {
  const count = async (text: string) =>
    (await ask('query ($t: String!) { propertySearch(filter: { text: $t }) { totalCount } }', { t: text }))
      .body.data
  for (const text of ['%%%', '___', '%_%_%'])
    expect(await count(text)).toEqual({ propertySearch: { totalCount: 0 } })
})

test('A53 numbers that are none, swapped corners and enums that are text are refused cleanly', async () => {
  const clusters = 'query ($b: BoundsInput!, $z: Int!) { propertyClusters(bounds: $b, zoom: $z) { count } }'
  const good = { south: 37.4, west: 126.8, north: 37.7, east: 127.2 }
  for (const number of [
    '1e309',
    '-1e309',
    '"NaN"',
    'null',
    '1e-400',
    '91',
    '-181',
    '"37.5; drop"',
    '{}',
    '[]',
  ]) {
    for (const side of Object.keys(good)) {
      const bounds = JSON.stringify({ ...good, [side]: '?' }).replace('"?"', number)
      expectClean(await ask(clusters, `{"b":${bounds},"z":10}`), `${side} ${number}`)
    }
  }
  for (const bounds of [
    { south: 37.7, west: 126.8, north: 37.4, east: 127.2 },
    { south: 37.4, west: 127.2, north: 37.7, east: 126.8 },
  ])
    expectClean(await ask(clusters, { b: bounds, z: 10 }), 'swapped')
  for (const zoom of ['-1', '99', '1e9', '2147483647', '"x"'])
    expectClean(await ask(clusters, `{"b":${JSON.stringify(good)},"z":${zoom}}`), `zoom ${zoom}`)
  const search =
    'query ($f: PropertyFilter, $o: PropertyOrder) { propertySearch(filter: $f, orderBy: $o) { totalCount } }'
  for (const amount of ['-1', '1e309', '9007199254740993', '0.5', '"1 or 1=1"', 'true'])
    for (const range of ['salePrice', 'deposit', 'exclusiveArea', 'trustScore', 'totalHouseholds'])
      expectClean(
        await ask(search, `{"f":{"${range}":{"min":${amount},"max":${amount}}}}`),
        `${range} ${amount}`,
      )
  for (const order of ["'created_at desc; drop table run'", 'PRICE_ASC, (select 1)', '__proto__'])
    expectClean(await ask(search, { o: order }), order)
  expectClean(await ask(search, { f: { regionCodes: ["1168000000' or 1=1"] } }), 'region')
}, 60_000)

test('A53 ten megabytes of text are refused before they are read', async () => {
  const answer = await sendJson(product.url, { query: READS[2], variables: { t: '가'.repeat(3_500_000) } })
    // The server may hang up before the end.
    .catch(() => ({ status: 413 }))
  expect(answer.status).toBe(413)
})

test('A56 keys of prototypes in variables and scalars pollute nothing', async () => {
  const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  for (const variables of [poison, `{"f":${poison}}`, `{"f":{"salePrice":${poison}}}`])
    expectClean(
      await ask('query ($f: PropertyFilter) { propertySearch(filter: $f) { totalCount } }', variables),
      variables,
    )
  expectClean(await ask(`{ node(id: "x") { id } }`, poison), 'variables')
  const extensions = await sendJson(product.url, `{"query":"{ __typename }","extensions":${poison}}`)
  expect(extensions.status).toBe(200)
  const { text } = await sendJson(product.url, { query: '{ __typename }' })
  expect(text).not.toContain('polluted')
  const session = await createSession(client, '__proto__')
  const { body } = await ask('query ($id: ID!) { session(id: $id) { title } }', { id: session })
  expect(body.data).toEqual({ session: { title: '__proto__' } })
})

test('A57 no address that a user or a listing names is ever fetched', async () => {
  // What can be fetched at all: providers that the environment names, and the model's server.
  const root = new URL('../../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const fetching = files.filter((file) =>
    /(?:await|return|=>?|\() *fetch\(|\bhttps?\.(?:get|request)\(|new WebSocket\(|createConnection\(/.test(
      readFileSync(new URL(file, root), 'utf8'),
    ),
  )
  const rooms = new Set(fetching.map((file) => file.split('/').slice(0, 2).join('/')))
  expect([...rooms].filter((room) => !/^(cli|sources|accounts\/social)\b/.test(room)).toSorted()).toEqual([])
  for (const path of [
    '/auth/google/start?returnTo=http://127.0.0.1/',
    '/auth/x/start',
    '/proxy?url=http://127.0.0.1',
  ]) {
    const { status, headers } = await send(product.base + path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(headers.get('location')).toBeNull()
  }
})

test('nothing of this was worth a complaint', () => {
  expect(product.lines.filter((line) => /"level":(40|50|60)|^(?!\{)/.test(line))).toEqual([])
})
