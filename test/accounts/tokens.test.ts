import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  accessTokenKey,
  hashRefreshToken,
  issueAccessToken,
  newRefreshToken,
  readAccessToken,
} from '../../src/accounts/tokens.ts'
import { newId } from '../../src/domain/id.ts'

const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
const key = accessTokenKey(SECRET)
const NOW = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const userId = newId()

test('a secret of less than 32 bytes is refused', () => {
  expect(() => accessTokenKey('short')).toThrow(/at least 32 bytes/)
})

test('a token says who and until when', async () => {
  const { token, expiresAt } = await issueAccessToken(key, userId, 900, NOW)
  expect(expiresAt).toEqual(later(900))
  expect(await readAccessToken(key, token, later(899))).toEqual({ userId, expiresAt })
})

describe('what is not accepted', () => {
  const good = (header: { alg: string; typ?: string } = { alg: 'HS256', typ: 'at+jwt' }) =>
    new SignJWT()
      .setProtectedHeader(header)
      .setSubject(userId)
      .setIssuer('holmesnyangz')
      .setAudience('holmesnyangz-api')
      .setIssuedAt(NOW)
      .setExpirationTime(later(900))
  const read = (token: string, at = NOW) => readAccessToken(key, token, at)

  test('the same token, made this way, is accepted', async () => {
    expect(await readAccessToken(key, await good().sign(key), NOW)).not.toBeNull()
  })

  test('an expired one, beyond a few seconds for clocks that differ', async () => {
    const token = await good().sign(key)
    expect(await readAccessToken(key, token, later(903))).not.toBeNull()
    expect(await read(token, later(906))).toBeNull()
  })

  test('one signed with another key, altered, or not signed at all', async () => {
    expect(await read(await good().sign(accessTokenKey(SECRET.toUpperCase())))).toBeNull()
    const [head = '', body = '', signature = ''] = (await good().sign(key)).split('.')
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(atob(body)), sub: newId() })).toString(
      'base64url',
    )
    expect(await read([head, other, signature].join('.'))).toBeNull()
    expect(
      await read(
        new UnsecuredJWT({ sub: userId }).setIssuer('holmesnyangz').setExpirationTime('1h').encode(),
      ),
    ).toBeNull()
    for (const text of ['', '.', 'a.b.c', `${head}..${signature}`]) expect(await read(text)).toBeNull()
  })

  test.each([
    ['algorithm', () => good({ alg: 'HS512', typ: 'at+jwt' })],
    ['type', () => good({ alg: 'HS256', typ: 'JWT' })],
    ['missing type', () => good({ alg: 'HS256' })],
    ['issuer', () => good().setIssuer('somebody')],
    ['audience', () => good().setAudience('something')],
    ['subject', () => good().setSubject("' or 1=1")],
  ])('another %s', async (_what, make) => {
    expect(await read(await make().sign(key))).toBeNull()
  })

  test('one without an end', async () => {
    const endless = new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(userId)
      .setIssuer('holmesnyangz')
      .setAudience('holmesnyangz-api')
      .setIssuedAt(NOW)
    expect(await read(await endless.sign(key))).toBeNull()
  })
})

test('refresh tokens are 256 random bits, kept as a hash', () => {
  const [one, two] = [newRefreshToken(), newRefreshToken()]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(hashRefreshToken(one)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashRefreshToken(one)).not.toContain(one)
})
