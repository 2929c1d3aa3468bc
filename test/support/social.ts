import { createServer } from 'node:net'
import { startApp } from './app.ts'
import type { TestApp } from './app.ts'
import { CLIENT_SECRET, CLIENTS, startOidcServer } from './oidc-server.ts'
import type { OidcServer } from './oidc-server.ts'

/** The provider is told where it may send browsers before the server that listens there is up. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export interface SocialApp {
  app: TestApp
  oidc: OidcServer
  /** Where the app is, before a path. */
  base: string
  stop(): Promise<void>
}

/** The API with all four providers, each of which is the same real OpenID provider. */
export const startSocialApp = async (): Promise<SocialApp> => {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const oidc = await startOidcServer(() => base)
  const app = await startApp({
    role: 'api',
    env: {
      PORT: String(port),
      SIGN_UPS_PER_HOUR: '1000',
      GOOGLE_CLIENT_ID: CLIENTS.google,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER: oidc.issuer,
      KAKAO_CLIENT_ID: CLIENTS.kakao,
      KAKAO_CLIENT_SECRET: CLIENT_SECRET,
      KAKAO_ISSUER: oidc.issuer,
      NAVER_CLIENT_ID: CLIENTS.naver,
      NAVER_CLIENT_SECRET: CLIENT_SECRET,
      NAVER_URL: oidc.issuer,
      NAVER_API_URL: oidc.issuer,
      APPLE_CLIENT_ID: CLIENTS.apple,
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: oidc.applePrivateKey.replaceAll('\n', '\\n'),
      APPLE_ISSUER: oidc.issuer,
    },
  })
  return {
    app,
    oidc,
    base,
    async stop() {
      await app.stop()
      await oidc.close()
    },
  }
}
