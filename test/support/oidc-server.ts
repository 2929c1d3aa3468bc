import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { Provider } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: boolean | string
}

export const CLIENTS = {
  google: 'google-client',
  kakao: 'kakao-client',
  naver: 'naver-client',
  apple: 'apple-client',
}
export const CLIENT_SECRET = 'a-client-secret-for-tests'

/** A real OpenID provider, standing in for all four: it differs in what the providers differ in. */
export const startOidcServer = async (redirectOrigin: () => string) => {
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const accounts = new Map<string, ProviderAccount>()
  let current = ''
  let inner: (request: IncomingMessage, response: ServerResponse) => void = () => {}
  const server = createServer((request, response) => inner(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  const issuer = `http://127.0.0.1:${address.port}`

  const configuration: Configuration = {
    clients: Object.entries(CLIENTS).map(([name, id]) => ({
      client_id: id,
      client_secret: CLIENT_SECRET,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${redirectOrigin()}/auth/${name}/callback`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      scope: 'openid email account_email',
    })),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'account_email'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      account_email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    routes: { authorization: '/oauth2.0/authorize', token: '/oauth2.0/token' },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ ...accounts.get(id), sub: id }) as { sub: string },
    }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email account_email')
      await grant.save()
      return grant
    },
    cookies: { keys: ['only for tests'] },
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'RS256',
          kid: 'one',
        },
      ],
    },
  }
  const provider = new Provider(issuer, configuration)
  // Apple's client secret is a token that it checks with the key that it was told.
  const prototype: { compareClientSecret(actual: string): Promise<boolean> | boolean; clientId?: string } =
    provider.Client.prototype
  prototype.compareClientSecret = async function (this: { clientId?: string }, actual) {
    if (this.clientId !== CLIENTS.apple) return actual === CLIENT_SECRET
    const { payload, protectedHeader } = await jwtVerify(actual, apple.publicKey, {
      issuer: 'TEAM',
      subject: CLIENTS.apple,
      audience: issuer,
      requiredClaims: ['exp'],
    })
    return protectedHeader.kid === 'KEY' && payload.exp !== undefined
  }
  const handle = provider.callback()

  const nameNaverUser = async (request: IncomingMessage, response: ServerResponse) => {
    const token = await provider.AccessToken.find(request.headers.authorization?.replace('Bearer ', '') ?? '')
    response.writeHead(token ? 200 : 401, { 'content-type': 'application/json' })
    const account = accounts.get(token?.accountId ?? '')
    response.end(
      JSON.stringify(
        token
          ? { resultcode: '00', message: 'success', response: { id: token.accountId, email: account?.email } }
          : { resultcode: '024', message: 'Authentication failed' },
      ),
    )
  }
  inner = (request, response) => {
    // Naver knows no scopes: what an app may read is settled beforehand. This server wants to hear it, without OpenID.
    if (request.url?.startsWith('/oauth2.0/authorize?') && request.url.includes(CLIENTS.naver))
      request.url += '&scope=account_email'
    if (request.url === '/v1/nid/me') void nameNaverUser(request, response)
    else if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: current } })
    else void handle(request, response)
  }
  return {
    issuer,
    applePrivateKey: apple.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    /** Who sits at the browser from now on. */
    logIn: (account: ProviderAccount) => {
      accounts.set(account.sub, account)
      current = account.sub
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>
