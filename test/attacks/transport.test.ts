import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guest } from '../support/app.ts'
import { socketUrl } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { openPeer, send, sendBytes, sendJson, startProduction } from '../support/production.ts'
import type { Peer, Production } from '../support/production.ts'

/** What can be done with HTTP and sockets alone; in production mode with its own limits. */
let product: Production
/** What came back to who sends a byte at a time. It takes its time, so it begins before all else. */
let slow: Promise<string[]>
const sendSlowly = () => {
  const begin = (start: string) => sendBytes(product.base, [start], 60_000)
  return Promise.all([
    begin('POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    begin(
      'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"q',
    ),
    ...Array.from({ length: 100 }, () => begin('GET / HTTP/1.1\r\nX: ')),
  ])
}
beforeAll(async () => {
  product = await startProduction({ CORS_ORIGINS: 'https://app.example.com' })
  slow = sendSlowly()
}, 120_000)
afterAll(() => product.stop())

const SIGN_IN = 'mutation { signInAsGuest { accessToken } }'
const EVIL = 'https://evil.example'
const authorize = (client: GqlClient) => ({ authorization: `Bearer ${client.token}` })

const signedInCookie = async (): Promise<string> => {
  const { headers } = await sendJson(product.url, { query: SIGN_IN })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const isAlive = async () => expect((await send(`${product.base}/health/live`)).status).toBe(200)

test('A29 another site gets no CORS consent, with credentials or without', async () => {
  const cookie = await signedInCookie()
  for (const origin of [EVIL, 'null', 'https://app.example.com.evil.example', 'http://app.example.com']) {
    for (const method of ['OPTIONS', 'POST']) {
      const { headers } = await send(product.url, {
        method,
        headers: {
          origin,
          cookie,
          'content-type': 'application/json',
          'access-control-request-method': 'POST',
        },
        ...(method === 'POST' && { body: JSON.stringify({ query: '{ viewer { id } }' }) }),
      })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  }
})

test('A30 nothing that a page can post or get by itself is answered', async () => {
  const cookie = await signedInCookie()
  const types = [
    ['application/x-www-form-urlencoded', new URLSearchParams({ query: SIGN_IN }).toString()],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n{a}\r\n--x--',
    ],
    ['text/plain', JSON.stringify({ query: SIGN_IN })],
    ['text/plain;application/json', JSON.stringify({ query: SIGN_IN })],
    ['application/graphql', SIGN_IN],
    ['application/graphql+json', JSON.stringify({ query: SIGN_IN })],
    ['application/jsonx', JSON.stringify({ query: SIGN_IN })],
  ] as const
  for (const [type, body] of types) {
    const answer = await send(product.url, {
      method: 'POST',
      headers: { cookie, 'content-type': type },
      body,
    })
    expect([type, answer.status, answer.headers.getSetCookie()]).toEqual([type, 415, []])
  }
  const url = `${product.url}?query=${encodeURIComponent('{ viewer { id } }')}`
  const gets = [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: EVIL }]
  for (const headers of gets) {
    const answer = await send(url, { headers: { cookie, ...headers } })
    expect([answer.status, answer.text.includes('"data"')]).toEqual([403, false])
  }
  // Its own pages, those of a configured origin, and who can set a header may.
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://app.example.com' },
    { 'graphql-require-preflight': '1' },
  ])
    expect((await send(url, { headers: { cookie, ...headers } })).text).toContain('"viewer":{"id"')
})

test('A31 a socket from another site is refused, whatever cookie it brings', async () => {
  const cookie = await signedInCookie()
  for (const origin of [
    EVIL,
    'null',
    `${product.base}.evil.example`,
    'https://app.example.com.evil.example',
  ]) {
    const socket = new WebSocket(socketUrl(product.url), 'graphql-transport-ws', {
      headers: { origin, cookie },
    })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  }
})

