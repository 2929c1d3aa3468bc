import { expect, test, vi } from 'vitest'
import { graphql } from '../gql/gql.ts'
import type { FormOfQuery, InputResponse } from '../gql/graphql.ts'
import { guest } from '../support/app.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

// Whole runs, on machines that do other things too.
vi.setConfig({ testTimeout: 90_000 })
const app = serveApp({ seed: true })

const Fields = graphql(`
  fragment Fields on FormField {
    path
    label
    type
    required
    default
    help
    maxLength
    error
    options {
      value
      label
      offer {
        property {
          id
        }
      }
    }
    when {
      path
      values
    }
  }
`)
void Fields
const FormOf = graphql(`
  query FormOf($id: ID!) {
    run(id: $id) {
      status
      language
      pendingInput {
        __typename
        id
        message
        form {
          ...Fields
        }
      }
      answer {
        type
        text
      }
    }
  }
`)
const Start = graphql(`
  mutation StartForForm($input: StartRunInput!) {
    startRun(input: $input) {
      ... on Run {
        id
      }
    }
  }
`)
const Give = graphql(`
  mutation GiveForm($runId: ID!, $requestId: ID!, $response: InputResponse!) {
    respondToInput(runId: $runId, requestId: $requestId, response: $response) {
      __typename
      ... on InvalidInputError {
        message
        issues {
          field
          said
        }
        form {
          ...Fields
        }
      }
    }
  }
`)

type Run = NonNullable<FormOfQuery['run']>
type Request = NonNullable<Run['pendingInput']>
type Field = Request['form'][number]
type Values = Record<string, unknown>

const read = async (by: GqlClient, id: string): Promise<Run> => {
  const { run } = await by.execute(FormOf, { id })
  if (!run) throw new Error('no run')
  return run
}
const isStill = ({ status }: Run) => status === 'QUEUED' || status === 'RUNNING'
const settled = async (by: GqlClient, id: string): Promise<Run> => {
  await expect.poll(async () => isStill(await read(by, id)), { timeout: 60_000 }).toBe(false)
  return read(by, id)
}

let serial = 0
/** What somebody types who sees nothing but the field. */
const typed = ({ type, path }: Field): unknown => {
  switch (type) {
    case 'TEXT':
    case 'LONG_TEXT':
      return `서울특별시 마포구 ${(serial += 1)}`
    case 'PHONE':
      return '010-1234-5678'
    case 'MANWON':
      return 30_000
    case 'DATE':
      return path.endsWith('endDate') ? '2029-01-31' : '2027-02-01'
    default:
      return undefined
  }
}

const answerOf = (field: Field, chosen: Values): unknown => {
  if (field.path in chosen) return chosen[field.path]
  if (field.default !== null && field.default !== undefined) return field.default
  if (!field.required) return undefined
  return field.options[0]?.value ?? typed(field)
}

/** The response that a form makes, with what is chosen instead of what is known or typed. */
const fill = (form: readonly Field[], chosen: Values = {}): InputResponse => {
  const answers = new Map(form.map((field) => [field.path, answerOf(field, chosen)]))
  const response: Values = {}
  for (const { path, when } of form) {
    const value = answers.get(path)
    if (value === undefined) continue
    if (when && !when.values.includes(String(answers.get(when.path)))) continue
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place = response
    for (const name of names) place = (place[name] ??= {}) as Values
    place[last] = value
  }
  return response as InputResponse
}

const ask = async (by: GqlClient, query: string, more: { requirePlanApproval?: boolean } = {}) => {
  const input = { sessionId: await createSession(by), query, ...more }
  const { startRun } = await by.execute(Start, { input })
  if (!('id' in startRun)) throw new Error('not started')
  return startRun.id
}
const give = async (by: GqlClient, runId: string, { id }: Request, response: InputResponse) =>
  (await by.execute(Give, { runId, requestId: id, response })).respondToInput

/** Answers everything that a run asks by its forms alone, and tells what it asked. */
const answerAll = async (by: GqlClient, id: string, chosen: Values = {}) => {
  const asked: Request[] = []
  for (let turn = 0; turn < 8; turn++) {
    const run = await settled(by, id)
    if (!run.pendingInput) return { run, asked }
    asked.push(run.pendingInput)
    const given = await give(by, id, run.pendingInput, fill(run.pendingInput.form, chosen))
    expect(given).toEqual({ __typename: 'Run' })
  }
  throw new Error('it asks without end')
}
const kinds = (asked: readonly Request[]) => asked.map(({ __typename }) => __typename)
const fieldAt = (request: Request | undefined, path: string): Field => {
  const found = request?.form.find((field) => field.path === path)
  if (!found) throw new Error(`no field ${path}`)
  return found
}
const HANGUL = /[가-힣]/

test('a client that knows nothing but forms has a contract of a listed home written', async () => {
  const mine = await guest(app.url)
  const id = await ask(mine, '마포구 아파트 전세 계약서 작성해줘')
  const { run, asked } = await answerAll(mine, id)
  expect(kinds(asked)).toEqual([
    'PropertySelectionRequest',
    'ContractPartiesRequest',
    'DocumentDecisionRequest',
  ])
  expect(run).toMatchObject({ status: 'COMPLETED', answer: { type: 'DOCUMENT' } })
  const [home] = asked[0]?.form ?? []
  const offers = home?.options.filter(({ offer }) => offer !== null) ?? []
  expect(offers.length).toBeGreaterThan(1)
  for (const { value, label, offer } of offers) {
    expect(value).toBe(offer?.property.id)
    expect(label).toMatch(/^.+ · 전세 .*(억|만원)/)
  }
  // What is known of the home is there before anybody types.
  const deposit = fieldAt(asked[1], 'contractParties.deposit')
  expect(deposit).toMatchObject({ required: false, type: 'MANWON', default: expect.any(Number) })
  expect(deposit.help).toContain('매물대로')
  expect(fieldAt(asked[1], 'contractParties.lessor.name').label).toBe('임대인 이름')
  expect(asked[1]?.form.some(({ path }) => path.startsWith('contractParties.home'))).toBe(false)
  expect(fieldAt(asked[2], 'documentDecision.terms.deposit').default).toBe(deposit.default)
})

