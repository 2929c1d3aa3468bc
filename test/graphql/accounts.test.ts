import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import {
  ageRefreshTokens,
  newEmail,
  PASSWORD,
  RefreshTokens,
  SignIn,
  SignOut,
  signUp,
  SignUp,
  WhoAmI,
} from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'

let app: TestApp
let nobody: GqlClient
beforeAll(async () => {
  app = await startApp({ role: 'api', env: { SIGN_UPS_PER_HOUR: '1000' } })
  nobody = createGqlClient(app.url, null)
})
afterAll(() => app.stop())

const asGuest = graphql(`
  mutation GuestWithTokens {
    signInAsGuest {
      accessToken
      refreshToken
      user {
        id
      }
    }
  }
`)

const MyStuff = graphql(`
  query MyStuff {
    viewer {
      id
      sessions {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`)

const newGuest = async () => {
  const { signInAsGuest } = await nobody.execute(asGuest, {})
  return { ...signInAsGuest, client: createGqlClient(app.url, signInAsGuest.accessToken) }
}

const tryRefresh = async (refreshToken: string) =>
  (await nobody.execute(RefreshTokens, { refreshToken })).refreshTokens

/** Null where the token is refused. */
const viewerOf = async (token: string) =>
  (await createGqlClient(app.url, token).request(WhoAmI, {})).data?.viewer ?? null

describe('sign-up', () => {
  test('opens an account that can sign in, whatever the capitals of its email', async () => {
    const email = newEmail()
    const { signUp: opened } = await nobody.execute(SignUp, {
      email: email.toUpperCase(),
      password: PASSWORD,
      nickname: '홈즈 냥',
    })
    expect(opened).toMatchObject({ user: { type: 'USER', email, profile: { nickname: '홈즈 냥' } } })
    for (const spelling of [email, ` ${email.toUpperCase()} `]) {
      const { signIn } = await nobody.execute(SignIn, {
        email: spelling,
        password: PASSWORD.normalize('NFD'),
      })
      expect(signIn).toMatchObject({ __typename: 'AuthPayload', user: { email } })
    }
  })

  test('makes the signed-in guest the account: sessions stay, the guest’s tokens end', async () => {
    const guest = await newGuest()
    const sessionId = await createSession(guest.client, 'mine from before')
    const person = await signUp(guest.client)
    expect(person.userId).toBe(guest.user.id)
    const { viewer } = await person.client.execute(MyStuff, {})
    expect(viewer?.sessions.edges.map((edge) => edge.node.id)).toEqual([sessionId])
    expect(await viewerOf(guest.accessToken)).toBeNull()
    expect((await tryRefresh(guest.refreshToken)).__typename).toBe('InvalidCredentialsError')
  })

  test('by a guest twice at the same time gives the guest to one of two accounts', async () => {
    const guest = await newGuest()
    const both = await Promise.all([signUp(guest.client), signUp(guest.client)])
    const ids = both.map((person) => person.userId)
    expect(new Set(ids).size).toBe(2)
    expect(ids).toContain(guest.user.id)
  })

  test('by an account opens another one', async () => {
    const first = await signUp(nobody)
    const second = await signUp(first.client)
    expect(second.userId).not.toBe(first.userId)
    expect(await viewerOf(first.accessToken)).toMatchObject({ email: first.email })
  })

  test('refuses an email or a nickname that is taken, one of two that come at once included', async () => {
    const { email } = await signUp(nobody)
    const again = await nobody.execute(SignUp, { email: email.toUpperCase(), password: PASSWORD })
    expect(again.signUp.__typename).toBe('EmailTakenError')
    const attempt = () =>
      nobody.execute(SignUp, { email: newEmail(), password: PASSWORD, nickname: '하나뿐' })
    const results = (await Promise.all([attempt(), attempt(), attempt()])).map((it) => it.signUp)
    expect(results.filter((it) => it.__typename === 'AuthPayload')).toHaveLength(1)
    const refused = results.filter((it) => it.__typename !== 'AuthPayload')
    for (const result of refused)
      expect(result).toMatchObject({ __typename: 'InvalidInputError', field: 'nickname' })
  })

  test.each([
    ['email', { email: 'nobody', password: PASSWORD }],
    ['password', { email: 'a@example.com', password: 'qwerty123' }],
    ['password', { email: 'a@example.com', password: 'short' }],
    ['nickname', { email: 'a@example.com', password: PASSWORD, nickname: 'x'.repeat(21) }],
  ])('names %s at fault', async (field, variables) => {
    const { signUp: refused } = await nobody.execute(SignUp, variables)
    expect(refused).toMatchObject({ __typename: 'InvalidInputError', field })
  })
})

