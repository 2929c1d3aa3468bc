import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '../../src/config/env.ts'
import { runLimitsOf } from '../../src/config/quotas.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

let server: ModelServer
let app: TestApp | null = null
beforeAll(async () => {
  server = await startModelServer()
})
afterEach(async () => {
  await app?.stop()
  app = null
})
afterAll(() => server.close())

const BudgetedRun = graphql(`
  query BudgetedRun($id: ID!) {
    run(id: $id) {
      status
      totalExecutionTime
      steps {
        status
      }
      answer {
        text
      }
      usage {
        modelCalls
        promptTokens
        completionTokens
        costUsd
        byCall {
          purpose
          model
          costUsd
        }
      }
    }
  }
`)

const READS = {
  analyze_intent: {
    kind: 'tool',
    arguments: {
      intentType: 'LEGAL_CONSULT',
      confidence: 0.9,
      keywords: ['전세금', '인상'],
      facets: [],
      entities: { region: [], propertyType: [], transactionType: [], amount: [] },
    },
  },
  select_teams: { kind: 'tool', arguments: { teams: ['SEARCH'], reason: '법률을 찾아요' } },
  plan_steps: {
    kind: 'tool',
    arguments: {
      steps: [
        { team: 'SEARCH', kinds: ['legal'], task: '법령', description: '법령을 찾아요', dependsOn: [] },
      ],
    },
  },
  text: { kind: 'text', pieces: ['모델이 쓴 답이에요.'] },
} as const

const start = async (env: Record<string, string>) => {
  app = await startApp({
    env: { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'gpt-4.1-mini', ...env },
  })
  const client = await guest(app.url)
  const id = await startRun(client, {
    sessionId: await createSession(client),
    query: '전세금 5% 인상 가능해?',
  })
  await followRun(client, id)
  await client.close()
  const { run } = await client.execute(BudgetedRun, { id })
  if (!run) throw new Error('the run is gone')
  return run
}
const asked = () =>
  server.requests
    .filter(({ path }) => !path.endsWith('/embeddings'))
    .map(({ body }) => body.tools?.[0]?.function.name ?? 'text')

/** A call of the scripted server: 100 tokens sent, 20 received. */
const COST = (100 * 0.4 + 20 * 1.6) / 1_000_000

describe('a run whose budget is used up', () => {
  test('asks no model any more, answers with what there is, says so, and is completed', async () => {
    server.script(READS)
    const run = await start({ RUN_TOKENS: '200' })
    expect(asked()).toEqual(['analyze_intent', 'select_teams'])
    expect(run.status).toBe('COMPLETED')
    expect(run.answer?.text).toContain('이 질문에 쓸 수 있는 모델 사용량을 다 써서')
    expect(run.answer?.text).not.toContain('모델이 쓴 답')
    expect(app?.complaints.join()).toContain('the budget of the run is used up')
    expect(run.usage).toMatchObject({ promptTokens: 200, completionTokens: 40 })
    expect(run.usage.costUsd).toBeCloseTo(2 * COST, 12)
    const costs = run.usage.byCall.map(({ purpose, model, costUsd }) => [purpose, model, costUsd])
    expect(costs).toEqual(
      expect.arrayContaining([
        ['analyze_intent', 'gpt-4.1-mini', expect.closeTo(COST, 12)],
        ['compose_answer', 'offline', 0],
      ]),
    )
  })

  test('in time does not wait for the model that is late', async () => {
    server.script({ ...READS, select_teams: { kind: 'silence' } })
    const run = await start({ RUN_SECONDS: '8' })
    // Of the run alone: on a busy machine the start of the app takes longer than that.
    expect(run.totalExecutionTime).toBeLessThan(16)
    expect(asked().slice(0, 3)).toEqual(['analyze_intent', 'select_teams', 'plan_steps'])
    expect(run.status).toBe('COMPLETED')
    expect(run.answer?.text).toContain('제시간에 응답하지 않아')
  })

  test('in the middle of its answer writes it anew by rules', async () => {
    server.script({
      ...READS,
      plan_search: { kind: 'status', status: 400 },
      text: { kind: 'text', pieces: Array.from({ length: 200 }, () => '모델이 천천히 써요. '), pause: 100 },
    })
    // Time enough to come as far as the text, also on a busy machine.
    const run = await start({ RUN_SECONDS: '7' })
    expect(asked()).toContain('text')
    expect(run.status).toBe('COMPLETED')
    expect(run.answer?.text).toContain('쓸 수 있는 시간이 다 되어')
    expect(run.answer?.text).not.toContain('천천히')
  })

  test.each([
    { TOKENS_PER_DAY: 'GUEST=200' },
    { GUEST_TOKENS_PER_DAY: 'ADDRESS=200' },
    { GUEST_TOKENS_PER_DAY: 'ALL=200' },
  ])('for the day, crossed in the middle of the run, ends it alike: %o', async (limit) => {
    server.script(READS)
    const run = await start(limit)
    expect(asked()).toEqual(['analyze_intent', 'select_teams'])
    expect(run.status).toBe('COMPLETED')
    expect(run.answer?.text).toContain('오늘 쓸 수 있는 모델 사용량을 다 써서')
  })

  test('is none where there is enough', async () => {
    server.script({ ...READS, plan_search: { kind: 'status', status: 400 } })
    const run = await start({ RUN_TOKENS: 'none', RUN_SECONDS: 'none' })
    expect(asked()).toContain('text')
    expect(run.answer?.text).toContain('모델이 쓴 답')
    expect(run.answer?.text).not.toContain('다 써서')
  })
})

test('limits are whole numbers above 0, or none; some hold where nothing is said', () => {
  const of = (env: Record<string, string>) => runLimitsOf(readEnv(env))
  const usual = { TEAM: 90, CONSULT: 90, DIRECT: 90, RESEARCH: 900 }
  const all = (seconds: number | null) => ({
    TEAM: seconds,
    CONSULT: seconds,
    DIRECT: seconds,
    RESEARCH: seconds,
  })
  expect(of({})).toEqual({ tokens: 300_000, seconds: usual })
  expect(of({ RUN_TOKENS: 'none', RUN_SECONDS: '60' })).toEqual({ tokens: null, seconds: all(60) })
  expect(of({ RUN_SECONDS: 'none' }).seconds).toEqual(all(null))
  expect(of({ RUN_SECONDS: 'TEAM=30,RESEARCH=600' }).seconds).toEqual({ ...usual, TEAM: 30, RESEARCH: 600 })
  for (const bad of ['TEAM', 'TEAM=0', 'TEAMS=1', 'TEAM=1;DIRECT=2'])
    expect(() => readEnv({ RUN_SECONDS: bad })).toThrow(/RUN_SECONDS/)
  for (const bad of ['0', '-1', 'x', '1.5']) {
    expect(() => readEnv({ RUN_TOKENS: bad })).toThrow(/RUN_TOKENS/)
    expect(() => readEnv({ RUN_SECONDS: bad })).toThrow(/RUN_SECONDS/)
  }
})