test('A32 what breaks the socket protocol closes the socket with its code, and only that socket', async () => {
  const subscribe = { id: '1', type: 'subscribe', payload: { query: '{ __typename }' } }
  const expectClosed = async (peer: Peer, ...codes: number[]) =>
    expect(codes).toContain((await peer.closed).code)
  const sent: [unknown, number][] = [
    ['{', 4400],
    ['', 4400],
    ['null', 4400],
    ['[]', 4400],
    ['"x"', 4400],
    [{ type: 'nothing' }, 4400],
    [{ type: '__proto__' }, 4400],
    [{ type: 'subscribe', id: '1' }, 4400],
    [{ type: 'subscribe', id: '', payload: { query: '{ __typename }' } }, 4400],
    [{ type: 'subscribe', id: '1', payload: { query: 7 } }, 4400],
    [subscribe, 4401],
  ]
  for (const [message, code] of sent) {
    const peer = await openPeer(product.url)
    peer.send(message)
    await expectClosed(peer, code)
  }
  // No hello within three seconds.
  const silent = await openPeer(product.url)
  const twice = await openPeer(product.url, { init: {} })
  twice.send({ type: 'connection_init' })
  await expectClosed(twice, 4429)
  const client = await guest(product.url)
  const same = await openPeer(product.url, { init: authorize(client) })
  const follow = {
    id: 's',
    type: 'subscribe',
    payload: {
      query: 'subscription ($id: ID!) { sessionEvents(sessionId: $id) { cursor } }',
      variables: { id: await createSession(client) },
    },
  }
  same.send(follow)
  same.send(follow)
  await expectClosed(same, 4409)
  for (const id of ['__proto__', 'constructor', 'toString']) {
    const odd = await openPeer(product.url, { init: {} })
    odd.send({ ...subscribe, id })
    expect(await odd.hear((message) => message.id === id)).toMatchObject({ type: 'next' })
    odd.socket.terminate()
  }
  const binary = await openPeer(product.url)
  binary.socket.send(Buffer.from([0xff, 0xfe, 0, 1]), { binary: true })
  await expectClosed(binary, 4400)
  const large = await openPeer(product.url, { init: {} })
  large.socket.send('x'.repeat(100_000_000), () => {})
  await expectClosed(large, 1009, 1006)
  for (const protocol of ['graphql-ws', 'soap', '']) {
    const other = new WebSocket(socketUrl(product.url), protocol === '' ? [] : protocol)
    other.on('error', () => {})
    const code = await new Promise((resolve) => void other.once('close', resolve))
    expect([1006, 4406]).toContain(code)
  }
  expect((await silent.closed).code).toBe(4408)
  await isAlive()
})

test('A32 targets of an upgrade that are no URL end nothing but their own connection', async () => {
  const upgrade = (target: string) =>
    sendBytes(
      product.base,
      [
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ],
      1_000,
    )
  for (const target of ['//', '//[', 'http://[', '/%', '*', '/graphql/../..', 'graphql'])
    expect(await upgrade(target)).toMatch(/^HTTP\/1\.1 (404|400)|^$/)
  await isAlive()
})

