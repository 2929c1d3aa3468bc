import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Accounts, Viewer } from '../../accounts/accounts.ts'
import { prove, readProof } from '../user/proof.ts'
import type { Proven } from '../user/proof.ts'
import { isAllowedOrigin } from '../transport/sockets.ts'

/** What came in by a door, from somebody who is known. */
export interface Asked {
  body: unknown
  proven: Proven & { viewer: Viewer }
  request: IncomingMessage
  response: ServerResponse
}

export interface DoorOptions {
  accounts: Pick<Accounts, 'authenticate'>
  /** Origins that browsers may call from, besides the API's own. */
  origins: readonly string[]
  /** Headers that browsers may send, besides authorization and content-type. */
  headers?: readonly string[]
  serve(asked: Asked): Promise<void>
}

const MAX_BODY = 1_000_000

const tell = (
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { code } }))
}

/** Null: it is larger than a body may be. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) return null
  const chunks: Buffer[] = []
  let length = 0
  // Left in the middle it is not destroyed: whoever sent too much is told so.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parse = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/**
 * A way in for programs: POST of JSON with a bearer token. Cookies are no proof here, so that no page can use somebody's; what
 * comes from a page of another origin is refused all the same.
 */
export const createDoor =
  ({ accounts, origins, headers = [], serve }: DoorOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin, host } = request.headers
    if (!isAllowedOrigin(origin, host, origins)) return tell(response, 403, 'FORBIDDEN')
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('vary', 'origin')
    }
    if (request.method === 'OPTIONS') {
      const allowed = ['authorization', 'content-type', 'accept', ...headers].join(', ')
      response.writeHead(204, {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': allowed,
      })
      response.end()
      return
    }
    if (request.method !== 'POST') return tell(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'POST' })
    const { viewer, rejected } = await prove(accounts, readProof(request.headers.authorization, null))
    if (viewer === null) {
      const challenge = rejected === null ? 'Bearer' : 'Bearer error="invalid_token"'
      return tell(response, 401, 'UNAUTHENTICATED', { 'www-authenticate': challenge })
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
      return tell(response, 415, 'UNSUPPORTED_MEDIA_TYPE')
    const text = await readBody(request)
    if (text === null) return tell(response, 413, 'TOO_LARGE', { connection: 'close' })
    const parsed = parse(text)
    if (parsed === null) return tell(response, 400, 'BAD_USER_INPUT')
    await serve({ body: parsed.value, proven: { viewer, rejected }, request, response })
  }
