import { beforeEach, describe, expect, test } from 'vitest'
import { startRun } from '../../src/runs/start.ts'
import { createHashEmbedder } from '../../src/store/law-search/embedder.ts'
import { findAnswers, keepAnswer, touchAnswer } from '../../src/store/response-cache.ts'
import { freshPool } from '../support/db.ts'
import { insertSession, insertUser } from '../support/people.ts'
import { anAnswer } from '../support/plans.ts'

const pool = freshPool({ max: 5 })
let userId: string
let sessionId: string
let runId: string

const embedder = createHashEmbedder()
const vectorOf = async (text: string) => {
  const [values = new Float32Array()] = await embedder.embed([text])
  return { model: embedder.name, values }
}
const start = async (user: string, session: string) => {
  const { runId: id } = await startRun(pool, user, {
    sessionId: session,
    query: '질문',
    mode: 'CONSULT',
    requirePlanApproval: false,
    multitaskStrategy: 'ENQUEUE',
  })
  return id
}
beforeEach(async () => {
  await pool.query('delete from response_cache')
  userId = await insertUser(pool)
  sessionId = await insertSession(pool, userId)
  runId = await start(userId, sessionId)
})

const scope = (change: object = {}) => ({
  userId,
  domain: 'real_estate',
  corpusVersion: 'v1',
  language: 'KO' as const,
  variant: 'w',
  profile: '',
  isShared: true,
  ...change,
})
const QUESTION = '보증금은 언제 돌려받나요'
const keep = async (change: object = {}, text = QUESTION) =>
  keepAnswer(pool, {
    scope: scope(change),
    question: { normalised: text, vector: await vectorOf(text) },
    answer: anAnswer({ text }),
    runId,
  })
const same = async (change: object = {}, text = QUESTION) =>
  (await findAnswers(pool, scope(change), { normalised: text, vector: null }, 1)).answers
const similar = async (text: string, change: object = {}, least = -1) =>
  (await findAnswers(pool, scope(change), { normalised: text, vector: await vectorOf(text) }, least)).answers

describe('an answer that is kept', () => {
  test('is found by its question, with its age, and replaced by a newer one', async () => {
    await keep()
    await keep()
    const [found, ...others] = await same()
    expect(others).toEqual([])
    expect(found).toMatchObject({ normalised: QUESTION, similarity: 1, answer: anAnswer({ text: QUESTION }) })
    expect(Date.parse(found?.madeAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await touchAnswer(pool, found?.id ?? '')
    const { rows } = await pool.query('select hits from response_cache')
    expect(rows).toEqual([{ hits: 1 }])
  })

  test('is found by a question like it, the nearest first, each with its cosine similarity', async () => {
    await keep()
    await keep({}, '옆집 나무를 베어도 되나요')
    const found = await similar('보증금은 언제쯤 돌려받나요')
    expect(found.map(({ normalised }) => normalised)).toEqual([QUESTION, '옆집 나무를 베어도 되나요'])
    expect(found[0]?.similarity).toBeGreaterThan(0.7)
    expect(found[0]?.similarity).toBeLessThan(1)
    expect(found[1]?.similarity).toBeLessThan(0.3)
    const similarity = found[0]?.similarity ?? 0
    expect(await similar('보증금은 언제쯤 돌려받나요', {}, similarity)).toHaveLength(1)
    expect(await similar('보증금은 언제쯤 돌려받나요', {}, similarity + 0.0001)).toEqual([])
  })

  test.each([
    ['another corpus', { corpusVersion: 'v2' }],
    ['another profile', { profile: 'p', isShared: false }],
    ['another language', { language: 'EN' as const }],
    ['other settings', { variant: 'x' }],
    ['another domain', { domain: 'health' }],
  ])('is not found for %s', async (_name, change) => {
    await keep()
    expect(await same(change)).toEqual([])
    expect(await similar(QUESTION, change)).toEqual([])
  })

  test('is given to others only where it is shared, and only for the very same question', async () => {
    await keep()
    const other = { userId: await insertUser(pool) }
    expect(await same(other)).toHaveLength(1)
    expect(await same(other, '보증금은 언제쯤 돌려받나요')).toEqual([])
    expect(await similar('보증금은 언제쯤 돌려받나요', other)).toEqual([])
    // Who knows something of their own gets no answer that was made without it.
    expect(await same({ ...other, isShared: false })).toEqual([])
    await pool.query('delete from response_cache')
    await keep({ profile: 'p', isShared: false })
    expect(await same({ ...other, profile: 'p', isShared: false })).toEqual([])
    expect(await same({ profile: 'p', isShared: false })).toHaveLength(1)
  })

  test('cannot be shared with a profile in it, whatever is asked for', async () => {
    await expect(keep({ profile: 'p', isShared: true })).rejects.toThrow(
      'response_cache_shared_without_profile',
    )
  })

  test('goes with its session, and with the corpus that it was made from', async () => {
    await keep()
    await keep({ corpusVersion: 'v2' }, '다른 질문')
    const { rows } = await pool.query('select normalised_query from response_cache')
    expect(rows).toEqual([{ normalised_query: '다른 질문' }])
    await pool.query('delete from chat_session where id = $1', [sessionId])
    expect((await pool.query('select from response_cache')).rowCount).toBe(0)
    // A run that was deleted meanwhile leaves nothing.
    await keep()
    expect((await pool.query('select from response_cache')).rowCount).toBe(0)
  })

  test("is not kept under another user's name", async () => {
    await keep({ userId: await insertUser(pool) })
    expect((await pool.query('select from response_cache')).rowCount).toBe(0)
  })
})
