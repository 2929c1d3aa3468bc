import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { guest } from '../support/app.ts'
import {
  createSession,
  followRun,
  forkFrom,
  ForkRun,
  respond,
  StartRun,
  startRun,
} from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })

const ReadInput = graphql(`
  query ReadInput($id: ID!) {
    run(id: $id) {
      status
      lastEventCursor
      plan {
        revision
        steps {
          stepId
          status
        }
      }
      pendingInput {
        __typename
        id
        message
        ... on ClarificationRequest {
          suggestions
        }
        ... on PlanApprovalRequest {
          plan {
            revision
            steps {
              stepId
              description
              dependsOn
            }
          }
        }
      }
      checkpoints {
        id
        node
        phase
      }
      forkedFrom {
        id
        node
      }
      steps {
        stepId
        status
      }
      answer {
        type
        text
        properties {
          property {
            region {
              code
            }
          }
        }
      }
    }
  }
`)

const readRun = async (id: string) => {
  const { run } = await app.client.execute(ReadInput, { id })
  if (!run) throw new Error('the run is gone')
  return run
}
const untilStatus = async (id: string, status: string) => {
  await expect.poll(async () => (await readRun(id)).status, { timeout: 20_000 }).toBe(status)
  return readRun(id)
}
const startWithApproval = async (query: string) => {
  const { startRun: started } = await app.client.execute(StartRun, {
    input: { sessionId: await createSession(app.client), query, requirePlanApproval: true },
  })
  if (started.__typename !== 'Run') throw new Error(started.__typename)
  return started.id
}
describe('a plan that waits for approval', () => {
  test('is shown, approved and carried out, in one stream of events', async () => {
    const id = await startWithApproval('마포구 아파트 전세 시세 알려줘')
    const waiting = await untilStatus(id, 'WAITING_FOR_INPUT')
    const request = waiting.pendingInput
    if (request?.__typename !== 'PlanApprovalRequest') throw new Error('no plan to approve')
    expect(request.plan.revision).toBe(1)
    const following = followRun(app.client, id, waiting.lastEventCursor)
    expect(
      (await respond(app.client, id, request.id, { planApproval: { decision: 'APPROVE' } })).__typename,
    ).toBe('Run')
    const events = await following
    expect(events[0]?.__typename).toBe('InputReceived')
    expect(events.at(-1)?.__typename).toBe('RunCompleted')
    const all = await followRun(app.client, id)
    expect(all.map((event) => event.sequence)).toEqual(all.map((_, index) => index + 1))
    expect(
      (await respond(app.client, id, request.id, { planApproval: { decision: 'APPROVE' } })).__typename,
    ).toBe('Run')
    expect(
      (await respond(app.client, id, request.id, { planApproval: { decision: 'REJECT' } })).__typename,
    ).toBe('InputNoLongerPendingError')
  })

  test('is changed by its user: what is left out is skipped, and the rest is carried out', async () => {
    const id = await startWithApproval('송파구 아파트 매매 매물이랑 시세, 대출 상품까지 같이 알려줘')
    const waiting = await untilStatus(id, 'WAITING_FOR_INPUT')
    const request = waiting.pendingInput
    if (request?.__typename !== 'PlanApprovalRequest') throw new Error('no plan to approve')
    const [first, ...others] = request.plan.steps
    expect(others.length).toBeGreaterThan(0)
    const steps = [{ stepId: first?.stepId ?? '', skip: true }]
    await respond(app.client, id, request.id, { planApproval: { decision: 'MODIFY', steps } })
    const done = await untilStatus(id, 'COMPLETED')
    expect(done.plan?.revision).toBe(2)
    expect(done.steps.find((step) => step.stepId === first?.stepId)?.status).toBe('SKIPPED')
    expect(done.steps.filter((step) => step.status === 'COMPLETED').length).toBe(others.length)
  })

  test('is made anew with the feedback of its user, and asked about again', async () => {
    const id = await startWithApproval('송파구 아파트 매매 매물이랑 시세, 대출 상품까지 같이 알려줘')
    const first = await untilStatus(id, 'WAITING_FOR_INPUT')
    const firstId = first.pendingInput?.id ?? ''
    await respond(app.client, id, firstId, { planApproval: { decision: 'REJECT', feedback: '대출은 빼줘' } })
    await expect
      .poll(async () => (await readRun(id)).pendingInput?.id ?? firstId, { timeout: 20_000 })
      .not.toBe(firstId)
    const second = await readRun(id)
    expect(second.plan?.revision).toBe(2)
    await respond(app.client, id, second.pendingInput?.id ?? '', { planApproval: { decision: 'APPROVE' } })
    const done = await untilStatus(id, 'COMPLETED')
    expect(done.answer?.text).not.toContain('대출')
    // What another search answers is no condition of a listing that was not understood.
    expect(done.answer?.text).not.toContain('이해하지 못해')
    const plans = (await followRun(app.client, id)).filter((event) => event.__typename === 'PlanReady')
    expect(plans).toHaveLength(2)
  })
})

