import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { DocumentDecisionInput } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { collect } from '../support/collect.ts'
import { findColumnsHolding } from '../support/columns.ts'
import { LESSOR_NUMBER, someParties } from '../support/contract.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, respond } from '../support/operations.ts'
import { startProduct } from '../support/process.ts'
import { TEST_KEY } from '../support/vault.ts'
import { beginContract, readContractRun, untilAsked, untilEnd } from './contract.ts'

// Whole runs, on machines that do other things too.
vi.setConfig({ testTimeout: 240_000 })

const MyDocuments = graphql(`
  query MyDocuments($first: Int, $after: String) {
    viewer {
      documents(first: $first, after: $after) {
        edges {
          node {
            id
            version
            acceptedAt
            markdown
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

const DocumentNode = graphql(`
  query DocumentNode($id: ID!) {
    node(id: $id) {
      ... on GeneratedDocument {
        version
        versions {
          id
        }
      }
    }
  }
`)

const DecisionEvents = graphql(`
  subscription DecisionEvents($runId: ID!) {
    runEvents(runId: $runId) {
      __typename
      ... on InputRequested {
        request {
          __typename
          ... on DocumentDecisionRequest {
            version
            writtenTerms {
              deposit
            }
          }
        }
      }
      ... on InputReceived {
        summary
      }
    }
  }
`)

const STREET = '서울특별시 마포구 망원로 7193'
const SECRET_TERM = '임차인 박임차는 현관 비밀번호 8213을 바꾸지 않는다.'

let app: TestApp
let pool: Pool
let owner: GqlClient
let stranger: GqlClient
const KEYS = { PII_KEYS: TEST_KEY }
/** Those that still work. */
const workers: { stop(): Promise<void> }[] = []
const startWorker = async () => {
  const worker = await startApp({ role: 'worker', databaseUrl: app.databaseUrl, env: KEYS })
  workers.push(worker)
  return worker
}
beforeAll(async () => {
  app = await startApp({ role: 'api', seed: true, env: KEYS })
  pool = createPool(app.databaseUrl, { max: 2 })
  owner = await guest(app.url)
  stranger = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await owner.close()
  await pool.end()
  await app.stop()
})

/** A contract for a home of one's own, up to the question what becomes of it. */
const written = async () => {
  const id = await beginContract(owner, '우리 집 전세 계약서 써줘')
  const form = await untilAsked(owner, id, 'ContractPartiesRequest')
  expect(form.requiredFields).toContain('home.address')
  const taken = await respond(owner, id, form.id, {
    contractParties: someParties({
      home: { address: STREET, unit: '302호' },
      deposit: 30_000,
      monthlyRent: 0,
      specialTerms: ['임차인은 전입신고를 하지 않는다.'],
    }),
  })
  expect(taken.__typename).toBe('Run')
  return { id, form, first: await untilAsked(owner, id, 'DocumentDecisionRequest', form.id) }
}

test('is written, reviewed, changed and taken over three workers; both versions are its owner’s alone', async () => {
  const one = await startProduct({
    role: 'worker',
    env: { DATABASE_URL: app.databaseUrl, NODE_ENV: 'test', ...KEYS },
  })
  const { id, first } = await written()
  expect(first).toMatchObject({
    version: 1,
    termSuggestions: [{ id: '1', type: 'REGISTRATION_FORBIDDEN', specialTerm: 1 }],
    writtenTerms: { deposit: 30_000, specialTermCount: 1 },
  })
  expect(first.document?.markdown).toContain(STREET)
  await one.stop('SIGKILL')

  const decide = (requestId: string, documentDecision: DocumentDecisionInput) =>
    respond(owner, id, requestId, { documentDecision })
  // What is wrong is told by field, rule and in the language of the run, and the request stays open.
  expect(
    await decide(first.id, {
      decision: 'EDIT',
      terms: { endDate: '2026-01-01', price: 1, specialTerms: [{ number: 9, text: '없는 특약' }] },
    }),
  ).toMatchObject({
    __typename: 'InvalidInputError',
    code: 'INVALID_INPUT',
    issues: expect.arrayContaining([
      expect.objectContaining({
        field: 'documentDecision.terms.endDate',
        rule: 'AFTER_START',
        said: '시작일보다 뒤여야 해요.',
      }),
      expect.objectContaining({ field: 'documentDecision.terms.price', rule: 'NO_PRICE' }),
      expect.objectContaining({ field: 'documentDecision.terms.specialTerms.0.number', rule: 'MAX' }),
    ]),
  })
  expect(await decide(first.id, { decision: 'EDIT' })).toMatchObject({
    issues: [
      { field: 'documentDecision.terms', rule: 'NOTHING_CHANGED', said: '무엇을 고칠지 적어 주세요.' },
    ],
  })
  expect(await decide(first.id, { decision: 'ACCEPT', suggestions: ['7'] })).toMatchObject({
    issues: [{ field: 'documentDecision.suggestions.0', rule: 'NOT_OFFERED' }],
  })
  expect(await respond(stranger, id, first.id, { documentDecision: { decision: 'ACCEPT' } })).toMatchObject({
    __typename: 'NotFoundError',
  })

  const change: DocumentDecisionInput = {
    decision: 'EDIT',
    suggestions: ['1'],
    terms: { deposit: 31_000, specialTerms: [{ text: SECRET_TERM }] },
  }
  expect(await decide(first.id, change)).toMatchObject({ __typename: 'Run' })
  // Told again, it changes nothing; another decision comes late.
  expect(await decide(first.id, change)).toMatchObject({ __typename: 'Run' })
  expect(await decide(first.id, { decision: 'REJECT' })).toMatchObject({
    __typename: 'InputNoLongerPendingError',
  })

  const two = await startWorker()
  const second = await untilAsked(owner, id, 'DocumentDecisionRequest', first.id)
  expect(second).toMatchObject({ version: 2, writtenTerms: { deposit: 31_000, specialTermCount: 2 } })
  await two.stop()
  await decide(second.id, { decision: 'ACCEPT' })
  await startWorker()
  const run = await untilEnd(owner, id)
  expect(run).toMatchObject({ status: 'COMPLETED', answer: { type: 'DOCUMENT' } })

  const { document } = run
  expect(document).toMatchObject({ version: 2, acceptedAt: expect.any(String) })
  expect(document?.versions).toMatchObject([
    { version: 2, acceptedAt: expect.any(String) },
    { version: 1, acceptedAt: null },
  ])
  for (const said of ['일금 삼억일천만원정', SECRET_TERM, STREET, LESSOR_NUMBER])
    expect(document?.markdown).toContain(said)
  expect(document?.markdown).not.toContain('전입신고를 하지 않는다')
  expect(document?.review?.risks.map(({ type }) => type)).not.toContain('REGISTRATION_FORBIDDEN')

  const { viewer } = await owner.execute(MyDocuments, { first: 10 })
  expect(viewer?.documents.edges).toMatchObject([{ node: { id: document?.id, version: 2 } }])
  expect((await stranger.execute(MyDocuments, {})).viewer?.documents.edges).toEqual([])
  for (const { id: version } of document?.versions ?? []) {
    expect(await stranger.execute(DocumentNode, { id: version })).toEqual({ node: null })
    expect((await owner.execute(DocumentNode, { id: version })).node).toMatchObject({
      versions: [{ id: document?.id }, {}],
    })
  }

  const events = await collect(owner.subscribe(DecisionEvents, { runId: id }))
  const told = events.flatMap(({ data }) => data?.runEvents ?? [])
  expect(told.filter((event) => event.__typename === 'InputRequested').slice(-2)).toMatchObject([
    { request: { version: 1, writtenTerms: { deposit: 30_000 } } },
    { request: { version: 2, writtenTerms: { deposit: 31_000 } } },
  ])
  expect(told.filter((event) => event.__typename === 'InputReceived').slice(-2)).toMatchObject([
    { summary: 'EDIT' },
    { summary: 'ACCEPT' },
  ])
  expect(await findColumnsHolding(pool, [STREET, LESSOR_NUMBER, '박임차'])).toEqual([])
})

test('is deleted with every version where it is rejected or cancelled, and stays as read where nobody answers', async () => {
  await startWorker()
  const countOf = async (runId: string) => {
    const { rows } = await pool.query('select from generated_document where run_id = $1', [
      atob(runId).replace(/^[^:]*:/, ''),
    ])
    return rows.length
  }
  const rejected = await written()
  await respond(owner, rejected.id, rejected.first.id, {
    documentDecision: { decision: 'EDIT', terms: { deposit: 32_000 } },
  })
  const again = await untilAsked(owner, rejected.id, 'DocumentDecisionRequest', rejected.first.id)
  expect(await countOf(rejected.id)).toBe(2)
  await respond(owner, rejected.id, again.id, { documentDecision: { decision: 'REJECT' } })
  expect(await untilEnd(owner, rejected.id)).toMatchObject({ status: 'COMPLETED', document: null })
  expect(await countOf(rejected.id)).toBe(0)

  const cancelled = await written()
  await owner.execute(CancelRun, { runId: cancelled.id })
  expect(await countOf(cancelled.id)).toBe(0)

  const left = await written()
  await pool.query(`update input_request set expires_at = now() - interval '1 second' where id = $1`, [
    left.first.id,
  ])
  await vi.waitFor(async () => expect((await readContractRun(owner, left.id)).status).toBe('CANCELLED'), {
    timeout: 60_000,
    interval: 200,
  })
  expect(await countOf(left.id)).toBe(1)
  expect((await readContractRun(owner, left.id)).document).toMatchObject({ version: 1, acceptedAt: null })
})
