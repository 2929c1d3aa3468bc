import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { EnvError } from '../config/env.ts'
import type { Env } from '../config/env.ts'
import { isDocumentPath } from '../accounts/document-link.ts'
import { openDashboard } from './dashboard.ts'
import type { Dashboard, MapTiles } from './dashboard.ts'
import { readAcceptLanguage } from '../domain/text/accept-language.ts'
import { TooManyRequestsError } from '../domain/errors.ts'
import { newId } from '../domain/id.ts'
import { addressOf } from '../graphql/transport/address.ts'
import { createAdmission, NO_SHARES } from '../graphql/transport/admission.ts'
import type { Admission } from '../graphql/transport/admission.ts'
import type { World } from '../graphql/context.ts'
import { openDoors } from '../graphql/doors/open.ts'
import { createHostCheck } from '../graphql/transport/host.ts'
import { createDownload } from '../graphql/document/document-download.ts'
import { readExamples } from '../graphql/answer/examples.ts'
import { originOf } from '../graphql/transport/origin.ts'
import { createSocialRoutes, isSocialPath } from '../graphql/user/social-login.ts'
import { serveSockets } from '../graphql/transport/sockets.ts'
import { inLanguageOf } from '../graphql/transport/spoken-language.ts'
import { ManifestError, readTrustedDocuments } from '../graphql/transport/trusted-documents.ts'
import type { TrustedDocuments } from '../graphql/transport/trusted-documents.ts'
import { createApi, ENDPOINT } from '../graphql/yoga.ts'
import { withRequestId } from '../observe/log.ts'
import { createMetrics, routeOf } from '../observe/metrics.ts'
import type { Metrics } from '../observe/metrics.ts'
import { createOperationsRoutes } from './operations-routes.ts'
import { createHealth } from '../store/health.ts'
import { NO_TELEMETRY } from '../observe/telemetry.ts'
import type { Telemetry } from '../observe/telemetry.ts'

type ServerEnv = Pick<Env, 'HOST' | 'PORT' | 'NODE_ENV' | 'CORS_ORIGINS' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'> &
  Partial<
    Pick<
      Env,
      | 'ALLOWED_HOSTS'
      | 'DASHBOARD'
      | 'MAP_TILES_URL'
      | 'MAP_TILES_ATTRIBUTION'
      | 'GRAPHIQL'
      | 'INTROSPECTION'
      | 'MCP'
      | 'AG_UI'
      | 'TRUSTED_DOCUMENTS'
      | 'METRICS_TOKEN'
    >
  >

export interface ServerDeps {
  env: ServerEnv
  log: Logger
  world: World
  /** Without limits unless told. */
  admission?: Admission
  metrics?: Metrics
  telemetry?: Telemetry
  /** What the product does without at the moment. */
  degraded?: () => readonly string[]
  /** What fails; looked for over the pool of the requests unless told. */
  health?: ReturnType<typeof createHealth>
  /** The one that was built, unless told. */
  dashboard?: Dashboard
}

export interface ApiServer {
  /** Resolves when requests are accepted; `url` is the GraphQL endpoint. */
  start(): Promise<{ url: string }>
  /** Ends open requests and sockets, then resolves. */
  stop(): Promise<void>
}

/** How long requests in flight may take once the server is stopping. */
const GRACE_MS = 2_000

/** A client that sends slower than this is cut off; Node looks for such every `connectionsCheckingInterval`. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

const setSecurityHeaders = (response: ServerResponse, production: boolean, isPage: boolean) => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  // GraphiQL is a page with scripts of its own; everything else is data.
  response.setHeader(
    'content-security-policy',
    isPage ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'",
  )
  if (production) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

const REQUEST_ID = /^[\w.:-]{8,128}$/
/** That of the caller, where it cannot be mistaken for anything else. */
const requestIdOf = ({ headers }: IncomingMessage): string => {
  const told = headers['x-request-id']
  return typeof told === 'string' && REQUEST_ID.test(told) ? told : newId()
}

