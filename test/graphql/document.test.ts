import { request as httpRequest } from 'node:http'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { maskedParties } from '../../src/domain/document/parties.ts'
import { receivedResponse } from '../../src/domain/received-response.ts'
import { FencedError, InvalidInputError } from '../../src/domain/errors.ts'
import { createLog } from '../../src/observe/log.ts'
import { createPorts } from '../../src/compose/ports.ts'
import { receivedOf } from '../../src/runs/answers.ts'
import { requestIdOf } from '../../src/runs/respond.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createRuleCache } from '../../src/store/rules.ts'
import { RULE_ROWS } from '../support/rules.ts'
import { createPool } from '../../src/store/pool.ts'
import { completeRun } from '../../src/store/run-end.ts'
import { readAnswers, suspendRun } from '../../src/store/run-input.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import { findColumnsHolding } from '../support/columns.ts'
import type { TestApp } from '../support/app.ts'
import { anOrder, LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../support/contract.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, createSession, RespondToInput, startRun } from '../support/operations.ts'
import { anAnswer } from '../support/plans.ts'
import { TEST_KEY, testVault } from '../support/vault.ts'
import { testLawRoute } from '../support/topics.ts'

const ReadDocument = graphql(`
  query ReadDocument($runId: ID!) {
    run(id: $runId) {
      query
      document {
        id
        title
        documentType
        markdown
        docxUrl
        createdAt
        review {
          riskLevel
          risks {
            type
            severity
            clause
            reason
            suggestion
            law {
              lawName
              articleNumber
            }
          }
          recommendations
          complianceCheck {
            rule
            passed
            article
          }
        }
      }
    }
  }
`)

const ReadByNode = graphql(`
  query ReadDocumentByNode($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on GeneratedDocument {
        markdown
        docxUrl
      }
    }
  }
`)

const DeleteSessionOfDocument = graphql(`
  mutation DeleteSessionOfDocument($sessionId: ID!) {
    deleteSession(sessionId: $sessionId) {
      deletedSessionId
    }
  }
`)

const lines: string[] = []
let app: TestApp
let pool: Pool
let ports: AgentPorts
let owner: GqlClient
let stranger: GqlClient

