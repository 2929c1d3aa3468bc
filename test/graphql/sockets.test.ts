import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isAllowedOrigin } from '../../src/graphql/transport/sockets.ts'
import { collect } from '../support/collect.ts'
import { openSocket, post, socketUrl } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ role: 'api' })

/** A bare socket that keeps what it hears. */
const connect = async (headers: Record<string, string> = {}, protocol = 'graphql-transport-ws') => {
  const socket = new WebSocket(socketUrl(app.url), protocol, { headers })
  const heard: { type: string; id?: string; payload?: unknown }[] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)))
    for (const resume of waiting.splice(0)) resume()
  })
  await once(socket, 'open')
  return {
    socket,
    heard,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: async (type: string) => {
      for (;;) {
        const found = heard.find((message) => message.type === type)
        if (found) return found
        await new Promise<void>((resolve) => void waiting.push(resolve))
      }
    },
    closed: async (): Promise<number> => {
      const [code] = await once(socket, 'close')
      return code
    },
  }
}
const init = (payload?: unknown) => ({ type: 'connection_init', payload })

describe('the protocol', () => {
  test.each([
    ['nonsense', 4400],
    [JSON.stringify({ type: 'nothing' }), 4400],
    [JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ __typename }' } }), 4401],
  ])('%s closes with %i', async (message, code) => {
    const peer = await connect()
    const closed = peer.closed()
    peer.send(message)
    expect(await closed).toBe(code)
  })

  test('two inits close with 4429, a used id with 4409, and another subprotocol is refused', async () => {
    const twice = await connect()
    twice.send(init())
    await twice.hear('connection_ack')
    const closed = twice.closed()
    twice.send(init())
    expect(await closed).toBe(4429)

    const same = await connect()
    same.send(init({ authorization: `Bearer ${app.client.token}` }))
    await same.hear('connection_ack')
    const runId = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    const subscribe = {
      id: '1',
      type: 'subscribe',
      payload: {
        query: 'subscription ($id: ID!) { runEvents(runId: $id) { sequence } }',
        variables: { id: runId },
      },
    }
    const conflict = same.closed()
    same.send(subscribe)
    same.send(subscribe)
    expect(await conflict).toBe(4409)

    const other = new WebSocket(socketUrl(app.url), 'graphql-ws')
    const refused = new Promise((resolve) => void other.once('error', resolve))
    expect(String(await refused)).toContain('subprotocol')
  })

  test('pings are answered', async () => {
    const peer = await connect()
    peer.send({ type: 'ping' })
    expect(await peer.hear('pong')).toBeDefined()
    peer.socket.close()
  })

  test('a message over 1 MB closes with 1009', async () => {
    const peer = await connect()
    const closed = peer.closed()
    peer.send('x'.repeat(1_000_001))
    expect(await closed).toBe(1009)
  })
})

describe('who is there', () => {
  test('a token that is not valid closes with 4403, so that the client gets a new one', async () => {
    for (const authorization of ['Bearer a.b.c', 'Basic x', 7, `Bearer ${app.client.token}x`]) {
      const peer = await connect()
      const closed = peer.closed()
      peer.send(init({ authorization }))
      expect(await closed).toBe(4403)
    }
  })

  test('the cookie is enough on the own origin, and no token at all is nobody', async () => {
    const { headers } = await post(app.url, { query: 'mutation { signInAsGuest { accessToken } }' })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const asks = { id: '1', type: 'subscribe', payload: { query: '{ viewer { type } }' } }
    const known = await connect({ cookie, origin: new URL(app.url).origin })
    known.send(init())
    await known.hear('connection_ack')
    known.send(asks)
    expect((await known.hear('next')).payload).toMatchObject({ data: { viewer: { type: 'GUEST' } } })
    known.socket.close()
    const nobody = await connect()
    nobody.send(init())
    await nobody.hear('connection_ack')
    nobody.send(asks)
    expect((await nobody.hear('next')).payload).toMatchObject({ data: { viewer: null } })
    nobody.socket.close()
  })

  test('a socket from another site is refused before it opens', async () => {
    const socket = new WebSocket(socketUrl(app.url), 'graphql-transport-ws', {
      headers: { origin: 'https://evil.example' },
    })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  })

  test('origins are compared as a whole', () => {
    expect(isAllowedOrigin(undefined, 'h:1', [])).toBe(true)
    expect(isAllowedOrigin('http://h:1', 'h:1', [])).toBe(true)
    expect(isAllowedOrigin('http://h:2', 'h:1', [])).toBe(false)
    expect(isAllowedOrigin('null', 'h:1', [])).toBe(false)
    expect(isAllowedOrigin('https://a.example', 'h:1', ['https://a.example'])).toBe(true)
    expect(isAllowedOrigin('https://a.example.evil', 'h:1', ['https://a.example'])).toBe(false)
  })
})

describe('operations', () => {
  const run = (query: string, variables: Record<string, unknown> = {}) =>
    collect(openSocket(app.url).iterate({ query, variables })).catch((errors: unknown) => ({ errors }))

  test('a syntax error and an unknown field are errors of the operation', async () => {
    expect(await run('{')).toMatchObject({ errors: [{ message: expect.stringContaining('Syntax Error') }] })
    expect(await run('{ nothing }')).toMatchObject({
      errors: [{ message: expect.stringContaining('nothing') }],
    })
  })

  test('limits and codes hold as over HTTP', async () => {
    expect(await run(`{ ${'a '.repeat(5_000)} }`)).toMatchObject({
      errors: [{ message: expect.stringContaining('2000 tokens') }],
    })
    expect(await run('{a'.repeat(5_000))).toMatchObject({
      errors: [{ message: expect.stringContaining('too deep') }],
    })
    const query =
      'query ($n: Int) { viewer { sessions(first: $n) { edges { node { messages(first: $n) { edges { node { id } } } } } } } }'
    expect(await run(query, { n: 100 })).toMatchObject([
      { errors: [{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }] },
    ])
    expect(await run('mutation { createSession { __typename } }')).toMatchObject([
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ])
  })

  test('complete stops a subscription that has nothing to say', async () => {
    const runId = await startRun(app.client, { sessionId: await createSession(app.client), query: 'x' })
    const peer = await connect()
    peer.send(init({ authorization: `Bearer ${app.client.token}` }))
    await peer.hear('connection_ack')
    const subscribe = {
      id: 'a',
      type: 'subscribe',
      payload: {
        query: 'subscription ($id: ID!) { runEvents(runId: $id) { sequence } }',
        variables: { id: runId },
      },
    }
    peer.send(subscribe)
    peer.send({ id: 'b', type: 'subscribe', payload: { query: '{ __typename }' } })
    await peer.hear('next')
    peer.send({ id: 'a', type: 'complete' })
    // Messages are taken in their order: once another has been answered, the first has been stopped, and its id is free again.
    peer.send({ id: 'c', type: 'subscribe', payload: { query: '{ __typename }' } })
    await expect
      .poll(() => peer.heard.filter(({ type, id }) => type === 'complete' && id === 'c').length)
      .toBe(1)
    peer.send(subscribe)
    peer.send({ type: 'ping' })
    await peer.hear('pong')
    expect(peer.socket.readyState).toBe(WebSocket.OPEN)
    peer.socket.close()
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
