import { beforeEach, describe, expect, test } from 'vitest'
import type { RunMemory } from '../../src/domain/memory.ts'
import type { LearnedPreference } from '../../src/domain/preference.ts'
import type { MultitaskStrategy } from '../../src/domain/run.ts'
import { startRun } from '../../src/runs/start.ts'
import { readMemory } from '../../src/store/memory.ts'
import { deletePreference, listPreferences } from '../../src/store/preferences.ts'
import { cancelRun, completeRun } from '../../src/store/run-end.ts'
import { claimRun } from '../../src/store/run-lease.ts'
import { inTransaction } from '../../src/store/transaction-block.ts'
import { turnAbout } from '../agent/memory/conversation.ts'
import { freshPool } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer } from '../support/plans.ts'

const pool = freshPool({ max: 10 })
let userId: string
let sessionId: string

beforeEach(async () => {
  userId = await insertUser(pool)
  sessionId = await insertSession(pool, userId)
})

const FIRST = '강남구 아파트 매매 5억 이하 찾아줘'
const start = async (
  query: string,
  multitaskStrategy: MultitaskStrategy = 'ENQUEUE',
  session = sessionId,
) => {
  const request = {
    sessionId: session,
    query,
    mode: 'TEAM' as const,
    requirePlanApproval: false,
    multitaskStrategy,
    settings: {},
  }
  return (await startRun(pool, userId, request)).runId
}
const memoryOf = (question: string, learned: LearnedPreference[] = []): RunMemory => ({
  turn: turnAbout(question),
  summary: `질문: ${question}`,
  learned,
})
const REGION = { key: 'region', value: '서울특별시 강남구', isStated: true } as const
const complete = async (runId: string, memory: RunMemory, attempt?: number) => {
  const run = await claimRun(pool, runId, 'worker')
  if (run === null) throw new Error('the run could not be claimed')
  return completeRun(pool, { id: runId, attempt: attempt ?? run.attempt }, anAnswer({ memory }))
}
const asked = async (query: string, memory = memoryOf(query)) => {
  const runId = await start(query)
  await complete(runId, memory)
  return runId
}
const learnedOf = async (user = userId) =>
  (await listPreferences(pool, user)).map(({ key, value, isStated }) => ({ key, value, isStated }))

describe('what a run leaves in memory', () => {
  test('is there for the next question of its session, and nothing before', async () => {
    const first = await asked(FIRST, memoryOf(FIRST, [REGION]))
    expect(await readMemory(pool, first)).toEqual({
      summary: `질문: ${FIRST}`,
      preferences: [REGION],
      last: null,
    })
    const next = await start('그럼 송파구는?')
    expect(await readMemory(pool, next)).toMatchObject({ last: { question: FIRST }, preferences: [REGION] })
    const elsewhere = await start('시세 알려줘', 'ENQUEUE', await insertSession(pool, userId))
    expect(await readMemory(pool, elsewhere)).toEqual({ summary: null, preferences: [REGION], last: null })
  })

  test('is kept once, with the message that taught it, and told to nobody with the answer', async () => {
    const run = await asked(FIRST, memoryOf(FIRST, [REGION]))
    const { rows } = await pool.query(
      `select p.key, m.run_id, m.role from user_preference p join chat_message m on m.id = p.source_message_id
       where p.user_id = $1`,
      [userId],
    )
    expect(rows).toEqual([{ key: 'region', run_id: run, role: 'USER' }])
    const told = await pool.query<{ text: string }>(
      `select coalesce(payload::text, '') as text from run_event where run_id = $1
       union all select coalesce(answer::text, '') from run where id = $1`,
      [run],
    )
    expect(told.rows.map(({ text }) => text).join()).not.toContain('"learned"')
  })

  test('is nothing where another worker holds the run by now', async () => {
    const runId = await start(FIRST)
    expect(await complete(runId, memoryOf(FIRST, [REGION]), 99)).toBeNull()
    expect(await learnedOf()).toEqual([])
    const { rows } = await pool.query('select summary from chat_session where id = $1', [sessionId])
    expect(rows).toEqual([{ summary: null }])
  })

  test('is nothing where the run was cancelled or rolled back, and what was before it stays', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    const cancelled = await start('마포구 빌라 찾아줘')
    await inTransaction(pool, (client) => cancelRun(client, cancelled, 'CANCELLED'))
    const active = await start('용산구 빌라 찾아줘')
    await claimRun(pool, active, 'worker')
    const next = await start('제일 싼 순으로 다시', 'ROLLBACK')
    expect(await readMemory(pool, next)).toEqual({
      summary: `질문: ${FIRST}`,
      preferences: [REGION],
      last: expect.objectContaining({ question: FIRST }),
    })
  })

  test('goes on from the question before, also where that was still being answered', async () => {
    const first = await start(FIRST)
    const second = await start('그 중에 제일 싼 거')
    await complete(first, memoryOf(FIRST))
    expect(await readMemory(pool, second)).toMatchObject({ last: { question: FIRST } })
    // What comes later is no memory of what came before it.
    await complete(second, memoryOf('송파구 아파트 매매'))
    expect((await readMemory(pool, first)).last).toBeNull()
  })

  test('is nobody else’s', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    const stranger = await insertUser(pool)
    const session = await insertSession(pool, stranger)
    const owner = userId
    userId = stranger
    const theirs = await start('그 중에 제일 싼 거', 'ENQUEUE', session)
    expect(await readMemory(pool, theirs)).toEqual({ summary: null, preferences: [], last: null })
    const [mine] = await listPreferences(pool, owner)
    expect(await deletePreference(pool, stranger, mine?.id ?? '')).toBe(false)
    expect(await learnedOf(owner)).toEqual([REGION])
  })
})

