import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../src/config/env.ts'
import { socialProvidersOf } from '../../src/config/social-providers.ts'
import { graphql } from '../gql/gql.ts'
import { newEmail, PASSWORD, SignIn, signUp, WhoAmI } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser.ts'
import { startCrookedOidc } from '../support/crooked-oidc.ts'
import type { Crookedness } from '../support/crooked-oidc.ts'
import { createGqlClient, post } from '../support/gql.ts'
import { CLIENTS } from '../support/oidc-server.ts'
import type { OidcServer } from '../support/oidc-server.ts'
import { createSession } from '../support/operations.ts'
import { startSocialApp } from '../support/social.ts'
import type { SocialApp } from '../support/social.ts'

/** The whole flow against a real OpenID provider, and A52: what it must not let through. */
let social: SocialApp
let app: TestApp
let oidc: OidcServer
let base: string
let serial = 0
const newSub = () => `person-${process.pid}-${serial++}`

beforeAll(async () => {
  social = await startSocialApp()
  ;({ app, oidc, base } = social)
})
afterAll(() => social.stop())

interface Shown {
  accessToken?: string
  refreshToken?: string
  message?: string
  code?: string
}
const isCallback = (url: URL) => url.pathname.endsWith('/callback')

/** Signs in at a provider; what the server shows at the end. */
const signInAt = async (name: string, browser = createBrowser()) => {
  const { response } = await browser.go(`${base}/auth/${name}/start`)
  if (!response) throw new Error('the way ended early')
  return { status: response.status, shown: (await response.json()) as Shown }
}
/** Up to the provider's answer, which is not delivered. */
const upToCallback = async (name: string, browser: Browser) => {
  const { url, init } = await browser.go(`${base}/auth/${name}/start`, isCallback)
  return { url, init }
}
const deliver = async (browser: Browser, url: URL, init?: RequestInit) => {
  const response = await browser.send(url, init)
  return { status: response.status, shown: (await response.json()) as Shown }
}
const viewerOf = async (shown: Shown) =>
  (await createGqlClient(app.url, shown.accessToken ?? 'none').request(WhoAmI, {})).data?.viewer ?? null
const refused = { status: 400, shown: { code: 'SOCIAL_LOGIN_FAILED' } }

const Providers = graphql(`
  query Providers {
    socialProviders
  }
`)

test('says whom one can sign in with', async () => {
  const { socialProviders } = await createGqlClient(app.url, null).execute(Providers, {})
  expect(socialProviders).toEqual(['GOOGLE', 'KAKAO', 'NAVER', 'APPLE'])
})