test('so is one of a home of their own, in English, and one of a sale', async () => {
  const mine = await guest(app.url)
  const own = await ask(mine, 'Write a monthly rent contract for my own home')
  const lease = await answerAll(mine, own, { propertySelection: btoa('Property:own') })
  expect(lease.run.language).toBe('EN')
  expect(lease.run.answer?.type).toBe('DOCUMENT')
  const parties = lease.asked.find((request) => request.__typename === 'ContractPartiesRequest')
  expect(fieldAt(parties, 'contractParties.lessee.phone').label).toBe('Phone number of the tenant')
  expect(fieldAt(parties, 'contractParties.home.address')).toMatchObject({ required: false })
  expect(fieldAt(parties, 'contractParties.home.propertyType').options.length).toBeGreaterThan(4)
  for (const { form } of lease.asked)
    for (const { label, help, options } of form) {
      expect(`${label} ${help ?? ''}`).not.toMatch(/[가-힣](?<!만원|억)/)
      for (const option of options) if (option.offer === null) expect(option.label).not.toMatch(HANGUL)
    }

  const sale = await answerAll(mine, await ask(mine, '우리 집 매매계약서 작성해줘'))
  expect(sale.run.answer?.type).toBe('DOCUMENT')
  const sold = sale.asked.find((request) => request.__typename === 'ContractPartiesRequest')
  expect(fieldAt(sold, 'contractParties.lessor.name').label).toBe('매도인 이름')
  expect(fieldAt(sold, 'contractParties.deposit').label).toBe('계약금')
})

test('what was wrong stands at its field, in the language of the run', async () => {
  const mine = await guest(app.url)
  for (const [query, said] of [
    ['마포구 아파트 전세 계약서 작성해줘', HANGUL],
    ['Write a jeonse contract for an apartment in Mapo-gu', /^(?!.*[가-힣]).+/],
  ] as const) {
    const id = await ask(mine, query)
    const first = await settled(mine, id)
    if (!first.pendingInput) throw new Error('nothing was asked')
    await give(mine, id, first.pendingInput, fill(first.pendingInput.form))
    const { pendingInput: parties } = await settled(mine, id)
    if (parties?.__typename !== 'ContractPartiesRequest') throw new Error(`asked ${parties?.__typename}`)
    const wrong = fill(parties.form, {
      'contractParties.lessor.phone': '12',
      'contractParties.endDate': '2020-01-01',
      'contractParties.specialTerms': ['가'.repeat(1001)],
    })
    const refused = await give(mine, id, parties, wrong)
    if (refused.__typename !== 'InvalidInputError') throw new Error(refused.__typename)
    const errors = (refused.form ?? []).filter(({ error }) => error !== null)
    const at = errors.map(({ path }) => path)
    expect(at).toContain('contractParties.lessor.phone')
    expect(at).toContain('contractParties.specialTerms')
    for (const { error } of errors) expect(error).toMatch(said)
    expect(refused.form?.map(({ path }) => path)).toEqual(parties.form.map(({ path }) => path))
    // Nothing was lost: the same form again, mended.
    expect(await give(mine, id, parties, fill(parties.form))).toEqual({ __typename: 'Run' })
  }
})

test('plans are approved, changed and rejected by their form', async () => {
  const mine = await guest(app.url)
  const query = '마포구 84㎡ 아파트 전세 6억인데 안전해?'
  const approved = await answerAll(mine, await ask(mine, query, { requirePlanApproval: true }))
  expect(kinds(approved.asked)).toEqual(['PlanApprovalRequest'])
  expect(approved.run.status).toBe('COMPLETED')

  const changing = await ask(mine, query, { requirePlanApproval: true })
  const { pendingInput: plan } = await settled(mine, changing)
  if (!plan) throw new Error('nothing was asked')
  const changed = fill(plan.form, { 'planApproval.decision': 'MODIFY' })
  expect(changed.planApproval?.steps?.length).toBeGreaterThan(0)
  expect(await give(mine, changing, plan, changed)).toEqual({ __typename: 'Run' })

  const rejecting = await ask(mine, query, { requirePlanApproval: true })
  const { pendingInput: same } = await settled(mine, rejecting)
  if (!same) throw new Error('nothing was asked')
  const rejected = fill(same.form, { 'planApproval.decision': 'REJECT' })
  expect(rejected).toEqual({ planApproval: { decision: 'REJECT' } })
  expect(await give(mine, rejecting, same, rejected)).toEqual({ __typename: 'Run' })
  expect((await settled(mine, rejecting)).status).toBe('CANCELLED')
})

test('what is asked back can be answered by what would do', async () => {
  const mine = await guest(app.url)
  const id = await ask(mine, '집 좀 알아봐줘')
  const { pendingInput } = await settled(mine, id)
  if (pendingInput?.__typename !== 'ClarificationRequest')
    throw new Error(`asked ${pendingInput?.__typename}`)
  const answer = fieldAt(pendingInput, 'clarification')
  expect(answer).toMatchObject({ type: 'LONG_TEXT', required: true, maxLength: 20_000, default: null })
  expect(answer.options.length).toBeGreaterThan(0)
  const { run } = await answerAll(mine, id)
  expect(run.status).toBe('COMPLETED')
})
