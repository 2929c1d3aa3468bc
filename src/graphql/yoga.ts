import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { IncomingMessage } from 'node:http'
import { createYoga } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { Viewer } from '../accounts/accounts.ts'
import { clientAddress } from './address.ts'
import { originOf } from './origin.ts'
import { createContext } from './context.ts'
import type { Context, World } from './context.ts'
import { bearerToken, cookieToken } from './cookie.ts'
import type { Example } from './examples.ts'
import { createMask } from './plugins/mask.ts'
import { useFreshEvents } from './plugins/use-fresh-events.ts'
import { createCookieJar, useJsonOnly } from './plugins/use-http-guard.ts'
import { useTokenEnd } from './plugins/use-token-end.ts'
import { useLastEventId } from './plugins/use-last-event-id.ts'
import { useListingJson } from './plugins/use-listing-json.ts'
import { DEFAULT_LIMITS, useLimits } from './plugins/use-limits.ts'
import type { Limits } from './plugins/use-limits.ts'
import { buildSchema } from './schema.ts'

export const ENDPOINT = '/graphql'
const MAX_BODY = 1_000_000

export interface ApiOptions {
  world: World
  log: Logger
  /** No GraphiQL, and cookies only over TLS. */
  production: boolean
  /** Origins that browsers may call from, besides the API's own. */
  origins: readonly string[]
  /** Proxies of the deployment's own in front of the API. */
  trustedProxies?: number
  /** Where clients reach the API, where that is not what their requests say. */
  publicUrl?: string | null
  examples: readonly Example[]
  limits?: Limits
}

/** What the transport knows: set by the socket server, absent over HTTP. */
export interface ServerContext {
  socketViewer?: Viewer | null
  /** The HTTP request, or the one that opened the socket. */
  req?: IncomingMessage
}

/** Who sent an HTTP request: a bearer token goes before the cookie. Nobody, where the token is not valid. */
const readViewer = async (world: World, request: Request): Promise<Viewer | null> => {
  const token =
    bearerToken(request.headers.get('authorization')) ?? cookieToken(request.headers.get('cookie'))
  return token === null ? null : world.accounts.authenticate(token)
}

export const createApi = ({
  world,
  log,
  production,
  origins,
  trustedProxies = 0,
  publicUrl = null,
  examples,
  limits = DEFAULT_LIMITS,
}: ApiOptions) => {
  const jar = createCookieJar()
  const mask = createMask(log)
  return createYoga<ServerContext, Context>({
    schema: buildSchema(),
    graphqlEndpoint: ENDPOINT,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY,
    maskedErrors: { maskError: mask },
    logging: {
      debug: (...args) => log.debug({ yoga: args }, 'yoga'),
      info: (...args) => log.debug({ yoga: args }, 'yoga'),
      warn: (...args) => log.warn({ yoga: args }, 'yoga'),
      // Every error has been through the mask, which logs what deserves it.
      error: (...args) => log.debug({ yoga: args }, 'yoga'),
    },
    // Its page brings its scripts along: exploring works without a network, and nobody else's server sees the tokens.
    renderGraphiQL,
    graphiql: production
      ? false
      : {
          title: 'HolmesNyangz',
          subscriptionsProtocol: 'WS',
          credentials: 'same-origin',
          defaultTabs: examples.map(({ query, variables }) => ({ query, variables })),
        },
    // A list of origins given to Yoga answers strangers with “null”, which a sandboxed frame may claim to be.
    cors: (request) => {
      const origin = request.headers.get('origin')
      return origin !== null && origins.includes(origin)
        ? {
            origin: [origin],
            credentials: true,
            methods: ['GET', 'POST'],
            allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
          }
        : false
    },
    plugins: [
      useJsonOnly(),
      jar.plugin,
      useLimits(limits, mask),
      useFreshEvents(),
      useListingJson(),
      useTokenEnd(),
      useLastEventId(),
    ],
    context: async ({ request, socketViewer, req }) => {
      const viewer = socketViewer === undefined ? await readViewer(world, request) : socketViewer
      return createContext(world, {
        viewer,
        address: clientAddress(
          req?.socket.remoteAddress,
          req?.headers['x-forwarded-for']?.toString(),
          trustedProxies,
        ),
        origin: originOf(req, { publicUrl, trustedProxies }),
        onTokenEnd: (end) =>
          viewer === null || socketViewer !== undefined ? () => {} : world.accounts.watch(viewer, end),
        lastEventId: socketViewer === undefined ? request.headers.get('last-event-id') : null,
        setCookie: (cookie) => {
          if (socketViewer === undefined) jar.add(request, production ? `${cookie}; Secure` : cookie)
        },
      })
    },
  })
}

export type Api = ReturnType<typeof createApi>