test('A33 a user has so many sockets and subscriptions and no more, a socket so many operations', async () => {
  const client = await guest(product.url)
  const sessionId = await createSession(client)
  const peers = await Promise.all(
    Array.from({ length: 20 }, () => openPeer(product.url, { init: authorize(client) })),
  )
  const extra = await openPeer(product.url)
  extra.send({ type: 'connection_init', payload: authorize(client) })
  expect(await extra.closed).toEqual({ code: 1013, reason: 'too many sockets' })
  // Somebody else is not in the way.
  const other = await openPeer(product.url, { init: authorize(await guest(product.url)) })
  other.socket.terminate()

  const follow = (id: string) => ({
    id,
    type: 'subscribe',
    payload: {
      query: 'subscription ($id: ID!) { sessionEvents(sessionId: $id) { cursor } }',
      variables: { id: sessionId },
    },
  })
  const [one, two] = peers
  if (one === undefined || two === undefined) throw new Error('there are peers')
  for (let at = 0; at < 1_000; at += 1) one.send(follow(`a${at}`))
  await expect
    .poll(() => one.heard.filter(({ type }) => type === 'error').length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(1)
  // One that is taken says nothing; under load the thousand are still being counted.
  let refused: unknown = null
  for (let at = 0; at < 25 && refused === null; at += 1) {
    const id = `b${at}`
    two.send(follow(id))
    refused = await Promise.race([two.hear((it) => it.id === id), sleep(1_000, null)])
  }
  expect(JSON.stringify(refused)).toMatch(/TOO_MANY_SUBSCRIPTIONS|TOO_MANY_REQUESTS/)
  // Over HTTP they count alike.
  const stream = await sendJson(
    product.url,
    { query: follow('').payload.query, variables: { id: sessionId } },
    { ...authorize(client), accept: 'text/event-stream' },
  )
  expect(stream.text).toMatch(/TOO_MANY_SUBSCRIPTIONS|TOO_MANY_REQUESTS/)
  for (const peer of peers) peer.socket.terminate()
  // Places come back.
  await expect
    .poll(
      async () => {
        const again = await openPeer(product.url)
        again.send({ type: 'connection_init', payload: authorize(client) })
        const heard = await Promise.race([again.hear(() => true), again.closed])
        again.socket.terminate()
        return heard
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ type: 'connection_ack' })
}, 60_000)

test('A35 a flood of subscribe and complete ends with its socket', async () => {
  const peer = await openPeer(product.url, { init: authorize(await guest(product.url)) })
  for (let at = 0; at < 3_000 && peer.socket.readyState === WebSocket.OPEN; at += 1) {
    peer.send({ id: `f${at}`, type: 'subscribe', payload: { query: '{ __typename }' } })
    peer.send({ id: `f${at}`, type: 'complete' })
    if (at % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect((await peer.closed).code).toBe(1008)
  await isAlive()
})

test('A36 headers and bodies that come a byte at a time are cut off', async () => {
  const answers = await slow
  expect(answers).toHaveLength(102)
  for (const text of answers) expect(text).toMatch(/^HTTP\/1\.1 408/)
  await isAlive()
}, 65_000)

test('A38 smuggled requests and strange hosts are refused, and links do not follow a forged Host', async () => {
  const bytes = (text: string) => sendBytes(product.base, [text], 1_000)
  const smuggled = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const both = await bytes(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  )
  expect(both).toMatch(/^HTTP\/1\.1 400/)
  expect(both).not.toContain('"status":"ok"')
  for (const header of [
    'Content-Length: 3\r\nContent-Length: 4',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'X: a\nTransfer-Encoding: chunked',
  ])
    expect(await bytes(`POST /graphql HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n${smuggled}`)).toMatch(
      /^HTTP\/1\.1 400/,
    )
  for (const host of ['evil.example/../x', 'a b', '"><script>']) {
    const answer = await bytes(
      `GET /auth/google/start HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).not.toContain('script>')
    expect(answer).toMatch(/^HTTP\/1\.1 4/)
  }
  await isAlive()
})

test('A38 a made-up X-Forwarded-For is no way around the limit of requests', async () => {
  const statuses = new Set<number>()
  for (let at = 0; at < 700 && !statuses.has(429); at += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        sendJson(product.url, { query: '{ __typename }' }, { 'x-forwarded-for': `10.0.${at}.${i}` }),
      ),
    )
    for (const { status } of answers) statuses.add(status)
    const limited = answers.find(({ status }) => status === 429)
    if (limited) {
      expect(limited.text).toContain('TOO_MANY_REQUESTS')
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  }
  expect([...statuses]).toContain(429)
})

test('nothing of this was worth a complaint', () => {
  expect(product.lines.filter((line) => /"level":(40|50|60)|^(?!\{)/.test(line))).toEqual([])
})
