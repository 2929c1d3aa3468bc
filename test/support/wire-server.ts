import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface WireAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  /** Before the first byte. */
  delayMs?: number
  /** Closes the connection after this many bytes. */
  cutAfter?: number
}

/** A server that answers as a public service does, whatever `answer` says; it remembers what it was asked. */
export const startWireServer = async (answer: (url: URL, nth: number) => WireAnswer) => {
  const asked: { url: URL; at: number }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://wire')
    asked.push({ url, at: performance.now() })
    void send(response, answer(url, asked.length))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = portOf(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type WireServer = Awaited<ReturnType<typeof startWireServer>>

const portOf = (address: string | AddressInfo | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address
}

const send = async (response: ServerResponse, answer: WireAnswer): Promise<void> => {
  const {
    status = 200,
    headers = { 'content-type': 'application/xml' },
    body = '',
    delayMs,
    cutAfter,
  } = answer
  if (delayMs !== undefined) await sleep(delayMs)
  if (response.destroyed) return
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
  if (cutAfter === undefined) response.end(bytes)
  else response.write(bytes.subarray(0, cutAfter), () => response.destroy())
}
