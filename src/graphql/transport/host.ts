import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

export interface HostRules {
  /** What the server listens on: a name, an address, or all of them. */
  host: string
  publicUrl: string | null
  /** Further names; “.example.com” is every name below it, “*” any name at all. */
  allowed: readonly string[]
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const WITH_PORT = /^(\[[\da-f:.]+\]|[^:[\]/\\@?#\s]+)(?::\d{1,5})?$/i

/** The name or address in a Host header, small and without port, brackets and a closing dot; null where there is none. */
export const hostnameOf = (header: string): string | null => {
  const name = WITH_PORT.exec(header)?.[1]?.toLowerCase()
  return name === undefined ? null : name.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  (isIPv4(name) && LOOPBACK.check(name, 'ipv4')) ||
  (isIPv6(name) && LOOPBACK.check(name, 'ipv6'))

const withoutMapping = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '')

/**
 * Whether a request calls this server by a name of its own. A page of another site can have its own name resolve to this
 * machine (DNS rebinding) and is then of the same origin as the API, cookies and guards notwithstanding; but it cannot make a
 * browser say another name than that. An address is no name: the one that the connection came in on is believed.
 */
export const createHostCheck = ({ host, publicUrl, allowed }: HostRules) => {
  const names = new Set(
    [host, ...(publicUrl === null ? [] : [new URL(publicUrl).host]), ...allowed].flatMap(
      (name) => hostnameOf(name) ?? [],
    ),
  )
  const suffixes = allowed.filter((name) => name.startsWith('.')).map((name) => name.toLowerCase())
  const isAny = allowed.includes('*')
  return ({ headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { localAddress?: string } }) => {
    // Browsers always name one.
    if (isAny || headers.host === undefined) return true
    const name = hostnameOf(headers.host)
    if (name === null) return false
    return (
      names.has(name) ||
      isLoopback(name) ||
      suffixes.some((suffix) => name.endsWith(suffix)) ||
      name === withoutMapping(socket.localAddress)
    )
  }
}
