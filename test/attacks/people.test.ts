import { createSecretKey, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { ageRefreshTokens, signUp, SignOut, RefreshTokens } from '../support/accounts.ts'
import type { Person } from '../support/accounts.ts'
import { createGqlClient } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { askSocket, openPeer, PRODUCTION_ENV, sendJson, serveProduction } from '../support/production.ts'

/** Being somebody else, or more than one is; in production mode. */
const product = serveProduction()
let owner: Person
let stranger: Person
const ids: Record<string, string> = {}
beforeAll(async () => {
  owner = await signUp(createGqlClient(product.url, null), 'owner@example.com')
  stranger = await signUp(createGqlClient(product.url, null), 'stranger@example.com')
  ids['ChatSession'] = await createSession(owner.client, 'nobody else’s')
  ids['Run'] = await startRun(owner.client, {
    sessionId: ids['ChatSession'],
    query: '전세금 5% 인상 가능해?',
  })
  ids['User'] = owner.userId
})

interface Body {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: string[]; extensions?: Record<string, unknown> }[]
}
const ask = async (who: string | null, query: string, variables: unknown = {}): Promise<Body> => {
  const headers = who === null ? {} : { authorization: `Bearer ${who}` }
  const { text } = await sendJson(product.url, { query, variables }, headers)
  return JSON.parse(text) as Body
}
/** What says nothing of which id was asked with. */
const gist = ({ data, errors }: Body) => JSON.stringify({ data, errors })
const nothingLike = (id: string) =>
  btoa(atob(id).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '01890000-0000-7000-8000-000000000000'))

test('A39 node and nodes show nothing of another, and do not tell that it exists', async () => {
  for (const id of Object.values(ids)) {
    for (const query of [
      'query ($id: ID!) { node(id: $id) { __typename id } }',
      'query ($id: ID!) { nodes(ids: [$id, $id]) { __typename id } }',
    ]) {
      const theirs = await ask(stranger.accessToken, query, { id })
      expect(JSON.stringify(theirs.data)).toMatch(/null/)
      expect(gist(theirs)).not.toContain(id)
      expect(gist(theirs)).toBe(gist(await ask(stranger.accessToken, query, { id: nothingLike(id) })))
    }
  }
})

test('A40 nobody starts, cancels, answers, forks or deletes what is another’s', async () => {
  const changes = [
    'mutation ($id: ID!) { cancelRun(runId: $id) { __typename ... on Error { message } } }',
    'mutation ($id: ID!) { deleteSession(sessionId: $id) { __typename } }',
    'mutation ($id: ID!) { renameSession(sessionId: $id, title: "mine") { __typename ... on Error { message } } }',
    'mutation ($id: ID!) { startRun(input: { sessionId: $id, query: "x" }) { __typename ... on Error { message } } }',
    'mutation ($id: ID!) { respondToInput(runId: $id, requestId: "x", response: { approvePlan: true }) { __typename ... on Error { message } } }',
  ]
  for (const query of changes) {
    for (const id of Object.values(ids)) {
      const theirs = gist(await ask(stranger.accessToken, query, { id }))
      expect(theirs).not.toContain('"Run"')
      expect(theirs).toBe(gist(await ask(stranger.accessToken, query, { id: nothingLike(id) })))
    }
  }
  const { data } = await ask(owner.accessToken, 'query ($id: ID!) { session(id: $id) { title } }', {
    id: ids['ChatSession'],
  })
  expect(data).toEqual({ session: { title: 'nobody else’s' } })
})

test('A41 nobody follows what is another’s, with their cursor or a guessed one', async () => {
  const { data } = await ask(owner.accessToken, 'query ($id: ID!) { run(id: $id) { lastEventCursor } }', {
    id: ids['Run'],
  })
  const cursor = /"lastEventCursor":"([^"]*)"/.exec(JSON.stringify(data))?.[1] ?? null
  const query = 'subscription ($id: ID!, $after: String) { runEvents(runId: $id, after: $after) { cursor } }'
  for (const after of [null, cursor, btoa('run:1'), 'x'.repeat(1_000)]) {
    const follow = async (id: string) =>
      JSON.stringify(await askSocket(product.url, { query, variables: { id, after } }, stranger.accessToken))
    const theirs = await follow(ids['Run'] ?? '')
    expect(theirs).toMatch(/NOT_FOUND|INVALID_INPUT/)
    // A cursor names its run: who has one knows that the run exists.
    if (after !== cursor) expect(theirs).toBe(await follow(nothingLike(ids['Run'] ?? '')))
  }
})

