import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { TEST_KEY } from '../support/vault.ts'
import { beginContract, untilAsked, untilEnd } from './contract.ts'

vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
let user: GqlClient
beforeAll(async () => {
  app = await startApp({ seed: true, env: { PII_KEYS: TEST_KEY } })
  user = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await user.close()
  await app.stop()
})

test('a home that was pointed at is not asked for again, and its terms are known', async () => {
  const sessionId = await createSession(user)
  const ask = (query: string) => startRun(user, { sessionId, query, mode: 'TEAM' })
  await untilEnd(user, await ask('마포구 아파트 전세 6억 이하 찾아줘'))
  const form = await untilAsked(user, await ask('첫 번째 집으로 계약서 써줘'), 'ContractPartiesRequest')
  expect(form.terms?.transactionType).toBe('JEONSE')
  expect(form.terms?.deposit).toBeGreaterThan(0)
  expect(form.terms?.deposit).toBeLessThanOrEqual(60_000)
})

test('amounts that the question gives for a home of one’s own stand in the form', async () => {
  const id = await beginContract(user, '우리 집 월세 계약서 써줘 보증금 5천만원에 월세 80만원')
  const form = await untilAsked(user, id, 'ContractPartiesRequest')
  // There is no listing to agree with; what was said is told, and stands where nothing else is given.
  expect(form.terms).toBeNull()
  expect(form.message).toMatch(/보증금 5,?000만원, 월세 80만원/)
})
