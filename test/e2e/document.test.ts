import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { formatManwon } from '../../src/domain/money.ts'
import { createLog } from '../../src/observe/log.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { ContractPartiesInput } from '../gql/graphql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { findColumnsHolding } from '../support/columns.ts'
import { canReadDocx, readDocx } from '../support/docx.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, forkFrom, respond } from '../support/operations.ts'
import { TEST_KEY } from '../support/vault.ts'
import {
  beginContract,
  confirmTerms,
  readContractRun,
  request,
  selectHome,
  untilAsked,
  untilEnd,
  untilRun,
  writeContract,
} from './contract.ts'

// Whole runs, on machines that do other things too.
vi.setConfig({ testTimeout: 90_000 })

const ApprovePlan = graphql(`
  query PlanOfContract($id: ID!) {
    run(id: $id) {
      pendingInput {
        __typename
        id
      }
    }
  }
`)

const NodeOfContract = graphql(`
  query NodeOfContract($id: ID!) {
    node(id: $id) {
      __typename
    }
  }
`)

const LESSOR = '880214-1234569'
const LESSEE = '920731-2345671'
const SECRETS = [
  LESSOR,
  LESSEE,
  LESSOR.slice(7),
  LESSEE.slice(7),
  '남궁임대',
  '선우임차',
  '010-7391-8264',
  '010-6482-9375',
  '올림픽로 8214',
  '판교역로 9173',
]

const people: Pick<ContractPartiesInput, 'lessor' | 'lessee'> = {
  lessor: {
    name: '남궁임대',
    address: '서울특별시 송파구 올림픽로 8214',
    phone: '010-7391-8264',
    residentRegistrationNumber: LESSOR,
  },
  lessee: {
    name: '선우임차',
    address: '경기도 성남시 분당구 판교역로 9173',
    phone: '010-6482-9375',
    residentRegistrationNumber: LESSEE,
  },
}

const lease: ContractPartiesInput = {
  ...people,
  deposit: 35_000,
  monthlyRent: 50,
  startDate: '2026-12-01',
  endDate: '2028-11-30',
  specialTerms: ['반려동물을 기를 수 있다.', '임차인 선우임차는 전입신고를 잔금일 다음 날까지 하지 않는다.'],
}

const lines: string[] = []
let app: TestApp
let pool: Pool
let owner: GqlClient
let stranger: GqlClient
beforeAll(async () => {
  app = await startApp({
    seed: true,
    env: { PII_KEYS: TEST_KEY },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  })
  pool = createPool(app.databaseUrl, { max: 4 })
  owner = await guest(app.url)
  stranger = await guest(app.url)
}, 180_000)
afterAll(async () => {
  await pool.end()
  await owner.close()
  await app.stop()
})

const countDocuments = async (runId: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from generated_document where run_id = $1',
    [atob(runId).replace(/^[^:]*:/, '')],
  )
  return rows[0]?.count ?? 0
}
const download = async (link: string) => {
  const response = await fetch(link)
  return { status: response.status, file: new Uint8Array(await response.arrayBuffer()) }
}
const fieldsOf = (result: Awaited<ReturnType<typeof respond>>): string[] =>
  result.__typename === 'InvalidInputError' ? result.issues.map(({ field }) => field) : [result.__typename]