describe.each(['google', 'kakao', 'naver', 'apple'])('with %s', (name) => {
  test('somebody new gets an account, and finds it again', async () => {
    const email = newEmail()
    oidc.logIn({ sub: newSub(), email, email_verified: true })
    const first = await signInAt(name)
    expect(first.status).toBe(200)
    const viewer = await viewerOf(first.shown)
    // What Naver says of an email proves nothing.
    expect(viewer).toMatchObject({ type: 'USER', email: name === 'naver' ? null : email })
    const again = await signInAt(name)
    expect(await viewerOf(again.shown)).toEqual(viewer)
    expect(again.shown.refreshToken).not.toBe(first.shown.refreshToken)
  })

  test('a signed-in guest becomes the account and keeps what it has', async () => {
    const browser = createBrowser()
    await browser.send(new URL(app.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { signInAsGuest { expiresAt } }' }),
    })
    const guest = browser.cookies(base).get('holmesnyangz_token') ?? ''
    const sessionId = await createSession(createGqlClient(app.url, guest), 'from before')
    oidc.logIn({ sub: newSub(), email: newEmail(), email_verified: true })
    const { shown } = await signInAt(name, browser)
    const { data } = await post<object>(
      app.url,
      { query: `{ session(id: "${sessionId}") { title } viewer { type } }` },
      { authorization: `Bearer ${shown.accessToken}` },
    )
    expect(data).toEqual({ session: { title: 'from before' }, viewer: { type: 'USER' } })
    expect(await viewerOf({ accessToken: guest })).toBeNull()
  })

  test('the state must be the one that this browser began with', async () => {
    oidc.logIn({ sub: newSub() })
    const [browser, other] = [createBrowser(), createBrowser()]
    const { url, init } = await upToCallback(name, browser)
    await upToCallback(name, other)
    // Somebody else's browser, one that began nothing, and one that began its own.
    expect(await deliver(other, url, init)).toMatchObject(refused)
    expect(await deliver(createBrowser(), url, init)).toMatchObject(refused)
    const body = String(init.body ?? '')
    for (const change of [
      (text: string) => text.replace(/state=[^&]*/, 'state=x'),
      (text: string) => text.replace(/&?state=[^&]*/, ''),
    ]) {
      const forged = new URL(change(url.href))
      expect(
        await deliver(createBrowser(), forged, { ...init, ...(body !== '' && { body: change(body) }) }),
      ).toMatchObject(refused)
    }
    expect((await deliver(browser, url, init)).status).toBe(200)
    // An answer is good for once.
    expect(await deliver(browser, url, init)).toMatchObject(refused)
  })

  test('another’s code is worth nothing: it answers another challenge', async () => {
    oidc.logIn({ sub: newSub() })
    const [attacker, victim] = [createBrowser(), createBrowser()]
    const stolen = await upToCallback(name, attacker)
    const own = await upToCallback(name, victim)
    const paramsOf = ({ url, init }: typeof own) => new URLSearchParams(String(init.body ?? url.search))
    const mixed = paramsOf(own)
    mixed.set('code', paramsOf(stolen).get('code') ?? '')
    const url =
      own.init.method === 'POST' ? own.url : new URL(`${own.url.origin}${own.url.pathname}?${mixed}`)
    const init = own.init.method === 'POST' ? { ...own.init, body: mixed.toString() } : {}
    expect(await deliver(victim, url, init)).toMatchObject(refused)
  })

  test('who says no at the provider is not signed in', async () => {
    oidc.logIn({ sub: newSub() })
    const browser = createBrowser()
    const { url, init } = await upToCallback(name, browser)
    const state = new URLSearchParams(String(init.body ?? url.search)).get('state') ?? ''
    const answer = new URLSearchParams({ error: 'access_denied', state })
    const isPost = init.method === 'POST'
    const denied = await deliver(
      browser,
      new URL(`${url.origin}${url.pathname}${isPost ? '' : `?${answer}`}`),
      isPost ? { ...init, body: answer.toString() } : {},
    )
    expect(denied).toMatchObject(refused)
    expect(denied.shown.accessToken).toBeUndefined()
  })
})

