import { setTimeout as sleep } from 'node:timers/promises'
import { getNamedType, isLeafType } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSchema } from '../../src/graphql/schema.ts'
import { newId } from '../../src/domain/id.ts'
import { createPool } from '../../src/store/pool.ts'
import { PASSWORD, SignOut, signUp } from '../support/accounts.ts'
import type { Person } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { openPeer, send, sendJson } from '../support/production.ts'
import type { Peer } from '../support/production.ts'
import { writeArguments } from '../support/schema-paths.ts'
import { TEST_SECRET } from '../support/vault.ts'

/** What a token is worth that does not hold, or holds no longer. Two processes on one database; neither looks by itself. */
let app: TestApp
let elsewhere: TestApp
let nobody: GqlClient
beforeAll(async () => {
  const env = { SIGN_UPS_PER_HOUR: '1000', TOKEN_CHECK_SECONDS: '60', JWT_SECRET: TEST_SECRET }
  app = await startApp({ role: 'api', env })
  elsewhere = await startApp({ role: 'api', env: { ...env, DATABASE_URL: app.databaseUrl } })
  nobody = createGqlClient(app.url, null)
}, 120_000)
afterAll(async () => {
  await elsewhere.stop()
  await app.stop()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const cookie = (token: string) => ({ cookie: `holmesnyangz_token=${token}` })
const codeOf = (errors: readonly GraphQLFormattedError[] | undefined) => errors?.[0]?.extensions?.['code']

const revoked = async (): Promise<string> => {
  const person = await signUp(nobody)
  await nobody.execute(SignOut, { refreshToken: person.refreshToken })
  return person.accessToken
}

/** What gives out new tokens. Nothing else may go on where a token was sent that does not hold. */
const IGNORES_TOKENS = [
  'signInAsGuest',
  'signUp',
  'signIn',
  'refreshTokens',
  'requestPasswordReset',
  'resetPassword',
]

const schema = buildSchema()
const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const kind = type?.name.toLowerCase() ?? ''
      const called = `${field.name}${writeArguments(field, btoa(`Run:${newId()}`))}`
      return {
        name: field.name,
        text: `${kind} { ${called} ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`,
      }
    }),
)

