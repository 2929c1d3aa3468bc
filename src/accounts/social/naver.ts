import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client'
import { z } from 'zod'
import { permitLoopback } from './provider.ts'
import type { Provider } from './provider.ts'

export interface NaverSettings {
  clientId: string
  clientSecret: string
  url: string
  apiUrl: string
}

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({ id: z.string().min(1) }),
})

/**
 * Plain OAuth 2 without an ID token: who it is, is asked with the access token that only the code's exchange gives. The
 * email in the profile is whatever the user wrote there, so it proves nothing and is not even read.
 */
export const createNaver = ({ clientId, clientSecret, url, apiUrl }: NaverSettings): Provider => ({
  name: 'NAVER',
  scope: '',
  postsAnswer: false,
  hasIdToken: false,
  async configure() {
    const server = {
      issuer: url,
      authorization_endpoint: `${url}/oauth2.0/authorize`,
      token_endpoint: `${url}/oauth2.0/token`,
    }
    const config = new Configuration(server, clientId, {}, ClientSecretPost(clientSecret))
    config.timeout = 10
    for (const permit of permitLoopback(url)) permit(config)
    return config
  },
  async identify(config, tokens) {
    const response = await fetchProtectedResource(
      config,
      tokens.access_token,
      new URL(`${apiUrl}/v1/nid/me`),
      'GET',
    )
    const parsed = profile.safeParse(await response.json())
    return parsed.success ? { providerUserId: parsed.data.response.id, verifiedEmail: null } : null
  },
})
