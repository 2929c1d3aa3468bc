import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { discover, verifiedEmailOf } from './provider.ts'
import type { Provider } from './provider.ts'

export interface AppleSettings {
  clientId: string
  teamId: string
  keyId: string
  /** PKCS 8, PEM. */
  privateKey: string
  issuer: string
}

const SECRET_SECONDS = 5 * 60

/** Its client secret is a token that we sign for every request, and it posts the answer as soon as a scope is asked for. */
export const createApple = ({ clientId, teamId, keyId, privateKey, issuer }: AppleSettings): Provider => {
  const key = createPrivateKey(privateKey)
  const signSecret = () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${SECRET_SECONDS}s`)
      .sign(key)
  return {
    name: 'APPLE',
    scope: 'openid email',
    postsAnswer: true,
    hasIdToken: true,
    configure: () =>
      discover(issuer, clientId, async (_server, _client, body) => {
        body.set('client_id', clientId)
        body.set('client_secret', await signSecret())
      }),
    identify: async (_config, tokens) => {
      const claims = tokens.claims()
      return claims ? { providerUserId: claims.sub, verifiedEmail: verifiedEmailOf(claims) } : null
    },
  }
}