describe('an account that is there already', () => {
  test('is linked by an email that the provider verified, and its password is good no more', async () => {
    const person = await signUp(createGqlClient(app.url, null))
    oidc.logIn({ sub: newSub(), email: person.email.toUpperCase(), email_verified: true })
    const { shown } = await signInAt('google')
    expect(await viewerOf(shown)).toMatchObject({ id: person.userId, email: person.email })
    // Whoever opened the account never proved that the email is theirs: nothing of theirs opens it any more.
    expect(await viewerOf({ accessToken: person.accessToken })).toBeNull()
    const { signIn } = await person.client.execute(SignIn, { email: person.email, password: PASSWORD })
    expect(signIn.__typename).toBe('InvalidCredentialsError')
    // Another provider that verified the same email leads to the same account.
    expect(await viewerOf((await signInAt('kakao')).shown)).toMatchObject({ id: person.userId })
  })

  test.each([false, undefined, 'false', 'yes', 1])(
    'is not linked where email_verified is %o',
    async (verified) => {
      const person = await signUp(createGqlClient(app.url, null))
      for (const name of ['google', 'kakao', 'apple', 'naver']) {
        oidc.logIn({
          sub: newSub(),
          email: person.email,
          ...(verified !== undefined && { email_verified: verified as boolean }),
        })
        const viewer = await viewerOf((await signInAt(name)).shown)
        expect(viewer?.id).not.toBe(person.userId)
        expect(viewer?.email).toBeNull()
      }
      const { signIn } = await person.client.execute(SignIn, { email: person.email, password: PASSWORD })
      expect(signIn.__typename).toBe('AuthPayload')
    },
  )

  test('is linked where Apple says “true” in words', async () => {
    const person = await signUp(createGqlClient(app.url, null))
    oidc.logIn({ sub: newSub(), email: person.email, email_verified: 'true' })
    expect(await viewerOf((await signInAt('apple')).shown)).toMatchObject({ id: person.userId })
  })

  test('is one account, also when two answers for somebody new come at once', async () => {
    oidc.logIn({ sub: newSub(), email: newEmail(), email_verified: true })
    const browsers = [createBrowser(), createBrowser(), createBrowser()]
    const answers = await Promise.all(browsers.map((browser) => upToCallback('google', browser)))
    const shown = await Promise.all(
      answers.map(({ url }, at) => deliver(browsers[at] ?? createBrowser(), url)),
    )
    const ids = await Promise.all(shown.map(async (one) => (await viewerOf(one.shown))?.id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeDefined()
  })
})

describe('the way back', () => {
  test('is a page of this server, with the cookie set and no token in the address', async () => {
    oidc.logIn({ sub: newSub() })
    const browser = createBrowser()
    const { url } = await browser.go(`${base}/auth/google/start?returnTo=/graphql%3Fx=1`, isCallback)
    const response = await browser.send(url)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/graphql?x=1'])
    expect(response.headers.getSetCookie().join()).toMatch(
      /holmesnyangz_token=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax/,
    )
    expect(
      await viewerOf({ accessToken: browser.cookies(base).get('holmesnyangz_token') ?? '' }),
    ).not.toBeNull()
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie',
    'x',
    '/a\r\nb',
  ])('is never %j', async (returnTo) => {
    const url = new URL(`${base}/auth/google/start`)
    url.searchParams.set('returnTo', returnTo)
    const response = await createBrowser().send(url)
    const location = response.headers.get('location')
    if (response.status === 302) expect(new URL(location ?? '').origin).toBe(oidc.issuer)
    else expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT' })
    if (/evil|script|\r|^x$/.test(returnTo)) expect(response.status).toBe(400)
  })

  test('does not exist for providers that nobody set up, other methods, and other paths', async () => {
    const statusOf = async (path: string, init: RequestInit = {}) =>
      (await fetch(`${base}${path}`, init)).status
    expect(await statusOf('/auth/facebook/start')).toBe(404)
    expect(await statusOf('/auth/google/start', { method: 'POST' })).toBe(405)
    expect(await statusOf('/auth/google/callback', { method: 'POST', body: 'code=x' })).toBe(405)
    expect(await statusOf('/auth/google/other')).toBe(404)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(
      await statusOf('/auth/apple/callback', { method: 'POST', headers: form, body: 'x'.repeat(100_000) }),
    ).toBe(400)
  })
})

test('one provider’s login cannot be finished as another’s', async () => {
  oidc.logIn({ sub: newSub() })
  const browser = createBrowser()
  const { url } = await upToCallback('google', browser)
  const sealed = browser.cookies(base).get('holmesnyangz_login_google') ?? ''
  browser.cookies(base).set('holmesnyangz_login_kakao', sealed)
  const moved = new URL(url.href.replace('/google/', '/kakao/'))
  expect(await deliver(browser, moved)).toMatchObject(refused)
})

describe('a provider’s token that is wrong', () => {
  let crooked: Awaited<ReturnType<typeof startCrookedOidc>>
  let other: TestApp
  beforeAll(async () => {
    crooked = await startCrookedOidc(CLIENTS.google)
    other = await startApp({
      role: 'api',
      env: { GOOGLE_CLIENT_ID: CLIENTS.google, GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: crooked.issuer },
    })
  })
  afterAll(async () => {
    await other.stop()
    await crooked.close()
  })

  const signInWith = async (how: Crookedness) => {
    const browser = createBrowser()
    const home = new URL(other.url).origin
    const begun = await browser.send(new URL(`${home}/auth/google/start`))
    const asked = new URL(begun.headers.get('location') ?? '').searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    crooked.next(asked.get('nonce') ?? '', how)
    return deliver(browser, new URL(`${home}/auth/google/callback?code=x&state=${asked.get('state')}`))
  }

  test('signs in when nothing is wrong', async () => {
    expect(await signInWith({})).toMatchObject({ status: 200, shown: { accessToken: expect.any(String) } })
  })

  test.each<[string, Crookedness]>([
    ['for another login', { nonce: 'another' }],
    ['for no login', { nonce: null }],
    ['for another app', { audience: 'another-app' }],
    ['from another issuer', { issuer: 'https://accounts.google.com' }],
    ['signed by somebody else', { foreignKey: true }],
    ['not signed', { unsigned: true }],
    ['too old', { expired: true }],
    ['not there', { absent: true }],
  ])('is refused: %s', async (_what, how) => {
    const result = await signInWith(how)
    expect(result).toMatchObject(refused)
    expect(JSON.stringify(result)).not.toMatch(/nonce|aud|signature|jwt/i)
  })
})

test('variables of a provider go together', () => {
  expect(() => socialProvidersOf(readEnv({ GOOGLE_CLIENT_ID: 'x' }))).toThrow(
    /GOOGLE_CLIENT_SECRET must be set/,
  )
  expect(() => socialProvidersOf(readEnv({ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y' }))).toThrow(
    /APPLE_KEY_ID, APPLE_PRIVATE_KEY/,
  )
  expect(socialProvidersOf(readEnv({}))).toEqual([])
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
