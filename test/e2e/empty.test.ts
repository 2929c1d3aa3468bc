import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/compose/app.ts'
import type { App } from '../../src/compose/app.ts'
import { readEnv } from '../../src/config/env.ts'
import { guest } from '../support/app.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import type { GqlClient } from '../support/gql.ts'
import { post } from '../support/gql.ts'
import { PRODUCTION_ENV } from '../support/production.ts'
import { createSession, startRun } from '../support/operations.ts'
import { ask } from './ask.ts'

/** The product as an operator starts it: production, a database that nobody has filled, no DEMO_DATA. */
const { DEMO_DATA: _told, ...production } = PRODUCTION_ENV
const complaints: string[] = []
let database: TestDatabase
let app: App
let url: string
let client: GqlClient
const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-empty-'))

beforeAll(async () => {
  database = await freshDatabase()
  app = buildApp({
    env: readEnv({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: '0',
      REQUESTS_PER_MINUTE: 'none',
      ...production,
    }),
    log: pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) }),
  })
  url = (await app.start()).url
  client = await guest(url)
}, 180_000)
afterAll(async () => {
  await client.close()
  await app.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Empty {
  propertySearch: { totalCount: number; edges: unknown[]; facets: { byRegion: unknown[]; medianPrice: null } }
  propertyClusters: unknown[]
  marketStatistics: { transactionCount: number; medianPrice: null; isDemo: boolean; series: unknown[] }
  loanProducts: { totalCount: number }
}

test('the API answers every query about homes, prices and loans, with nothing', async () => {
  const { data, errors } = await post<Empty>(url, {
    query: `{
      propertySearch(filter: { regionCodes: ["1168000000"], transactionTypes: [SALE] }) {
        totalCount edges { node { property { id } } } facets { byRegion { key } medianPrice } }
      propertyClusters(bounds: { south: 33, west: 124, north: 39, east: 132 }, zoom: 10) { count }
      marketStatistics(filter: { regionCode: "1168000000", transactionType: SALE }) {
        transactionCount medianPrice isDemo series { month } chart }
      loanProducts { totalCount edges { node { id } } }
      property(code: "DEMO-A-000001") { id }
    }`,
  })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    propertySearch: { totalCount: 0, edges: [], facets: { byRegion: [], medianPrice: null } },
    propertyClusters: [],
    marketStatistics: { transactionCount: 0, medianPrice: null, isDemo: false, series: [] },
    loanProducts: { totalCount: 0 },
    property: null,
  })
})

const NO_LISTINGS = /아직 매물 자료가 없어요/
const NO_DEALS = /아직 실거래 자료가 없어요/

describe('what there is nothing of is said, in every mode that searches', () => {
  test.each([
    ['강남구 5억 미만 아파트 찾아줘', 'TEAM', NO_LISTINGS],
    ['강남구 아파트 매매 시세 알려줘', 'TEAM', NO_DEALS],
    ['전세자금대출 상품 알려줘', 'TEAM', /아직 대출 상품 자료가 없어요/],
    ['강남구와 송파구 아파트 전세 매물을 비교 조사해줘', 'RESEARCH', /아직 (?:매물|실거래) 자료가 없어요/],
    ['Find apartments for sale in Gangnam-gu under 500 million won', 'TEAM', /There are no listings yet/],
    [
      'What is the market price of apartments for sale in Gangnam-gu?',
      'TEAM',
      /There are no reported deals yet/,
    ],
  ] as const)('%s (%s)', async (question, mode, said) => {
    const { answer } = await ask(client, question, mode)
    expect(answer.text).toMatch(said)
    expect(answer.text).not.toMatch(/조건에 맞는 매물 0건|0 listings/)
    expect(answer.properties).toEqual([])
    expect(answer.sources.filter(({ __typename }) => __typename === 'Transaction')).toEqual([])
  })

  test.each(['CONSULT', 'DIRECT'] as const)('%s has no listing to show either', async (mode) => {
    for (const question of ['강남구 5억 미만 아파트 찾아줘', 'Find apartments in Gangnam-gu']) {
      const { answer } = await ask(client, question, mode)
      expect(answer.properties).toEqual([])
      expect(answer.text).not.toMatch(/조건에 맞는 매물|꾸며 낸/)
    }
  })

  test('law is answered from the digests, which are not invented', async () => {
    const { answer } = await ask(client, '전세금 5% 인상 가능해?')
    expect(answer.sources).toContainEqual(expect.objectContaining({ lawName: '주택임대차보호법' }))
  })
})

test('a contract about a listing asks for the home instead of choosing one', async () => {
  const id = await startRun(client, {
    sessionId: await createSession(client),
    query: '강남구 아파트 전세 매물로 전세계약서 작성해줘',
  })
  await expect
    .poll(
      async () => {
        const { data } = await post<{ run: { status: string; pendingInput: { __typename: string } | null } }>(
          url,
          {
            query: 'query($id: ID!) { run(id: $id) { status pendingInput { __typename } } }',
            variables: { id },
          },
          { authorization: `Bearer ${client.token}` },
        )
        return data?.run
      },
      { timeout: 15_000, interval: 100 },
    )
    .toMatchObject({ status: 'WAITING_FOR_INPUT', pendingInput: { __typename: 'ClarificationRequest' } })
  expect(complaints).toEqual([])
})
