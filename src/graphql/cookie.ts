const NAME = 'holmesnyangz_token'

/** The access token as a cookie that scripts cannot read and other sites’ forms do not send; `; Secure` is the server's to add. */
export const tokenCookie = (token: string, expiresAt: Date, now: Date): string => {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  return `${NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
}

/** Takes the cookie away again. */
export const noTokenCookie = (): string => `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

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

/** The token in a Cookie header. */
export const cookieToken = (cookies: string | null | undefined): string | null => cookieValue(cookies, NAME)
