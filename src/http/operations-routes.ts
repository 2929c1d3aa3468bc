import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from '../observe/metrics.ts'
import type { Part } from '../store/health.ts'

export interface OperationsDeps {
  health(): Promise<readonly Part[]>
  /** Parts that do not answer and that the product does without. */
  degraded?: () => readonly string[]
  metrics: Metrics
  /** Who may read the metrics; null: everybody, or in production nobody. */
  metricsToken: string | null
  production: boolean
  log: Logger
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/**
 * What those who run the product ask it: /health/live, /health/ready, /metrics. False where it is another path. Readiness
 * names the part that fails and no more: it can be asked without a token.
 */
export const createOperationsRoutes = ({
  health,
  degraded = () => [],
  metrics,
  metricsToken,
  production,
  log,
}: OperationsDeps) => {
  const isAllowed = (request: IncomingMessage): boolean => {
    if (metricsToken === null) return !production
    const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    return sent !== undefined && isSame(sent, metricsToken)
  }
  const answer = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (path === '/health/live') {
      response.writeHead(200, JSON_TYPE).end(JSON.stringify({ status: 'ok' }))
    } else if (path === '/health/ready') {
      const failing = await health()
      const status = failing.length === 0 ? 'ok' : 'unavailable'
      response.writeHead(failing.length === 0 ? 200 : 503, JSON_TYPE)
      const without = degraded()
      response.end(
        JSON.stringify({
          status,
          ...(failing.length > 0 && { failing }),
          ...(without.length > 0 && { degraded: without }),
        }),
      )
    } else if (isAllowed(request)) {
      const text = await metrics.render()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } else {
      // Where there are no metrics for anybody it need not be known that there could be.
      response
        .writeHead(metricsToken === null ? 404 : 401, JSON_TYPE)
        .end(JSON.stringify({ status: 'refused' }))
    }
  }
  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (path !== '/health/live' && path !== '/health/ready' && path !== '/metrics') return false
    answer(path, request, response).catch((error: unknown) => {
      log.error({ err: error, path }, 'a question about the state of the product failed')
      if (!response.headersSent) response.writeHead(503, JSON_TYPE)
      response.end()
    })
    return true
  }
}
