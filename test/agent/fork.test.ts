import { beforeAll, describe, expect, it } from 'vitest'
import { createCheckpointer, setupCheckpointer } from '../../src/agent/checkpointer.ts'
import { startConversation } from '../support/conversation.ts'
import { freshPool } from '../support/db.ts'
import { forkBefore } from '../support/fork.ts'
import { testPorts } from '../support/ports.ts'
import { rulesCalls } from '../support/calls.ts'

const pool = freshPool()
beforeAll(() => setupCheckpointer(pool))

const QUERY = '강남구에서 5억 아파트 사려는데 시세랑 대출, 법적으로 주의할 점 알려줘'

const converse = (runId: string, query = QUERY, requirePlanApproval = false) => {
  const ports = testPorts()
  const conversation = startConversation(
    {
      ports,
      calls: rulesCalls(ports),
      checkpointer: createCheckpointer(pool),
    },
    { runId, query, requirePlanApproval },
  )
  return { ...conversation, ports }
}

const fork = (fromRun: string, node: string, toRun: string, query: string | null = null) =>
  forkBefore(pool, converse(fromRun).graph, { node, fromRun, toRun, query })

const stored = async (runId: string): Promise<string> => {
  const { rows } = await pool.query<{ all: string }>(
    `select jsonb_agg(to_jsonb(c) order by c.checkpoint_id)::text as all from langgraph.checkpoints c where thread_id = $1`,
    [runId],
  )
  return rows[0]?.all ?? ''
}

const WHOLE_STORY = [
  'PlanningStarted',
  'PlanReady',
  'ExecutionStarted',
  'StepUpdated',
  'AnswerDelta',
  'RunCompleted',
]

describe('a run that was forked from another', () => {
  it('tells the whole story under its own id, without doing again what was done', async () => {
    const first = converse('source')
    await first.talk()
    const looked = first.ports.spans.length
    expect(looked).toBeGreaterThan(2)
    for (const [position, node] of [
      'planning',
      'executeTeams',
      'aggregateResults',
      'generateResponse',
    ].entries()) {
      const toRun = `fork-${position}`
      await fork('source', node, toRun)
      const forked = converse(toRun)
      await forked.talk()
      expect(forked.journal.types()).toEqual(WHOLE_STORY)
      expect(forked.journal.steps().every((step) => step.status === 'COMPLETED')).toBe(true)
      expect(forked.journal.answer()).toEqual(first.journal.answer())
      expect(forked.journal.text()).toBe(first.journal.answer()?.text)
      const { values } = await forked.graph.getState({ configurable: { thread_id: toRun } })
      expect(values.requestId).toBe(toRun)
      expect(forked.ports.spans).toHaveLength(position < 2 ? looked : 0)
    }
  })

  it('shares nothing with it, nor with another fork of the same checkpoint', async () => {
    const shared = converse('shared')
    await shared.talk()
    const steps = shared.journal.steps().map((step) => step.stepId)
    const before = await stored('shared')
    await fork('shared', 'executeTeams', 'left')
    await fork('shared', 'executeTeams', 'right')
    const left = converse('left')
    await left.talk()
    const kept = await stored('left')
    expect(await stored('shared')).toBe(before)

    const right = converse('right')
    await right.talk()
    expect(await stored('left')).toBe(kept)
    expect(await stored('shared')).toBe(before)
    for (const runId of ['left', 'right', 'shared']) {
      const { values } = await left.graph.getState({ configurable: { thread_id: runId } })
      expect(values.requestId).toBe(runId)
      expect(Object.keys(values.teamResults).toSorted()).toEqual(steps.toSorted())
    }

    // A fork of a fork, whose source goes away.
    await fork('left', 'aggregateResults', 'grandchild')
    await createCheckpointer(pool).deleteThread('left')
    const grandchild = converse('grandchild')
    await grandchild.talk()
    expect(grandchild.journal.types()).toEqual(WHOLE_STORY)
  })

  it.each(['analyzeIntent', 'planning', 'planApproval', 'executeTeams'])(
    'plans anew for another question, from before %s',
    async (node) => {
      const sourceRun = `asked-${node}`
      await converse(sourceRun, QUERY, true).talk({
        kind: 'PLAN_APPROVAL',
        planApproval: { decision: 'APPROVE' },
      })
      const toRun = `other-${node}`
      const query = '마포구 아파트 전세 시세 알려줘'
      await fork(sourceRun, node, toRun, query)
      const forked = converse(toRun, query, true)
      const [asked] = await forked.talk({ kind: 'PLAN_APPROVAL', planApproval: { decision: 'APPROVE' } })
      expect(asked?.value).toMatchObject({ plan: { revision: 1, intent: { intentType: 'MARKET_INQUIRY' } } })
      expect(forked.journal.types()).toEqual(WHOLE_STORY)
      expect(forked.journal.plans()).toHaveLength(1)
      expect(forked.journal.answer()?.sources).toMatchObject([
        { kind: 'MARKET', statistics: { regionCode: '1144000000' } },
      ])
    },
  )

  it('is asked itself, and the answer that its source was given is not its own', async () => {
    const source = converse('approved', QUERY, true)
    await source.talk({ kind: 'PLAN_APPROVAL', planApproval: { decision: 'APPROVE' } })
    await fork('approved', 'planApproval', 'asked-again')
    const forked = converse('asked-again', QUERY, true)
    expect(await forked.talk()).toHaveLength(1)
    expect(forked.journal.types()).toEqual(['PlanningStarted', 'PlanReady'])
  })

  it('does not ask again what was clarified, and asks what another question lacks', async () => {
    const source = converse('unclear', '아파트 전세 시세 알려줘')
    await source.talk({ kind: 'CLARIFICATION', clarification: '마포구' })
    await fork('unclear', 'planning', 'clear')
    const clear = converse('clear', '아파트 전세 시세 알려줘')
    expect(await clear.talk()).toEqual([])
    expect(clear.journal.answer()?.sources).toHaveLength(1)

    await fork('unclear', 'planning', 'unclear-again', '오피스텔 월세 시세 알려줘')
    const again = converse('unclear-again', '오피스텔 월세 시세 알려줘')
    expect((await again.talk()).map(({ value }) => value.kind)).toEqual(['CLARIFICATION'])
  })
})
