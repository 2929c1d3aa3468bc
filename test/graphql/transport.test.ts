import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { post } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'
import { TEST_KEY, TEST_SECRET } from '../support/vault.ts'

const EXAMPLES_FOLDER = new URL('../../examples/', import.meta.url)
const EXAMPLES = readdirSync(EXAMPLES_FOLDER).filter((file) => file.endsWith('.graphql'))
const FRIEND = 'https://app.example.com'
const app = serveApp({ role: 'api', env: { CORS_ORIGINS: FRIEND } })

const SIGN_IN = 'mutation { signInAsGuest { accessToken user { type } } }'
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0] ?? ''

describe('cookies', () => {
  test('signing in sets one that scripts cannot read and other sites do not send, and one to refresh it with', async () => {
    const { headers } = await post(app.url, { query: SIGN_IN })
    expect(headers.getSetCookie()).toHaveLength(2)
    expect(headers.getSetCookie()[1]).toMatch(
      /^holmesnyangz_refresh=[\w.-]+; Path=\/graphql; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    expect(cookieOf(headers)).toMatch(
      /^holmesnyangz_token=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
  })

  test('it says who the viewer is, and a bearer token goes before it', async () => {
    const { headers } = await post(app.url, { query: SIGN_IN })
    const cookie = cookieOf(headers).split(';')[0] ?? ''
    const query = '{ viewer { id } }'
    const byCookie = await post<{ viewer: { id: string } }>(app.url, { query }, { cookie })
    expect(byCookie.data?.viewer.id).toBeTruthy()
    const byToken = await post<{ viewer: { id: string } }>(
      app.url,
      { query },
      { cookie, authorization: `Bearer ${app.client.token}` },
    )
    expect(byToken.data?.viewer.id).not.toBe(byCookie.data?.viewer.id)
  })
})

describe('cross-site requests', () => {
  test.each([
    ['application/x-www-form-urlencoded', new URLSearchParams({ query: SIGN_IN }).toString()],
    ['text/plain', JSON.stringify({ query: SIGN_IN })],
    ['application/graphql', SIGN_IN],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"${SIGN_IN}"}\r\n--x--`,
    ],
    ['', JSON.stringify({ query: SIGN_IN })],
  ])('a POST of %s is refused', async (type, body) => {
    const response = await fetch(app.url, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.from(body),
    })
    expect(response.status).toBe(415)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a mutation over GET is refused', async () => {
    const response = await fetch(`${app.url}?query=${encodeURIComponent(SIGN_IN)}`)
    expect(response.status).toBe(405)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each([
    'https://evil.example',
    'null',
    'http://app.example.com',
    'https://app.example.com.evil.example',
  ])('the origin %s gets no CORS consent, plain or preflight', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await fetch(app.url, {
        method,
        headers: { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' },
        ...(method === 'POST' && { body: JSON.stringify({ query: '{ __typename }' }) }),
      })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  test('a configured origin gets it, for what it needs only', async () => {
    const response = await fetch(app.url, {
      method: 'OPTIONS',
      headers: {
        origin: FRIEND,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-odd',
      },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe(FRIEND)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, last-event-id',
    )
  })
})

describe('limits', () => {
  const refusal = async (query: string, variables: Record<string, unknown> = {}) => {
    const { status, errors } = await post(app.url, { query, variables })
    return { status, code: errors?.[0]?.extensions?.['code'] }
  }

  test('a body over 1 MB is refused', async () => {
    const { status } = await post(app.url, { query: `{ __typename } # ${'x'.repeat(1_000_001)}` })
    expect(status).toBe(413)
  })

  test.each([
    ['20,000 nested braces', '{a'.repeat(20_000)],
    ['20,000 aliases', `{ ${Array.from({ length: 20_000 }, (_, at) => `a${at}: __typename`).join(' ')} }`],
    ['5,000 directives', `{ __typename ${'@skip(if: false) '.repeat(5_000)} }`],
  ])('%s are refused, fast and without a failure of the server', async (_what, query) => {
    const { status, errors } = await post(app.url, { query })
    expect(status).toBeLessThan(500)
    expect(errors?.[0]?.message).toMatch(/more that 2000 tokens|too deep/)
  })

  test('a deep operation is refused before it runs', async () => {
    const deep = `{ regions { edges { node ${'{ parent '.repeat(20)} { code } ${'}'.repeat(20)} } } }`
    expect(await refusal(deep)).toEqual({ status: 400, code: 'OPERATION_TOO_EXPENSIVE' })
  })

  test('nested pages multiply, and the cost is computed from the variables', async () => {
    const query = `query ($n: Int) { viewer { sessions(first: $n) { edges { node { messages(first: $n) { edges { node { id content } } } } } } } }`
    expect((await post(app.url, { query, variables: { n: 10 } })).errors).toBeUndefined()
    expect(await refusal(query, { n: 100 })).toEqual({ status: 400, code: 'OPERATION_TOO_EXPENSIVE' })
  })

  test('of several operations the one that runs counts', async () => {
    const cheap = 'query Cheap { __typename }'
    const costly = `query Costly { ${Array.from({ length: 20 }, (_, at) => `a${at}: regions(first: 100) { edges { node { code name fullName level parent { code name fullName parent { code name fullName } } } } }`).join(' ')} }`
    const run = (operationName: string) => post(app.url, { query: `${cheap} ${costly}`, operationName })
    expect((await run('Cheap')).errors).toBeUndefined()
    expect((await run('Costly')).errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }])
  })

  test('a bad argument does not get an expensive operation past the limit', async () => {
    const many = Array.from(
      { length: 60 },
      (_, at) => `a${at}: regions(first: 100) { edges { node { code name } } }`,
    )
    const { data, errors } = await post(app.url, {
      query: `{ interpretPropertyQuery(text: "") { regionCodes } ${many.join(' ')} }`,
    })
    expect(data ?? null).toBeNull()
    expect(errors).toHaveLength(1)
  })

  test.each([
    ['a fragment cycle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
    [
      'fragments that double 200 times',
      `{ ...f0 } ${Array.from({ length: 200 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f200 on Query { __typename }`,
    ],
  ])('%s end', async (_what, query) => {
    const { status } = await post(app.url, { query })
    expect(status).toBeLessThan(500)
  })

  test('a batch is refused', async () => {
    const response = await fetch(app.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' }))),
    })
    expect(response.status).toBe(400)
  })
})

