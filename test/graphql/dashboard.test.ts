import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDashboard } from '../../src/http/dashboard.ts'
import { startApp } from '../support/app.ts'

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}
/** As it is written: `fetch` would tidy the path up first. */
const send = (base: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const sent = ask({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

let outside: string
let server: Server
let base: string
beforeAll(async () => {
  outside = mkdtempSync(join(inject('scratch'), 'dashboard-'))
  const folder = join(outside, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page')
  writeFileSync(join(folder, 'places.json'), '["map"]')
  writeFileSync(join(folder, 'assets/app-abc.js'), 'console.log(1)')
  writeFileSync(join(folder, 'assets/app-abc.js.gz'), gzipSync('console.log(1)'))
  const dashboard = openDashboard(null, folder)
  server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (dashboard.answer(path, request, response)) return
    if (dashboard.answerMissing(request, response)) return
    response.writeHead(404)
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(outside, { recursive: true, force: true })
})

describe('the files of the dashboard', () => {
  test('the page is at its root and at every address of a view, and is asked for again each time', async () => {
    for (const path of ['/', '/?a=b', '/map', '/map/anything/below']) {
      const { status, headers, body } = await send(base, path)
      expect([path, status, body.toString()]).toEqual([path, 200, '<!doctype html>page'])
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  test('what has a hash in its name is kept for ever, and sent as small as the browser can take it', async () => {
    const plain = await send(base, '/assets/app-abc.js')
    const small = await send(base, '/assets/app-abc.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })
    const refused = await send(base, '/assets/app-abc.js', { 'accept-encoding': 'gzip;q=0' })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, 'console.log(1)'])
    expect([small.headers['content-encoding'], gunzipSync(small.body).toString()]).toEqual([
      'gzip',
      'console.log(1)',
    ])
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect([plain, small].map(({ headers }) => headers.vary)).toEqual(['accept-encoding', 'accept-encoding'])
    expect(plain.headers['content-type']).toMatch(/^text\/javascript/)
  })

  test('HEAD tells the same and sends nothing', async () => {
    const { status, headers, body } = await send(base, '/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '19', 0])
  })

  test('no path leads out of the folder, and nothing else is answered', async () => {
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..\\secret.txt',
      '/%00',
      '//etc/passwd',
      '/assets',
      '/assets/',
      '/assets/app-abc.js.gz',
      '/constructor',
      '/nothing',
    ]
    for (const path of paths) expect([path, (await send(base, path)).status]).toEqual([path, 404])
    expect((await send(base, '/', {}, 'POST')).status).toBe(404)
  })

  test('who reads pages is told by the page that there is nothing; programs are not', async () => {
    const reader = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, headers, body } = await send(base, '/nothing', reader)
    expect([status, body.toString()]).toEqual([404, '<!doctype html>page'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await send(base, '/nothing', { accept: '*/*' })).body.length).toBe(0)
    expect((await send(base, '/nothing', reader, 'POST')).body.length).toBe(0)
  })

  test('the page may run and load what is its own, and nothing else', async () => {
    const { headers } = await send(base, '/')
    const policy = headers['content-security-policy']?.toString() ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })
})

test('a server without the dashboard says at its root where the API is', async () => {
  const app = await startApp({ env: { DASHBOARD: 'false' } })
  try {
    const { status, headers, body } = await send(app.url, '/')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.toString()).toContain('/graphql')
    expect((await send(app.url, '/map')).status).toBe(404)
  } finally {
    await app.stop()
  }
})
