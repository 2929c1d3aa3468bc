import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { PASSWORD, SignIn, SignOut, signUp } from '../support/accounts.ts'
import type { Person } from '../support/accounts.ts'
import { startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { insertDocument } from '../support/documents.ts'
import { createGqlClient, post } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { send } from '../support/production.ts'
import { TEST_KEY } from '../support/vault.ts'

let app: TestApp
let pool: Pool
let nobody: GqlClient
beforeAll(async () => {
  app = await startApp({
    role: 'api',
    env: { SIGN_UPS_PER_HOUR: '1000', TRUSTED_PROXIES: '1', PII_KEYS: TEST_KEY },
  })
  pool = createPool(app.databaseUrl, { max: 2 })
  nobody = createGqlClient(app.url, null)
})
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')

test('A79 the link of a document ends with the sign-in that read it, and with no other', async () => {
  const person = await signUp(nobody)
  const { signIn } = await nobody.execute(SignIn, { email: person.email, password: PASSWORD })
  if (signIn.__typename !== 'AuthPayload') throw new Error(signIn.__typename)
  const runId = await startRun(person.client, {
    sessionId: await createSession(person.client),
    query: '계약서',
  })
  const text = '임대인 김철수'
  const id = await insertDocument(pool, { runId: databaseId(runId), userId: databaseId(person.userId) }, text)
  const linkOf = async ({ accessToken }: Pick<Person, 'accessToken'>) => {
    const query = `{ node(id: "${btoa(`GeneratedDocument:${id}`)}") { ... on GeneratedDocument { docxUrl } } }`
    const { data } = await post<{ node: { docxUrl: string } }>(
      app.url,
      { query },
      { authorization: `Bearer ${accessToken}` },
    )
    return data?.node.docxUrl ?? ''
  }
  const [first, second] = [await linkOf(person), await linkOf(signIn)]
  for (const link of [first, second]) expect(await send(link)).toMatchObject({ status: 200, text })
  await nobody.execute(SignOut, { refreshToken: person.refreshToken })
  expect(await send(first)).toMatchObject({ status: 401, text: expect.stringContaining('UNAUTHENTICATED') })
  expect(await send(second)).toMatchObject({ status: 200, text })
  await pool.query('update app_user set is_active = false where email = $1', [person.email])
  expect((await send(second)).status).toBe(401)
})

const QUERY = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { __typename } }`
const tryFrom = async (address: string, email: string, password: string): Promise<unknown> => {
  const { data, errors } = await post<{ signIn: { __typename: string } }>(
    app.url,
    { query: QUERY, variables: { email, password } },
    { 'x-forwarded-for': address },
  )
  return errors?.[0]?.extensions?.['retryAfterSeconds'] ?? data?.signIn.__typename
}
const guess = async (address: string, email: string, times: number): Promise<unknown[]> => {
  const answers: unknown[] = []
  for (let at = 0; at < times; at++) answers.push(await tryFrom(address, email, `guess number ${at}`))
  return answers
}

test('A79 six wrong passwords keep nobody out', async () => {
  const { email } = await signUp(nobody)
  expect(new Set(await guess('10.7.0.1', email, 6))).toEqual(new Set(['InvalidCredentialsError']))
  expect(await tryFrom('10.7.0.1', email, PASSWORD)).toBe('AuthPayload')
  // Which clears the account: the next errors are typing errors again.
  expect(new Set(await guess('10.7.0.1', email, 6))).toEqual(new Set(['InvalidCredentialsError']))
})

test('A79 guessing goes slower and slower, and strangers elsewhere do not keep the owner out', async () => {
  const { email } = await signUp(nobody)
  const home = '10.8.0.1'
  expect(await tryFrom(home, email, PASSWORD)).toBe('AuthPayload')
  // One address: each wait twice the last one, whatever password comes meanwhile.
  expect((await guess('10.8.0.2', email, 10)).at(-1)).toBe('InvalidCredentialsError')
  const waits: unknown[] = []
  for (let at = 0; at < 8; at++) {
    waits.push(await tryFrom('10.8.0.2', email, 'one guess more'))
    // As if the wait were over.
    await pool.query(
      `update rate_limit set expire = floor(extract(epoch from clock_timestamp()) * 1000) - 1
       where key like 'sign-in-pair:%' and points >= 10`,
    )
    expect(await tryFrom('10.8.0.2', email, `guess ${at}`)).toBe('InvalidCredentialsError')
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 120, 120])
  // Many addresses: the thirtieth failure in an hour is the last for whoever never came from there before.
  for (let at = 0; at < 14; at++) await guess(`10.9.${at}.1`, email, 1)
  expect(await tryFrom('10.9.200.1', email, PASSWORD)).toBeGreaterThan(1000)
  expect(await tryFrom(home, email, PASSWORD)).toBe('AuthPayload')
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