describe('health and headers', () => {
  const base = () => app.url.replace('/graphql', '')

  test('live and ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await fetch(base() + path)
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    }
  })

  test('every answer carries the security headers', async () => {
    for (const path of ['/graphql?query={__typename}', '/health/live', '/nothing']) {
      const { headers } = await fetch(base() + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test('what is not there is 404', async () => {
    expect((await fetch(`${base()}/nothing`)).status).toBe(404)
  })

  test('a browser gets GraphiQL with the examples in tabs', async () => {
    const response = await fetch(app.url, { headers: { accept: 'text/html' } })
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    // A page is half a megabyte of GraphiQL: what is missing from it is named alone.
    const missing = EXAMPLES.filter((file) => {
      const text = readFileSync(new URL(file, EXAMPLES_FOLDER), 'utf8')
      return !page.includes(/\b(?:query|mutation|subscription) \w+/.exec(text)?.[0] ?? text)
    })
    expect(missing).toEqual([])
    expect(page.includes('"subscriptionsProtocol":"WS"')).toBe(true)
  })
})

test('in production there is no GraphiQL, and cookies are for TLS only', async () => {
  const production = await startApp({
    role: 'api',
    env: {
      NODE_ENV: 'production',
      JWT_SECRET: TEST_SECRET,
      PII_KEYS: TEST_KEY,
    },
  })
  try {
    const page = await fetch(production.url, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type') ?? '').not.toContain('text/html')
    const { headers } = await post(production.url, { query: SIGN_IN })
    expect(cookieOf(headers)).toMatch(/; Secure$/)
    expect(headers.get('strict-transport-security')).toContain('max-age')
  } finally {
    await production.stop()
  }
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