describe('a question that lacks something', () => {
  test('is asked back once and answered in the same run', async () => {
    const id = await startRun(app.client, {
      sessionId: await createSession(app.client),
      query: '전세 5억 이하 아파트 찾아줘',
    })
    const waiting = await untilStatus(id, 'WAITING_FOR_INPUT')
    const request = waiting.pendingInput
    if (request?.__typename !== 'ClarificationRequest') throw new Error('nothing was asked')
    expect(request.suggestions.length).toBeGreaterThan(0)
    await respond(app.client, id, request.id, { clarification: '송파구요' })
    const done = await untilStatus(id, 'COMPLETED')
    expect(done.answer?.properties.length).toBeGreaterThan(0)
    for (const { property } of done.answer?.properties ?? []) expect(property.region.code).toMatch(/^11710/)
  })
})

describe('a fork', () => {
  test('goes on from a checkpoint with another question and tells its own whole story', async () => {
    const id = await startRun(app.client, {
      sessionId: await createSession(app.client),
      query: '마포구 아파트 전세 시세 알려줘',
    })
    const done = await untilStatus(id, 'COMPLETED')
    const start = done.checkpoints[0]
    if (!start) throw new Error('no checkpoints')
    const fork = await forkFrom(app.client, start.id, '서초구 아파트 매매 시세 알려줘')
    const forked = await untilStatus(fork, 'COMPLETED')
    expect(forked.answer?.text).toContain('서초구')
    expect(forked.forkedFrom?.id).toBe(start.id)
    const events = await followRun(app.client, fork)
    expect(events[0]?.__typename).toBe('PlanningStarted')
    expect(events.map((event) => event.sequence)).toEqual(events.map((_, index) => index + 1))
    expect((await readRun(id)).answer?.text).toBe(done.answer?.text)
  })

  test('goes on after the search without searching again', async () => {
    const id = await startRun(app.client, {
      sessionId: await createSession(app.client),
      query: '마포구 아파트 전세 시세 알려줘',
    })
    const done = await untilStatus(id, 'COMPLETED')
    const late = done.checkpoints.find((checkpoint) => checkpoint.node === 'generateResponse')
    if (!late) throw new Error('no checkpoint before the answer')
    const fork = await forkFrom(app.client, late.id)
    const forked = await untilStatus(fork, 'COMPLETED')
    expect(forked.answer?.text).toBe(done.answer?.text)
    expect(forked.steps).toEqual(done.steps)
    const types = (await followRun(app.client, fork)).map((event) => event.__typename)
    expect(types.filter((type) => type === 'PlanReady')).toHaveLength(1)
  })

  test("of somebody else's checkpoint is refused like one that does not exist", async () => {
    const id = await startRun(app.client, {
      sessionId: await createSession(app.client),
      query: '마포구 아파트 전세 시세 알려줘',
    })
    const { checkpoints } = await untilStatus(id, 'COMPLETED')
    const stranger = await guest(app.url)
    const tried = await stranger.execute(ForkRun, { checkpointId: checkpoints[0]?.id ?? '', query: null })
    expect(tried.forkRun).toEqual({ __typename: 'NotFoundError', message: 'the checkpoint was not found' })
  })
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