test('A42 cursors of others, and cursors that were changed, are clean errors', async () => {
  const sessions =
    'query ($after: String) { viewer { sessions(first: 1, after: $after) { edges { cursor } } } }'
  const search =
    'query ($after: String, $min: Manwon) { propertySearch(first: 1, after: $after, filter: { salePrice: { min: $min } }) { edges { cursor } } }'
  const cursorIn = (body: Body) => /"cursor":"([^"]+)"/.exec(JSON.stringify(body.data))?.[1] ?? ''
  const own = cursorIn(await ask(owner.accessToken, sessions))
  const found = cursorIn(await ask(null, search, { min: 100 }))
  expect([own, found]).not.toContain('')
  const forged = [
    [own.slice(0, -2), sessions],
    [found, sessions],
    [btoa("1' or '1'='1"), sessions],
    [btoa(JSON.stringify({ id: { $ne: null } })), sessions],
    [own, search],
    [`${found}x`, search],
    [btoa('[null,1e309]'), search],
  ] as const
  for (const [after, query] of forged) {
    const answer = await ask(stranger.accessToken, query, { after, min: 100 })
    expect(gist(answer)).toMatch(/INVALID_INPUT/)
    expect(answer.errors?.[0]?.message).not.toMatch(/select|syntax error at|relation|column|pg_|stack/i)
  }
  // One that was made for other conditions.
  expect(gist(await ask(null, search, { after: found, min: 101 }))).toMatch(/INVALID_INPUT/)
})

test('A43 two users in the same moment see each their own, loaders and caches notwithstanding', async () => {
  const query = '{ viewer { id email sessions(first: 5) { edges { node { title } } } } }'
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => ask((at % 2 === 0 ? owner : stranger).accessToken, query)),
  )
  for (const [at, answer] of answers.entries())
    expect(gist(answer)).toContain(at % 2 === 0 ? 'owner@' : 'stranger@')
  expect(answers.filter((answer) => gist(answer).includes('nobody else’s'))).toHaveLength(30)
})

test('A44 no answer may be kept and shown to somebody else', async () => {
  const { headers } = await sendJson(
    product.url,
    { query: '{ viewer { id } }' },
    { authorization: `Bearer ${owner.accessToken}` },
  )
  expect(headers.get('cache-control')).toContain('no-store')
  const { data } = await ask(null, '{ viewer { id } }')
  expect(data).toEqual({ viewer: null })
})

test('A45 no input takes a role, an owner or a state', async () => {
  for (const extra of [
    'userId: "x"',
    'status: COMPLETED',
    'type: ADMIN',
    'role: "admin"',
    'isActive: true',
  ]) {
    for (const query of [
      `mutation ($id: ID!) { startRun(input: { sessionId: $id, query: "x", ${extra} }) { __typename } }`,
      `mutation { signUp(email: "a@b.example", password: "${'가나다라마바사'}", ${extra}) { __typename } }`,
      `mutation { createSession(title: "x", ${extra}) { __typename } }`,
    ]) {
      const { errors } = await ask(stranger.accessToken, query, { id: ids['ChatSession'] })
      expect(errors?.[0]?.extensions?.['code']).toBe('GRAPHQL_VALIDATION_FAILED')
    }
  }
  const { errors } = await ask(
    stranger.accessToken,
    'mutation ($input: StartRunInput!) { startRun(input: $input) { __typename } }',
    {
      input: { sessionId: ids['ChatSession'], query: 'x', userId: owner.userId, __proto__: { admin: true } },
    },
  )
  expect(errors?.[0]?.message).toContain('userId')
})

test('A46 what is another’s takes as long to refuse as what is not there', async () => {
  const query = 'query ($id: ID!) { session(id: $id) { title } }'
  const time = async (id: string) => {
    const from = performance.now()
    await ask(stranger.accessToken, query, { id })
    return performance.now() - from
  }
  const theirs: number[] = []
  const nothing: number[] = []
  for (let at = 0; at < 60; at += 1) {
    theirs.push(await time(ids['ChatSession'] ?? ''))
    nothing.push(await time(nothingLike(ids['ChatSession'] ?? '')))
  }
  const quantile = (of: number[], share: number) =>
    of.toSorted((a, b) => a - b)[Math.floor((of.length - 1) * share)] ?? 0
  // No more apart than requests of one kind are from each other, on a machine that does other things too.
  const spread = quantile(theirs, 0.9) - quantile(theirs, 0.1)
  expect(Math.abs(quantile(theirs, 0.5) - quantile(nothing, 0.5))).toBeLessThan(Math.max(10, spread))
})

