import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface ReceiverServer {
  /** http://127.0.0.1:…, without a path. */
  url: string
  /** What came, the first first. */
  received: Received[]
  /** How many of them wait for an answer now. */
  waiting(): number
  /** How many of them waited for an answer at the same time. */
  mostAtOnce(): number
  /** What everything is answered with from now on, and how much later, ms; null: with nothing at all. */
  answerWith(status: number | null, headers?: Record<string, string>, after?: number): void
  close(): Promise<void>
}

/** A server of somebody else's: a push service, or one that a webhook leads to. It keeps what it gets. */
export const startReceiverServer = async (): Promise<ReceiverServer> => {
  const received: Received[] = []
  let answer: { status: number | null; headers: Record<string, string>; after: number } = {
    status: 201,
    headers: {},
    after: 0,
  }
  let [open, most] = [0, 0]
  const server = createServer((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => (open -= 1))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      const { status, headers, after } = answer
      if (status !== null) setTimeout(() => response.writeHead(status, headers).end('taken'), after)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    waiting: () => open,
    mostAtOnce: () => most,
    answerWith: (status, headers = {}, after = 0) => {
      answer = { status, headers, after }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
