import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Where `npm run build` puts the dashboard. */
const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Files of these endings lie beside what they are a compressed form of. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const PLACES = '/places.json'
/** Beside the page, a manifest of the operations that it sends. */
const DOCUMENTS = 'documents.json'
/** Where the page reads what the server says of the map. */
const MAP = '/map.json'

/** The page runs its own scripts and styles, talks to its own server, and loads nothing from anybody else but the map's
 * pictures, where the server has an address of such. */
const policyFor = (tiles: string | null): string => {
  const pictures = tiles === null ? '' : ` ${new URL(tiles).origin}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${pictures}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Pictures for the map: an address of tiles with {z}, {x} and {y}, and who made them. */
export interface MapTiles {
  url: string
  attribution: string | null
}

export interface Dashboard {
  isBuilt: boolean
  /** The manifest of the operations that it sends (`readTrustedDocuments`), as its build has written it. Throws where it was not built. */
  manifest(): Promise<string>
  /** Answers what is the page's or one of its files; false: it is neither, and nothing was done. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean
  /** Says with the page, in the reader's language, that nothing is here; false: nobody reads pages there, and nothing was done. */
  answerMissing(request: IncomingMessage, response: ServerResponse): boolean
}

const filesIn = (folder: string): ReadonlySet<string> => {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())
    return new Set(
      entries.map((it) => `/${relative(folder, join(it.parentPath, it.name)).split(sep).join('/')}`),
    )
  } catch {
    // It was not built.
    return new Set()
  }
}

const accepts = (request: IncomingMessage, encoding: string): boolean =>
  (request.headers['accept-encoding']?.toString() ?? '')
    .split(',')
    .some(
      (it) =>
        it.trim() === encoding || (it.trim().startsWith(`${encoding};`) && !/;\s*q=0(?:\.0*)?$/.test(it)),
    )

/** What the addresses of its views begin with, as the build has written them down. */
const placesIn = (folder: string, files: ReadonlySet<string>): ReadonlySet<string> => {
  if (!files.has(PLACES)) return new Set()
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, PLACES), 'utf8'))))
}

/**
 * The files of the dashboard as they were when the server started. Only names on that list are ever opened: no path that
 * somebody sends becomes the path of a file.
 */
export const openDashboard = (tiles: MapTiles | null = null, folder: string = BUILT): Dashboard => {
  const policy = policyFor(tiles?.url ?? null)
  const map = JSON.stringify({ tiles: tiles?.url ?? null, attribution: tiles?.attribution ?? null })
  const files = filesIn(folder)
  const isBuilt = files.has('/index.html')
  const places = placesIn(folder, files)
  const kept = new Map<string, Promise<Buffer>>()
  const read = (name: string): Promise<Buffer> => {
    const content = kept.get(name) ?? readFile(join(folder, name))
    kept.set(name, content)
    return content
  }

  const send = async (
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
    status: 200 | 404 = 200,
  ) => {
    const [encoding, ending] = ENCODINGS.find(
      ([it, end]) => files.has(name + end) && accepts(request, it),
    ) ?? [null, '']
    const content = await read(name + ending).catch(() => null)
    if (content === null) {
      response.writeHead(404)
      response.end()
      return
    }
    const isPage = name === '/index.html'
    response.writeHead(status, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-length': content.length,
      // What has its content's hash in its name never changes.
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(encoding !== null && { 'content-encoding': encoding }),
      // A worker has the policy of its own script.
      ...((isPage || name.endsWith('.js')) && { 'content-security-policy': policy }),
    })
    response.end(request.method === 'HEAD' ? undefined : content)
  }

  const isAsked = ({ method }: IncomingMessage): boolean => isBuilt && (method === 'GET' || method === 'HEAD')

  return {
    isBuilt,
    manifest: () => readFile(join(folder, DOCUMENTS), 'utf8'),
    answerMissing(request, response) {
      if (!isAsked(request) || !(request.headers.accept ?? '').includes('text/html')) return false
      void send('/index.html', request, response, 404)
      return true
    },
    answer(path, request, response) {
      if (!isAsked(request)) return false
      if (path === MAP) {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        response.end(request.method === 'HEAD' ? undefined : map)
        return true
      }
      // What is compressed is the form of a file, and no file to ask for.
      const isFile = files.has(path) && !ENCODINGS.some(([, ending]) => path.endsWith(ending))
      // What is below them the page's own router knows.
      const isPage = path === '/' || places.has(path.split('/')[1] ?? '')
      if (!isFile && !isPage) return false
      void send(isFile ? path : '/index.html', request, response)
      return true
    },
  }
}
