import { lookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { OutwardError } from '../domain/outward.ts'
import type { Outward, OutwardAnswer, OutwardFailure, OutwardPost } from '../domain/outward.ts'

const TIMEOUT_MS = 10_000
const MAX_RETRY_AFTER = 86_400

/** IANA's special-purpose addresses: machines of one's own, of one's network, of a cloud's inside, and of nobody. */
const CLOSED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Only 2000::/3 is given out; within it, what is no machine or leads on to an IPv4 address. */
const OPEN_6: readonly [string, number] = ['2000::', 3]
const CLOSED_6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of CLOSED_6) closed.addSubnet(network, prefix, 'ipv6')
const open6 = new BlockList()
open6.addSubnet(...OPEN_6, 'ipv6')

/** Whether an address is one that everybody reaches. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !closed.check(address, 'ipv4')
    : isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')

/** An address as URLs write it. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')
/** Names that lead nowhere but to oneself (RFC 6761, RFC 8375, ICANN’s .internal). */
const OWN_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa|onion|invalid|test)\.?$/i
const LOOPBACK = /^(127(\.\d+){3}|::1|localhost)$/

type Resolve = (name: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

interface Options {
  /** Only to servers that everybody reaches, by https: whatever runs for others. Else to one's own machine as well. */
  isPublic: boolean
  timeoutMs?: number
  resolve?: Resolve
}

const failureOf = (error: unknown): OutwardFailure => {
  if (error instanceof OutwardError) return error.failure
  if (!(error instanceof Error)) return 'UNREACHABLE'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  const code = 'code' in error ? String(error.code) : ''
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'NAME_NOT_FOUND'
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO|EPROTO/.test(code) ? 'TLS_FAILED' : 'UNREACHABLE'
}

const secondsOf = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Math.min(Number(header), MAX_RETRY_AFTER) : null

export const createOutward = ({
  isPublic,
  timeoutMs = TIMEOUT_MS,
  resolve = (name, done) => lookup(name, { all: true }, done),
}: Options): Outward => {
  /** The socket goes to the very address that was looked at: a name that leads elsewhere a moment later gains nothing. */
  const lookUp: LookupFunction = (name, options, done) =>
    resolve(name, (error, found) => {
      if (error !== null) return done(error, '')
      const [first] = found
      if (first === undefined || (isPublic && !found.every(({ address }) => isPublicAddress(address))))
        return done(new OutwardError('ADDRESS_REFUSED'), '')
      return options.all === true ? done(null, found) : done(null, first.address, first.family)
    })

  const refuses = ({ protocol, hostname }: URL): boolean => {
    const host = bare(hostname)
    if (!isPublic) return protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(host))
    return protocol !== 'https:' || (isIP(host) === 0 ? OWN_NAME.test(host) : !isPublicAddress(host))
  }

  const send = (url: URL, { headers, body }: OutwardPost): Promise<OutwardAnswer> =>
    new Promise((settle, reject) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
        url,
        {
          method: 'POST',
          // A connection of its own: one that is kept was looked at for somebody else.
          agent: false,
          lookup: lookUp,
          signal: AbortSignal.timeout(timeoutMs),
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          settle({
            status: response.statusCode ?? 0,
            retryAfterSeconds: secondsOf(response.headers['retry-after']),
          })
          response.destroy()
        },
      )
      request.on('error', reject)
      request.end(body)
    })

  return {
    refuses,
    async post(message) {
      const url = new URL(message.url)
      if (refuses(url)) throw new OutwardError('ADDRESS_REFUSED')
      try {
        return await send(url, message)
      } catch (error) {
        throw new OutwardError(failureOf(error))
      }
    },
  }
}
