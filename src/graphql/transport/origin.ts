import type { IncomingMessage } from 'node:http'

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i

/**
 * Where a client reaches this server, to give it whole links: what the deployment says, else the host that the request
 * itself named. Empty where neither is known: the link is then a path.
 */
export const originOf = (
  request: IncomingMessage | undefined,
  { publicUrl, trustedProxies }: { publicUrl: string | null; trustedProxies: number },
): string => {
  if (publicUrl !== null) return publicUrl
  const host = request?.headers.host
  if (host === undefined || !HOST.test(host)) return ''
  const told = trustedProxies > 0 ? request?.headers['x-forwarded-proto'] : undefined
  return `${told === 'https' ? 'https' : 'http'}://${host}`
}
