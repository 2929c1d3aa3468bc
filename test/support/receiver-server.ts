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
  /** What everything is answered with from now on; null: with nothing at all. */
  answerWith(status: number | null, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** A server of somebody else's: a push service, or one that a webhook leads to. It keeps what it gets. */
export const startReceiverServer = async (): Promise<ReceiverServer> => {
  const received: Received[] = []
  let answer: { status: number | null; headers: Record<string, string> } = { status: 201, headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      if (answer.status !== null) response.writeHead(answer.status, answer.headers).end('taken')
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
    answerWith: (status, headers = {}) => {
      answer = { status, headers }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
