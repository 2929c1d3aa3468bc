import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { SignedIn } from '../../accounts/signed-in.ts'
import { LOGIN_SECONDS } from '../../accounts/social/login-state.ts'
import { InvalidInputError, SocialLoginError } from '../../domain/errors.ts'
import { SOCIAL_PROVIDERS } from '../../domain/user.ts'
import type { SocialProvider } from '../../domain/user.ts'
import { builder } from '../builder.ts'
import type { World } from '../context.ts'
import { userAgentOf } from '../transport/address.ts'
import { cookieValue, signInCookies } from './cookie.ts'
import { SocialProviderEnum } from '../enums.ts'
import { prove, readRequestProof } from './proof.ts'

builder.queryField('socialProviders', (t) =>
  t.field({
    type: [SocialProviderEnum],
    description:
      'Who one can sign in with here: send the browser to /auth/<name in lower case>/start, with ?returnTo=/path to come back to ' +
      'a page of this server; without it the answer is the tokens as JSON. Either way the browser has them as cookies, and ' +
      '`refreshTokens` and `signOut` without an argument go by those.',
    resolve: (_root, _args, { social }) => [...social.providers],
  }),
)

const PATH = /^\/auth\/([a-z]+)\/(start|callback)$/
const MAX_ANSWER = 64 * 1024

export const isSocialPath = (path: string): boolean => PATH.test(path)

const cookieName = (name: string) => `holmesnyangz_login_${name}`

const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_ANSWER) throw new SocialLoginError('the answer is too long')
    chunks.push(bytes)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

export interface SocialRoutes {
  production: boolean
  /** Where the browser reaches this server. */
  originOf: (request: IncomingMessage) => string
}

/** GET /auth/<provider>/start sends the browser to the provider, /auth/<provider>/callback takes it back. */
export const createSocialRoutes = (
  { accounts, social, now }: Pick<World, 'accounts' | 'social' | 'now'>,
  { production, originOf }: SocialRoutes,
  log: Logger,
) => {
  /** The provider only sends browsers to an address that it was told of, so a forged Host leads nowhere. */
  const callbackOf = (request: IncomingMessage, name: string): string => {
    const origin = originOf(request)
    if (origin === '') throw new SocialLoginError('the request does not say which host it is for')
    return `${origin}/auth/${name}/callback`
  }

  const answer = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(body))
  }

  /** A form that another site has the browser post brings Lax cookies along no more. */
  const loginCookie = (name: string, value: string, seconds: number, isPosted: boolean) =>
    `${cookieName(name)}=${value}; Path=/auth/${name}; Max-Age=${seconds}; HttpOnly; ` +
    (isPosted ? 'SameSite=None; Secure' : `SameSite=Lax${production ? '; Secure' : ''}`)

  const guestOf = async (request: IncomingMessage): Promise<string | null> => {
    // A token that does not hold is no hindrance to getting another one.
    const { viewer } = await prove(accounts, readRequestProof(request))
    return viewer?.type === 'GUEST' ? viewer.userId : null
  }

  const start = async (
    request: IncomingMessage,
    response: ServerResponse,
    provider: SocialProvider,
    url: URL,
  ) => {
    const name = provider.toLowerCase()
    const begun = await social.begin(provider, {
      redirectUri: callbackOf(request, name),
      guestId: await guestOf(request),
      returnTo: url.searchParams.get('returnTo'),
    })
    const cookie = loginCookie(name, begun.sealed, LOGIN_SECONDS, social.postsAnswer(provider))
    response.writeHead(302, { location: begun.url.href, 'set-cookie': cookie })
    response.end()
  }

  const show = (response: ServerResponse, signedIn: SignedIn, returnTo: string | null, used: string) => {
    const cookies = signInCookies(signedIn, now()).map((it) => (production ? `${it}; Secure` : it))
    response.setHeader('set-cookie', [used, ...cookies])
    if (returnTo === null) {
      const { accessToken, refreshToken, expiresAt } = signedIn
      return answer(response, 200, { accessToken, refreshToken, expiresAt })
    }
    response.writeHead(303, { location: returnTo })
    response.end()
  }

  const callback = async (
    request: IncomingMessage,
    response: ServerResponse,
    provider: SocialProvider,
    url: URL,
  ) => {
    const name = provider.toLowerCase()
    const isPosted = social.postsAnswer(provider)
    // Good for one answer, whatever it is.
    const used = loginCookie(name, '', 0, isPosted)
    response.setHeader('set-cookie', used)
    const params = request.method === 'POST' ? await readForm(request) : url.searchParams
    const { signedIn, returnTo } = await social.finish(provider, {
      url: new URL(`${callbackOf(request, name)}?${params}`),
      sealed: cookieValue(request.headers.cookie, cookieName(name)),
      userAgent: userAgentOf(request),
    })
    show(response, signedIn, returnTo, used)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const url = new URL(request.url ?? '/', 'http://host')
      const [, name = '', step] = PATH.exec(url.pathname) ?? []
      const provider = SOCIAL_PROVIDERS.find((known) => known.toLowerCase() === name)
      if (provider === undefined || !social.providers.includes(provider))
        return answer(response, 404, { message: 'there is no such way to sign in here' })
      const isPost = request.method === 'POST' && step === 'callback' && social.postsAnswer(provider)
      if (request.method !== 'GET' && !isPost) return answer(response, 405, { message: 'only GET' })
      await (step === 'start' ? start : callback)(request, response, provider, url)
    } catch (error) {
      if (error instanceof SocialLoginError || error instanceof InvalidInputError) {
        log.info(
          { reason: error.cause instanceof Error ? error.cause.message : error.message },
          'a social sign-in failed',
        )
        return answer(response, 400, { message: error.message, code: error.code })
      }
      log.error({ err: error }, 'a social sign-in failed unexpectedly')
      answer(response, 500, { message: 'Unexpected error.' })
    }
  }
}
