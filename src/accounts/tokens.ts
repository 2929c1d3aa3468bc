import { createHash, createSecretKey, randomBytes } from 'node:crypto'
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

/** Guests cannot sign in again, so their access token lasts a working day. */
export const GUEST_TOKEN_SECONDS = 12 * 60 * 60
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60

export const accessTokenKey = (secret: string): KeyObject => {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
    throw new Error(`the token secret must have at least ${MIN_SECRET_BYTES} bytes`)
  }
  return createSecretKey(Buffer.from(secret, 'utf8'))
}

export interface AccessToken {
  token: string
  expiresAt: Date
}

export const issueAccessToken = async (
  key: KeyObject,
  userId: string,
  lifetimeSeconds: number,
  now: Date,
): Promise<AccessToken> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + lifetimeSeconds
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
  return { token, expiresAt: new Date(expiresAt * 1000) }
}

export interface TokenClaims {
  userId: string
  expiresAt: Date
}

/** Null for a token that this product did not sign for this use, or that has expired; never throws for bad input. */
export const readAccessToken = async (
  key: KeyObject,
  token: string,
  now: Date,
): Promise<TokenClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: now,
    })
    if (payload.sub === undefined || payload.exp === undefined || !isUuid(payload.sub)) return null
    return { userId: payload.sub, expiresAt: new Date(payload.exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** 256 random bits. Only {@link hashRefreshToken} of it is ever stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex')
