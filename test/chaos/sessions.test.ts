import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession, databaseId, signIn, startRun } from '../../bench/support/client.ts'
import type { Guest } from '../../bench/support/client.ts'
import { createPool } from '../../src/store/pool.ts'
import { createChance, createReport, productEnv, until } from '../support/chaos.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { findRowsNaming } from '../support/find-rows.ts'
import { faultsOfRuns } from '../support/invariants.ts'
import type { ModelServer } from '../support/model-server.ts'
import { startProduct } from '../support/process.ts'
import type { ProductProcess } from '../support/process.ts'
import { modelEnv, startSlowModel } from '../support/slow-model.ts'

const STARTS = 100
const QUESTION = '전세금 5% 인상 가능해?'
const chance = createChance('sessions')
const report = createReport('sessions under concurrency')

let database: TestDatabase
let pool: Pool
let model: ModelServer
let env: Record<string, string>
let apis: ProductProcess[] = []
let workers: ProductProcess[] = []
/** One user at two API processes. */
let guests: Guest[] = []

const openAll = async () => {
  apis = [await startProduct({ role: 'api', env }), await startProduct({ role: 'api', env })]
  workers = [await startProduct({ role: 'worker', env }), await startProduct({ role: 'worker', env })]
}
const closeAll = async (signal: NodeJS.Signals) => {
  await Promise.all([...apis, ...workers].map((product) => product.stop(signal)))
}

beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  model = await startSlowModel(60)
  env = { ...productEnv(database.url), ...modelEnv(model) }
  await openAll()
  const guest = await signIn(apis[0]?.url ?? '')
  guests = apis.map(({ url }) => guest.at(url))
}, 120_000)
afterAll(async () => {
  report.print()
  await closeAll('SIGKILL')
  await pool.end()
  await model.close()
  await database.drop()
})

const guestOf = (index: number): Guest => {
  const guest = guests[index % guests.length]
  if (guest === undefined) throw new Error('there are two servers')
  return guest
}

interface RunRow {
  id: string
  status: string
  started: Date | null
  completed: Date | null
}

const runsOf = async (session: string): Promise<RunRow[]> => {
  const { rows } = await pool.query<RunRow>(
    `select id, status, started_at as started, completed_at as completed from run where session_id = $1
     order by created_at, id`,
    [databaseId(session)],
  )
  return rows
}

const OPEN = ['QUEUED', 'RUNNING', 'WAITING_FOR_INPUT']
const untilQuiet = (session: string) =>
  until(
    'the session to be quiet',
    async () => {
      const runs = await runsOf(session)
      return runs.every(({ status }) => !OPEN.includes(status)) && runs
    },
    180_000,
  )

/** The most runs of a session that were active at the same time, looked at while it works. */
const watchActive = (session: string) => {
  const state = { most: 0, goesOn: true }
  const watching = (async () => {
    while (state.goesOn) {
      const active = (await runsOf(session)).filter(
        ({ status }) => status === 'RUNNING' || status === 'WAITING_FOR_INPUT',
      )
      state.most = Math.max(state.most, active.length)
      await sleep(20)
    }
  })()
  return async () => {
    state.goesOn = false
    await watching
    return state.most
  }
}

const startTogether = async (session: string, count: number, strategy: string) => {
  const results = await Promise.allSettled(
    Array.from({ length: count }, async (_, index) => {
      await sleep(chance.between(0, 300))
      return startRun(guestOf(index), session, `${QUESTION} ${index}`, { multitaskStrategy: strategy })
    }),
  )
  return {
    ids: results.flatMap((result) => (result.status === 'fulfilled' ? [databaseId(result.value)] : [])),
    refusals: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])),
  }
}

