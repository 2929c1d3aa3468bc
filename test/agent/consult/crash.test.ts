import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Judgement } from '../../../src/domain/consult.ts'
import { startConversation } from '../../support/conversation.ts'
import { survive, toldForGood } from '../../support/deaths.ts'
import { testPorts } from '../../support/ports.ts'
import { runs } from '../../support/runs.ts'
import { judgeCall } from '../../../src/agent/consult/calls/judge-call.ts'
import { rewriteCall } from '../../../src/agent/consult/calls/rewrite-call.ts'
import { rulesCalls, instead, said } from '../../support/calls.ts'

const weak: Judgement = {
  grounding: 0.2,
  completeness: 0.2,
  accuracy: 0.2,
  missingInfo: ['임차권등기명령'],
  improvementSuggestions: [],
  safetyConcerns: [],
}

/** A run with a second attempt in it. The world is that of a user who is unknown: nothing of it outlasts the run. */
const converse = () => {
  let judged = 0
  return startConversation(
    {
      ports: testPorts(),
      calls: rulesCalls(
        undefined,
        instead(judgeCall, () => {
          judged += 1
          return said(judged === 1 ? weak : { ...weak, grounding: 1, completeness: 1 })
        }),
        instead(rewriteCall, () => said('임차권등기명령 보증금 반환')),
      ),
    },
    { query: '전세금 5% 인상 가능해?', userId: null },
    'CONSULT',
  )
}

const live = (deaths: readonly number[]) => survive(converse(), deaths)

describe('a consult run whose process dies', () => {
  it('has the journal, the calls and the answer of one that lived', async () => {
    const whole = await live([])
    const expected = toldForGood(whole.journal)
    const calls = whole.finishedCalls.toSorted()
    expect(calls.filter((call) => call.includes('judge_answer')).length).toBeGreaterThan(0)
    const outputs = 20
    for (let at = 0; at < outputs; at++) {
      const { journal, finishedCalls } = await live([at])
      expect(toldForGood(journal)).toEqual(expected)
      expect(journal.text()).toBe(whole.journal.text())
      expect(finishedCalls.toSorted()).toEqual(calls)
      expect([...journal.entries.keys()].at(-1)).toBe('completed')
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(outputs), { maxLength: 5 }), async (deaths) => {
        const { journal, finishedCalls } = await live(deaths)
        expect(toldForGood(journal)).toEqual(expected)
        expect(finishedCalls.toSorted()).toEqual(calls)
      }),
      { numRuns: runs(15), seed: 20261122 },
    )
  }, 60_000)
})
