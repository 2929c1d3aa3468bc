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

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
