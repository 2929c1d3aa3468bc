import type { IncomingMessage } from 'node:http'
import { createYoga } from 'graphql-yoga'
import type { Logger } from 'pino'
import { DEFAULT_LANGUAGE, readAcceptLanguage } from '../domain/text/accept-language.ts'
import { createAdmission, NO_SHARES } from './transport/admission.ts'
import type { Admission } from './transport/admission.ts'
import { addressOf, userAgentOf } from './transport/address.ts'
import { originOf } from './transport/origin.ts'
import { createContext } from './context.ts'
import type { Context, World } from './context.ts'
import { noTokenCookie, refreshCookieToken } from './user/cookie.ts'
import type { Example } from './answer/examples.ts'
import { renderGraphiQL } from './transport/graphiql.ts'
import { createMask } from './plugins/mask.ts'
import { useAdmission } from './plugins/use-admission.ts'
import { useClosedSchema } from './plugins/use-closed-schema.ts'
import { useFreshEvents } from './plugins/use-fresh-events.ts'
import { createCookieJar, useHttpGuard } from './plugins/use-http-guard.ts'
import { useRejectedProof } from './plugins/use-rejected-proof.ts'
import { useNews } from './plugins/use-news.ts'
import { useTokenEnd } from './plugins/use-token-end.ts'
import { useLastEventId } from './plugins/use-last-event-id.ts'
import { useListingJson } from './plugins/use-listing-json.ts'
import { useMaskedDocuments } from './plugins/use-masked-documents.ts'
import { useMeter } from './plugins/use-meter.ts'
import type { Meter } from './plugins/use-meter.ts'
import { DEFAULT_LIMITS, useLimits } from './plugins/use-limits.ts'
import type { Limits } from './plugins/use-limits.ts'
import { prove, readProof } from './user/proof.ts'
import type { Proven } from './user/proof.ts'
import { buildSchema } from './schema.ts'
import { speak } from './transport/spoken-language.ts'
import { useTrustedDocuments } from './transport/trusted-documents.ts'
import type { TrustedDocuments } from './transport/trusted-documents.ts'

export const ENDPOINT = '/graphql'
const MAX_BODY = 1_000_000

export interface ApiOptions {
  world: World
  log: Logger
  /** Cookies only over TLS, and no GET that another site may have caused. */
  production: boolean
  /** Whether browsers get GraphiQL, and whoever asks the schema. */
  exposes?: { graphiql: boolean; schema: boolean }
  /** Without limits unless told. */
  admission?: Admission
  /** The only documents that are answered; null: any. */
  trusted?: TrustedDocuments | null
  meter?: Meter
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
  socketProven?: Proven
  /** The HTTP request, or the one that opened the socket. */
  req?: IncomingMessage
}

const proveRequest = ({ accounts }: World, { headers }: Request): Promise<Proven> =>
  prove(accounts, readProof(headers.get('authorization'), headers.get('cookie')))

export const createApi = ({
  world,
  log,
  production,
  exposes = { graphiql: !production, schema: !production },
  admission = createAdmission(NO_SHARES),
  trusted = null,
  meter,
  origins,
  trustedProxies = 0,
  publicUrl = null,
  examples,
  limits = DEFAULT_LIMITS,
}: ApiOptions) => {
  const jar = createCookieJar()
  const schema = buildSchema()
  const mask = createMask(log, { suggests: exposes.schema })
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: ENDPOINT,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY,
    extraParamNames: trusted === null ? [] : ['documentId'],
    maskedErrors: { maskError: mask },
    logging: {
      debug: (...args) => log.debug({ yoga: args }, 'yoga'),
      info: (...args) => log.debug({ yoga: args }, 'yoga'),
      warn: (...args) => log.warn({ yoga: args }, 'yoga'),
      // Every error has been through the mask, which logs what deserves it.
      error: (...args) => log.debug({ yoga: args }, 'yoga'),
    },
    renderGraphiQL,
    graphiql: !exposes.graphiql
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
      useHttpGuard({ origins, strict: production, hasPage: exposes.graphiql }),
      jar.plugin,
      ...(meter === undefined ? [] : [useMeter(meter)]),
      ...(trusted === null ? [] : [useTrustedDocuments(trusted)]),
      ...(exposes.schema ? [] : [useClosedSchema()]),
      useRejectedProof(mask),
      useLimits(limits, mask),
      useMaskedDocuments(mask),
      useFreshEvents(),
      useAdmission(admission),
      useListingJson(),
      useNews(world.feeds),
      useTokenEnd(),
      useLastEventId(),
    ],
    context: async ({ request, socketProven, req }) => {
      const { viewer, rejected } = socketProven ?? (await proveRequest(world, request))
      const isHttp = socketProven === undefined
      const setCookie = (cookie: string) => {
        if (isHttp) jar.add(request, production ? `${cookie}; Secure` : cookie)
      }
      const refreshCookie = isHttp ? refreshCookieToken(request.headers.get('cookie')) : null
      // First of all: what the operation itself sets has to come after it. Whoever can renew it does so, and another of
      // their tabs may have done so by now: what that was given is left in its place.
      if (rejected === 'cookie' && refreshCookie === null) setCookie(noTokenCookie())
      const address = addressOf(req, trustedProxies)
      // A socket has a request of its own, and none of Yoga's.
      const spoken =
        req === undefined ? request.headers.get('accept-language') : req.headers['accept-language']
      const language = viewer?.language ?? readAcceptLanguage(spoken) ?? DEFAULT_LANGUAGE
      speak(language)
      await admission.operate(viewer?.userId ?? address)
      return createContext(world, {
        viewer,
        language,
        isRejected: rejected !== null,
        address,
        userAgent: userAgentOf(req),
        refreshCookie,
        origin: originOf(req, { publicUrl, trustedProxies }),
        onTokenEnd: viewer === null || !isHttp ? null : (end) => world.accounts.watch(viewer, end),
        lastEventId: isHttp ? request.headers.get('last-event-id') : null,
        setCookie,
      })
    },
  })
  return { yoga, mask, schema }
}

export type Api = ReturnType<typeof createApi>['yoga']
