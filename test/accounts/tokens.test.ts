import { createSecretKey } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  createKeyRing,
  createTokenReader,
  hashRefreshToken,
  issueAccessToken,
  newRefreshToken,
  readAccessToken,
} from '../../src/accounts/tokens.ts'
import { newId } from '../../src/domain/id.ts'

const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
const ring = createKeyRing([SECRET])
const key = createSecretKey(Buffer.from(SECRET))
const NOW = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const userId = newId()
const family = newId()

test('a secret of less than 32 bytes is refused', () => {
  expect(() => createKeyRing(['short'])).toThrow(/at least 32 bytes/)
})

test('a token says who and until when', async () => {
  const { token, expiresAt } = await issueAccessToken(ring, { userId, family }, 900, NOW)
  expect(expiresAt).toEqual(later(900))
  expect(await readAccessToken(ring, token, later(899))).toEqual({ userId, family, expiresAt })
})

test('a token that was good stays so until its end and no longer, and is nobody else’s', async () => {
  const read = createTokenReader(ring)
  const { token, expiresAt } = await issueAccessToken(ring, { userId, family }, 900, NOW)
  const claims = { userId, family, expiresAt }
  for (const seconds of [0, 1, 899, 903]) expect(await read(token, later(seconds))).toEqual(claims)
  expect(await read(token, later(906))).toBeNull()
  expect(await read(token, later(906))).toBeNull()
  const [head = '', body = ''] = token.split('.')
  const { token: other } = await issueAccessToken(ring, { userId: newId(), family }, 900, NOW)
  expect(await read([head, body, other.split('.')[2]].join('.'), NOW)).toBeNull()
})

describe('what is not accepted', () => {
  const good = (header: object = {}) =>
    new SignJWT({ sid: family })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: ring.newest, ...header })
      .setSubject(userId)
      .setIssuer('holmesnyangz')
      .setAudience('holmesnyangz-api')
      .setIssuedAt(NOW)
      .setExpirationTime(later(900))
  const read = (token: string, at = NOW) => readAccessToken(ring, token, at)

  test('the same token, made this way, is accepted', async () => {
    expect(await readAccessToken(ring, await good().sign(key), NOW)).not.toBeNull()
  })

  test('an expired one, beyond a few seconds for clocks that differ', async () => {
    const token = await good().sign(key)
    expect(await readAccessToken(ring, token, later(903))).not.toBeNull()
    expect(await read(token, later(906))).toBeNull()
  })

  test('one signed with another key, altered, or not signed at all', async () => {
    expect(await read(await good().sign(Buffer.from(SECRET.toUpperCase())))).toBeNull()
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
    ['algorithm', () => good({ alg: 'HS512' })],
    ['type', () => good({ typ: 'JWT' })],
    ['missing type', () => good({ typ: undefined })],
    ['issuer', () => good().setIssuer('somebody')],
    ['audience', () => good().setAudience('something')],
    ['subject', () => good().setSubject("' or 1=1")],
    ['family', () => new SignJWT({ sid: "' or 1=1" }).setProtectedHeader({ alg: 'HS256' })],
    ['missing key', () => good({ kid: undefined })],
    ['key that is a path', () => good({ kid: '../../../dev/null' })],
    ['key that is SQL', () => good({ kid: "x' union select 'secret" })],
    ['age: signed a minute ahead', () => good().setIssuedAt(later(60))],
    [
      'age: good for ten years',
      () =>
        good()
          .setIssuedAt(later(-13 * 3600))
          .setExpirationTime('10y'),
    ],
  ])('another %s', async (_what, make) => {
    expect(await read(await make().sign(key))).toBeNull()
  })

  test('one without an end', async () => {
    const endless = new SignJWT({ sid: family })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: ring.newest })
      .setSubject(userId)
      .setIssuer('holmesnyangz')
      .setAudience('holmesnyangz-api')
      .setIssuedAt(NOW)
    expect(await read(await endless.sign(key))).toBeNull()
  })
})

test('after a change of keys old tokens are good as long as the old key is kept, and new ones are signed with the new', async () => {
  const OTHER = `another ${SECRET}`
  const both = createKeyRing([OTHER, SECRET])
  const { token: old } = await issueAccessToken(ring, { userId, family }, 900, NOW)
  const { token: young } = await issueAccessToken(both, { userId, family }, 900, NOW)
  expect(await readAccessToken(both, old, NOW)).not.toBeNull()
  expect(await readAccessToken(both, young, NOW)).not.toBeNull()
  expect(await readAccessToken(ring, young, NOW)).toBeNull()
  expect(await readAccessToken(createKeyRing([OTHER]), old, NOW)).toBeNull()
  expect(atob(young.split('.')[0] ?? '')).not.toContain(OTHER)
})

test('refresh tokens are 256 random bits, kept as a hash', () => {
  const [one, two] = [newRefreshToken(), newRefreshToken()]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(hashRefreshToken(one)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashRefreshToken(one)).not.toContain(one)
})
