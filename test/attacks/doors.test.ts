import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { guest, startApp } from '../support/app.ts'
import { PRODUCTION_ENV, send } from '../support/production.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp()
const DOORS = ['/mcp', '/ag-ui']
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

/** What the door says to a POST; whatever is given goes before what is right. */
const knock = async (door: string, headers: Record<string, string> = {}, body = LIST) => {
  const url = new URL(door, app.url).href
  const right = {
    authorization: `Bearer ${app.client.token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  return send(url, { method: 'POST', headers: { ...right, ...headers }, body })
}

describe.each(DOORS)('the door %s', (door) => {
  test.each([
    ['no token', { authorization: '' }],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a forged token', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }],
  ])('refuses %s with 401 and says how to come', async (_what, headers) => {
    const { status, headers: said, text } = await knock(door, headers)
    expect([status, said.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer')])
    expect(text).toContain('UNAUTHENTICATED')
  })

  test('A30 takes no cookie for a proof, so that no page can use somebody’s', async () => {
    const cookie = `accessToken=${app.client.token}; token=${app.client.token}`
    expect((await knock(door, { authorization: '', cookie })).status).toBe(401)
  })

  test('A29 refuses pages of other origins, their preflights included', async () => {
    const url = new URL(door, app.url).href
    expect((await knock(door, { origin: 'https://evil.example' })).status).toBe(403)
    const preflight = await send(url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect((await knock(door, { origin: 'null' })).status).toBe(403)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'A30 reads no %s',
    async (type) => {
      expect((await knock(door, { 'content-type': type })).status).toBe(415)
    },
  )

  test.each(['GET', 'PUT', 'DELETE'])('has no %s', async (method) => {
    const { status, headers } = await send(new URL(door, app.url).href, { method })
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('A23 reads no body of more than a megabyte, whatever length it claims', async () => {
    const large = JSON.stringify({ text: 'a'.repeat(1_100_000) })
    expect((await knock(door, {}, large)).status).toBe(413)
    const chunked = await new Promise<number>((resolve) => {
      const sending = request(
        new URL(door, app.url),
        {
          method: 'POST',
          headers: { authorization: `Bearer ${app.client.token}`, 'content-type': 'application/json' },
        },
        (response) => {
          resolve(response.statusCode ?? 0)
          sending.destroy()
        },
      )
      sending.on('error', () => resolve(413))
      for (let piece = 0; piece < 20; piece++) sending.write('a'.repeat(100_000))
      sending.end()
    })
    expect(chunked).toBe(413)
  })

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"__proto__": {"x": 1}}',
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ])('is not upset by a body of %.20s', async (body) => {
    const { status, text } = await knock(door, {}, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/at .*\.(ts|js):\d+/)
  })

  test('A78 answers to the names of this server alone, and to one spelling', async () => {
    const { port } = new URL(app.url)
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' }
      request({ port, path: door, method: 'POST', headers }, (response) => resolve(response.statusCode ?? 0))
        .on('error', reject)
        .end(LIST)
    })
    expect(status).toBe(421)
    for (const other of [`${door}/`, door.toUpperCase()]) expect((await knock(other)).status).not.toBe(200)
  })
})

test('both doors are closed in production, and open where the deployment says so', async () => {
  const closed = await startApp({
    env: { ...PRODUCTION_ENV, DEMO_DATA: 'false', LOG_LEVEL: 'silent' },
    role: 'api',
  })
  const open = await startApp({
    env: { ...PRODUCTION_ENV, DEMO_DATA: 'false', LOG_LEVEL: 'silent', MCP: 'true', AG_UI: 'true' },
    role: 'api',
  })
  const { token } = await guest(open.url)
  for (const door of DOORS) {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    }
    expect((await send(new URL(door, closed.url).href, init)).status).toBe(404)
    expect((await send(new URL(door, open.url).href, init)).status).toBeGreaterThanOrEqual(400)
    expect((await send(new URL(door, open.url).href, init)).status).not.toBe(404)
  }
  await closed.stop()
  await open.stop()
}, 60_000)