beforeAll(async () => {
  app = await startApp({
    role: 'api',
    seed: true,
    env: { PII_KEYS: TEST_KEY },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  })
  pool = createPool(app.databaseUrl, { max: 4 })
  ports = createPorts({
    pool,
    replica: pool,
    writes: pool,
    vault: testVault,
    places: createPlaceCache(pool).places,
    rules: createRuleCache(pool, RULE_ROWS),
    law: {
      search: () => Promise.resolve([]),
      state: () => Promise.resolve({ version: '', holdings: [] }),
      route: (text, before) => testLawRoute(text, undefined, before),
      english: () => null,
    },
    embedders: [],
    now: () => new Date(),
  })
  owner = await guest(app.url)
  stranger = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')
const signal = new AbortController().signal

/** A run that waits for its parties, as a worker that is then gone left it. */
const waiting = async (query = '전월세 계약서 작성해줘') => {
  const sessionId = await createSession(owner)
  const run = await startRun(owner, { sessionId, query })
  const runId = databaseId(run)
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
  const answer = (parties: object) =>
    owner.execute(RespondToInput, {
      runId: run,
      requestId,
      response: { contractParties: { ...someParties(), ...parties } },
    })
  return { sessionId, run, runId, requestId, answer, userId: claimed.userId }
}

/** The same taken up again with its answer. */
const answered = async (parties: object = {}, query?: string) => {
  const asked = await waiting(query)
  const { respondToInput } = await asked.answer(parties)
  if (respondToInput.__typename !== 'Run') throw new Error(JSON.stringify(respondToInput))
  const claimed = await claimRun(pool, asked.runId, 'another worker')
  if (claimed === null) throw new Error('not claimed again')
  const request = { userId: asked.userId, order: anOrder(), reference: asked.requestId, changes: [] }
  const save = async (attempt = claimed.attempt) =>
    ports.saveDocument({
      ...request,
      runId: asked.runId,
      attempt,
      effectKey: 'document:step_1',
      version: 1,
      firstVersionId: null,
      review: await ports.reviewDocument(request, 'KO', signal),
    })
  return { ...asked, claimed, request, save }
}

const fetchFile = (link: string, init: RequestInit = {}) => fetch(link, init)
const isZip = (bytes: ArrayBuffer) => Buffer.from(bytes).subarray(0, 2).toString('latin1') === 'PK'

describe('parties of a contract', () => {
  test('are refused field by field, and the request stays open', async () => {
    const { answer, run } = await waiting()
    const lessor = { ...someParties().lessor, residentRegistrationNumber: '901301-1234567', phone: '12' }
    const refused = await answer({ lessor, endDate: '2026-11-30' })
    expect(refused.respondToInput).toMatchObject({ __typename: 'InvalidInputError' })
    const text = JSON.stringify(refused)
    for (const field of ['lessor.residentRegistrationNumber', 'lessor.phone']) expect(text).toContain(field)
    expect(text).not.toContain('1234567')
    expect(await answer({ startDate: '2026-12-01', endDate: '2026-12-01' })).toMatchObject({
      respondToInput: { issues: [{ field: 'contractParties.endDate' }] },
    })
    expect(await answer({})).toEqual({ respondToInput: { __typename: 'Run', id: run, status: 'RUNNING' } })
  })

  test('are kept sealed; the run gets their outline and the same answer again changes nothing', async () => {
    const { runId, requestId, answer } = await waiting()
    await answer({})
    const reordered = Object.fromEntries(Object.entries(someParties()).toReversed())
    expect(await answer(reordered)).toMatchObject({ respondToInput: { __typename: 'Run' } })
    expect(await answer({ deposit: 1 })).toMatchObject({
      respondToInput: { __typename: 'InputNoLongerPendingError' },
    })
    const received = receivedResponse.parse(
      receivedOf(requestId, (await readAnswers(pool, runId)).get(requestId)),
    )
    expect(received).toMatchObject({
      kind: 'CONTRACT_PARTIES',
      reference: requestId,
      contractParties: {
        lessor: { name: '김○대', residentRegistrationNumber: '900101-1******', phone: '010-****-5678' },
        deposit: 35_000,
        startDate: '2026-12-01',
      },
    })
    if (received.kind === 'CONTRACT_PARTIES')
      expect(maskedParties.parse(received.contractParties)).toBeDefined()
  })
})

describe('a generated document', () => {
  test('is read in clear by its owner, with its review, and downloads as DOCX', async () => {
    const { run, runId, save } = await answered({ specialTerms: ['임차인 박임차는 전입신고를 하지 않는다.'] })
    const id = await save()
    expect(await save()).toBe(id)
    const { rows } = await pool.query('select from generated_document where run_id = $1', [runId])
    expect(rows.length).toBe(1)

    const read = await owner.execute(ReadDocument, { runId: run })
    const document = read.run?.document
    expect(document).toMatchObject({ title: '주택임대차계약서', documentType: 'lease_contract' })
    for (const said of [LESSOR_NUMBER, LESSEE_NUMBER, '김임대', '일금 삼억오천만원정']) {
      expect(document?.markdown).toContain(said)
    }
    expect(document?.review).toMatchObject({ riskLevel: 'HIGH' })
    expect(document?.review?.risks[0]).toMatchObject({
      type: 'REGISTRATION_FORBIDDEN',
      law: { lawName: '주택임대차보호법' },
    })
    expect(JSON.stringify(document?.review)).not.toContain('박임차')
    expect(document?.review?.complianceCheck.some((check) => !check.passed && check.article)).toBe(true)

    const response = await fetchFile(document?.docxUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('wordprocessingml')
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('주택임대차계약서'))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(isZip(await response.arrayBuffer())).toBe(true)
    expect((await fetchFile(document?.docxUrl ?? '', { method: 'POST' })).status).toBe(405)
  })

  test('is nobody else’s: not by run, node or link', async () => {
    const { run, save } = await answered()
    const documentId = btoa(`GeneratedDocument:${await save()}`)
    const mine = await owner.execute(ReadByNode, { id: documentId })
    expect(mine.node).toMatchObject({ __typename: 'GeneratedDocument', id: documentId })
    expect(await stranger.execute(ReadByNode, { id: documentId })).toEqual({ node: null })
    expect(await stranger.execute(ReadDocument, { runId: run })).toEqual({ run: null })

    const link = mine.node?.__typename === 'GeneratedDocument' ? mine.node.docxUrl : ''
    const other = new URL(link)
    other.searchParams.set('token', `${other.searchParams.get('token') ?? ''}x`)
    expect((await fetchFile(other.href)).status).toBe(401)
    other.search = ''
    expect((await fetchFile(other.href)).status).toBe(401)
    expect(
      (await fetchFile(link.replace(/[0-9a-f-]{36}/, '00000000-0000-7000-8000-000000000000'))).status,
    ).toBe(401)
    expect(await status(link, '/documents/%2e%2e/x.docx')).toBe(401)
  })

  test('goes with its session, and its link with it', async () => {
    const { sessionId, run, save } = await answered()
    const id = await save()
    const link = (await owner.execute(ReadDocument, { runId: run })).run?.document?.docxUrl ?? ''
    expect((await fetchFile(link)).status).toBe(200)
    await owner.execute(DeleteSessionOfDocument, { sessionId })
    expect((await fetchFile(link)).status).toBe(404)
    const { rows } = await pool.query('select from generated_document where id = $1', [id])
    expect(rows).toEqual([])
  })

  test('is not written for a run that was cancelled or taken over, and goes when its run is cancelled', async () => {
    const { run, save, claimed } = await answered()
    await expect(save(claimed.attempt - 1)).rejects.toBeInstanceOf(FencedError)
    await save()
    await owner.execute(CancelRun, { runId: run })
    expect((await owner.execute(ReadDocument, { runId: run })).run?.document).toBeNull()
    await expect(save()).rejects.toBeInstanceOf(FencedError)
    expect((await owner.execute(ReadDocument, { runId: run })).run?.document).toBeNull()
  })

  test('is not written from somebody else’s answer, or where its dates do not fit', async () => {
    const { request } = await answered()
    const foreign = { ...request, userId: (await answered()).userId, reference: requestIdOf('x', 'y') }
    await expect(ports.reviewDocument(foreign, 'KO', signal)).rejects.toThrow('was not found')
    const order = anOrder({ signedOn: '2026-12-02' })
    await expect(ports.reviewDocument({ ...request, order }, 'KO', signal)).rejects.toBeInstanceOf(
      InvalidInputError,
    )
  })
})

test('a registration number is in no column of any table, and in no line of the log', async () => {
  const typed = '870512-1234563'
  const { claimed, save, run } = await answered(
    { specialTerms: [`임차인의 번호는 ${LESSEE_NUMBER}이다.`] },
    `임대인 ${typed}와 전월세 계약서 작성해줘`,
  )
  await save()
  await completeRun(pool, claimed, anAnswer())
  await createSession(owner, `${typed} 상담`)
  // What goes wrong must not tell either: an unknown field makes GraphQL quote the whole input.
  const { errors } = await owner.request(RespondToInput, {
    runId: run,
    requestId: 'x',
    response: { contractParties: { ...someParties(), extra: 1 } as ReturnType<typeof someParties> },
  })
  expect(JSON.stringify(errors)).not.toContain(LESSOR_NUMBER)
  expect((await owner.execute(ReadDocument, { runId: run })).run?.query).toContain('870512-1******')

  const needles = [LESSOR_NUMBER, LESSEE_NUMBER, typed].flatMap((number) => [number, number.slice(7)])
  expect(await findColumnsHolding(pool, needles)).toEqual([])
  // The search finds what is there.
  expect(await findColumnsHolding(pool, ['900101-1******', '870512-1******'])).toEqual(
    expect.arrayContaining([
      'public.input_request.answer',
      'public.run.query',
      'public.chat_message.content',
    ]),
  )
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => needles.some((needle) => line.includes(needle)))).toEqual([])
})

test('the log masks what anybody writes into it', () => {
  const written: string[] = []
  const log = createLog('info', { write: (line) => void written.push(line) })
  log.error(
    { err: new Error(`bad value ${LESSOR_NUMBER}`), input: { number: LESSEE_NUMBER } },
    `saw ${LESSOR_NUMBER}`,
  )
  expect(written.length).toBe(1)
  expect(written[0]).not.toMatch(/1234568|2345678/)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ msg: 'saw 900101-1******', level: 50 })
})

/** fetch would clean the path up before it sends it. */
const status = (url: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    httpRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
