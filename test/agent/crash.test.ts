import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RaisedInterrupt } from '../../src/agent/draft.ts'
import type { TeamRunner } from '../../src/agent/teams/team.ts'
import type { InputResponse } from '../../src/domain/input-response.ts'
import { startConversation } from '../support/conversation.ts'
import type { Conversation } from '../support/conversation.ts'
import { expectForward, survive, toldForGood } from '../support/deaths.ts'
import { testPorts } from '../support/ports.ts'
import { aDraft, anIntent, scriptedCalls, instead, writing, said } from '../support/calls.ts'
import { runs } from '../support/runs.ts'
import { intentCall } from '../../src/agent/planning/intent-call.ts'
import { answerCall } from '../../src/agent/answer/answer-call.ts'

const PIECES = ['첫 문장이에요. ', '둘째 ', '문장이에요. ', '끝.']

/** A run with everything in it: a question back, a plan that is rejected and then edited, parallel steps, an answer. */
const converse = (): Conversation & { done: string[] } => {
  const done: string[] = []
  const team: TeamRunner = ({ step }, { report }) => {
    for (const percent of [20, 60]) report(percent)
    done.push(step.stepId)
    return Promise.resolve({
      stepId: step.stepId,
      team: 'SEARCH',
      status: 'COMPLETED',
      result: { of: step.stepId },
      evidence: [],
      gaps: [],
      assumptions: [],
      error: null,
    })
  }
  const calls = scriptedCalls(
    {
      steps: [
        aDraft({ task: '가' }),
        aDraft({ task: '나' }),
        aDraft({ task: '다' }),
        aDraft({ dependsOn: [0, 1] }),
      ],
      answer: () => PIECES,
    },
    instead(intentCall, (question) => said(anIntent(question.clarification ? 'PROPERTY_SEARCH' : 'UNCLEAR'))),
  )
  const conversation = startConversation(
    { ports: testPorts(), calls, teams: { SEARCH: team } },
    { query: '집 알아봐줘', requirePlanApproval: true },
  )
  return { ...conversation, done }
}

const respond = ({ value }: RaisedInterrupt): InputResponse => {
  if (value.kind === 'CLARIFICATION') return { kind: 'CLARIFICATION', clarification: '강남구 아파트' }
  if (value.kind !== 'PLAN_APPROVAL') throw new Error(`nobody expects ${value.kind}`)
  const { revision } = value.plan
  return {
    kind: 'PLAN_APPROVAL',
    planApproval:
      revision === 1
        ? { decision: 'REJECT', feedback: '다시' }
        : { decision: 'MODIFY', steps: [{ stepId: 'step_2', skip: true }] },
  }
}

const live = (deaths: readonly number[]) => survive(converse(), deaths, respond)

describe('a run whose process dies', () => {
  it('has the journal, the calls and the answer of one that lived', async () => {
    const whole = await live([])
    expect(whole.journal.types()).toEqual([
      'PlanningStarted',
      'PlanReady',
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    expect(whole.journal.plans().map((plan) => plan.revision)).toEqual([1, 2, 3])
    expect(whole.done).toEqual(['step_0', 'step_1', 'step_3'])
    const expected = toldForGood(whole.journal)
    const calls = whole.finishedCalls.toSorted()

    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(24), { maxLength: 8 }), async (deaths) => {
        const { journal, finishedCalls } = await live(deaths)
        expect(toldForGood(journal)).toEqual(expected)
        // Behind what was written stands what the writer left unsaid.
        expect(journal.text()).toBe(whole.journal.text())
        expect(journal.text().startsWith(PIECES.join(''))).toBe(true)
        expect(journal.answer()?.text).toBe(journal.text())
        expect([...journal.entries.keys()].at(-1)).toBe('completed')
        expect(finishedCalls.toSorted()).toEqual(calls)
        expectForward(journal)
      }),
      { numRuns: runs(60), seed: 20261121 },
    )
  }, 60_000)

  it('survives its death at each of its outputs', async () => {
    const expected = toldForGood((await live([])).journal)
    for (let at = 0; at < 24; at++) {
      const { journal } = await live([at, at, at])
      expect(toldForGood(journal)).toEqual(expected)
      expectForward(journal)
    }
  }, 60_000)
})

describe('an answer whose stream breaks with its process', () => {
  it('is whole for a reader that follows the offsets, also when it comes out differently', async () => {
    let round = 0
    const attempts = [
      ['역삼하늘 아파트가 ', '가장 좋아요.'],
      ['역삼하늘 단지를 ', '추천해요.'],
      ['매물이 ', '없어요.'],
      ['역삼하늘 아파트가 ', '가장 싸요.'],
    ]
    const run = startConversation(
      {
        ports: testPorts(),
        calls: scriptedCalls(
          {},
          writing(answerCall, async function* (_, { signal }) {
            const pieces = attempts[Math.min(round, attempts.length - 1)] ?? []
            round += 1
            let offset = 0
            for (const text of pieces) {
              yield { text, offset }
              offset += text.length
              await new Promise((resolve) => setTimeout(resolve, 70))
              signal.throwIfAborted()
            }
            return { model: 'scripted', promptTokens: 0, completionTokens: 0 }
          }),
        ),
      },
      { query: '강남구 아파트 찾아줘' },
    )
    /** Dies when it has told one piece of its answer. */
    const tellOnePiece = () => {
      const before = run.journal.ofType('AnswerDelta').length
      return run.carryOn(() => run.journal.ofType('AnswerDelta').length > before)
    }
    await tellOnePiece()
    await tellOnePiece()
    await tellOnePiece()
    await run.carryOn()
    expect(round).toBe(4)
    expect(run.journal.text()).toBe('역삼하늘 아파트가 가장 싸요.')
    expect(run.journal.answer()?.text).toBe(run.journal.text())
    const offsets = run.journal.ofType('AnswerDelta').map((event) => event.offset)
    expect(offsets).not.toEqual(offsets.toSorted((a, b) => a - b))
  })
})
