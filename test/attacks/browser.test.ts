import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail } from '../support/accounts.ts'
import { createBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser.ts'
import { startSocialApp } from '../support/social.ts'
import type { SocialApp } from '../support/social.ts'

let social: SocialApp
beforeAll(async () => {
  social = await startSocialApp()
}, 120_000)
afterAll(() => social.stop())

/** What a page of this server may ask with the cookies of its browser, and nothing else. */
const ask = async (browser: Browser, query: string): Promise<{ data: unknown; errors?: unknown }> => {
  const response = await browser.send(new URL(social.app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as { data: unknown; errors?: unknown }
}
const REFRESH = 'mutation { refreshTokens { __typename ... on AuthPayload { refreshToken user { email } } } }'
const refused = { refreshTokens: { __typename: 'InvalidCredentialsError' } }

test('A85 a browser that comes back from a provider refreshes and signs out without its scripts seeing a token', async () => {
  const email = newEmail()
  social.oidc.logIn({ sub: email, email, email_verified: true })
  const browser = createBrowser()
  const isBack = (url: URL) => url.pathname === '/graphql'
  const { response } = await browser.go(`${social.base}/auth/google/start?returnTo=/graphql`, isBack)
  expect(response).toBeNull()
  const cookies = browser.cookies(social.base)
  const first = cookies.get('holmesnyangz_refresh')
  expect(first).toMatch(/^[\w-]{43}$/)
  expect((await ask(browser, '{ viewer { email } }')).data).toEqual({ viewer: { email } })

  // Fifteen minutes later: the browser has dropped the access token, or it is stale.
  for (const stale of [undefined, 'a.b.c']) {
    if (stale === undefined) cookies.delete('holmesnyangz_token')
    else cookies.set('holmesnyangz_token', stale)
    const { data } = await ask(browser, REFRESH)
    expect(data).toEqual({ refreshTokens: { __typename: 'AuthPayload', refreshToken: '', user: { email } } })
    expect((await ask(browser, '{ viewer { email } }')).data).toEqual({ viewer: { email } })
  }
  const kept = cookies.get('holmesnyangz_refresh')
  expect(kept).not.toBe(first)

  expect((await ask(browser, 'mutation { signOut { count } }')).data).toEqual({ signOut: { count: 1 } })
  expect([...cookies.keys()].filter((name) => /token|refresh/.test(name))).toEqual([])
  cookies.set('holmesnyangz_refresh', kept ?? '')
  expect((await ask(browser, REFRESH)).data).toEqual(refused)
  expect(cookies.has('holmesnyangz_refresh')).toBe(false)
  expect((await ask(browser, REFRESH)).data).toEqual(refused)
})

test('A85 the refresh cookie goes nowhere but to the API of its own site, and no script reads it', async () => {
  social.oidc.logIn({ sub: newEmail() })
  const browser = createBrowser()
  const { url } = await browser.go(`${social.base}/auth/google/start?returnTo=/`, (at) =>
    at.pathname.endsWith('/callback'),
  )
  const set = (await browser.send(url)).headers.getSetCookie()
  const line = set.find((it) => it.startsWith('holmesnyangz_refresh=')) ?? ''
  expect(line).toMatch(/; Path=\/graphql; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
})

test('nothing of this was worth a complaint', () => {
  expect(social.app.complaints).toEqual([])
})
