import { print } from 'graphql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestIdOf } from '../../src/runs/respond.ts'
import { EXPORTED, NOT_EXPORTED } from '../../src/store/export-user.ts'
import { createPool } from '../../src/store/pool.ts'
import { suspendRun } from '../../src/store/run-input.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { SignUp } from '../support/accounts.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../support/contract.ts'
import { insertDocument } from '../support/documents.ts'
import { ExportMyData, exportOf } from '../support/export.ts'
import { createGqlClient, post } from '../support/gql.ts'
import { columnsWith } from '../support/find-text.ts'
import { createSession, RespondToInput, startRun } from '../support/operations.ts'
import { TEST_KEY } from '../support/vault.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  // Runs are carried out by the tests themselves.
  app = await startApp({ role: 'api', env: { PII_KEYS: TEST_KEY } })
  pool = createPool(app.databaseUrl, { max: 3 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const ownedTables = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive owned(oid) as (
       select 'app_user'::regclass::oid
       union select conrelid from pg_constraint join owned on confrelid = owned.oid where contype = 'f')
     select relname as name from owned join pg_class using (oid)`,
  )
  return rows.map(({ name }) => name)
}

test('an export has every table that a person owns, but those that are named with a reason', async () => {
  const owned = await ownedTables()
  expect(owned.length).toBeGreaterThan(15)
  const known = [...Object.values(EXPORTED).map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]
  expect(owned.filter((table) => !known.includes(table))).toEqual([])
  expect(known.filter((table) => !owned.includes(table))).toEqual([])
})

test('an export is of its owner alone, and five an hour', async () => {
  const [client, other] = [await guest(app.url), await guest(app.url)]
  await createSession(other, '남의 대화')
  await createSession(client, '나의 대화')
  const text = JSON.stringify(await exportOf(client))
  expect(text).toContain('나의 대화')
  expect(text).not.toContain('남의 대화')
  for (let more = 0; more < 4; more += 1) await exportOf(client)
  const { errors } = await client.request(ExportMyData, {})
  expect(errors?.[0]?.extensions?.['code']).toBe('TOO_MANY_ATTEMPTS')
  await client.close()
  await other.close()
})

const signUpFrom = async (userAgent: string, nickname: string) => {
  const variables = { email: `${nickname}@accounts.example`, password: 'Wp9#kqzt-2Lm', nickname }
  const { data } = await post<{ signUp: { accessToken: string } }>(
    app.url,
    { query: print(SignUp), variables },
    { 'user-agent': userAgent },
  )
  return createGqlClient(app.url, data?.signUp.accessToken ?? null)
}

test('an export has documents, the answers about parties, sign-ins and the profile in clear', async () => {
  const client = await signUpFrom('Phone/1.0', 'exporter')
  const query = '전월세 계약서 작성해줘'
  const run = await startRun(client, { sessionId: await createSession(client), query })
  const runId = atob(run).replace('Run:', '')
  const claimed = await claimRun(pool, runId, 'worker')
  if (claimed === null) throw new Error('not claimed')
  const requestId = requestIdOf(runId, 'parties')
  await suspendRun(pool, claimed, {
    id: requestId,
    kind: 'CONTRACT_PARTIES',
    message: '계약 당사자를 알려 주세요.',
    requiredFields: ['lessor', 'lessee'],
    documentType: 'lease_contract',
    expiresAt: null,
  })
  const response = { contractParties: someParties() }
  const { respondToInput } = await client.execute(RespondToInput, { runId: run, requestId, response })
  expect(respondToInput.__typename).toBe('Run')
  const written = `임대인 김임대 ${LESSOR_NUMBER}`
  const document = await insertDocument(pool, { runId, userId: claimed.userId }, written)
  // Neither is so in the database.
  expect(await columnsWith(pool, [LESSOR_NUMBER, LESSEE_NUMBER])).toEqual([])

  const { documents, questionsToYou, signIns, profile, account } = await exportOf(client)
  expect(documents).toMatchObject([{ id: document, title: '주택임대차계약서', markdown: written }])
  expect(questionsToYou).toMatchObject([{ id: requestId, answer: someParties() }])
  expect(signIns).toMatchObject([{ user_agent: 'Phone/1.0' }])
  expect(JSON.stringify(signIns)).not.toMatch(/hash|replaced/)
  expect(profile).toMatchObject([{ nickname: 'exporter' }])
  expect(account).toMatchObject([{ id: claimed.userId, email: 'exporter@accounts.example' }])
  await client.close()
})
