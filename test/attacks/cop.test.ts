import { expect, test } from 'vitest'
import { send, sendJson, serveProduction } from '../support/production.ts'

/** The thirteen tests of graphql-cop, with its own payloads, against the product in production mode. */
const product = serveProduction()

const ask = async (query: string) => {
  const { status, text } = await sendJson(product.url, { query, operationName: 'cop' })
  return { status, text, body: JSON.parse(text) as { data?: Record<string, unknown>; errors?: unknown[] } }
}

test('A1 a misspelt field is told no name that exists', async () => {
  for (const query of [
    'query cop { __schema { directive } }',
    'query cop { viewe }',
    'query cop { regins }',
  ]) {
    expect((await ask(query)).text).not.toMatch(/did you mean/i)
  }
})

test('A2 introspection is refused', async () => {
  const { body } = await ask('query cop { __schema { types { name fields { name } } } }')
  expect(body.data ?? null).toBeNull()
  expect(body.errors?.length).toBeGreaterThan(0)
})

test('A3 answers carry no trace of how they were made', async () => {
  const { text } = await ask('query cop { __typename }')
  expect(text).not.toMatch(/tracing|startTime|duration|resolvers/)
})

test('A4 there is no GraphiQL and no playground, wherever they are looked for', async () => {
  const dashboard = await send(`${product.base}/`, { headers: { accept: 'text/html' } })
  const paths = ['/', '/graphiql', '/playground', '/console', '/graphql', '/v1/graphiql', '/altair']
  for (const path of paths) {
    const { text, status, headers } = await send(product.base + path, { headers: { accept: 'text/html' } })
    expect([path, /graphiql|playground|altair/i.test(text)]).toEqual([path, false])
    // The dashboard, or where the API is.
    if (path === '/') continue
    // Where nothing is the dashboard says so; nobody else's page is there.
    if ((headers.get('content-type') ?? '').includes('text/html')) expect(text).toBe(dashboard.text)
    expect(status).toBeGreaterThanOrEqual(400)
  }
})

test('A5 a GET that any page could cause is not answered', async () => {
  const { status, text } = await send(`${product.url}?query=query%20cop%20%7B__typename%7D`)
  expect([status, text.includes('"data"')]).toEqual([403, false])
})

test('A6 a mutation over GET is refused, with every header that lets queries pass', async () => {
  const url = `${product.url}?query=mutation%20cop%20%7B__typename%7D`
  for (const headers of [{}, { 'graphql-require-preflight': '1' }, { authorization: 'Bearer x.y.z' }]) {
    const { status, text } = await send(url, { headers })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('"data"')
  }
})

test('A7 an url-encoded POST is refused', async () => {
  const body = new URLSearchParams({ query: 'query cop { __typename }' })
  const { status, text } = await send(product.url, { method: 'POST', body })
  expect([status, text.includes('"data"')]).toEqual([415, false])
})

test('A8 a hundred and one aliases are refused', async () => {
  const aliases = Array.from({ length: 101 }, (_, at) => `alias${at}:__typename`).join(' \n')
  const { body } = await ask(`query cop { ${aliases} }`)
  expect(body.data?.['alias100']).toBeUndefined()
  expect(body.errors).toHaveLength(1)
})

test('A9 a batch is refused', async () => {
  const batch = Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' }))
  const { status, text } = await sendJson(product.url, batch)
  expect([status, text.includes('"data"')]).toEqual([400, false])
})

test('A10 ten directives in one place are one error', async () => {
  const { body } = await ask(`query cop { __typename ${'@aa'.repeat(10)} }`)
  expect(body.errors).toHaveLength(1)
})

test('A11 a circular introspection is refused', async () => {
  const { body } = await ask(
    'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
  )
  expect(body.data ?? null).toBeNull()
  expect(body.errors?.length).toBeGreaterThan(0)
})

test('A12 one field five hundred times is refused', async () => {
  const { body } = await ask(`query cop { ${'__typename \n'.repeat(500)} }`)
  expect(body.data ?? null).toBeNull()
})

test('A13 nonsense is answered without an exception or a stack', async () => {
  for (const query of ['qwerty cop { abc }', 'query cop {', '\u0000', '{ viewer(a: {b: [}) }']) {
    const { status, text } = await ask(query)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/exception|stack|node_modules|at .*\.ts|\.js:/i)
  }
})

test('nothing of this was worth a complaint', () => {
  expect(product.lines.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([])
})
