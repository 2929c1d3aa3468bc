import type { SignedIn } from '../../accounts/signed-in.ts'
import { REFRESH_TOKEN_SECONDS } from '../../accounts/tokens.ts'

const NAME = 'holmesnyangz_token'
const REFRESH_NAME = 'holmesnyangz_refresh'

interface Reach {
  path: string
  sameSite: 'Lax' | 'Strict'
}
const ANYWHERE: Reach = { path: '/', sameSite: 'Lax' }
/** Of use for one thing, at one path, to pages of this site. */
const REFRESHING: Reach = { path: '/graphql', sameSite: 'Strict' }

const cookieOf = (name: string, value: string, seconds: number, { path, sameSite }: Reach): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`

/**
 * What a browser keeps of a sign-in: the access token, which scripts cannot read and other sites' forms do not send, and the
 * refresh token, which goes to the API alone. `; Secure` is the server's to add.
 */
export const signInCookies = ({ accessToken, refreshToken, expiresAt }: SignedIn, now: Date): string[] => [
  cookieOf(
    NAME,
    accessToken,
    Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    ANYWHERE,
  ),
  cookieOf(REFRESH_NAME, refreshToken, REFRESH_TOKEN_SECONDS, REFRESHING),
]

/** Takes the access token away again. */
export const noTokenCookie = (): string => cookieOf(NAME, '', 0, ANYWHERE)

/** Takes both away. */
export const noCookies = (): string[] => [noTokenCookie(), cookieOf(REFRESH_NAME, '', 0, REFRESHING)]

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The token of an Authorization header or connection parameter; null where there is none. */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  BEARER.exec(authorization?.trim() ?? '')?.[1] ?? null

/** One value in a Cookie header. */
export const cookieValue = (cookies: string | null | undefined, wanted: string): string | null => {
  for (const cookie of cookies?.split(';') ?? []) {
    const [name, value] = cookie.trim().split('=')
    if (name === wanted && value) return value
  }
  return null
}

/** The tokens in a Cookie header. */
export const cookieToken = (cookies: string | null | undefined): string | null => cookieValue(cookies, NAME)
export const refreshCookieToken = (cookies: string | null | undefined): string | null =>
  cookieValue(cookies, REFRESH_NAME)
