import { createHash, timingSafeEqual } from 'node:crypto'
import * as client from 'openid-client'
import { InvalidInputError, SocialLoginError } from '../../domain/errors.ts'
import type { SocialProvider } from '../../domain/user.ts'
import type { Accounts } from '../accounts.ts'
import type { SignedIn } from '../signed-in.ts'
import { createLoginSeal } from './login-state.ts'
import type { Provider } from './provider.ts'

export interface BeginLogin {
  redirectUri: string
  guestId: string | null
  returnTo: string | null
}

export interface SocialLogin {
  providers: readonly SocialProvider[]
  /** Its answer comes as a form post from another site. */
  postsAnswer(name: SocialProvider): boolean
  /** Where to send the browser, and what to have it keep until it comes back. Throws InvalidInputError, SocialLoginError. */
  begin(name: SocialProvider, login: BeginLogin): Promise<{ url: URL; sealed: string }>
  /** Checks the provider's answer and signs in. Throws SocialLoginError. */
  finish(
    name: SocialProvider,
    answer: { url: URL; sealed: string | null; userAgent: string | null },
  ): Promise<{ signedIn: SignedIn; returnTo: string | null }>
}

/** A path of our own: no other site, in none of the spellings that browsers read as one. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])[\w\-./?=&%#~]*$/.test(path) && path.length <= 500

const isSame = (a: string, b: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

export const createSocialLogin = (options: {
  providers: readonly Provider[]
  accounts: Pick<Accounts, 'signInWith'>
  secret: string
  now?: () => Date
}): SocialLogin => {
  const { providers, accounts, secret, now = () => new Date() } = options
  const seal = createLoginSeal(secret)
  const configured = new Map<SocialProvider, Promise<client.Configuration>>()

  const providerOf = (name: SocialProvider): Provider => {
    const provider = providers.find((one) => one.name === name)
    if (!provider) throw new SocialLoginError('this provider is not set up here')
    return provider
  }
  const configure = (provider: Provider): Promise<client.Configuration> => {
    const config = configured.get(provider.name) ?? provider.configure()
    configured.set(provider.name, config)
    // Where it could not be asked, the next login asks again.
    config.catch(() => configured.delete(provider.name))
    return config
  }
  /** What the provider or the library refuses is told as a refusal; what is wrong with whom stays in the log. */
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof SocialLoginError) throw error
      throw new SocialLoginError('the sign-in was not completed; begin again', { cause: error })
    }
  }

  return {
    providers: providers.map((provider) => provider.name),
    postsAnswer: (name) => providerOf(name).postsAnswer,
    async begin(name, { redirectUri, guestId, returnTo }) {
      const provider = providerOf(name)
      if (returnTo !== null && !isOwnPath(returnTo))
        throw new InvalidInputError('returnTo must be a path of this server', 'returnTo')
      const config = await attempt(() => configure(provider))
      const verifier = client.randomPKCECodeVerifier()
      const [state, nonce] = [client.randomState(), client.randomNonce()]
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(provider.scope !== '' && { scope: provider.scope }),
        ...(provider.hasIdToken && { nonce }),
        ...(provider.postsAnswer && { response_mode: 'form_post' }),
      })
      return {
        url,
        sealed: await seal.seal({ provider: name, state, nonce, verifier, guestId, returnTo }, now()),
      }
    },
    async finish(name, { url, sealed, userAgent }) {
      const provider = providerOf(name)
      const begun = sealed === null ? null : await seal.open(sealed, now())
      // A login that this browser did not begin, or began elsewhere, is somebody else's.
      const state = url.searchParams.get('state') ?? ''
      if (begun === null || begun.provider !== name || !isSame(begun.state, state))
        throw new SocialLoginError('this sign-in was not begun here; begin again')
      const identity = await attempt(async () => {
        const config = await configure(provider)
        const tokens = await client.authorizationCodeGrant(config, url, {
          pkceCodeVerifier: begun.verifier,
          expectedState: begun.state,
          ...(provider.hasIdToken && { expectedNonce: begun.nonce, idTokenExpected: true }),
        })
        return provider.identify(config, tokens)
      })
      if (identity === null) throw new SocialLoginError('the provider does not say who it is')
      const from = { guestId: begun.guestId, userAgent }
      const signedIn = await accounts.signInWith({ ...identity, provider: name }, from)
      return { signedIn, returnTo: begun.returnTo }
    },
  }
}
