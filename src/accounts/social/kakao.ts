import { ClientSecretPost, fetchUserInfo } from 'openid-client'
import { discover, verifiedEmailOf } from './provider.ts'
import type { Provider } from './provider.ts'

export interface KakaoSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

/** The ID token has an email without a word on whether it was verified; the user info has both. */
export const createKakao = ({ clientId, clientSecret, issuer }: KakaoSettings): Provider => ({
  name: 'KAKAO',
  scope: 'openid account_email',
  postsAnswer: false,
  hasIdToken: true,
  configure: () => discover(issuer, clientId, ClientSecretPost(clientSecret)),
  identify: async (config, tokens) => {
    const sub = tokens.claims()?.sub
    if (sub === undefined) return null
    // Compares the two subjects.
    const info = await fetchUserInfo(config, tokens.access_token, sub)
    return { providerUserId: sub, verifiedEmail: verifiedEmailOf(info) }
  },
})
