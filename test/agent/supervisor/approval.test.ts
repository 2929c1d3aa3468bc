import type { Prose } from '../../../src/domain/prose.ts'
import { describe, expect, it } from 'vitest'
import type { StepDraft } from '../../../src/agent/planning/decisions.ts'
import type { TeamRunner } from '../../../src/agent/teams/team.ts'
import type { InputResponse } from '../../../src/domain/input-response.ts'
import { startConversation } from '../../support/conversation.ts'
import { testPorts } from '../../support/ports.ts'
import { aDraft, scriptedCalls, instead } from '../../support/calls.ts'
import { stepsCall } from '../../../src/agent/planning/steps-call.ts'

const drafts = [
  aDraft({ task: '법령', kinds: ['legal'] }),
  aDraft({ task: '시세', kinds: ['market'], description: '시세를 봐요' }),
  aDraft({ task: '정리', dependsOn: [0, 1] }),
]

type Decision = Extract<InputResponse, { kind: 'PLAN_APPROVAL' }>['planApproval']
const decide = (planApproval: Decision): InputResponse => ({ kind: 'PLAN_APPROVAL', planApproval })

const converse = (steps: StepDraft[] | ((round: number) => StepDraft[]) = drafts) => {
  const done: string[] = []
  const given: { stepId: string; notes: Prose[]; kinds: string[] }[] = []
  const team: TeamRunner = ({ step, notes, kinds }) => {
    done.push(step.stepId)
    given.push({ stepId: step.stepId, notes, kinds })
    return Promise.resolve({
      stepId: step.stepId,
      team: 'SEARCH',
      status: 'COMPLETED',
      result: { totalCount: 2, byType: { legal: 2 }, sources: ['legal_db'] },
      evidence: [],
      gaps: [],
      assumptions: [],
      error: null,
    })
  }
  const feedback: string[][] = []
  const calls = scriptedCalls(
    { answer: ({ gaps }) => [gaps.join('\n') || '답이에요.'] },
    instead(stepsCall, async (input, _context, usual) => {
      feedback.push(input.feedback)
      const value = typeof steps === 'function' ? steps(feedback.length) : steps
      return { ...(await usual()), value }
    }),
  )
  const conversation = startConversation(
    { ports: testPorts(), calls, teams: { SEARCH: team } },
    { query: '강남구 아파트 찾아줘', requirePlanApproval: true },
  )
  return { ...conversation, calls, done, given, feedback }
}