describe('what a user wants forgotten', () => {
  const forget = async () => {
    const [known] = await listPreferences(pool, userId)
    expect(await deletePreference(pool, userId, known?.id ?? '')).toBe(true)
    expect(await learnedOf()).toEqual([])
  }

  test('is not learned from a question that was asked before it', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    const before = await start('강남구 오피스텔 찾아줘')
    await forget()
    await complete(
      before,
      memoryOf('강남구 오피스텔 찾아줘', [
        REGION,
        { key: 'property_type', value: '오피스텔', isStated: true },
      ]),
    )
    expect(await learnedOf()).toEqual([{ key: 'property_type', value: '오피스텔', isStated: true }])
  })

  test('is not learned from a fork that says it over again', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    await forget()
    const fork = await start(FIRST)
    await pool.query(`update run set forked_from_checkpoint = 'x:y' where id = $1`, [fork])
    await complete(fork, memoryOf(FIRST, [REGION]))
    expect(await learnedOf()).toEqual([])
  })

  test('is learned when it is said anew', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    await forget()
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    expect(await learnedOf()).toEqual([REGION])
  })

  test('leaves nothing of what it was', async () => {
    await asked(FIRST, memoryOf(FIRST, [REGION]))
    await forget()
    const { rows } = await pool.query<{ row: string }>(
      'select row_to_json(f)::text as row from forgotten_preference f where user_id = $1',
      [userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain('강남')
  })
})

test('the latest of a key stays, whichever run ends last', async () => {
  const older = await start('강남구 아파트 찾아줘')
  const newer = await start('마포구 아파트 찾아줘', 'ENQUEUE', await insertSession(pool, userId))
  await complete(newer, memoryOf('마포구', [{ key: 'region', value: '서울특별시 마포구', isStated: true }]))
  await complete(older, memoryOf('강남구', [REGION]))
  expect(await learnedOf()).toEqual([{ key: 'region', value: '서울특별시 마포구', isStated: true }])
})

test('what was only searched for takes no stated wish’s place, and a stated wish takes any', async () => {
  const searched = { key: 'region', value: '서울특별시 송파구', isStated: false } as const
  await asked('송파구 아파트 찾아줘', memoryOf('송파구', [searched]))
  expect(await learnedOf()).toEqual([searched])
  await asked(FIRST, memoryOf(FIRST, [REGION]))
  await asked('송파구 빌라 찾아줘', memoryOf('송파구', [searched]))
  expect(await learnedOf()).toEqual([REGION])
})
