import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { once } from 'node:events'
import { createHostCheck } from '../../src/graphql/transport/host.ts'
import { socketUrl } from '../support/gql.ts'
import { send, sendBytes, sendJson } from '../support/production.ts'
import { serveApp } from '../support/served.ts'

const served = serveApp()
const base = () => new URL(served.url).origin

const QUERY = encodeURIComponent('{ viewer { id } }')
const OTHER_SPELLINGS = [
  '/graphql/',
  '/graphql//',
  '//graphql',
  '/./graphql',
  '/x/../graphql',
  '/GraphQL',
  '/%67raphql',
  '/graphql%2F',
  '/graphql;x',
  '/graphql/.',
]

test('A78 no other spelling of the path gets past the guard of GETs', async () => {
  const { headers } = await sendJson(served.url, { query: 'mutation { signInAsGuest { accessToken } }' })
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const get = (path: string) =>
    sendBytes(
      base(),
      [
        `GET ${path}?query=${QUERY} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nSec-Fetch-Site: cross-site\r\nConnection: close\r\n\r\n`,
      ],
      2_000,
    )
  expect(await get('/graphql')).toMatch(/^HTTP\/1\.1 403/)
  for (const path of [...OTHER_SPELLINGS, `${base()}/graphql`]) {
    const heard = await get(path)
    expect([path, heard.split('\r\n')[0], heard.includes('"viewer"')]).toEqual([
      path,
      expect.stringMatching(/ 40[034]/),
      false,
    ])
  }
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
  }
  expect((await send(`${base()}/graphql/`, post)).status).toBe(404)
})

test('A78 a name that is not the server’s gets nothing, over HTTP and sockets', async () => {
  const ask = (host: string, path = '/graphql') =>
    sendBytes(
      base(),
      [
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 26\r\nConnection: close\r\n\r\n{"query":"{ __typename }"}`,
      ],
      2_000,
    )
  const { port } = new URL(base())
  for (const host of [
    'evil.com',
    `evil.com:${port}`,
    'localhost.evil.com',
    '127.0.0.1.evil.com',
    '10.1.2.3',
    '[::2]',
    'a@localhost',
  ])
    expect([host, (await ask(host)).split('\r\n')[0]]).toEqual([host, expect.stringMatching(/ 4(21|00) /)])
  for (const host of [`localhost:${port}`, 'LOCALHOST', 'localhost.', `127.0.0.1:${port}`, '[::1]'])
    expect([host, await ask(host)]).toEqual([host, expect.stringContaining('"__typename":"Query"')])
  for (const path of ['/metrics', '/documents/x', '/auth/google/start'])
    expect(await ask('evil.com', path)).toMatch(/^HTTP\/1\.1 421/)

  const socket = new WebSocket(socketUrl(served.url), 'graphql-transport-ws', {
    headers: { host: 'evil.com', origin: 'http://evil.com' },
  })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('421')
})

test('A78 probes are answered by whatever name they come', async () => {
  const heard = await sendBytes(
    base(),
    ['GET /health/live HTTP/1.1\r\nHost: api-7f9c.internal:4000\r\nConnection: close\r\n\r\n'],
    2_000,
  )
  expect(heard).toMatch(/^HTTP\/1\.1 200/)
})

describe('A78 the names of a deployment', () => {
  const check = createHostCheck({
    host: '0.0.0.0',
    publicUrl: 'https://api.example.com',
    allowed: ['api', '.home.example'],
  })
  const isOurs = (host: string | undefined, localAddress = '::ffff:172.18.0.4') =>
    check({ headers: host === undefined ? {} : { host }, socket: { localAddress } })

  test.each([
    ['api.example.com', true],
    ['API.example.com:443', true],
    ['example.com', false],
    ['xapi.example.com', false],
    ['api:4000', true],
    ['a.home.example', true],
    ['home.example', false],
    ['evilhome.example', false],
    ['172.18.0.4:4000', true],
    ['172.18.0.5', false],
    ['', false],
    [undefined, true],
  ])('%s', (host, expected) => {
    expect(isOurs(host)).toBe(expected)
  })

  test('any, where the operator says so', () => {
    const any = createHostCheck({ host: '127.0.0.1', publicUrl: null, allowed: ['*'] })
    expect(any({ headers: { host: 'evil.com' }, socket: {} })).toBe(true)
  })
})
