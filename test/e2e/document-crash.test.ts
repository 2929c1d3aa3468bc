import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { someParties } from '../support/contract.ts'
import type { GqlClient } from '../support/gql.ts'
import { respond } from '../support/operations.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { TEST_KEY } from '../support/vault.ts'
import { beginContract, selectHome, untilAsked, untilEnd, untilRun } from './contract.ts'

let app: TestApp
let pool: Pool
let owner: GqlClient
const workers: ProductProcess[] = []
const startWorker = async () => {
  const worker = await startProduct({
    role: 'worker',
    env: { DATABASE_URL: app.databaseUrl, PII_KEYS: TEST_KEY, NODE_ENV: 'test' },
  })
  workers.push(worker)
  return worker
}

beforeAll(async () => {
  app = await startApp({ role: 'api', seed: true, env: { PII_KEYS: TEST_KEY } })
  pool = createPool(app.databaseUrl, { max: 2 })
  owner = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop('SIGKILL')))
  await pool.end()
  await app.stop()
})

test('a contract is asked for, answered and written by three workers, each killed before the next', async () => {
  const first = await startWorker()
  const id = await beginContract(owner, '전월세 계약서 작성해줘')
  await untilAsked(owner, id, 'PropertySelectionRequest')
  await first.stop('SIGKILL')

  // Answered while nobody works.
  const { asked, option } = await selectHome(owner, id)
  const second = await startWorker()
  const form = await untilAsked(owner, id, 'ContractPartiesRequest', asked.id)
  expect(form.message).toContain(option.property.name)
  await respond(owner, id, form.id, { contractParties: someParties({ deposit: null, monthlyRent: null }) })
  // Killed with the answer in its hands, wherever that may be.
  await untilRun(owner, id, ({ status }) => status !== 'WAITING_FOR_INPUT')
  await second.stop('SIGKILL')

  await startWorker()
  const run = await untilEnd(owner, id)
  expect(run.status).toBe('COMPLETED')
  expect(run.answer?.type).toBe('DOCUMENT')
  expect(run.document?.markdown).toContain('김임대')
  const { rows } = await pool.query<{ documents: number; searches: number }>(
    `select (select count(*)::int from generated_document) as documents,
       (select count(*)::int from model_call where purpose = 'plan_search') as searches`,
  )
  expect(rows).toEqual([{ documents: 1, searches: 1 }])
  const events = run.events.edges.map(({ node }) => node)
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index + 1))
  expect(events.filter(({ __typename }) => __typename === 'InputRequested')).toHaveLength(3)
  expect(events.filter(({ __typename }) => __typename === 'RunCompleted')).toHaveLength(1)
}, 120_000)
