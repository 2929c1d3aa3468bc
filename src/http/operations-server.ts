import { createServer } from 'node:http'
import { createOperationsRoutes } from './operations-routes.ts'
import type { OperationsDeps } from './operations-routes.ts'

export interface OperationsServer {
  port: number
  stop(): Promise<void>
}

/** Health and metrics on a port of their own: for workers, which serve nothing else, and for probes. */
export const startOperationsServer = async (
  host: string,
  port: number,
  deps: OperationsDeps,
): Promise<OperationsServer> => {
  const answer = createOperationsRoutes(deps)
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    response.setHeader('cache-control', 'no-store')
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (!answer(path, request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
