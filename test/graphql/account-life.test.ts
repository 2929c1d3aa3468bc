import type { GraphQLFormattedError } from 'graphql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { newEmail, PASSWORD, SignIn, signUp, WhoAmI } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { openPeer } from '../support/production.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import type { SmtpServer } from '../support/smtp-server.ts'

let smtp: SmtpServer
let app: TestApp
let pool: Pool
let nobody: GqlClient
beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await startApp({
    role: 'api',
    env: {
      SIGN_UPS_PER_HOUR: '1000',
      TRUSTED_PROXIES: '1',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'HolmesNyangz <no-reply@holmes.example>',
      MAIL_PAGES_URL: 'https://app.example/account/',
    },
  })
  pool = createPool(app.databaseUrl, { max: 2 })
  nobody = createGqlClient(app.url, null)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
  await smtp.close()
})

const NEW_PASSWORD = '초록 문 일곱, even'
let address = 0
/** From another address each time, unless told: limits are tried on purpose only. */
const ask = async (
  token: string | null,
  query: string,
  variables: object = {},
  from = `10.0.${(address += 1) >> 8}.${address & 255}`,
) => {
  const { data, errors } = await post<Record<string, Record<string, unknown>>>(
    app.url,
    { query, variables },
    { 'x-forwarded-for': from, ...(token !== null && { authorization: `Bearer ${token}` }) },
  )
  return { data, errors }
}
const codeOf = (errors: readonly GraphQLFormattedError[] | undefined) => errors?.[0]?.extensions?.['code']

const viewerOf = async (token: string) =>
  (await createGqlClient(app.url, token).request(WhoAmI, {})).data?.viewer ?? null
const canSignIn = async (email: string, password: string) =>
  (await nobody.execute(SignIn, { email, password })).signIn.__typename === 'AuthPayload'

const tokenIn = (text: string): string => /#token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no token'

describe('a forgotten password', () => {
  const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) { validMinutes } }'
  const RESET = `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) {
    __typename ... on AuthPayload { accessToken user { email isEmailVerified } } ... on InvalidInputError { field } } }`
  const reset = async (token: string, password = NEW_PASSWORD) =>
    (await ask(null, RESET, { token, password })).data?.['resetPassword']

  const mailedTo = async (email: string) => {
    expect((await ask(null, REQUEST, { email: email.toUpperCase() })).data).toEqual({
      requestPasswordReset: { validMinutes: 30 },
    })
    const mail = await smtp.mailTo(email)
    return { mail, token: tokenIn(mail.text) }
  }
  const newcomer = async () => {
    const person = await signUp(nobody)
    await smtp.mailTo(person.email)
    return person
  }

  test('is set anew by a token that was mailed, once, and ends every sign-in', async () => {
    const person = await newcomer()
    const { mail, token } = await mailedTo(person.email)
    expect(mail.from).toBe('no-reply@holmes.example')
    expect(mail.headers.get('subject')).toContain('비밀번호')
    expect(mail.text).toContain('https://app.example/account/reset-password#token=')
    const { rows } = await pool.query('select token_hash from mail_token')
    expect(JSON.stringify(rows)).not.toContain(token)

    // A password that is refused costs no token.
    expect(await reset(token, 'qwerty123')).toEqual({ __typename: 'InvalidInputError', field: 'password' })
    const both = await Promise.all([reset(token), reset(token)])
    const types = both.map((it) => it?.['__typename']).toSorted()
    expect(types).toEqual(['AuthPayload', 'InvalidCredentialsError'])
    const done = both.find((it) => it?.['__typename'] === 'AuthPayload')
    expect(done?.['user']).toEqual({ email: person.email, isEmailVerified: true })
    expect(await viewerOf(String(done?.['accessToken']))).not.toBeNull()
    expect(await viewerOf(person.accessToken)).toBeNull()
    expect([await canSignIn(person.email, PASSWORD), await canSignIn(person.email, NEW_PASSWORD)]).toEqual([
      false,
      true,
    ])
  })

  test('the last mail counts, and no longer than it says', async () => {
    const person = await newcomer()
    const first = await mailedTo(person.email)
    const second = await mailedTo(person.email)
    expect(await reset(first.token)).toEqual({ __typename: 'InvalidCredentialsError' })
    await pool.query(`update mail_token set expires_at = expires_at - interval '31 minutes'`)
    expect(await reset(second.token)).toEqual({ __typename: 'InvalidCredentialsError' })
    for (const wrong of ['', 'x', person.refreshToken, person.accessToken])
      expect(await reset(wrong)).toEqual({ __typename: 'InvalidCredentialsError' })
    expect(await canSignIn(person.email, PASSWORD)).toBe(true)
  })

  test('nobody learns who has an account: not by the answer, nor by waiting for the mail', async () => {
    const person = await newcomer()
    const answers = new Set<string>()
    const request = async (email: string) => answers.add(JSON.stringify(await ask(null, REQUEST, { email })))
    // The conversation with the mail server comes after the answer: who has an account is answered while it hangs.
    const letGo = smtp.hold()
    for (const email of [newEmail(), newEmail(), 'no address']) await request(email)
    for (let at = 0; at < 3; at++) await request(person.email)
    letGo()
    expect(answers.size).toBe(1)
    for (let at = 0; at < 3; at++) expect((await smtp.mailTo(person.email)).to).toEqual([person.email])
    expect(smtp.mails.filter(({ to }) => to.some((it) => it !== person.email))).toEqual([])
  })

  test('so many mails go to one email in an hour, whether it is anybody’s or not', async () => {
    const person = await newcomer()
    for (const email of [person.email, newEmail()]) {
      const codes: unknown[] = []
      for (let at = 0; at < 7; at++) codes.push(codeOf((await ask(null, REQUEST, { email })).errors))
      expect(codes).toEqual([
        ...Array<undefined>(5).fill(undefined),
        'TOO_MANY_ATTEMPTS',
        'TOO_MANY_ATTEMPTS',
      ])
    }
    const codes = await Promise.all(
      Array.from({ length: 33 }, async () =>
        codeOf((await ask(null, REQUEST, { email: newEmail() }, '10.200.0.1')).errors),
      ),
    )
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3)
  })

  test('a mail server that refuses is no failure that anybody sees', async () => {
    const person = await newcomer()
    smtp.refuseWith('550 no such mailbox')
    try {
      expect((await ask(null, REQUEST, { email: person.email })).errors).toBeUndefined()
      await expect.poll(() => app.complaints.filter((line) => line.includes('550')).length).toBe(1)
    } finally {
      smtp.refuseWith(null)
    }
    const [line = ''] = app.complaints.splice(0)
    expect(line).not.toContain(person.email)
  })
})

