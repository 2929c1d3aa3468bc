import { createConnection } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { beforeAll, inject } from 'vitest'
import { WebSocket } from 'ws'
import { demoDatabase } from './db.ts'
import { socketUrl } from './gql.ts'
import { startProduct } from './process.ts'
import type { ProductProcess } from './process.ts'
import { TEST_KEY, TEST_SECRET } from './vault.ts'

export interface Production {
  /** The GraphQL endpoint. */
  url: string
  /** The same without a path. */
  base: string
  databaseUrl: string
  process: ProductProcess
  /** Lines that the process wrote, to its log or past it. */
  lines: string[]
  stop(): Promise<void>
}

export const PRODUCTION_ENV = {
  NODE_ENV: 'production',
  JWT_SECRET: TEST_SECRET,
  /** Production has them only where it is told so. */
  DEMO_DATA: 'true',
  PII_KEYS: TEST_KEY,
}

/** The product in production mode, as a process of its own on a database of its own. */
export const startProduction = async (
  env: Record<string, string> = {},
  role?: 'api',
): Promise<Production> => {
  const database = await demoDatabase()
  const folder = mkdtempSync(join(inject('scratch'), 'production-'))
  const lines: string[] = []
  try {
    const product = await startProduct({
      ...(role && { role }),
      env: { DATABASE_URL: database.url, DATA_DIR: folder, ...PRODUCTION_ENV, ...env },
      onLog: (line) => void lines.push(line),
    })
    return {
      url: product.url,
      base: new URL(product.url).origin,
      databaseUrl: database.url,
      process: product,
      lines,
      async stop() {
        await product.stop()
        await database.drop()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await database.drop()
    throw error
  }
}

/** One process of this worker for all files that attack what is common to all; it ends with the worker. */
let common: Promise<Production> | undefined

/** No limit of requests or registrations: those have files of their own, as has whatever else needs an environment of its own. */
const COMMON_ENV = { REQUESTS_PER_MINUTE: 'none', SIGN_UPS_PER_HOUR: '1000', TOKEN_CHECK_SECONDS: '0.5' }

/** The product in production mode as this worker has it for all files; to be used in tests and not before. */
export const serveProduction = (): Readonly<Omit<Production, 'stop' | 'process'>> => {
  let product: Production | undefined
  let earlier = 0
  beforeAll(async () => {
    product = await (common ??= startProduction(COMMON_ENV))
    earlier = product.lines.length
  }, 180_000)
  const started = (): Production => {
    if (product === undefined) throw new Error('the product is not started yet')
    return product
  }
  return {
    get url() {
      return started().url
    },
    get base() {
      return started().base
    },
    get databaseUrl() {
      return started().databaseUrl
    },
    get lines() {
      return started().lines.slice(earlier)
    },
  }
}

export interface Answer {
  status: number
  text: string
  headers: Headers
}

/** Any request; what comes back as it is. */
export const send = async (url: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** A body that may be anything, posted as JSON. */
export const sendJson = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Bytes as they are, over a bare connection; what came back until the other side closed or time ran out. */
export const sendBytes = (base: string, pieces: readonly string[], waitMs: number): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(base)
    let heard = ''
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      for (const piece of pieces) socket.write(piece)
    })
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(heard)
    }
    const timer = setTimeout(end, waitMs)
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('error', end)
    socket.on('close', end)
  })

export interface Peer {
  socket: WebSocket
  heard: { type: string; id?: string; payload?: unknown }[]
  send(message: unknown): void
  /** The first message that fits, said already or to come. */
  hear(fits: (message: Peer['heard'][number]) => boolean): Promise<Peer['heard'][number]>
  closed: Promise<{ code: number; reason: string }>
}

/** A bare graphql-ws socket; with `init` it has said hello and was answered. */
export const openPeer = async (
  url: string,
  { init, headers = {} }: { init?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<Peer> => {
  const socket = new WebSocket(socketUrl(url), 'graphql-transport-ws', { headers })
  const heard: Peer['heard'] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  socket.on('error', () => {})
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)))
    for (const resume of waiting) resume()
  })
  await once(socket, 'open')
  const peer: Peer = {
    socket,
    heard,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hear: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find(fits)
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        void closed.then(({ code, reason }) => reject(new Error(`closed with ${code} ${reason}`)))
        look()
      }),
  }
  if (init !== undefined) {
    peer.send({ type: 'connection_init', payload: init })
    await peer.hear(({ type }) => type === 'connection_ack')
  }
  return peer
}

/** One operation over a socket of its own: its first result, or its errors. */
export const askSocket = async (
  url: string,
  payload: Record<string, unknown>,
  token: string | null = null,
): Promise<unknown> => {
  const peer = await openPeer(url, { init: token === null ? {} : { authorization: `Bearer ${token}` } })
  try {
    peer.send({ id: '1', type: 'subscribe', payload })
    return (await peer.hear(({ id }) => id === '1')).payload
  } finally {
    peer.socket.terminate()
  }
}
