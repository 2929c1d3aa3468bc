import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentPorts } from '../../src/agent/ports.ts'
import { comparable } from '../../src/agent/replay.ts'
import { NotFoundError } from '../../src/domain/errors.ts'
import { createPorts } from '../../src/compose/ports.ts'
import { NotReplayableError, replayRun } from '../../src/runs/replay.ts'
import { startRun as startRunIn } from '../../src/runs/start.ts'
import { createHashEmbedder } from '../../src/store/law-search/embedder.ts'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { shippedAsked } from '../../src/compose/asked-articles.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import { createPlaceCache } from '../../src/store/places.ts'
import { createRuleCache } from '../../src/store/rules.ts'
import { RULE_ROWS } from '../support/rules.ts'
import { createPool } from '../../src/store/pool.ts'
import type { RunMode } from '../gql/graphql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { aStep } from '../support/plans.ts'
import { serveApp } from '../support/served.ts'
import { testVault } from '../support/vault.ts'
import { rulesCalls } from '../support/calls.ts'
import { TOPICS } from '../support/topics.ts'

const app = serveApp({ seed: true })
let pool: Pool
let ports: AgentPorts
beforeAll(async () => {
  pool = createPool(app.databaseUrl, { max: 4 })
  ports = createPorts({
    pool,
    replica: pool,
    writes: pool,
    vault: testVault,
    places: createPlaceCache(pool).places,
    rules: createRuleCache(pool, RULE_ROWS),
    law: createLawSearch(pool, {
      topics: TOPICS,
      rulings: compiledRulings,
      asked: await shippedAsked(),
    }),
    embedders: [createHashEmbedder()],
    now: () => new Date(),
  })
}, 180_000)
afterAll(async () => {
  await pool.end()
})

const databaseId = (id: string): string => atob(id).replace(/^[^:]*:/, '')
const finish = async (query: string, mode: RunMode, sessionId?: string) => {
  const session = sessionId ?? (await createSession(app.client))
  const id = await startRun(app.client, { sessionId: session, query, mode })
  await followRun(app.client, id)
  return { runId: databaseId(id), session }
}
const replayed = (runId: string) =>
  replayRun(pool, runId, {
    ports,
    caller: rulesCalls(ports),
    allowsModel: () => Promise.resolve(true),
  })

describe('a finished run that is carried out again', () => {
  test.each([
    ['TEAM', '강남구 5억 미만 아파트 찾아주고 시세랑 대출도 알려줘'],
    ['CONSULT', '전세금 5% 인상 가능해?'],
    ['DIRECT', '전세금 5% 인상 가능해?'],
    [
      'RESEARCH',
      '분당구와 송파구 84㎡ 아파트 전세, 어디가 더 안전하고 대출까지 생각하면 어디가 나은지 조사해줘',
    ],
  ] as const)('has the event log of the first time: %s', async (mode, query) => {
    const { runId } = await finish(query, mode)
    const report = await replayed(runId)
    expect(report.differences).toEqual([])
    expect(report).toMatchObject({ isIdentical: true, anew: [], unused: [] })
    expect(report.recorded).toBeGreaterThan(3)
  })

  test('is stopped by the same gate as the first time', async () => {
    const { runId } = await finish('보증금 사기당하고 더는 못 버티겠어요', 'TEAM')
    expect(await replayed(runId)).toMatchObject({ isIdentical: true, recorded: 2, anew: [], unused: [] })
  })

  test('also where it had given an earlier answer again, and knew its user', async () => {
    const query = '저는 무주택자이고 연소득 6천만원인데, 전세 보증금은 언제 돌려받나요?'
    const first = await finish(query, 'CONSULT')
    const again = await finish(query, 'CONSULT', first.session)
    // By now the cache would know the answer of the first one, and the profile what it said.
    for (const { runId } of [first, again]) {
      const report = await replayed(runId)
      expect(report.differences).toEqual([])
      expect(report).toMatchObject({ anew: [], unused: [] })
    }
    const { rowCount } = await pool.query('select from response_cache where run_id = any($1::uuid[])', [
      [first.runId, again.runId],
    ])
    expect(rowCount).toBe(1)
  })

  test('is different where its record says something else, and the report shows where', async () => {
    const { runId } = await finish('전세 계약이 묵시적으로 갱신되면 언제 나갈 수 있나요?', 'CONSULT')
    await pool.query(
      `update model_call set output = jsonb_set(output, '{value}', '"다른 답 [1]"')
        where run_id = $1 and purpose = 'consult_answer'`,
      [runId],
    )
    const report = await replayed(runId)
    expect(report.isIdentical).toBe(false)
    expect(JSON.stringify(report.differences)).toContain('다른 답')
    expect(report.anew).toContain('judge_answer')
  })

  test('is not there for runs that have not ended, and for those that are nobody’s', async () => {
    const userId = await insertUser(pool)
    const { runId } = await startRunIn(pool, userId, {
      sessionId: await insertSession(pool, userId),
      query: '질문',
      mode: 'TEAM',
      requirePlanApproval: true,
      multitaskStrategy: 'REJECT',
    })
    await pool.query(`update run set status = 'CANCELLED', completed_at = now() where id = $1`, [runId])
    await expect(replayed(runId)).rejects.toThrow(NotReplayableError)
    await expect(replayed('01a200fb-5694-7000-a4f7-7dbb7d7c70f3')).rejects.toThrow(NotFoundError)
    await expect(replayed('no id')).rejects.toThrow(NotFoundError)
  })
})

test('what depends on the clock is not compared, and everything else is', () => {
  const step = { ...aStep(), status: 'IN_PROGRESS' as const, startedAt: '2026-11-22T01:00:00.000Z' }
  const told = (startedAt: string, progressPercentage: number, description: string) => ({
    type: 'StepUpdated' as const,
    step: { ...step, startedAt, progressPercentage, description },
    completedSteps: 0,
    totalSteps: 1,
  })
  const one = comparable([
    told('2026-11-22T01:00:00.000Z', 0, '가'),
    told('2026-11-22T01:00:00.000Z', 40, '가'),
    { type: 'AnswerDelta', text: '안녕', offset: 0 },
    { type: 'AnswerDelta', text: '하세요', offset: 2 },
  ])
  const other = comparable([
    told('2026-11-22T02:00:00.000Z', 0, '가'),
    { type: 'AnswerDelta', text: '안녕하세요', offset: 0 },
  ])
  expect(one).toEqual(other)
  expect(comparable([told('2026-11-22T02:00:00.000Z', 0, '나')])).not.toEqual(other)
})
