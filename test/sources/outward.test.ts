import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOutwardUrl } from '../../src/domain/outward.ts'
import { createOutward, isPublicAddress } from '../../src/sources/outward.ts'
import { startReceiverServer } from '../support/receiver-server.ts'
import type { ReceiverServer } from '../support/receiver-server.ts'

let server: ReceiverServer
beforeAll(async () => {
  server = await startReceiverServer()
})
afterAll(() => server.close())

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof Error && 'failure' in error ? error.failure : String(error)),
  )
const inPublic = createOutward({ isPublic: true })
const message = { headers: {}, body: '{}' }

describe('an address that everybody reaches', () => {
  test.each(['8.8.8.8', '211.234.100.1', '2606:4700::1111', '2404:6800:4004:80a::200e'])(
    '%s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '240.0.0.1',
    '192.0.0.170',
    '198.18.0.1',
    '203.0.113.5',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fec0::1',
    'fd00:ec2::254',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
    '3fff::1',
    'localhost',
    '1.2.3',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  test('none of a network of one’s own is, whatever its last numbers', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, byte, byte, (a, b, c) => {
        for (const address of [`10.${a}.${b}.${c}`, `127.${a}.${b}.${c}`, `192.168.${b}.${c}`])
          expect(isPublicAddress(address)).toBe(false)
        expect(isPublicAddress(`fd${a.toString(16).padStart(2, '0')}::${b.toString(16)}`)).toBe(false)
      }),
    )
  })
})

describe('what a user names', () => {
  test.each([
    'http://example.com/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com/#here',
    'https://localhost/',
    'https://api.localhost/',
    'https://db.internal/',
    'https://printer.local./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'example.com',
    '',
    `https://example.com/${'a'.repeat(1000)}`,
  ])('%s is refused in production', (url) => {
    expect(() => readOutwardUrl(url, 'url', inPublic)).toThrow(/must be the https address/)
  })
  test.each([
    'https://example.com/hook/850315-1234567',
    'https://example.com/?to=%2B82%2010-9753-5678',
    'https://example.com/hong%40example.org/hook',
    'https://example.com/?account=110-123-456789',
  ])('A73 %s is refused, not changed: masked it would lead elsewhere', (url) => {
    expect(() => readOutwardUrl(url, 'url', inPublic)).toThrow(/no number or address of a person/)
  })
  test.each([
    'https://fcm.googleapis.com/fcm/send/cXk1:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk1764086400000',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2bx%2f9',
    'https://discord.com/api/webhooks/1234567890123456/abc_DEF-1764086400',
    'https://webhook.site/3f2b1c4d-1104-4321-8765-432109876543?%zz=%41',
  ])('%s is taken as it is', (url) => {
    expect(readOutwardUrl(url, 'url', inPublic)).toBe(url)
  })
  test('an https address is taken; on one’s own machine also http to itself', () => {
    expect(readOutwardUrl('https://Example.com/a?b=c', 'url', inPublic)).toBe('https://example.com/a?b=c')
    const own = createOutward({ isPublic: false })
    expect(readOutwardUrl('http://127.0.0.1:9/x', 'url', own)).toBe('http://127.0.0.1:9/x')
    expect(() => readOutwardUrl('http://example.com/', 'url', own)).toThrow(/https/)
  })
})

describe('what is sent', () => {
  test.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private one', ['8.8.8.8', '127.0.0.1']],
    ['a mapped one', ['::ffff:127.0.0.1']],
    ['none', []],
  ])('goes nowhere where the name leads to %s', async (_what, addresses) => {
    const looked: string[] = []
    const outward = createOutward({
      isPublic: true,
      resolve: (name, done) => {
        looked.push(name)
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      },
    })
    expect(await failureOf(outward.post({ url: 'https://rebound.example/', ...message }))).toBe(
      'ADDRESS_REFUSED',
    )
    expect(looked).toEqual(['rebound.example'])
  })

  test('goes to the very address that was looked at: a name is looked up once, and not again to connect', async () => {
    let times = 0
    const { port } = new URL(server.url)
    const outward = createOutward({
      isPublic: false,
      resolve: (_name, done) => {
        times += 1
        done(null, [{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
      },
    })
    const before = server.received.length
    const answer = await outward.post({
      url: `http://localhost:${port}/once`,
      headers: { 'x-a': 'b' },
      body: '안녕',
    })
    expect([answer.status, times, server.received.length - before]).toEqual([201, 1, 1])
    expect(server.received.at(-1)).toMatchObject({ path: '/once', headers: { 'x-a': 'b' } })
    expect(server.received.at(-1)?.body.toString()).toBe('안녕')
  })

  test('is not led on by a redirect', async () => {
    const before = server.received.length
    server.answerWith(307, { location: `${server.url}/elsewhere` })
    const { status } = await createOutward({ isPublic: false }).post({
      url: `${server.url}/here`,
      ...message,
    })
    server.answerWith(201)
    expect([status, server.received.length - before]).toEqual([307, 1])
  })

  test('is given up where nothing comes back', async () => {
    server.answerWith(null)
    const outward = createOutward({ isPublic: false, timeoutMs: 200 })
    expect(await failureOf(outward.post({ url: server.url, ...message }))).toBe('TIMEOUT')
    server.answerWith(201)
  })

  test('tells no more of a failure than its kind', async () => {
    const outward = createOutward({ isPublic: false })
    expect(await failureOf(outward.post({ url: 'http://127.0.0.1:1/', ...message }))).toBe('UNREACHABLE')
    expect(await failureOf(outward.post({ url: server.url.replace('http', 'https'), ...message }))).toBe(
      'TLS_FAILED',
    )
    server.answerWith(429, { 'retry-after': '7' })
    expect(await outward.post({ url: server.url, ...message })).toEqual({ status: 429, retryAfterSeconds: 7 })
    server.answerWith(201)
  })
})