test('A47 there is no field for administrators, and no way to become one', async () => {
  for (const name of ['users', 'allUsers', 'adminStats', 'runs', 'sessions', 'metrics'])
    expect((await ask(stranger.accessToken, `{ ${name} { id } }`)).data ?? null).toBeNull()
  const { data } = await ask(stranger.accessToken, '{ viewer { type } }')
  expect(data).toEqual({ viewer: { type: 'USER' } })
})

test('A48 nobody gets from a listing to those who keep it, or to an agent’s own number', async () => {
  for (const field of ['owner { phone }', 'agent { phone }', 'favoritedBy { id }', 'user { email }']) {
    const { data, errors } = await ask(
      stranger.accessToken,
      `{ propertySearch(first: 1) { edges { node { ${field} } } } }`,
    )
    expect(data ?? null).toBeNull()
    expect(errors?.[0]?.message).toContain('Cannot query field')
  }
})

test('A49 tokens that this product did not sign for this use are nobody’s', async () => {
  const key = createSecretKey(Buffer.from(PRODUCTION_ENV.JWT_SECRET))
  const { kid = '' } = decodeProtectedHeader(owner.accessToken)
  const claims = decodeJwt(owner.accessToken)
  const now = Math.floor(Date.now() / 1000)
  const forge = (header: object = {}, payload: object = {}, signed = key) =>
    new SignJWT({ ...claims, ...payload })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
      .sign(signed)
  // The same forgery without a fault is accepted: what follows is refused for its fault.
  const viewer = async (token: string) => (await ask(token, '{ viewer { id } }')).data?.['viewer'] ?? null
  expect(await viewer(await forge())).not.toBeNull()

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const tokens = [
    new UnsecuredJWT(claims).encode(),
    `${btoa('{"alg":"none","typ":"at+jwt"}').replace(/=/g, '')}.${owner.accessToken.split('.')[1]}.`,
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid }).sign(rsa.privateKey),
    await forge({}, {}, createSecretKey(rsa.publicKey.export({ type: 'spki', format: 'der' }))),
    await forge({ alg: 'HS512' }),
    await forge({ typ: 'JWT' }),
    await forge({ kid: '../../../../dev/null' }, {}, createSecretKey(Buffer.alloc(32))),
    await forge({ kid: "' union select 'x" }),
    await forge({ jku: 'http://127.0.0.1:1/keys', kid: 'other' }),
    await forge({}, { exp: undefined }),
    await forge({}, { exp: now - 60 }),
    await forge({}, { iat: now + 120 }),
    await forge({}, { iat: now - 50_000, exp: now + 315_360_000 }),
    await forge({}, { iss: 'https://accounts.google.com' }),
    await forge({}, { aud: 'another-api' }),
    await forge({}, { sub: stranger.userId }),
    owner.refreshToken,
    `${owner.accessToken}x`,
  ]
  for (const token of tokens) {
    expect(await viewer(token)).toBeNull()
    const peer = await openPeer(product.url)
    peer.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    expect((await peer.closed).code).toBe(4403)
  }
})

test('A50 a refresh token that is used again after a while ends its family', async () => {
  const person = await signUp(createGqlClient(product.url, null))
  const refresh = (refreshToken: string) => person.client.execute(RefreshTokens, { refreshToken })
  const first = await refresh(person.refreshToken)
  if (first.refreshTokens.__typename !== 'AuthPayload') throw new Error('refused')
  await ageRefreshTokens(product.databaseUrl, person.email)
  expect((await refresh(person.refreshToken)).refreshTokens.__typename).toBe('InvalidCredentialsError')
  // The token that was sent with it has ended as well, and is not looked at.
  const next = await refresh(first.refreshTokens.refreshToken)
  expect(next.refreshTokens.__typename).toBe('InvalidCredentialsError')
  const { errors } = await ask(first.refreshTokens.accessToken, '{ viewer { id } }')
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED')
})

test('A37 signing out ends an open subscription with 4403', async () => {
  const person = await signUp(createGqlClient(product.url, null))
  const peer = await openPeer(product.url, { init: { authorization: `Bearer ${person.accessToken}` } })
  peer.send({
    id: '1',
    type: 'subscribe',
    payload: {
      query: 'subscription ($id: ID!) { sessionEvents(sessionId: $id) { cursor } }',
      variables: { id: await createSession(person.client) },
    },
  })
  await person.client.execute(SignOut, { refreshToken: person.refreshToken })
  expect((await peer.closed).code).toBe(4403)
})

test('nothing of this was worth a complaint', () => {
  expect(product.lines.filter((line) => /"level":(40|50|60)|^(?!\{)/.test(line))).toEqual([])
})