describe('refresh tokens', () => {
  test('are exchanged for the next ones, for guests too', async () => {
    for (const { refreshToken } of [await newGuest(), await signUp(nobody)]) {
      const next = await tryRefresh(refreshToken)
      if (next.__typename !== 'AuthPayload') throw new Error(next.message)
      expect(await viewerOf(next.accessToken)).toMatchObject({ id: next.user.id })
      const after = await tryRefresh(next.refreshToken)
      expect(after.__typename).toBe('AuthPayload')
    }
  })

  test('used again after a while end everything that came from the same sign-in', async () => {
    const person = await signUp(nobody)
    const { signIn: elsewhere } = await nobody.execute(SignIn, { email: person.email, password: PASSWORD })
    const next = await tryRefresh(person.refreshToken)
    if (next.__typename !== 'AuthPayload' || elsewhere.__typename !== 'AuthPayload')
      throw new Error('refused')
    await ageRefreshTokens(app.databaseUrl, person.email)
    expect((await tryRefresh(person.refreshToken)).__typename).toBe('InvalidCredentialsError')
    expect((await tryRefresh(next.refreshToken)).__typename).toBe('InvalidCredentialsError')
    for (const token of [person.accessToken, next.accessToken]) expect(await viewerOf(token)).toBeNull()
    expect(await viewerOf(elsewhere.accessToken)).toMatchObject({ email: person.email })
  })

  test('that are no tokens, or access tokens, are refused alike', async () => {
    const person = await signUp(nobody)
    for (const text of ['', 'x'.repeat(10_000), "' or 1=1 --", person.accessToken]) {
      expect(await tryRefresh(text)).toEqual({
        __typename: 'InvalidCredentialsError',
        message: 'the refresh token is not good (any more)',
      })
    }
  })
})

describe('sign-out', () => {
  test('ends the access token and the refresh token at once, and takes the cookie away', async () => {
    const person = await signUp(nobody)
    expect(await viewerOf(person.accessToken)).not.toBeNull()
    const { data, headers } = await nobody.request(SignOut, { refreshToken: person.refreshToken })
    expect(data).toEqual({ signOut: { count: 1 } })
    expect(headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await viewerOf(person.accessToken)).toBeNull()
    expect((await tryRefresh(person.refreshToken)).__typename).toBe('InvalidCredentialsError')
    expect(await nobody.execute(SignOut, { refreshToken: person.refreshToken })).toEqual({
      signOut: { count: 0 },
    })
  })

  test('works with a token that was exchanged meanwhile', async () => {
    const person = await signUp(nobody)
    const next = await tryRefresh(person.refreshToken)
    if (next.__typename !== 'AuthPayload') throw new Error(next.message)
    expect(await nobody.execute(SignOut, { refreshToken: person.refreshToken })).toEqual({
      signOut: { count: 1 },
    })
    expect(await viewerOf(next.accessToken)).toBeNull()
  })
})

test('a sign-in is worth its cookie in a browser', async () => {
  const { email } = await signUp(nobody)
  const { headers } = await nobody.request(SignIn, { email, password: PASSWORD })
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  const { data } = await post(
    app.url,
    { query: '{ viewer { email } }' },
    { cookie: cookie.split(';')[0] ?? '' },
  )
  expect(data).toEqual({ viewer: { email } })
})

test('nothing that a client says makes it an admin', async () => {
  const mutation = (args: string) => `mutation { signUp(${args}) { __typename } }`
  const good = `email: "${newEmail()}", password: "${PASSWORD}"`
  for (const extra of ['type: ADMIN', 'userId: "x"', 'isActive: true']) {
    const { status, errors } = await post(app.url, { query: mutation(`${good}, ${extra}`) })
    expect([status, errors?.[0]?.message]).toEqual([200, expect.stringContaining('Unknown argument')])
  }
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
