import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { askSocket, send, sendJson, serveProduction } from '../support/production.ts'

/** Operations that are made to cost, or to tell what nobody should know; in production mode. */
const product = serveProduction()
let client: GqlClient
beforeAll(async () => {
  client = await guest(product.url)
})

interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
  extensions?: { cost?: { requested: number; maximum: number } }
}
const ask = async (query: string, variables?: unknown) => {
  const { status, text } = await sendJson(
    product.url,
    { query, variables },
    { authorization: `Bearer ${client.token}` },
  )
  return { status, text, body: JSON.parse(text) as Body }
}
const overSocket = async (query: string, variables: unknown = {}) =>
  JSON.stringify(await askSocket(product.url, { query, variables }, client.token))

/** Refused over HTTP and over a socket, with a code and not by accident. */
const expectRefused = async (
  query: string,
  { variables, why = /OPERATION_TOO_EXPENSIVE/ }: { variables?: unknown; why?: RegExp } = {},
) => {
  const { status, text, body } = await ask(query, variables)
  expect(status).toBeLessThan(500)
  expect(body.data ?? null).toBeNull()
  expect(text).toMatch(why)
  expect(await overSocket(query, variables)).toMatch(why)
}

const nest = (depth: number, inside = 'code'): string =>
  `{ regions { edges { node ${'{ parent '.repeat(depth)} { ${inside} } ${'}'.repeat(depth)} } } }`
const many = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ')

test('A14 depth 50 is refused', () => expectRefused(nest(50)))

test('A15 depth through fragments and inline fragments counts as depth', async () => {
  const chain = many(30, (at) => `fragment f${at} on Region { parent { ...f${at + 1} } }`)
  await expectRefused(`{ regions { edges { node { ...f0 } } } } ${chain} fragment f30 on Region { code }`)
  await expectRefused(
    `{ regions { edges { node ${'{ ... on Region { parent '.repeat(30)} { code } ${'} }'.repeat(30)} } } }`,
  )
})

test('A16 pages of a hundred million, of less than nothing, and from both ends are refused', async () => {
  for (const args of ['first: 100000000', 'first: -1', 'first: 5, last: 5', 'first: 2147483648', 'last: -7'])
    await expectRefused(`{ regions(${args}) { edges { node { code } } } }`, {
      why: /OPERATION_TOO_EXPENSIVE|INVALID_INPUT|GRAPHQL_VALIDATION_FAILED/,
    })
})

test('A17 nested pages multiply their cost, which every answer tells', async () => {
  const page = (n: number) =>
    `{ viewer { sessions(first: ${n}) { edges { node { messages(first: ${n}) { edges { node { id content } } } } } } } }`
  const small = (await ask(page(2))).body.extensions?.cost
  const large = (await ask(page(20))).body.extensions?.cost
  expect(small?.maximum).toBe(15_000)
  expect(large?.requested ?? 0).toBeGreaterThan(50 * (small?.requested ?? Infinity))
  await expectRefused(page(100))
})

test('A18 twenty thousand aliases or tokens, and documents of a megabyte, are refused', async () => {
  await expectRefused(`{ ${many(20_000, (at) => `a${at}: __typename`)} }`, { why: /2000 tokens/ })
  await expectRefused(`{ ${'a '.repeat(20_000)} }`, { why: /2000 tokens/ })
  const { status } = await sendJson(product.url, { query: `{ __typename } # ${'x'.repeat(1_000_000)}` })
  expect(status).toBe(413)
  await expectRefused(`{ ${many(31, (at) => `a${at}: viewer { id }`)} }`)
  await expectRefused(`mutation { ${many(11, (at) => `a${at}: signInAsGuest { accessToken }`)} }`)
})

test('A19 twenty thousand nested braces, brackets or parentheses are refused before they are read', async () => {
  await expectRefused('{a'.repeat(20_000))
  for (const bracket of ['[', '{b:', '[{c:['])
    for (const count of [150, 600, 1_900, 20_000]) await expectRefused(`{ a(b: ${bracket.repeat(count)}`)
  await expectRefused(`query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { viewer { id } }`)
  // What stands in strings and comments is not nested.
  const harmless = `{ interpretPropertyQuery(text: "${'{['.repeat(500)}") { regionCodes } } # ${'{'.repeat(500)}`
  expect((await ask(harmless)).text).not.toMatch(/too deep/)
  expect((await ask('{ __typename }')).body.data).toEqual({ __typename: 'Query' })
})

test('A20 fragments that go in circles or double two hundred times end at once', async () => {
  await expectRefused('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }', {
    why: /Cannot spread fragment/,
  })
  const double = (steps: number) =>
    `{ ...f0 } ${many(steps, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f${steps} on Query { __typename }`
  await expectRefused(double(200), { why: /2000 tokens/ })
  await expectRefused(double(150))
})

test('A20 doubled fragments end also with a token that does not hold', async () => {
  const double = (steps: number, field: string) =>
    `mutation { ...f0 } ${many(steps, (at) => `fragment f${at} on Mutation { ...f${at + 1} ...f${at + 1} }`)} fragment f${steps} on Mutation { ${field} }`
  for (const steps of [4, 14, 26, 150, 200]) {
    for (const field of ['__typename', 'signInAsGuest { expiresAt }', 'createSession { __typename }']) {
      const { text } = await sendJson(
        product.url,
        { query: double(steps, field) },
        { authorization: 'Bearer x' },
      )
      expect(text).toMatch(/UNAUTHENTICATED|OPERATION_TOO_EXPENSIVE|GRAPHQL_|2000 tokens|"signInAsGuest"/)
      if (field !== 'signInAsGuest { expiresAt }') expect(text).not.toContain('"data":{')
    }
  }
})

