import * as client from 'openid-client'
import type { SocialProvider } from '../../domain/user.ts'

/** Who a provider says that somebody is. */
export interface Identity {
  provider: SocialProvider
  providerUserId: string
  /** Only ever trusted where the provider says that it was verified; null otherwise. */
  verifiedEmail: string | null
}

/** What is peculiar to a provider; the flow itself is login.ts's. */
export interface Provider {
  name: SocialProvider
  scope: string
  /** The provider has the browser post the answer, instead of sending it there: the login cookie must allow that. */
  postsAnswer: boolean
  /** It signs an ID token, which then must carry our nonce. */
  hasIdToken: boolean
  /** Where it is and how we show who we are; asked for once. */
  configure(): Promise<client.Configuration>
  /** After everything was checked that the protocol lets us check. Null: it does not say who it is. */
  identify(config: client.Configuration, tokens: Tokens): Promise<Omit<Identity, 'provider'> | null>
}

export type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers

/** Unencrypted only to ourselves: to a provider that a test runs. */
export const permitLoopback = (address: string): ((config: client.Configuration) => void)[] => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
    ? [client.allowInsecureRequests]
    : []
}

export const discover = (
  issuer: string,
  clientId: string,
  authentication: client.ClientAuth,
): Promise<client.Configuration> =>
  client.discovery(new URL(issuer), clientId, {}, authentication, {
    // The token comes straight from the provider, but its signature is checked all the same.
    execute: [client.enableNonRepudiationChecks, ...permitLoopback(issuer)],
    timeout: 10,
  })

/** Apple sends booleans as text. */
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true'

export const verifiedEmailOf = (claims: Readonly<Record<string, unknown>>): string | null => {
  const email = claims['email']
  return typeof email === 'string' && isTrue(claims['email_verified']) ? email : null
}
