import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { isDocumentPath } from './accounts/document-link.ts'
import type { World } from './graphql/context.ts'
import { createDownload } from './graphql/document-download.ts'
import { readExamples } from './graphql/examples.ts'
import { originOf } from './graphql/origin.ts'
import { createSocialRoutes, isSocialPath } from './graphql/social-login.ts'
import { serveSockets } from './graphql/sockets.ts'
import { createApi, ENDPOINT } from './graphql/yoga.ts'

export interface ServerDeps {
  env: Pick<Env, 'HOST' | 'PORT' | 'NODE_ENV' | 'CORS_ORIGINS' | 'TRUSTED_PROXIES' | 'PUBLIC_URL'>
  log: Logger
  world: World
}

export interface ApiServer {
  /** Resolves when requests are accepted; `url` is the GraphQL endpoint. */
  start(): Promise<{ url: string }>
  /** Ends open requests and sockets, then resolves. */
  stop(): Promise<void>
}

/** How long requests in flight may take once the server is stopping. */
const GRACE_MS = 2_000
const READY_TIMEOUT_MS = 2_000

const isReady = async (pool: Pool): Promise<boolean> => {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), READY_TIMEOUT_MS).unref()
  })
  return Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    timeout,
  ])
}

const setSecurityHeaders = (response: ServerResponse, production: boolean, isPage: boolean) => {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cache-control', 'no-store')
  // GraphiQL is a page with scripts of its own; everything else is data.
  response.setHeader(
    'content-security-policy',
    isPage ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'",
  )
  if (production) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

const urlOf = (host: string, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${ENDPOINT}`
}

export const buildServer = ({ env, log, world }: ServerDeps): ApiServer => {
  const production = env.NODE_ENV === 'production'
  const origins = env.CORS_ORIGINS

  const answerHealth = async (path: string, response: ServerResponse) => {
    const healthy = path === '/health/live' || (await isReady(world.pool))
    response.writeHead(healthy ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify({ status: healthy ? 'ok' : 'unavailable' }))
  }

  let stop = async () => {}

  return {
    async start() {
      const examples = production ? [] : await readExamples()
      const api = createApi({
        world,
        log,
        production,
        origins,
        trustedProxies: env.TRUSTED_PROXIES,
        publicUrl: env.PUBLIC_URL ?? null,
        examples,
      })
      const download = createDownload(world, log)
      const signInWith = createSocialRoutes(
        world,
        {
          production,
          originOf: (request) =>
            originOf(request, { publicUrl: env.PUBLIC_URL ?? null, trustedProxies: env.TRUSTED_PROXIES }),
        },
        log,
      )
      const server = createServer(
        { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
        (request: IncomingMessage, response: ServerResponse) => {
          const isPage = !production && (request.headers.accept ?? '').includes('text/html')
          setSecurityHeaders(response, production, isPage)
          const path = (request.url ?? '/').split('?')[0] ?? '/'
          if (path === '/health/live' || path === '/health/ready') void answerHealth(path, response)
          else if (isDocumentPath(path)) void download(request, response)
          else if (isSocialPath(path)) void signInWith(request, response)
          else void api(request, response)
        },
      )
      const sockets = serveSockets({
        server,
        api,
        path: ENDPOINT,
        accounts: world.accounts,
        origins,
        log,
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