test('A21 five thousand directives are refused, on one field or on many', async () => {
  await expectRefused(`{ __typename ${'@skip(if: false) '.repeat(5_000)} }`, { why: /2000 tokens/ })
  await expectRefused(`{ __typename ${'@skip(if: false) '.repeat(10)} }`)
})

test('A22 an array of a thousand operations is refused', async () => {
  const { status, text } = await sendJson(
    product.url,
    Array.from({ length: 1_000 }, () => ({ query: '{ __typename }' })),
  )
  expect([status, text.includes('"data"')]).toEqual([400, false])
})

test('A23 variables of 25 MB, deep lists and broad input objects are refused', async () => {
  const large = await sendJson(product.url, {
    query: '{ __typename }',
    variables: { a: 'x'.repeat(25_000_000) },
  })
    // The server hangs up in the middle of such a body.
    .catch(() => ({ status: 413 }))
  expect(large.status).toBe(413)
  const search = 'query ($f: PropertyFilter) { propertySearch(filter: $f, first: 1) { totalCount } }'
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const { status } = await sendJson(
    product.url,
    `{"query":${JSON.stringify(search)},"variables":{"f":${deep}}}`,
  )
  expect(status).toBeLessThan(500)
  const broad = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]))
  const answered = await ask(search, { f: broad })
  expect(answered.status).toBeLessThan(500)
  expect(answered.text.length).toBeLessThan(20_000)
  const codes = await ask(search, { f: { regionCodes: Array.from({ length: 50_000 }, () => '1168000000') } })
  expect(codes.status).toBeLessThan(500)
})

test('A24 cost is counted with the variables that are sent', () =>
  expectRefused(
    'query ($n: Int) { viewer { sessions(first: $n) { edges { node { messages(first: $n) { edges { node { id } } } } } } } }',
    { variables: { n: 100 } },
  ))

test('A25 nothing is suggested for misspelt fields, arguments, enums, input fields, types or directives', async () => {
  const misspelt = [
    '{ viewr { id } }',
    '{ regions(frist: 1) { edges { cursor } } }',
    '{ propertySearch(orderBy: PRICE_AS) { totalCount } }',
    '{ propertySearch(filter: { regionCode: [] }) { totalCount } }',
    '{ node(id: "x") { ... on Regio { code } } }',
    '{ viewer }',
    '{ __typename @skp(if: true) }',
    'query ($f: PropertyFiltr) { propertySearch(filter: $f) { totalCount } }',
    'mutation { signInAsGest { accessToken } }',
    'subscription { runEvent(runId: "x") { cursor } }',
  ]
  for (const query of misspelt) {
    expect((await ask(query)).text).not.toMatch(/did you mean/i)
    expect(await overSocket(query)).not.toMatch(/did you mean/i)
  }
  const { text } = await ask('query ($o: PropertyOrder) { propertySearch(orderBy: $o) { totalCount } }', {
    o: 'PRICE_AS',
  })
  expect(text).toContain('PropertyOrder')
  expect(text).not.toMatch(/did you mean/i)
})

test('A26 introspection is refused by whatever name, way or spelling', async () => {
  const forms = [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "User") { name fields { name } } }',
    '{ a: __schema { types { name } } b: __type(name: "Query") { name } }',
    '\uFEFF{ __schema { types { name } } }',
    '{,,__schema,{,types,{,name,},},}',
    '{\n\t__schema\r\n{ types { name } } }',
    'fragment f on Query { __schema { types { name } } } { ...f }',
    '{ ... on Query { ... { __schema { types { name } } } } }',
    'query A { __typename } query B { __schema { types { name } } }',
    '{ __schema @include(if: true) { types { name } } }',
  ]
  for (const query of forms) {
    const { body, text } = await ask(query)
    expect(body.data ?? null).toBeNull()
    expect(text).not.toContain('"queryType"')
    expect(await overSocket(query)).toMatch(/introspection has been disabled/)
    const url = `${product.url}?query=${encodeURIComponent(query)}`
    const got = await send(url, { headers: { authorization: `Bearer ${client.token}` } })
    // Of two operations none is chosen, and none is run.
    expect(got.text).toMatch(/introspection has been disabled|Could not determine what operation/)
  }
  // __typename is how clients tell types apart.
  expect((await ask('{ __typename }')).body.data).toEqual({ __typename: 'Query' })
})

test('A27 hashes register nothing: a miss is an error, and a known hash brings no other text', async () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
  const good = '{ __typename }'
  const miss = await sendJson(product.url, { extensions: extensions(hash(good)) })
  expect(miss.text).toMatch(/^\{"errors":\[\{"message":"Must provide query string/)
  // A text sent along with the hash of another is what runs, and is kept for nobody.
  const other = await sendJson(product.url, {
    query: '{ viewer { id } }',
    extensions: extensions(hash(good)),
  })
  expect(JSON.parse(other.text)).toMatchObject({ data: { viewer: null } })
  for (let at = 0; at < 200; at += 1)
    await sendJson(product.url, { query: `{ a${at}: __typename }`, extensions: extensions(hash(String(at))) })
  const again = await sendJson(product.url, { extensions: extensions(hash(good)) })
  expect(again.text).toBe(miss.text)
})

test('A28 @defer and @stream do not exist', async () => {
  for (const query of [
    '{ ... @defer { viewer { id } } }',
    '{ regions { edges @stream(initialCount: 0) { cursor } } }',
  ])
    await expectRefused(query, { why: /Unknown directive/ })
})

test('nothing of this was worth a complaint', () => {
  expect(product.lines.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([])
})
