import { createApple } from '../accounts/social/apple.ts'
import { createGoogle } from '../accounts/social/google.ts'
import { createKakao } from '../accounts/social/kakao.ts'
import { createNaver } from '../accounts/social/naver.ts'
import type { Provider } from '../accounts/social/provider.ts'
import { EnvError } from './env.ts'
import type { Env } from './env.ts'

/** The variables of one provider: none, or all. */
const all = <Name extends keyof Env>(env: Env, ...names: Name[]): string[] | null => {
  const values = names.map((name) => env[name])
  if (values.every((value) => value === undefined)) return null
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length > 0)
    throw new EnvError(`${missing.join(', ')} must be set as well: ${names.join(', ')} go together`)
  return values.map(String)
}

/** The providers that the environment sets up. */
export const socialProvidersOf = (env: Env): Provider[] => {
  const providers: Provider[] = []
  const [googleId, googleSecret] = all(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET') ?? []
  if (googleId !== undefined && googleSecret !== undefined)
    providers.push(
      createGoogle({ clientId: googleId, clientSecret: googleSecret, issuer: env.GOOGLE_ISSUER }),
    )
  const [kakaoId, kakaoSecret] = all(env, 'KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET') ?? []
  if (kakaoId !== undefined && kakaoSecret !== undefined)
    providers.push(createKakao({ clientId: kakaoId, clientSecret: kakaoSecret, issuer: env.KAKAO_ISSUER }))
  const [naverId, naverSecret] = all(env, 'NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET') ?? []
  if (naverId !== undefined && naverSecret !== undefined) {
    const { NAVER_URL: url, NAVER_API_URL: apiUrl } = env
    providers.push(createNaver({ clientId: naverId, clientSecret: naverSecret, url, apiUrl }))
  }
  const [clientId, teamId, keyId, privateKey] =
    all(env, 'APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY') ?? []
  if (clientId !== undefined && teamId !== undefined && keyId !== undefined && privateKey !== undefined) {
    // Environments hold one line: the breaks of the PEM are written as \n.
    const pem = privateKey.replaceAll('\\n', '\n')
    providers.push(createApple({ clientId, teamId, keyId, privateKey: pem, issuer: env.APPLE_ISSUER }))
  }
  return providers
}