describe('“전월세 계약서 작성해줘”, from the question to the file', () => {
  test('asks for a home and for the parties, refuses what is wrong field by field, and writes the contract', async () => {
    const id = await beginContract(owner, '전월세 계약서 작성해줘')
    const { asked, option } = await selectHome(
      owner,
      id,
      ({ transaction }) => transaction.transactionType === 'RENT',
    )
    expect(asked.options.length).toBeGreaterThan(1)
    for (const { transaction } of asked.options) {
      expect(['JEONSE', 'RENT']).toContain(transaction.transactionType)
    }
    expect(await respond(owner, id, asked.id, { propertySelection: 'UHJvcGVydHk6MQ==' })).toMatchObject({
      __typename: 'InputNoLongerPendingError',
    })

    const form = await untilAsked(owner, id, 'ContractPartiesRequest', asked.id)
    expect(form).toMatchObject({ documentType: 'lease_contract' })
    expect(form.requiredFields).toEqual(
      expect.arrayContaining(['lessor.name', 'lessee.address', 'deposit', 'monthlyRent', 'endDate']),
    )
    expect(form.message).toContain(option.property.name)
    const { deposit, monthlyRent } = option.transaction
    expect(form.terms).toEqual({ transactionType: 'RENT', price: null, deposit, monthlyRent })
    const give = (change: Partial<ContractPartiesInput>) =>
      respond(owner, id, form.id, { contractParties: { ...lease, ...change } })

    // Each wrong answer names its fields, says nothing of their values, and leaves the request open.
    const badNumber = { ...people.lessor, residentRegistrationNumber: '881314-1234567' }
    expect(fieldsOf(await give({ lessor: { ...badNumber, phone: '12' } }))).toEqual([
      'contractParties.lessor.phone',
      'contractParties.lessor.residentRegistrationNumber',
    ])
    expect(fieldsOf(await give({ startDate: '2028-12-01' }))).toEqual(['contractParties.endDate'])
    expect(fieldsOf(await give({ lessee: { ...people.lessee, name: ' ' } }))).toEqual([
      'contractParties.lessee.name',
    ])
    expect(fieldsOf(await give({ price: 50_000 }))).toEqual(['contractParties.price'])
    expect(
      fieldsOf(await give({ lessee: { ...people.lessee, residentRegistrationNumber: LESSOR } })),
    ).toEqual(['contractParties.lessee.residentRegistrationNumber'])
    const { name: _, ...nameless } = people.lessee
    const missing = await request(owner, id, form.id, {
      contractParties: { ...lease, lessee: nameless as ContractPartiesInput['lessee'] },
    })
    expect(JSON.stringify(missing.errors)).toContain('name')
    const noDay = await request(owner, id, form.id, {
      contractParties: { ...lease, endDate: '2028-02-30' },
    })
    expect(JSON.stringify(noDay.errors)).toContain('2028-02-30')
    for (const { errors } of [missing, noDay]) {
      for (const secret of SECRETS) expect(JSON.stringify(errors)).not.toContain(secret)
    }
    expect((await readContractRun(owner, id)).pendingInput).toMatchObject({ id: form.id })
    expect(await countDocuments(id)).toBe(0)

    expect(await give({})).toEqual({ __typename: 'Run', id, status: 'RUNNING' })
    await confirmTerms(owner, id, form.id)
    const run = await untilEnd(owner, id)
    expect(run.status).toBe('COMPLETED')
    expect(run.plan?.steps).toMatchObject([
      { team: 'SEARCH', dependsOn: [] },
      { team: 'DOCUMENT', dependsOn: ['step_0'] },
    ])
    expect(run.steps.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
    expect(run.answer).toMatchObject({
      type: 'DOCUMENT',
      supportedShare: 1,
      teamsUsed: ['SEARCH', 'DOCUMENT'],
    })
    expect(run.answer?.properties).toEqual([{ property: { id: option.property.id } }])
    expect(run.answer?.text).toContain('3억 5,000만원')
    const laws = run.answer?.sources.filter(({ __typename }) => __typename === 'LegalArticle') ?? []
    expect(laws.length).toBeGreaterThan(0)

    // The owner's document has what nothing else has.
    const { document } = run
    expect(document).toMatchObject({ title: '주택임대차계약서', documentType: 'lease_contract' })
    const told = [LESSOR, LESSEE, '남궁임대', '010-6482-9375', '일금 삼억오천만원정', option.property.name]
    for (const said of told) expect(document?.markdown).toContain(said)
    expect(document?.review).toMatchObject({ riskLevel: 'HIGH' })
    expect(document?.review?.risks).toContainEqual({ type: 'REGISTRATION_FORBIDDEN' })
    expect(document?.review?.complianceCheck.length).toBeGreaterThan(0)
    for (const { rule } of document?.review?.complianceCheck ?? []) expect(run.answer?.text).toContain(rule)

    const events = run.events.edges.map(({ node }) => node)
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index + 1))
    const asks = events.map(({ __typename }) => __typename).filter((type) => type.startsWith('Input'))
    expect(asks).toEqual(Array.from({ length: 4 }, () => ['InputRequested', 'InputReceived']).flat())
    expect(run.checkpoints.length).toBeGreaterThan(0)
  })

  test.skipIf(!canReadDocx())(
    'downloads a Word file that LibreOffice opens (skipped where soffice or pdftotext is absent)',
    async () => {
      const { run } = await writeContract(owner, '마포구 전월세 계약서 만들어줘', lease)
      const { status, file } = await download(run.document?.docxUrl ?? '')
      expect(status).toBe(200)
      const { text } = await readDocx(file)
      for (const said of [
        '주택임대차계약서',
        LESSOR,
        LESSEE,
        '일금삼억오천만원정',
        '반려동물을기를수있다.',
      ]) {
        expect(text).toContain(said)
      }
    },
    120_000,
  )

  test('a sale is the second contract', async () => {
    const id = await beginContract(owner, '매매계약서 작성해줘')
    const { option } = await selectHome(owner, id)
    const price = option.transaction.salePrice ?? 0
    expect(price).toBeGreaterThan(0)
    const form = await untilAsked(owner, id, 'ContractPartiesRequest')
    expect(form.documentType).toBe('sales_contract')
    const give = (change: Partial<ContractPartiesInput>) =>
      respond(owner, id, form.id, {
        contractParties: { ...lease, monthlyRent: null, specialTerms: [], deposit: 1_000, ...change },
      })
    expect(fieldsOf(await give({ deposit: price + 1, monthlyRent: 50 }))).toEqual([
      'contractParties.monthlyRent',
      'contractParties.deposit',
    ])
    expect(await give({})).toMatchObject({ __typename: 'Run' })
    const { document, answer } = await untilEnd(owner, id)
    expect(document).toMatchObject({ title: '부동산매매계약서', documentType: 'sales_contract' })
    expect(document?.markdown).toContain('매도인')
    expect(document?.markdown).toContain(`₩${(price * 10_000).toLocaleString('en-US')}`)
    expect(answer).toMatchObject({ type: 'DOCUMENT', supportedShare: 1 })
    expect((await download(document?.docxUrl ?? '')).file.byteLength).toBeGreaterThan(5_000)
  })

  test('amounts far from the listing are asked back, and the review of what is confirmed says so', async () => {
    const id = await beginContract(owner, '전세 계약서 작성해줘')
    const { option } = await selectHome(
      owner,
      id,
      ({ transaction }) => transaction.transactionType === 'JEONSE',
    )
    const form = await untilAsked(owner, id, 'ContractPartiesRequest')
    const { deposit } = option.transaction
    expect(form.terms).toMatchObject({ transactionType: 'JEONSE', deposit, monthlyRent: null })
    const parties = { ...lease, specialTerms: [], deposit: 1, monthlyRent: 50 }
    await respond(owner, id, form.id, { contractParties: parties })
    const { message } = await confirmTerms(owner, id, form.id)
    const listed = formatManwon(deposit ?? 0)
    for (const said of ['보증금 1만원이 맞나요?', `${listed}(전세)`]) expect(message).toContain(said)

    const { document, answer } = await untilEnd(owner, id)
    expect(document?.markdown).toContain('일금 일만원정')
    const [differs] = document?.review?.recommendations ?? []
    expect(differs).toContain(`매물에 올라온 보증금(${listed})과 계약서에 적은 보증금(1만원)이 달라요`)
    expect(answer?.text).toContain(differs)
    expect(answer?.supportedShare).toBe(1)
  })

  test('is told in English where it is asked in English', async () => {
    const { run } = await writeContract(owner, 'Write a jeonse contract for a home in Mapo-gu', {
      ...lease,
      monthlyRent: null,
      specialTerms: [],
    })
    expect(run.answer).toMatchObject({ type: 'DOCUMENT', supportedShare: 1 })
    expect(run.answer?.text).toContain('What the contract says')
    expect(run.document?.title).toBe('주택임대차계약서')
  })
})

