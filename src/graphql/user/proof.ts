import type { IncomingMessage } from 'node:http'
import type { Accounts, Viewer } from '../../accounts/accounts.ts'
import { bearerToken, cookieToken } from './cookie.ts'

/** What came along to prove who asks; null where nothing did. The token is null where what was sent is none. */
export type SentProof = { carrier: 'header' | 'cookie'; token: string | null } | null

/** What a proof is worth. One that was sent and does not hold is nobody's, which is not the same as nobody. */
export interface Proven {
  viewer: Viewer | null
  rejected: 'header' | 'cookie' | null
}

export const NOBODY: Proven = { viewer: null, rejected: null }

/** An Authorization header goes before the cookie; whatever stands in it is a proof, or a failed one. */
export const readProof = (
  authorization: string | null | undefined,
  cookies: string | null | undefined,
): SentProof => {
  if (authorization !== null && authorization !== undefined && authorization.trim() !== '')
    return { carrier: 'header', token: bearerToken(authorization) }
  const token = cookieToken(cookies)
  return token === null ? null : { carrier: 'cookie', token }
}

export const readRequestProof = ({ headers }: IncomingMessage): SentProof =>
  readProof(headers.authorization, headers.cookie)

/** Asked anew for every operation: what was proven a moment ago may have been revoked since. */
export const prove = async (accounts: Pick<Accounts, 'authenticate'>, sent: SentProof): Promise<Proven> => {
  if (sent === null) return NOBODY
  const viewer = sent.token === null ? null : await accounts.authenticate(sent.token)
  return viewer === null ? { viewer, rejected: sent.carrier } : { viewer, rejected: null }
}