describe(`${STARTS} starts at once in one session, through two API processes with two workers`, () => {
  test('REJECT: as many runs as were accepted, one at a time, everybody else is told which run is in the way', async () => {
    const session = await createSession(guestOf(0))
    const stop = watchActive(session)
    const { ids, refusals } = await startTogether(session, STARTS, 'REJECT')
    const runs = await untilQuiet(session)
    const most = await stop()
    report.add('REJECT', `${ids.length} accepted, ${refusals.length} refused, at most ${most} active`)
    expect(runs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(refusals).toHaveLength(STARTS - ids.length)
    expect(refusals.filter((message) => !/active|in the way|run/i.test(message))).toEqual([])
    expect(most).toBe(1)
    expect(await faultsOfRuns(pool, ids)).toEqual([])
  }, 60_000)

  test('INTERRUPT: one open run at most, the last one completes, every other is cancelled', async () => {
    const session = await createSession(guestOf(0))
    const stop = watchActive(session)
    const { ids, refusals } = await startTogether(session, STARTS, 'INTERRUPT')
    const runs = await untilQuiet(session)
    const most = await stop()
    const ended = runs.map(({ status }) => status)
    report.add(
      'INTERRUPT',
      `${ids.length} started, ${ended.filter((status) => status === 'CANCELLED').length} cancelled, at most ${most} active`,
    )
    expect(refusals).toEqual([])
    expect(ended).toEqual([...Array.from({ length: STARTS - 1 }, () => 'CANCELLED'), 'COMPLETED'])
    expect(most).toBeLessThanOrEqual(1)
    expect(await faultsOfRuns(pool, ids)).toEqual([])
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from chat_message where session_id = $1 and role = 'USER'`,
      [databaseId(session)],
    )
    expect(rows[0]?.count).toBe(STARTS)
  }, 60_000)

  test('ROLLBACK: the same, and nothing that was rolled back is left in the conversation', async () => {
    const session = await createSession(guestOf(0))
    const { ids, refusals } = await startTogether(session, STARTS, 'ROLLBACK')
    const runs = await untilQuiet(session)
    const { rows } = await pool.query<{ runId: string; role: string }>(
      `select run_id as "runId", role from chat_message where session_id = $1 order by created_at`,
      [databaseId(session)],
    )
    const last = runs.at(-1)
    report.add('ROLLBACK', `${ids.length} started, ${rows.length} messages left`)
    expect(refusals).toEqual([])
    expect(last?.status).toBe('COMPLETED')
    expect(rows).toEqual([
      { runId: last?.id, role: 'USER' },
      { runId: last?.id, role: 'ASSISTANT' },
    ])
    expect(await faultsOfRuns(pool, ids)).toEqual([])
  }, 60_000)

  test('ENQUEUE: every run completes, one after the other, in the order they were taken', async () => {
    const session = await createSession(guestOf(0))
    const stop = watchActive(session)
    const { ids, refusals } = await startTogether(session, 20, 'ENQUEUE')
    const runs = await untilQuiet(session)
    const most = await stop()
    report.add('ENQUEUE (20)', `${ids.length} completed in order, at most ${most} active`)
    expect(refusals).toEqual([])
    expect(runs.map(({ status }) => status)).toEqual(ids.map(() => 'COMPLETED'))
    for (const [index, { started }] of runs.entries()) {
      const before = runs[index - 1]
      if (before) expect(started?.getTime()).toBeGreaterThanOrEqual(before.completed?.getTime() ?? Number.NaN)
    }
    expect(most).toBe(1)
    expect(await faultsOfRuns(pool, ids)).toEqual([])
  }, 240_000)
})

describe('a session that is deleted while its run works', () => {
  test('leaves no row in any table, checkpoints included, at whatever moment', async () => {
    const hits: string[] = []
    const deleted: string[] = []
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const guest = guestOf(index)
        const session = await createSession(guest)
        const run = await startRun(guest, session, `${QUESTION} delete ${index}`)
        await sleep(chance.between(0, 1_200))
        await guestOf(index + 1).execute(
          'mutation($id: ID!) { deleteSession(sessionId: $id) { deletedSessionId } }',
          { id: session },
        )
        deleted.push(databaseId(session), databaseId(run))
      }),
    )
    // The worker that carried a run may still be on its way to notice.
    await sleep(3_000)
    // What tells other devices that they are gone.
    await pool.query(`delete from viewer_event where payload ->> 'type' = 'SessionDeleted'`)
    hits.push(...(await findRowsNaming(pool, deleted)))
    report.add('12 sessions deleted at random moments, rows left', String(hits.length))
    expect(hits).toEqual([])
  }, 60_000)

  test('the search for rows does find a session that is still there', async () => {
    const session = await createSession(guestOf(0))
    const run = await startRun(guestOf(0), session, `${QUESTION} kept`)
    await untilQuiet(session)
    const tables = await findRowsNaming(pool, [databaseId(session), databaseId(run)])
    expect(tables.join(' ')).toMatch(/chat_session.*/)
    expect(tables.some((hit) => hit.startsWith('langgraph.checkpoints'))).toBe(true)
    expect(tables.some((hit) => hit.startsWith('public.run_event'))).toBe(true)
  }, 30_000)
})

const RESPOND = `mutation($run: ID!, $request: ID!, $response: InputResponse!) {
  respondToInput(runId: $run, requestId: $request, response: $response) { __typename ... on Error { message } }
}`
const APPROVE = { planApproval: { decision: 'APPROVE' } }

interface Waiting {
  run: string
  request: string
}

const respond = async (index: number, { run, request }: Waiting, response: object): Promise<string> => {
  const { respondToInput } = await guestOf(index).execute<{ respondToInput: { __typename: string } }>(
    RESPOND,
    {
      run,
      request,
      response,
    },
  )
  return respondToInput.__typename
}

const statusOf = async (run: string): Promise<string> => {
  const { rows } = await pool.query<{ status: string }>('select status from run where id = $1', [
    databaseId(run),
  ])
  return rows[0]?.status ?? 'gone'
}

const waitForPlan = async (label: string): Promise<Waiting> => {
  const guest = guestOf(0)
  const run = await startRun(guest, await createSession(guest), `${QUESTION} ${label}`, {
    requirePlanApproval: true,
  })
  const request = await until('the plan to be shown', async () => {
    const { run: found } = await guest.execute<{ run: { pendingInput: { id: string } | null } }>(
      'query($id: ID!) { run(id: $id) { pendingInput { id } } }',
      { id: run },
    )
    return found.pendingInput?.id
  })
  return { run, request }
}

describe('a run that waits for its user', () => {
  test('takes one of 20 different answers given at once through two API processes', async () => {
    const waiting = await waitForPlan('at once')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        respond(index, waiting, { planApproval: { decision: 'REJECT', feedback: `더 짧게 ${index}` } }),
      ),
    )
    const won = answers.filter((type) => type === 'Run').length
    report.add(
      '20 answers at once through two APIs',
      `${won} taken, ${answers.length - won} × InputNoLongerPendingError`,
    )
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'InputNoLongerPendingError'),
      'Run',
    ])
    await guestOf(0).execute('mutation($id: ID!) { cancelRun(runId: $id) { __typename } }', {
      id: waiting.run,
    })
  }, 40_000)

  test('takes a wrong kind as invalid and waits on, and the same answer twice as one', async () => {
    const waiting = await waitForPlan('wrong kind')
    expect(await respond(0, waiting, { clarification: '강남구' })).toBe('InvalidInputError')
    expect(await statusOf(waiting.run)).toBe('WAITING_FOR_INPUT')
    expect(await respond(0, waiting, APPROVE)).toBe('Run')
    expect(await respond(1, waiting, APPROVE)).toBe('Run')
    expect(await respond(1, waiting, { planApproval: { decision: 'REJECT' } })).toBe(
      'InputNoLongerPendingError',
    )
    await until('the end', async () => (await statusOf(waiting.run)) === 'COMPLETED')
    expect(await faultsOfRuns(pool, [databaseId(waiting.run)])).toEqual([])
  }, 40_000)

  test('refuses an answer after expiry, and after it was withdrawn by a cancellation', async () => {
    const late = await waitForPlan('late')
    await pool.query(`update input_request set expires_at = now() - interval '1 minute' where run_id = $1`, [
      databaseId(late.run),
    ])
    expect(await respond(0, late, APPROVE)).toBe('InputNoLongerPendingError')
    const ended = await until('the run to end', async () => {
      const status = await statusOf(late.run)
      return !OPEN.includes(status) && status
    })
    const gone = await waitForPlan('cancelled')
    await guestOf(1).execute('mutation($id: ID!) { cancelRun(runId: $id) { __typename } }', { id: gone.run })
    expect(await respond(0, gone, APPROVE)).toBe('InputNoLongerPendingError')
    report.add('answered after expiry / after cancellation', `refused, the run ended ${ended} / refused`)
    expect(
      await faultsOfRuns(
        pool,
        [late, gone].map(({ run }) => databaseId(run)),
      ),
    ).toEqual([])
  }, 60_000)

  test('rejected without a word it is cancelled, and leaves no document', async () => {
    const waiting = await waitForPlan('rejected')
    expect(await respond(1, waiting, { planApproval: { decision: 'REJECT' } })).toBe('Run')
    expect(await statusOf(waiting.run)).toBe('CANCELLED')
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from generated_document where run_id = $1',
      [databaseId(waiting.run)],
    )
    report.add('documents of a rejected run', String(rows[0]?.count))
    expect(rows[0]?.count).toBe(0)
  }, 40_000)

  test('goes on after every process was killed and started again', async () => {
    const waiting = await waitForPlan('restart')
    await closeAll('SIGKILL')
    await openAll()
    const [first] = guests
    guests = apis.map(({ url }) => (first ?? guestOf(0)).at(url))
    expect(await respond(1, waiting, APPROVE)).toBe('Run')
    await until('the end', async () => (await statusOf(waiting.run)) === 'COMPLETED', 40_000)
    report.add('answered after kill -9 of all four processes', 'completed')
    expect(await faultsOfRuns(pool, [databaseId(waiting.run)])).toEqual([])
  }, 90_000)
})