describe('a contract that is given up', () => {
  const cancel = (runId: string) => owner.execute(CancelRun, { runId })

  test('with its plan: no document', async () => {
    const id = await beginContract(owner, '전월세 계약서 작성해줘', { requirePlanApproval: true })
    await untilRun(owner, id, ({ status }) => status === 'WAITING_FOR_INPUT')
    const { run } = await owner.execute(ApprovePlan, { id })
    expect(run?.pendingInput).toMatchObject({ __typename: 'PlanApprovalRequest' })
    await respond(owner, id, run?.pendingInput?.id ?? '', { planApproval: { decision: 'REJECT' } })
    expect((await untilEnd(owner, id)).status).toBe('CANCELLED')
    expect(await countDocuments(id)).toBe(0)
  })

  test('at the choice of the home, and at the parties: no document', async () => {
    const first = await beginContract(owner, '전월세 계약서 작성해줘')
    const asked = await untilAsked(owner, first, 'PropertySelectionRequest')
    await cancel(first)
    const home = asked.options[0]?.property.id ?? ''
    expect(await respond(owner, first, asked.id, { propertySelection: home })).toMatchObject({
      __typename: 'InputNoLongerPendingError',
    })

    const second = await beginContract(owner, '전월세 계약서 작성해줘')
    await selectHome(owner, second)
    const form = await untilAsked(owner, second, 'ContractPartiesRequest')
    await cancel(second)
    expect(await respond(owner, second, form.id, { contractParties: lease })).toMatchObject({
      __typename: 'InputNoLongerPendingError',
    })
    for (const id of [first, second]) {
      expect((await untilEnd(owner, id)).document).toBeNull()
      expect(await countDocuments(id)).toBe(0)
    }
  })

  test('by leaving it unanswered: the run ends and there is no document', async () => {
    const id = await beginContract(owner, '전월세 계약서 작성해줘')
    await selectHome(owner, id)
    const form = await untilAsked(owner, id, 'ContractPartiesRequest')
    await pool.query(`update input_request set expires_at = now() - interval '1 second' where id = $1`, [
      form.id,
    ])
    expect(await respond(owner, id, form.id, { contractParties: lease })).toMatchObject({
      __typename: 'InputNoLongerPendingError',
    })
    expect((await untilEnd(owner, id)).status).toBe('CANCELLED')
    expect(await countDocuments(id)).toBe(0)
  }, 60_000)
})