describe('a password', () => {
  const CHANGE = `mutation ($old: String, $new: String!) { changePassword(currentPassword: $old, newPassword: $new) {
    __typename ... on AuthPayload { accessToken } ... on InvalidInputError { field } } }`
  const change = async (token: string, old: string | null, changed: string) =>
    (await ask(token, CHANGE, { old, new: changed })).data?.['changePassword']

  test('is changed by who knows it, and the answer has the only tokens that are left', async () => {
    const person = await signUp(nobody)
    const { signIn: elsewhere } = await nobody.execute(SignIn, { email: person.email, password: PASSWORD })
    if (elsewhere.__typename !== 'AuthPayload') throw new Error('refused')
    const wrong = await change(person.accessToken, 'another password', NEW_PASSWORD)
    expect(wrong).toEqual({ __typename: 'InvalidCredentialsError' })
    expect(await change(person.accessToken, null, NEW_PASSWORD)).toMatchObject({ field: 'currentPassword' })
    expect(await change(person.accessToken, PASSWORD, 'short')).toMatchObject({ field: 'newPassword' })
    expect(await viewerOf(elsewhere.accessToken)).not.toBeNull()

    const done = await change(person.accessToken, PASSWORD, NEW_PASSWORD)
    expect(await viewerOf(String(done?.['accessToken']))).toMatchObject({ email: person.email })
    for (const token of [person.accessToken, elsewhere.accessToken]) expect(await viewerOf(token)).toBeNull()
    expect([await canSignIn(person.email, PASSWORD), await canSignIn(person.email, NEW_PASSWORD)]).toEqual([
      false,
      true,
    ])
  })

  test('is nothing for guests', async () => {
    const client = await guest(app.url)
    expect(await change(client.token ?? '', null, NEW_PASSWORD)).toMatchObject({
      __typename: 'InvalidInputError',
    })
  })
})

describe('an email', () => {
  const VERIFY = `mutation ($token: String!) { verifyEmail(token: $token) {
    __typename ... on User { isEmailVerified } } }`
  const verify = async (token: string, mailed: string) =>
    (await ask(token, VERIFY, { token: mailed })).data?.['verifyEmail']
  const RESEND = 'mutation { requestEmailVerification { validMinutes } }'
  const refused = { __typename: 'InvalidCredentialsError' }

  test('is verified by its owner alone, with the token that came to it', async () => {
    const [person, other] = [await signUp(nobody), await signUp(nobody)]
    const first = tokenIn((await smtp.mailTo(person.email)).text)
    expect((await ask(person.accessToken, RESEND)).data).toEqual({
      requestEmailVerification: { validMinutes: 1440 },
    })
    const mailed = tokenIn((await smtp.mailTo(person.email)).text)
    expect(await verify(person.accessToken, first)).toEqual(refused)
    // Whoever opens an account in another's name is not verified by them.
    expect(await verify(other.accessToken, mailed)).toEqual(refused)
    expect(await verify(person.accessToken, mailed)).toEqual({ __typename: 'User', isEmailVerified: true })
    expect(await verify(person.accessToken, mailed)).toEqual(refused)
    expect(codeOf((await ask(person.accessToken, RESEND)).errors)).toBe('INVALID_INPUT')
    const { data } = await ask(other.accessToken, '{ viewer { isEmailVerified hasPassword } }')
    expect(data).toEqual({ viewer: { isEmailVerified: false, hasPassword: true } })
  })
})

