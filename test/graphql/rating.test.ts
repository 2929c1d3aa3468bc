import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import type { RateAnswerInput } from '../gql/graphql.ts'
import { runProcess } from '../support/command.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { exportOf } from '../support/export.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

let app: TestApp
let pool: Pool
beforeAll(async () => {
  app = await startApp()
  pool = createPool(app.databaseUrl, { max: 2 })
}, 60_000)
afterAll(async () => {
  await pool.end()
  await app.stop()
})

const Rate = graphql(`
  mutation Rate($input: RateAnswerInput!) {
    rateAnswer(input: $input) {
      __typename
      ... on Run {
        id
        rating {
          isHelpful
          reasons
          comment
          ratedAt
        }
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)
const Withdraw = graphql(`
  mutation WithdrawRating($runId: ID!) {
    withdrawRating(runId: $runId) {
      __typename
      ... on Run {
        rating {
          isHelpful
        }
      }
    }
  }
`)
const Forget = graphql(`
  mutation ForgetRated($id: ID!) {
    deleteSession(sessionId: $id) {
      deletedSessionId
    }
  }
`)

const rate = async (by: GqlClient, input: RateAnswerInput) => (await by.execute(Rate, { input })).rateAnswer
const answered = async (by: GqlClient) => {
  const sessionId = await createSession(by)
  const runId = await startRun(by, { sessionId, query: '전세금 5% 인상 가능해?' })
  await followRun(by, runId)
  return { sessionId, runId }
}
const count = async () => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from answer_rating')
  return rows[0]?.n
}

test('an answer is rated by its user, again in place of before, and not any more', async () => {
  const mine = await guest(app.url)
  const { runId } = await answered(mine)
  expect(await rate(mine, { runId, isHelpful: true })).toMatchObject({
    id: runId,
    rating: { isHelpful: true, reasons: [], comment: null },
  })
  expect(
    await rate(mine, {
      runId,
      isHelpful: false,
      reasons: ['WRONG_FIGURE', 'NOT_MY_CASE', 'WRONG_FIGURE'],
      comment: ' 금액이 달라요. 010-9753-5678로 연락 주세요 ',
    }),
  ).toMatchObject({
    rating: {
      isHelpful: false,
      reasons: ['WRONG_FIGURE', 'NOT_MY_CASE'],
      comment: expect.stringMatching(/^금액이 달라요\. (?!.*9753)/),
    },
  })
  for (const time of [1, 2])
    expect([time, (await mine.execute(Withdraw, { runId })).withdrawRating]).toEqual([
      time,
      { __typename: 'Run', rating: null },
    ])
  await mine.close()
})

test('only what has an answer, of one’s own, in what fits', async () => {
  const [mine, other] = [await guest(app.url), await guest(app.url)]
  const { runId } = await answered(mine)
  for (const [field, wrong] of [
    ['reasons', { isHelpful: true, reasons: ['TOO_LONG'] as const }],
    ['comment', { isHelpful: true, comment: '가'.repeat(1001) }],
  ] as const)
    expect(
      await rate(mine, { runId, ...wrong, reasons: [...('reasons' in wrong ? wrong.reasons : [])] }),
    ).toEqual({
      __typename: 'InvalidInputError',
      field,
    })
  for (const [by, id] of [
    [other, runId],
    [mine, btoa('Run:x')],
  ] as const) {
    expect(await rate(by, { runId: id, isHelpful: true })).toEqual({ __typename: 'NotFoundError' })
    expect((await by.execute(Withdraw, { runId: id })).withdrawRating.__typename).toBe('NotFoundError')
  }
  await pool.query(`update run set status = 'FAILED' where id = $1`, [atob(runId).replace('Run:', '')])
  expect(await rate(mine, { runId, isHelpful: true })).toEqual({
    __typename: 'InvalidInputError',
    field: 'runId',
  })
  await Promise.all([mine.close(), other.close()])
})

test('ratings are exported, printed for evaluation, and gone with their session', async () => {
  const mine = await guest(app.url)
  const { sessionId, runId } = await answered(mine)
  await rate(mine, { runId, isHelpful: false, reasons: ['INCOMPLETE'], comment: '예외가 빠졌어요' })
  expect((await exportOf(mine))['ratings']).toMatchObject([
    { is_helpful: false, reasons: ['INCOMPLETE'], comment: '예외가 빠졌어요' },
  ])

  const run = (...args: string[]) => runProcess('ratings.ts', args, { DATABASE_URL: app.databaseUrl })
  const print = async (...args: string[]) => {
    const { stdout } = await run(...args)
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line))
  }
  expect(await print('--since', '2020-01-01')).toMatchObject([
    {
      isHelpful: false,
      reasons: ['INCOMPLETE'],
      comment: '예외가 빠졌어요',
      question: '전세금 5% 인상 가능해?',
      answer: expect.stringContaining('주택임대차보호법'),
      confidence: expect.any(Number),
    },
  ])
  expect(await print('--since', '2999-01-01')).toEqual([])
  expect(await run('--since', 'yesterday')).toMatchObject({ code: 2, stdout: '' })

  expect(await count()).toBe(1)
  await mine.execute(Forget, { id: sessionId })
  expect(await count()).toBe(0)
  await mine.close()
}, 60_000)