describe('a plan that waits for its user', () => {
  it('is shown whole before anything of it is done', async () => {
    const { talk, journal, done } = converse()
    const [asked] = await talk()
    expect(asked?.value).toMatchObject({ kind: 'PLAN_APPROVAL', plan: { revision: 1, validated: true } })
    expect(journal.types()).toEqual(['PlanningStarted', 'PlanReady'])
    expect(asked?.value.kind === 'PLAN_APPROVAL' && asked.value.plan).toEqual(journal.plans()[0])
    expect(done).toEqual([])
  })

  it('asks the same question again as long as nobody answers, and calls nobody for it', async () => {
    const { talk, calls } = converse()
    const [first] = await talk()
    const before = calls.asked.length
    expect(await talk()).toEqual([first])
    expect(await talk()).toEqual([first])
    expect(calls.asked).toHaveLength(before)
  })

  it('is carried out when it is approved', async () => {
    const { talk, journal, done } = converse()
    expect(await talk(decide({ decision: 'APPROVE' }))).toHaveLength(1)
    expect(done).toEqual(['step_0', 'step_1', 'step_2'])
    expect(journal.plans()).toHaveLength(1)
    expect(journal.types().at(-1)).toBe('RunCompleted')
  })

  it('is carried out as edited, told as the next revision, and not asked again', async () => {
    const { talk, journal, done, given } = converse()
    const asked = await talk(
      decide({
        decision: 'MODIFY',
        steps: [
          { stepId: 'step_1', description: '전세 시세만 봐 주세요' },
          { stepId: 'step_0', skip: true },
          { stepId: 'step_2', skip: null },
        ],
      }),
    )
    expect(asked).toHaveLength(1)
    const [, edited] = journal.plans()
    expect(edited).toMatchObject({ revision: 2, parallelGroups: [['step_1']] })
    expect(edited?.steps.map((step) => [step.stepId, step.status])).toEqual([
      ['step_1', 'PENDING'],
      ['step_0', 'SKIPPED'],
      ['step_2', 'SKIPPED'],
    ])
    expect(done).toEqual(['step_1'])
    expect(given).toEqual([{ stepId: 'step_1', notes: ['전세 시세만 봐 주세요'], kinds: ['market'] }])
    expect(journal.answer()?.text).toContain('‘법령’ 작업은 요청하신 대로 뺐어요.')
    expect(journal.answer()?.text).toContain('먼저 필요한 작업(법령)을 빼서 함께 빠졌어요.')
  })

  it('tells of a step that was left out once, after the start, also when the run is taken up again', async () => {
    const { talk, journal, carryOn } = converse()
    await talk(decide({ decision: 'MODIFY', steps: [{ stepId: 'step_0', skip: true }] }))
    const count = journal.entries.size
    await carryOn()
    expect(journal.entries.size).toBe(count)
    const keys = [...journal.entries.keys()]
    const told = journal.ofType('StepUpdated').filter(({ step }) => step.stepId === 'step_0')
    expect(told.map(({ step }) => step.status)).toEqual(['SKIPPED'])
    expect(keys.indexOf('step:step_0:SKIPPED:0')).toBeGreaterThan(keys.indexOf('execution'))
    const [started] = journal.ofType('ExecutionStarted')
    expect(started?.steps.find((step) => step.stepId === 'step_0')?.status).toBe('SKIPPED')
  })

  it('is made again with what was said about it, as often as it is rejected', async () => {
    const { talk, journal, done, feedback } = converse((round) => drafts.slice(0, Math.max(1, 3 - round)))
    const asked = await talk(
      decide({ decision: 'REJECT', feedback: '시세는 빼줘' }),
      decide({ decision: 'REJECT', feedback: '법률만' }),
      decide({ decision: 'APPROVE' }),
    )
    expect(asked.map(({ value }) => (value.kind === 'PLAN_APPROVAL' ? value.plan.revision : 0))).toEqual([
      1, 2, 3,
    ])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(3)
    expect(feedback).toEqual([[], ['시세는 빼줘'], ['시세는 빼줘', '법률만']])
    expect(journal.plans().map((plan) => [plan.revision, plan.steps.length])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ])
    expect(journal.ofType('PlanningStarted').map(({ message }) => message)).toHaveLength(3)
    // Steps of a plan that was rejected are gone, not only unseen.
    expect(done).toEqual(['step_0'])
    expect(journal.ofType('ExecutionStarted')[0]?.steps).toHaveLength(1)
  })

  it('refuses an answer that is none, with the name of its field', async () => {
    const { carryOn, answers, talk } = converse()
    const [asked] = await talk()
    answers.set(asked?.id ?? '', decide({ decision: 'MODIFY', steps: [] }))
    await expect(carryOn()).rejects.toThrow('planApproval.steps')
  })

  it('refuses the answer to a question of another kind', async () => {
    await expect(converse().talk({ kind: 'CLARIFICATION', clarification: '네' })).rejects.toThrow(
      'PLAN_APPROVAL was answered with CLARIFICATION',
    )
  })

  it('never takes the answer to another question', async () => {
    const { carryOn, answers, talk } = converse()
    const [first] = await talk(decide({ decision: 'REJECT', feedback: '다시' }))
    answers.set('0'.repeat(32), decide({ decision: 'APPROVE' }))
    const waits = await carryOn()
    expect(waits?.[0]?.id).not.toBe(first?.id)
    expect(waits?.[0]?.value).toMatchObject({ plan: { revision: 2 } })
  })
})

it('a plan that nobody asked to approve goes on at once', async () => {
  const { talk, journal } = startConversation(
    { ports: testPorts(), calls: scriptedCalls() },
    { query: '강남구 아파트 찾아줘' },
  )
  expect(await talk()).toEqual([])
  expect(journal.answer()).not.toBeNull()
})
