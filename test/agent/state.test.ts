import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCheckpointer, setupCheckpointer } from '../../src/agent/checkpointer.ts'
import { executeGraph } from '../../src/agent/execute.ts'
import { StateTooLargeError } from '../../src/agent/state-size.ts'
import { parseRunStepInput } from '../../src/agent/supervisor/nodes/run-step.ts'
import { graphFor } from '../../src/agent/graphs.ts'
import type { TeamRunner } from '../../src/agent/teams/team.ts'
import { startConversation } from '../support/conversation.ts'
import { freshDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { testPorts } from '../support/ports.ts'
import { scriptedCalls, rulesCalls } from '../support/calls.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = new Pool({ connectionString: database.url })
  await setupCheckpointer(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Where a value is no plain JSON, as a path. */
const notPlain = (value: unknown, path: string): string[] => {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((item, i) => notPlain(item, `${path}[${i}]`))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [path]
  return Object.entries(value).flatMap(([key, item]) => notPlain(item, `${path}.${key}`))
}

const QUESTIONS = [
  '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로',
  '전세금 5% 인상 가능해?',
  '마포구 아파트 전세 시세 알려줘',
  '2억 5천 이하 전세자금대출 상품 비교해줘',
  '강남구에서 5억 아파트 사려는데 시세랑 대출, 법적으로 주의할 점 알려줘',
  '신사동 아파트 매매 찾아줘',
  '집 알아봐줘',
  '오늘 날씨 어때',
]

describe('the state of a run', () => {
  it.each(QUESTIONS)('is plain JSON at every checkpoint of “%s”', async (query) => {
    const ports = testPorts({ history: [{ role: 'USER', content: '안녕하세요' }] })
    const calls = rulesCalls(ports)
    const run = startConversation({ ports, calls }, { query, requirePlanApproval: true })
    await run.talk(
      {
        kind: query === QUESTIONS[6] ? 'CLARIFICATION' : 'PLAN_APPROVAL',
        ...ANSWERS,
      },
      { kind: 'PLAN_APPROVAL', ...ANSWERS },
    )
    let checkpoints = 0
    for await (const { values } of run.graph.getStateHistory({ configurable: { thread_id: run.runId } })) {
      checkpoints += 1
      expect(notPlain(values, 'state')).toEqual([])
    }
    expect(checkpoints).toBeGreaterThan(3)
  })

  it('keeps the conversation out of every checkpoint', async () => {
    const secret = '지난번에 이야기한 그 집의 주소'
    const ports = testPorts({ history: [{ role: 'USER', content: secret }] })
    const { talk, journal } = startConversation(
      { ports, calls: scriptedCalls(), checkpointer: createCheckpointer(pool) },
      { query: '강남구 아파트 찾아줘', runId: 'memories' },
    )
    await talk()
    expect(journal.answer()).not.toBeNull()
    const { rows } = await pool.query<{ channel: string; text: string }>(
      `select channel, convert_from(blob, 'UTF8') as text from langgraph.checkpoint_blobs
         where thread_id = 'memories' and blob is not null
       union all select channel, convert_from(blob, 'UTF8') from langgraph.checkpoint_writes where thread_id = 'memories'
       union all select 'checkpoint', checkpoint::text from langgraph.checkpoints where thread_id = 'memories'`,
    )
    expect(rows.map((row) => row.channel)).toContain('planningState')
    expect(rows.filter((row) => row.text.includes(secret))).toEqual([])
  })

  it('is refused with the name of the channel that grew too large', async () => {
    const team: TeamRunner = ({ step }) =>
      Promise.resolve({
        stepId: step.stepId,
        team: 'SEARCH',
        status: 'COMPLETED',
        result: { dump: 'x'.repeat(11_000_000) },
        evidence: [],
        gaps: [],
        assumptions: [],
        error: null,
      })
    const { talk } = startConversation(
      {
        ports: testPorts(),
        calls: scriptedCalls(),
        teams: { SEARCH: team },
        checkpointer: createCheckpointer(pool),
      },
      { query: '강남구 아파트 찾아줘', runId: 'too-large' },
    )
    const talked = talk()
    await expect(talked).rejects.toThrow(StateTooLargeError)
    await expect(talked).rejects.toThrow(/“(?:teamResults|executionSteps)”/)
  })
})

const ANSWERS = { clarification: '마포구 아파트 전세 시세', planApproval: { decision: 'APPROVE' } } as const

describe('a boundary', () => {
  it('of a run names the field that is wrong', async () => {
    const graph = graphFor('TEAM', { ports: testPorts(), calls: scriptedCalls() })
    const input = { runId: 'r', sessionId: '', userId: null, query: '', language: 'KO' } as const
    const outputs = executeGraph({ graph, input, signal: new AbortController().signal })
    await expect(outputs.next()).rejects.toThrow(/sessionId[\s\S]*query/)
  })

  it('of a step names the field that is wrong', () => {
    expect(() => parseRunStepInput({ step: {}, runId: 'r', kinds: ['everything'] })).toThrow(/kinds\[0\]/)
  })
})