describe('a token that does not hold is no token of nobody', () => {
  let token: string
  beforeAll(async () => {
    token = await revoked()
  })

  test('A71 every operation of the schema is refused with it, in a header and in a cookie', async () => {
    expect(operations.length).toBeGreaterThan(35)
    const passed: string[] = []
    for (const { name, text } of operations) {
      for (const headers of [bearer(token), cookie(token)]) {
        const { status, data, errors } = await post<object>(app.url, { query: text }, headers)
        if (codeOf(errors) !== 'UNAUTHENTICATED' || status !== 401 || data != null) passed.push(name)
      }
    }
    expect(new Set(passed)).toEqual(
      new Set(IGNORES_TOKENS.filter((name) => operations.some((it) => it.name === name))),
    )
  })

  test('whatever was sent as a token, by whichever way', async () => {
    const person = await signUp(nobody)
    const sent = [
      bearer(`${person.accessToken}x`),
      bearer(person.refreshToken),
      bearer('undefined'),
      { authorization: 'Bearer' },
      { authorization: `Basic ${btoa('me:secret')}` },
      { authorization: person.accessToken },
      cookie('x'),
      // A header goes before the cookie, also where the cookie would do.
      { ...bearer('x'), ...cookie(person.accessToken) },
    ]
    for (const headers of sent) {
      expect(codeOf((await post(app.url, { query: '{ socialProviders }' }, headers)).errors)).toBe(
        'UNAUTHENTICATED',
      )
      const got = await send(`${app.url}?query=%7B__typename%7D`, {
        headers: { ...headers, accept: 'application/json' },
      })
      expect([got.status, got.text]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')])
      const download = await send(new URL(`/documents/${newId()}.docx`, app.url).href, { headers })
      expect([download.status, download.text]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')])
    }
    const stream = await send(app.url, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { runEvents(runId: "x") { cursor } }' }),
    })
    expect(stream.text).toContain('UNAUTHENTICATED')
    for (const options of [{ init: bearer(token) }, { init: {}, headers: cookie(token) }]) {
      const peer = await openPeer(app.url, { headers: options.headers ?? {} })
      peer.send({ type: 'connection_init', payload: options.init })
      expect((await peer.closed).code).toBe(4403)
    }
  })

  test('a stale cookie is taken away, one that holds stays', async () => {
    const clearing = /holmesnyangz_token=; Path=\/; Max-Age=0/
    const query = '{ viewer { id } }'
    expect((await sendJson(app.url, { query }, cookie(token))).headers.get('set-cookie')).toMatch(clearing)
    // Where the means to renew it are not sent, nobody knows whether another tab has done so.
    const download = await send(new URL(`/documents/${newId()}.docx`, app.url).href, {
      headers: cookie(token),
    })
    expect([download.status, download.headers.get('set-cookie')]).toEqual([401, null])
    const person = await signUp(nobody)
    expect(
      (await sendJson(app.url, { query }, cookie(person.accessToken))).headers.get('set-cookie'),
    ).toBeNull()
    // Another tab may have renewed it since this was asked: what that was given is not taken away.
    const renewable = { cookie: `holmesnyangz_token=${token}; holmesnyangz_refresh=${person.refreshToken}` }
    const refused = await sendJson(app.url, { query }, renewable)
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
  })

  test('what gives out new tokens goes on, unless something else comes with it', async () => {
    const guestOf = '{ signInAsGuest { user { type } } }'
    const { data, headers } = await post(app.url, { query: `mutation ${guestOf}` }, cookie(token))
    expect(data).toEqual({ signInAsGuest: { user: { type: 'GUEST' } } })
    expect(headers.getSetCookie().findLast((it) => it.startsWith('holmesnyangz_token'))).not.toContain(
      'Max-Age=0',
    )
    for (const query of [
      'mutation { signInAsGuest { expiresAt } createSession { __typename } }',
      'mutation { ... on Mutation { ...Other } signInAsGuest { expiresAt } } fragment Other on Mutation { createSession { __typename } }',
      'mutation { __typename }',
    ])
      expect(codeOf((await post(app.url, { query }, bearer(token))).errors)).toBe('UNAUTHENTICATED')
  })
})

const socketOf = (url: string, token: string) => openPeer(url, { init: bearer(token) })
const ask = (peer: Peer, id: string, query: string) =>
  peer.send({ id, type: 'subscribe', payload: { query } })
const startSession = 'mutation { createSession(title: "through an old socket") { __typename } }'

describe('A71 sockets end with the sign-in that opened them, at once and in every process', () => {
  const follow = async (person: Pick<Person, 'client' | 'accessToken'>) => {
    const sessionId = await createSession(person.client)
    return Promise.all(
      [app, elsewhere].map(async ({ url }) => {
        const peer = await socketOf(url, person.accessToken)
        ask(peer, 'follow', `subscription { sessionEvents(sessionId: "${sessionId}") { cursor } }`)
        return peer
      }),
    )
  }
  const mutate = (person: Person, field: string) =>
    sendJson(app.url, { query: `mutation { ${field} }` }, bearer(person.accessToken))

  const endings: [string, (person: Person) => Promise<unknown>][] = [
    ['sign-out', (person) => nobody.execute(SignOut, { refreshToken: person.refreshToken })],
    ['deletion', (person) => mutate(person, `deleteAccount(password: "${PASSWORD}") { deletedUserId }`)],
    ['signing out everywhere', (person) => mutate(person, 'signOutEverywhere { count }')],
    [
      'a change of the password',
      (person) =>
        mutate(
          person,
          `changePassword(currentPassword: "${PASSWORD}", newPassword: "${PASSWORD} 2") { __typename }`,
        ),
    ],
  ]
  test.each(endings)('after %s', async (_how, end) => {
    const [leaving, staying] = [await signUp(nobody), await signUp(nobody)]
    const [left, stayed] = [await follow(leaving), await follow(staying)]
    await end(leaving)
    expect(await Promise.all(left.map((peer) => peer.closed))).toEqual([
      { code: 4403, reason: 'the token was revoked' },
      { code: 4403, reason: 'the token was revoked' },
    ])
    for (const peer of stayed) {
      expect(peer.socket.readyState).toBe(peer.socket.OPEN)
      peer.socket.terminate()
    }
  })

  test('a guest’s socket never acts as the account that the guest becomes', async () => {
    const client = await guest(app.url)
    const sockets = await follow({ client, accessToken: client.token ?? '' })
    const person = await signUp(client)
    for (const peer of sockets) expect((await peer.closed).code).toBe(4403)
    // The account's own socket stays.
    const own = await socketOf(elsewhere.url, person.accessToken)
    await sleep(300)
    ask(own, '1', '{ viewer { type } }')
    expect((await own.hear(({ id }) => id === '1')).payload).toEqual(
      expect.objectContaining({ data: { viewer: { type: 'USER' } } }),
    )
    own.socket.terminate()
  })

  test('an operation is refused even where nobody told that the token had ended, and the socket closes then', async () => {
    const pool = createPool(app.databaseUrl, { max: 1 })
    const person = await signUp(nobody)
    const peer = await socketOf(app.url, person.accessToken)
    ask(peer, '1', '{ viewer { email } }')
    expect((await peer.hear(({ id }) => id === '1')).payload).toMatchObject({
      data: { viewer: { email: person.email } },
    })
    await pool.query(
      'update refresh_token set revoked_at = now() from app_user u where u.id = user_id and u.email = $1',
      [person.email],
    )
    ask(peer, '2', startSession)
    const answer = await peer.hear(({ id, type }) => id === '2' && type !== 'complete')
    expect(JSON.stringify(answer)).toContain('UNAUTHENTICATED')
    expect((await peer.closed).code).toBe(4403)
    const { rows } = await pool.query(`select from chat_session where title = 'through an old socket'`)
    expect(rows).toEqual([])
    await pool.end()
  })
})

test('nothing of this was worth a complaint', () => {
  expect([...app.complaints, ...elsewhere.complaints]).toEqual([])
})
