import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { SignJWT, UnsecuredJWT } from 'jose'

export interface Crookedness {
  nonce?: string | null
  audience?: string
  issuer?: string
  /** Signs with a key that is not the provider's. */
  foreignKey?: boolean
  unsigned?: boolean
  expired?: boolean
  /** No ID token at all. */
  absent?: boolean
}

/** A provider whose tokens are wrong in one way at a time, and right when nothing is said. */
export const startCrookedOidc = async (clientId: string) => {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const state = { crooked: {} as Crookedness, nonce: '' }
  let issuer = ''
  const idToken = () => {
    const { nonce = state.nonce, audience = clientId, issuer: from = issuer, ...rest } = state.crooked
    const claims = { email: 'victim@example.com', email_verified: true, ...(nonce !== null && { nonce }) }
    const expiry = rest.expired ? Math.floor(Date.now() / 1000) - 600 : Math.floor(Date.now() / 1000) + 600
    if (rest.unsigned) {
      return new UnsecuredJWT(claims)
        .setSubject('victim')
        .setIssuer(from)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiry)
        .encode()
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setSubject('victim')
      .setIssuer(from)
      .setAudience(audience)
      .setIssuedAt(expiry - 900)
      .setExpirationTime(expiry)
      .sign(rest.foreignKey ? foreign.privateKey : own.privateKey)
  }
  const answer = async (path: string): Promise<object> => {
    if (path === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }
    }
    if (path === '/jwks')
      return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] }
    return {
      access_token: 'x',
      token_type: 'Bearer',
      expires_in: 60,
      ...(!state.crooked.absent && { id_token: await idToken() }),
    }
  }
  const send = async (path: string, response: ServerResponse) => {
    const body = JSON.stringify(await answer(path))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  }
  const server = createServer((request, response) => void send(request.url ?? '', response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    /** What the next token looks like; `nonce` is what the login asked for. */
    next: (nonce: string, crooked: Crookedness) => Object.assign(state, { nonce, crooked }),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
