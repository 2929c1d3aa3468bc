import { ClientSecretPost } from 'openid-client'
import { discover, verifiedEmailOf } from './provider.ts'
import type { Provider } from './provider.ts'

export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

/** OpenID Connect as it is written: all is in the ID token. */
export const createGoogle = ({ clientId, clientSecret, issuer }: GoogleSettings): Provider => ({
  name: 'GOOGLE',
  scope: 'openid email',
  postsAnswer: false,
  hasIdToken: true,
  configure: () => discover(issuer, clientId, ClientSecretPost(clientSecret)),
  identify: async (_config, tokens) => {
    const claims = tokens.claims()
    return claims ? { providerUserId: claims.sub, verifiedEmail: verifiedEmailOf(claims) } : null
  },
})
