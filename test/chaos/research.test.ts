import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSession, databaseId, signIn, startRun } from '../../bench/support/client.ts'
import { createPool } from '../../src/store/pool.ts'
import { productEnv, until } from '../support/chaos.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { followThrough } from '../support/follower.ts'
import { faultsOfRun } from '../support/invariants.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { modelEnv } from '../support/slow-model.ts'

const TOPICS = ['보증금 보호', '계약 갱신', '증액 한도', '중개사의 설명']
const PAUSE = 400

let database: TestDatabase
let pool: Pool
let model: ModelServer
const started: ProductProcess[] = []

beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  model = await startModelServer()
  const reply = (value: object) => ({ kind: 'tool' as const, pause: PAUSE, arguments: value })
  const topics = TOPICS.map((task) => ({
    task,
    description: `${task}에 관한 법을 조사해요.`,
    kinds: ['law'],
    places: [],
  }))
  model.script({
    analyze_intent: reply({
      intentType: 'LEGAL_CONSULT',
      confidence: 0.9,
      keywords: ['전세'],
      facets: [],
      entities: { region: [], propertyType: [], transactionType: [], amount: [] },
    }),
    scope_research: reply({
      needsClarification: false,
      question: '',
      suggestions: [],
      confirmation: '법을 조사할게요.',
    }),
    write_brief: reply({ title: '전세의 법', brief: '세입자의 권리', topics }),
    research_topic: reply({
      thought: '조문을 찾는다',
      calls: [{ tool: 'search_law', query: '보증금 우선변제권 증액 한도' }],
    }),
    compress_research: reply({ text: '세입자의 권리가 정해져 있다 [1]', gaps: [] }),
    supervise_research: reply({ thought: '충분하다', topics: [] }),
    text: { kind: 'text', pause: 60, pieces: ['# 전세의 법\n\n', '세입자의 ', '권리가 ', '있어요 [1].\n'] },
  })
}, 120_000)
afterAll(async () => {
  await Promise.all(started.map((product) => product.stop('SIGKILL')))
  await pool.end()
  await model.close()
  await database.drop()
})

const open = async (role: 'api' | 'worker') => {
  const product = await startProduct({ role, env: { ...productEnv(database.url), ...modelEnv(model) } })
  started.push(product)
  return product
}

interface StepRow {
  step_id: string
  status: string
  completed_at: Date | null
}

const stepsOf = async (runId: string): Promise<StepRow[]> => {
  const { rows } = await pool.query<StepRow>(
    'select step_id, status, completed_at from execution_step where run_id = $1 order by step_id',
    [runId],
  )
  return rows
}

/** How often the model was asked for something about a topic. */
const askedAbout = (task: string, tool: string): number =>
  model.requests.filter(
    ({ body }) =>
      body.tools?.[0]?.function.name === tool &&
      body.messages?.some(({ content }) => content.includes(`"task": "${task}"`)),
  ).length

test('kill -9 in the middle of a research: it ends as if nothing had happened, no finished researcher’s work repeated', async () => {
  const api = await open('api')
  const first = await open('worker')
  const guest = await signIn(api.url)
  const run = await startRun(guest, await createSession(guest), '전세 세입자의 권리를 조사해줘', {
    mode: 'RESEARCH',
    research: { maxParallelResearchers: 2 },
  })
  const id = databaseId(run)
  const follower = followThrough([guest], run, AbortSignal.timeout(90_000))

  // The first two are done, the next two at work.
  const before = await until('two finished topics', async () => {
    const steps = await stepsOf(id)
    const count = (status: string) => steps.filter((step) => step.status === status).length
    return count('COMPLETED') >= 2 && count('IN_PROGRESS') >= 1 ? steps : null
  })
  await first.stop('SIGKILL')
  const finished = before.filter(({ status }) => status === 'COMPLETED')
  const tasks = finished.flatMap(({ step_id }) => TOPICS[Number(step_id.replace('step_', ''))] ?? [])
  const asked = tasks.map(
    (task) => askedAbout(task, 'research_topic') + askedAbout(task, 'compress_research'),
  )

  await open('worker')
  const { sequences, last } = await follower
  expect(last).toBe('RunCompleted')
  expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  expect(await faultsOfRun(pool, id)).toEqual([])

  const after = await stepsOf(id)
  expect(after.map(({ status }) => status)).toEqual(TOPICS.map(() => 'COMPLETED'))
  for (const { step_id, completed_at } of finished) {
    expect(after.find((step) => step.step_id === step_id)?.completed_at).toEqual(completed_at)
  }
  // Two turns and a summary each: not one more after the kill.
  expect(asked).toEqual(tasks.map(() => 3))
  expect(
    tasks.map((task) => askedAbout(task, 'research_topic') + askedAbout(task, 'compress_research')),
  ).toEqual(asked)
}, 120_000)