describe('sign-ins', () => {
  const LIST = '{ viewer { signIns { id userAgent signedInAt lastUsedAt isCurrent } } }'
  interface Shown {
    id: string
    userAgent: string | null
    isCurrent: boolean
    signedInAt: string
  }
  const list = async (token: string) =>
    ((await ask(token, LIST)).data?.['viewer']?.['signIns'] ?? []) as Shown[]
  const END = 'mutation ($id: ID!) { endSignIn(signInId: $id) { __typename } }'

  const signInAs = async (email: string, userAgent: string) => {
    const query = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
      ... on AuthPayload { accessToken refreshToken } } }`
    const { data } = await post<{ signIn: { accessToken: string; refreshToken: string } }>(
      app.url,
      { query, variables: { email, password: PASSWORD } },
      { 'user-agent': userAgent, 'x-forwarded-for': '10.77.0.1' },
    )
    return data?.signIn ?? { accessToken: '', refreshToken: '' }
  }

  test('are told of, refreshed or not, and ended one by one or all at once', async () => {
    const person = await signUp(nobody)
    const phone = await signInAs(person.email, 'Phone/1.0 \u00e9')
    const shown = await list(phone.accessToken)
    expect(shown).toHaveLength(2)
    expect(shown.find((it) => it.isCurrent)).toMatchObject({ userAgent: 'Phone/1.0' })

    // A refresh is the same sign-in, used again.
    const query =
      'mutation ($t: String!) { refreshTokens(refreshToken: $t) { ... on AuthPayload { accessToken } } }'
    await ask(null, query, { t: phone.refreshToken })
    const again = await list(phone.accessToken)
    const byId = (rows: Shown[]) => rows.map(({ id, signedInAt }) => `${id} ${signedInAt}`).toSorted()
    expect(byId(again)).toEqual(byId(shown))

    const peer = await openPeer(app.url, { init: { authorization: `Bearer ${person.accessToken}` } })
    const other = shown.find((it) => !it.isCurrent)?.id
    expect((await ask(phone.accessToken, END, { id: other })).data?.['endSignIn']).toEqual({
      __typename: 'SignInsEnded',
    })
    expect((await peer.closed).code).toBe(4403)
    expect(await viewerOf(person.accessToken)).toBeNull()
    const strangers = await signUp(nobody)
    expect((await ask(strangers.accessToken, END, { id: shown[0]?.id })).data?.['endSignIn']).toEqual({
      __typename: 'NotFoundError',
    })
    expect(await viewerOf(phone.accessToken)).not.toBeNull()

    await signInAs(person.email, 'Tablet/1.0')
    const all = await ask(phone.accessToken, 'mutation { signOutEverywhere { count } }')
    expect(all.data).toEqual({ signOutEverywhere: { count: 2 } })
    expect(await viewerOf(phone.accessToken)).toBeNull()
    expect(await viewerOf(strangers.accessToken)).not.toBeNull()
  })
})

describe('a profile', () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename
    ... on InvalidInputError { field }
    ... on User { profile { nickname bio gender birthDate imageUrl } } } }`
  const update = async (token: string, input: object) =>
    (await ask(token, UPDATE, { input })).data?.['updateProfile']

  test('is changed field by field; what is left out stays, null takes away', async () => {
    const { accessToken } = await signUp(nobody)
    const whole = {
      nickname: `냥${address}`,
      bio: '집을 찾습니다.\n주말에만요.',
      gender: 'OTHER',
      birthDate: '1990-02-28',
      imageUrl: 'https://images.example/me.png',
    }
    expect(await update(accessToken, whole)).toEqual({ __typename: 'User', profile: whole })
    expect(await update(accessToken, { bio: null, gender: 'FEMALE' })).toEqual({
      __typename: 'User',
      profile: { ...whole, bio: null, gender: 'FEMALE' },
    })
    expect(await update(accessToken, {})).toMatchObject({ profile: { nickname: whole.nickname } })
    const other = await signUp(nobody)
    expect(await update(other.accessToken, { nickname: whole.nickname })).toMatchObject({ field: 'nickname' })
  })

  test.each([
    ['nickname', { nickname: '' }],
    ['nickname', { nickname: '\u202e\u0000' }],
    ['bio', { bio: '가'.repeat(501) }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['imageUrl', { imageUrl: 'http://images.example/me.png' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: 'https://me:secret@images.example/' }],
  ])('names %s at fault', async (field, input) => {
    const { accessToken } = await signUp(nobody)
    expect(await update(accessToken, input)).toEqual({ __typename: 'InvalidInputError', field })
  })

  test('is nothing for guests', async () => {
    const client = await guest(app.url)
    expect(await update(client.token ?? '', { nickname: '손님' })).toMatchObject({
      __typename: 'InvalidInputError',
    })
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
