import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { isUuid } from '../domain/id.ts'

const ISSUER = 'holmesnyangz'
const AUDIENCE = 'holmesnyangz-api'
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'
const MIN_SECRET_BYTES = 32
/** Seconds that clocks of two machines may differ. */
const CLOCK_TOLERANCE = 5

/** A guest's access token lasts a working day: what it opens was made without a password. */
export const GUEST_TOKEN_SECONDS = 12 * 60 * 60
export const ACCESS_TOKEN_SECONDS = 15 * 60
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60

/** Keys by their public names. The newest signs; the others are accepted until the last token that they signed has ended. */
export interface KeyRing {
  newest: string
  keys: ReadonlyMap<string, KeyObject>
}

/** The newest secret first. A key's name says nothing about the secret, and is the same in every process. */
export const createKeyRing = (secrets: readonly string[]): KeyRing => {
  const keys = new Map<string, KeyObject>()
  for (const secret of secrets) {
    if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
      throw new Error(`a token secret must have at least ${MIN_SECRET_BYTES} bytes`)
    }
    const name = createHash('sha256').update(`key id ${secret}`).digest('base64url').slice(0, 12)
    keys.set(name, createSecretKey(Buffer.from(secret, 'utf8')))
  }
  const [newest] = keys.keys()
  if (newest === undefined) throw new Error('a key ring needs a secret')
  return { newest, keys }
}

const keyNamed = (ring: KeyRing, name: unknown): KeyObject => {
  // Only ever looked up among our own: a name that is a path, a URL or SQL is a name that nobody has.
  const key = typeof name === 'string' ? ring.keys.get(name) : undefined
  if (key === undefined) throw new errors.JWKSNoMatchingKey()
  return key
}

export interface AccessToken {
  token: string
  expiresAt: Date
}

export interface TokenOwner {
  userId: string
  /** The family of refresh tokens that it came with: once that is revoked the access token is worth nothing. */
  family: string
}

export const issueAccessToken = async (
  ring: KeyRing,
  { userId, family }: TokenOwner,
  lifetimeSeconds: number,
  now: Date,
): Promise<AccessToken> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + lifetimeSeconds
  const token = await new SignJWT({ sid: family })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: ring.newest })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keyNamed(ring, ring.newest))
  return { token, expiresAt: new Date(expiresAt * 1000) }
}

export interface TokenClaims extends TokenOwner {
  expiresAt: Date
}

/** Null for a token that this product did not sign for this use, or that has expired; never throws for bad input. */
export const readAccessToken = async (
  ring: KeyRing,
  token: string,
  now: Date,
): Promise<TokenClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, (header) => keyNamed(ring, header.kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      // Nothing that we sign lasts longer, whatever its end says; and nothing is signed in the future.
      maxTokenAge: GUEST_TOKEN_SECONDS,
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: now,
    })
    const { sub, exp, sid } = payload
    if (sub === undefined || exp === undefined || !isUuid(sub)) return null
    if (typeof sid !== 'string' || !isUuid(sid)) return null
    return { userId: sub, family: sid, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** Tokens whose signature was found good, and that need not be verified again: some two megabytes. */
const KEPT = 5_000

/** As {@link readAccessToken}, which is asked once for each token: a client sends its own with every request. */
export const createTokenReader = (ring: KeyRing) => {
  const good = new Map<string, TokenClaims>()
  return async (token: string, now: Date): Promise<TokenClaims | null> => {
    const known = good.get(token)
    if (known !== undefined) {
      // Of all that makes a token good only time can take it away; whether it was revoked is asked elsewhere, each time.
      if (known.expiresAt.getTime() + CLOCK_TOLERANCE * 1000 > now.getTime()) return known
      good.delete(token)
      return null
    }
    const claims = await readAccessToken(ring, token, now)
    if (claims === null) return null
    const [oldest] = good.keys()
    if (oldest !== undefined && good.size >= KEPT) good.delete(oldest)
    good.set(token, claims)
    return claims
  }
}

/** 256 random bits. Only {@link hashRefreshToken} of it is ever stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/**
 * What follows a refresh token, after each of our secrets, the newest first: whoever has both makes the same one again, and
 * nothing of it needs to be kept.
 */
export const nextRefreshTokens = (ring: KeyRing, token: string): string[] =>
  [...ring.keys.values()].map((key) =>
    createHmac('sha256', key).update(`next refresh token ${token}`).digest('base64url'),
  )

export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex')
