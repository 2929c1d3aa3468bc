import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The network of an IPv6 client: a home has a whole /64, and would be as many clients as it likes. */
const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0')
  const network = [...groups, ...zeros, ...last].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/**
 * Who a limit by address is for. Anybody can write X-Forwarded-For; only what the deployment's own proxies added at its end
 * is believed, and without proxies nothing of it.
 */
export const clientAddress = (
  connection: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const told = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  return networkOf(told === undefined || told === '' ? (connection ?? 'unknown') : told)
}

/** The same of a request. */
export const addressOf = (request: IncomingMessage | undefined, trustedProxies: number): string =>
  clientAddress(
    request?.socket.remoteAddress,
    request?.headers['x-forwarded-for']?.toString(),
    trustedProxies,
  )

const LONGEST_USER_AGENT = 200

/** What a client calls itself, as far as it can be shown. */
export const userAgentOf = (request: IncomingMessage | undefined): string | null =>
  request?.headers['user-agent']
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST_USER_AGENT)
    .trim() || null