const urlOf = (host: string, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${ENDPOINT}`
}

const tell = (response: ServerResponse, status: number, code: string, message: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

const tilesOf = ({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: ServerEnv): MapTiles | null =>
  url === undefined ? null : { url, attribution: attribution ?? null }

/** What a server without a dashboard says to who looks at its root. */
const tellOfApi = (response: ServerResponse, hasGraphiql: boolean): void => {
  const where = hasGraphiql ? `GraphiQL and the API are at ${ENDPOINT}` : `the API is at ${ENDPOINT}`
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`HolmesNyangz: ${where}\n`)
}

const refuse = (response: ServerResponse, error: unknown): void => {
  const seconds = error instanceof TooManyRequestsError ? error.retryAfterSeconds : 60
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(seconds) })
  const extensions = { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: seconds }
  response.end(JSON.stringify({ errors: [{ message: 'too many requests', extensions }] }))
}

/** In place of a file: nobody but the dashboard is answered. */
const DASHBOARD_ONLY = 'dashboard'

/** The operations of a file, and those of the dashboard where there is one. */
const openTrustedDocuments = async (file: string, dashboard: Dashboard | null): Promise<TrustedDocuments> => {
  if (file === DASHBOARD_ONLY && dashboard === null)
    throw new EnvError(`TRUSTED_DOCUMENTS (${file}): there is no dashboard (npm run build, DASHBOARD)`)
  try {
    const own = dashboard === null ? [] : [await dashboard.manifest()]
    return readTrustedDocuments(...(file === DASHBOARD_ONLY ? [] : [await readFile(file, 'utf8')]), ...own)
  } catch (error) {
    const isRead = error instanceof ManifestError || (error instanceof Error && 'syscall' in error)
    throw isRead ? new EnvError(`TRUSTED_DOCUMENTS (${file}): ${error.message}`) : error
  }
}

export const buildServer = ({ env, log, world, ...given }: ServerDeps): ApiServer => {
  const production = env.NODE_ENV === 'production'
  const origins = env.CORS_ORIGINS
  const trustedProxies = env.TRUSTED_PROXIES
  const publicUrl = env.PUBLIC_URL ?? null
  const admission = given.admission ?? createAdmission(NO_SHARES)
  const metrics = given.metrics ?? createMetrics()
  const telemetry = given.telemetry ?? NO_TELEMETRY
  const exposes = { graphiql: env.GRAPHIQL ?? !production, schema: env.INTROSPECTION ?? !production }

  const hasDashboard = env.DASHBOARD ?? true
  const dashboard = given.dashboard ?? openDashboard(tilesOf(env))

  let stop = async () => {}

  return {
    async start() {
      const trusted =
        env.TRUSTED_DOCUMENTS === undefined
          ? null
          : await openTrustedDocuments(
              env.TRUSTED_DOCUMENTS,
              hasDashboard && dashboard.isBuilt ? dashboard : null,
            )
      const { yoga, mask, schema } = createApi({
        world,
        log,
        production,
        exposes,
        admission,
        trusted,
        meter: metrics,
        origins,
        trustedProxies,
        publicUrl,
        examples: exposes.graphiql ? await readExamples() : [],
      })
      const doors = await openDoors({
        open: { mcp: env.MCP ?? !production, agUi: env.AG_UI ?? !production },
        api: yoga,
        mask,
        schema,
        world,
        origins,
        log,
      })
      const download = createDownload(world, log)
      const signInWith = createSocialRoutes(
        world,
        { production, originOf: (request) => originOf(request, { publicUrl, trustedProxies }) },
        log,
      )
      const answerOperator = createOperationsRoutes({
        health: given.health ?? createHealth(world.pool),
        ...(given.degraded && { degraded: given.degraded }),
        metrics,
        metricsToken: env.METRICS_TOKEN ?? null,
        production,
        log,
      })
      const isOurHost = createHostCheck({ host: env.HOST, publicUrl, allowed: env.ALLOWED_HOSTS ?? [] })
      let isToldOfHosts = false
      const refuseHost = ({ headers }: IncomingMessage, response: ServerResponse) => {
        if (!isToldOfHosts)
          log.info({ host: headers.host }, 'refused: a host that neither PUBLIC_URL nor ALLOWED_HOSTS names')
        isToldOfHosts = true
        tell(response, 421, 'MISDIRECTED_REQUEST', 'this server has another name')
      }
      const answer = async (path: string, request: IncomingMessage, response: ServerResponse) => {
        try {
          await admission.knock(addressOf(request, trustedProxies))
        } catch (error) {
          return refuse(response, error)
        }
        if (isDocumentPath(path)) return download(request, response)
        if (isSocialPath(path)) return signInWith(request, response)
        const door = doors.get(path)
        if (door !== undefined) return door(request, response)
        if (path !== ENDPOINT && hasDashboard && dashboard.answer(path, request, response)) return
        if (path === '/' && (request.method === 'GET' || request.method === 'HEAD'))
          return tellOfApi(response, exposes.graphiql)
        if (path === ENDPOINT) return yoga(request, response)
        // Yoga takes other spellings of its path for the same; guards, limits and metrics know one.
        if (hasDashboard && dashboard.answerMissing(request, response)) return
        tell(response, 404, 'NOT_FOUND', 'there is nothing here')
      }
      const server = createServer(TIMEOUTS, (request: IncomingMessage, response: ServerResponse) => {
        const from = performance.now()
        const requestId = requestIdOf(request)
        const path = (request.url ?? '/').split('?')[0] ?? '/'
        const isPage = exposes.graphiql && (request.headers.accept ?? '').includes('text/html')
        setSecurityHeaders(response, production, isPage)
        response.setHeader('x-request-id', requestId)
        const serve = (endSpan: (status: number) => void) => {
          response.once('close', () => {
            const { statusCode: status } = response
            const seconds = (performance.now() - from) / 1000
            metrics.answered(path, status, seconds)
            endSpan(status)
            log.debug({ requestId, method: request.method, path, status, seconds }, 'answered')
          })
          // Probes call a server by whatever name leads there, and learn nothing that a page could want.
          if (!path.startsWith('/health/') && !isOurHost(request)) return refuseHost(request, response)
          if (!answerOperator(path, request, response)) void answer(path, request, response)
        }
        const traced = {
          method: request.method ?? '',
          route: routeOf(path),
          requestId,
          traceparent: request.headers['traceparent']?.toString(),
        }
        const language = readAcceptLanguage(request.headers['accept-language'])
        withRequestId(requestId, () => inLanguageOf(language, () => telemetry.request(traced, serve)))
      })
      const sockets = serveSockets({
        server,
        api: yoga,
        mask,
        path: ENDPOINT,
        accounts: world.accounts,
        admission,
        trusted,
        origins,
        trustedProxies,
        isOurHost,
        log,
        around: (work) => withRequestId(newId(), work),
      })
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(env.PORT, env.HOST, () => {
          server.off('error', reject)
          resolve()
        })
      })
      stop = async () => {
        stop = async () => {}
        const closed = new Promise<void>((resolve) => {
          server.close(() => resolve())
        })
        await sockets.close()
        server.closeIdleConnections()
        // Streams of events do not end by themselves.
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS)
        await closed
        clearTimeout(force)
      }
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : env.PORT
      return { url: urlOf(env.HOST, port) }
    },
    stop: () => stop(),
  }
}