describe('a run that goes on from a contract', () => {
  test('asks for itself and has a document of its own; after the document it says where that is', async () => {
    const { id, run } = await writeContract(owner, '마포구 전월세 계약서 써줘', lease)
    const before = run.checkpoints.findLast(({ node }) => node === 'runStep')
    const after = run.checkpoints.find(({ node }) => node === 'generateResponse')
    const own = await forkFrom(owner, before?.id ?? '')
    const { asked } = await selectHome(owner, own)
    const form = await untilAsked(owner, own, 'ContractPartiesRequest', asked.id)
    await respond(owner, own, form.id, { contractParties: { ...lease, deposit: 1_000 } })
    await confirmTerms(owner, own, form.id)
    const forked = await untilEnd(owner, own)
    expect(forked.answer?.type).toBe('DOCUMENT')
    expect(forked.document?.id).not.toBe(run.document?.id)
    expect(forked.document?.markdown).toContain('일금 일천만원정')

    const later = await untilEnd(owner, await forkFrom(owner, after?.id ?? ''))
    expect(later).toMatchObject({ status: 'COMPLETED', document: null, answer: { type: 'ANSWER' } })
    expect(later.answer?.text).toContain('앞 실행에 있어요')
    expect((await readContractRun(owner, id)).document?.id).toBe(run.document?.id)
  })
})

test('another user can neither answer, nor read, nor download', async () => {
  const id = await beginContract(owner, '전월세 계약서 작성해줘')
  const asked = await untilAsked(owner, id, 'PropertySelectionRequest')
  const home = asked.options[0]?.property.id ?? ''
  expect(await respond(stranger, id, asked.id, { propertySelection: home })).toMatchObject({
    __typename: 'NotFoundError',
  })
  await respond(owner, id, asked.id, { propertySelection: home })
  const form = await untilAsked(owner, id, 'ContractPartiesRequest', asked.id)
  expect(await respond(stranger, id, form.id, { contractParties: lease })).toMatchObject({
    __typename: 'NotFoundError',
  })
  await expect(readContractRun(stranger, id)).rejects.toThrow('was not found')
  await respond(owner, id, form.id, { contractParties: { ...lease, deposit: null, monthlyRent: null } })
  const { document } = await untilEnd(owner, id)
  expect(await stranger.execute(NodeOfContract, { id: document?.id ?? '' })).toEqual({ node: null })
  const link = new URL(document?.docxUrl ?? '')
  link.searchParams.set('token', `${link.searchParams.get('token') ?? ''}x`)
  expect((await download(link.href)).status).toBe(401)
})

test('what identifies the parties is in no column of any table and in no line of the log', async () => {
  // Written here once more, so that this holds whichever tests ran before.
  const { run } = await writeContract(owner, '전월세 계약서 작성해줘', lease)
  expect(run.document?.markdown).toContain(LESSOR)
  expect(await findColumnsHolding(pool, SECRETS)).toEqual([])
  // The search finds what is there: the outline, in the answer and in the checkpoints.
  expect(await findColumnsHolding(pool, ['880214-1******', '남○○대'])).toEqual(
    expect.arrayContaining(['public.input_request.answer', 'langgraph.checkpoint_blobs.blob']),
  )
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => SECRETS.some((secret) => line.includes(secret)))).toEqual([])
})
