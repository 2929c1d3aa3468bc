import { setTimeout as sleep } from 'node:timers/promises'
import iconv from 'iconv-lite'
import { ProviderError, UnreadableFileError } from '../domain/errors.ts'

export interface HttpOptions {
  /** Requests begin at most this often. */
  perSecond: number
  /** Of one attempt, from the request to the last byte. */
  timeoutMs?: number
  attempts?: number
  /** The first pause before asking again; each further one is twice as long. */
  backoffMs?: number
}

export interface HttpSource {
  /** What `read` makes of the answer. Passing troubles, of the line or told by `read`, are tried again. */
  get<T>(url: URL, read: (text: string) => T): Promise<T>
}

const LONGEST_PAUSE_MS = 30_000
const LARGEST_BODY = 64 * 1024 * 1024

/**
 * Asks a public service politely: so many requests a second, a pause that grows before asking again. Messages never hold
 * the address, because the key is part of it.
 */
export const createHttpSource = (options: HttpOptions): HttpSource => {
  const { perSecond, timeoutMs = 20_000, attempts = 4, backoffMs = 500 } = options
  let free = 0
  const takeTurn = async () => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + 1000 / perSecond
    if (turn > now) await sleep(turn - now)
  }

  const get = async <T>(url: URL, read: (text: string) => T): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      await takeTurn()
      try {
        return read(await ask(url, timeoutMs))
      } catch (error) {
        const failure = withoutKey(asFailure(error, url), url)
        if (!failure.isTransient || attempt >= attempts) throw failure
        const pause = Math.max(backoffMs * 2 ** (attempt - 1), failure instanceof Busy ? failure.pauseMs : 0)
        await sleep(Math.min(LONGEST_PAUSE_MS, pause))
      }
    }
  }
  return { get }
}

/** An answer that says when to come back. */
class Busy extends ProviderError {
  readonly pauseMs: number
  constructor(message: string, pauseMs: number) {
    super(message, { isTransient: true })
    this.pauseMs = pauseMs
  }
}

const ask = async (url: URL, timeoutMs: number): Promise<string> => {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json, application/xml, text/xml' },
    // A key must not travel to wherever a service sends us.
    redirect: 'manual',
  })
  const body = await readBody(response)
  if (response.status === 200) return body
  const message = `${url.host} answered HTTP ${response.status}${excerpt(body)}`
  if (response.status === 429 || response.status >= 500)
    throw new Busy(message, retryAfter(response.headers.get('retry-after')))
  const isFinal = response.status === 401 || response.status === 403
  throw new ProviderError(message, { providerCode: String(response.status), isFinal })
}

const readBody = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > LARGEST_BODY) throw new ProviderError('the answer has more than 64 MB')
    parts.push(part)
  }
  return decode(Buffer.concat(parts))
}

/** Some services still answer in EUC-KR, and say so in places that vary: whatever is not UTF-8 is taken for it. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return iconv.decode(bytes, 'cp949')
  }
}

const retryAfter = (header: string | null): number =>
  header !== null && /^\d{1,4}$/.test(header) ? Number(header) * 1000 : 0

const excerpt = (body: string): string => {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return words === '' ? '' : `: “${words.slice(0, 120)}”`
}

const asFailure = (error: unknown, url: URL): ProviderError => {
  if (error instanceof ProviderError) return error
  // An answer cut off on the way, or the page of a proxy: the next one may be whole.
  if (error instanceof UnreadableFileError)
    return new ProviderError(`${url.host}: ${error.message}`, { isTransient: true, cause: error })
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new ProviderError(`${url.host} did not answer in time`, { isTransient: true })
  if (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)) {
    const cause =
      error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : 'no answer'
    return new ProviderError(`${url.host} could not be reached (${cause})`, { isTransient: true })
  }
  throw error
}

/** Some gateways repeat the request in their error page. */
const withoutKey = (failure: ProviderError, url: URL): ProviderError => {
  for (const name of ['serviceKey', 'auth', 'OC']) {
    const key = url.searchParams.get(name) ?? ''
    for (const written of key === '' ? [] : [key, encodeURIComponent(key)])
      failure.message = failure.message.replaceAll(written, '***')
  }
  return failure
}
