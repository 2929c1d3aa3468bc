import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../support/contract.ts'
import type { GqlClient } from '../support/gql.ts'
import { modelListings, modelSearch } from '../support/model-search.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { createSession, respond, startRun } from '../support/operations.ts'
import { modelEnv } from '../support/slow-model.ts'
import { TEST_KEY } from '../support/vault.ts'
import { confirmTerms, selectHome, untilAsked, untilEnd } from './contract.ts'

// Whole runs, on machines that do other things too.
vi.setConfig({ testTimeout: 90_000 })

let model: ModelServer
let app: TestApp
let owner: GqlClient
beforeAll(async () => {
  model = await startModelServer()
  app = await startApp({ seed: true, env: { ...modelEnv(model), PII_KEYS: TEST_KEY } })
  owner = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await app.stop()
  await model.close()
})

/** A model that plans a contract without saying what its steps need, and quotes back all that it was told. */
const script = () =>
  model.script({
    analyze_intent: {
      kind: 'tool',
      arguments: {
        intentType: 'CONTRACT_CREATION',
        confidence: 0.95,
        keywords: ['계약서'],
        facets: [],
        entities: { region: [], propertyType: [], transactionType: ['전월세'], amount: [] },
      },
    },
    select_teams: { kind: 'tool', arguments: { teams: ['SEARCH', 'DOCUMENT'], reason: '계약서' } },
    plan_steps: {
      kind: 'tool',
      arguments: {
        steps: [
          { team: 'SEARCH', kinds: ['property'], task: '매물 찾기', description: '찾아요.', dependsOn: [] },
          { team: 'DOCUMENT', kinds: [], task: '계약서 쓰기', description: '써요.', dependsOn: [] },
        ],
      },
    },
    plan_search: {
      kind: 'tool',
      arguments: modelSearch({
        keywords: { legal: [], realEstate: ['전월세'], loan: [], general: [] },
        property: modelListings(['마포구'], { transactionTypes: ['JEONSE', 'RENT'] }),
      }),
    },
    text: { kind: 'text', pieces: ['주택임대차계약서를 ', '작성했어요 [1].'] },
  })

test('a model writes the answer about a contract without ever seeing who the parties are', async () => {
  script()
  const sessionId = await createSession(owner)
  const id = await startRun(owner, { sessionId, query: '마포구 전월세 계약서 작성해줘', mode: 'TEAM' })
  const { asked } = await selectHome(owner, id)
  const form = await untilAsked(owner, id, 'ContractPartiesRequest', asked.id)
  const special = '임차인 박임차는 전입신고를 하지 않는다.'
  await respond(owner, id, form.id, {
    contractParties: someParties({ monthlyRent: 50, specialTerms: [special] }),
  })
  await confirmTerms(owner, id, form.id)
  const run = await untilEnd(owner, id)
  expect(run.answer?.type).toBe('DOCUMENT')
  expect(run.answer?.text).toMatch(/^주택임대차계약서를 작성했어요 \[1\]\./)
  // The model did not say what had to be said: that the terms are not those of the listing.
  expect(run.answer?.text).toContain('계약서에 적은 월세(50만원)가 달라요')
  expect(run.plan?.steps[1]?.dependsOn).toEqual(['step_0'])
  expect(run.document?.markdown).toContain(LESSOR_NUMBER)

  // The conversation goes on: what was said before is told to the model again.
  const next = await startRun(owner, { sessionId, query: '마포구 전세 계약서도 써줘', mode: 'TEAM' })
  await untilAsked(owner, next, 'PropertySelectionRequest')

  const prompts = model.requests.map(({ body }) => JSON.stringify(body))
  expect(prompts.length).toBeGreaterThanOrEqual(8)
  const written = prompts.filter((prompt) => prompt.includes('<document>'))
  expect(written).toHaveLength(1)
  for (const told of ['3억 5,000만원', '김○대', 'REGISTRATION_FORBIDDEN', '박○차는 전입신고를']) {
    expect(written[0]).toContain(told)
  }
  const secrets = [LESSOR_NUMBER, LESSEE_NUMBER, '1234568', '2345678', '김임대', '박임차', '010-1234-5678']
  for (const secret of [...secrets, '010-8765-4321', '월드컵로 100', '정자로 20']) {
    expect(prompts.filter((prompt) => prompt.includes(secret))).toEqual([])
  }
})
