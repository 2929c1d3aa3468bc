import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RaisedInterrupt } from '../../../src/agent/draft.ts'
import type { InputResponse } from '../../../src/domain/input-response.ts'
import type { TestJournal } from '../../support/conversation.ts'
import { expectForward, survive, toldForGood } from '../../support/deaths.ts'
import { startResearch } from '../../support/research.ts'
import { runs } from '../../support/runs.ts'
import { supervisionCall } from '../../../src/agent/research/calls/supervision-call.ts'
import { topicCall } from '../../../src/agent/research/calls/topic-call.ts'
import { compressionCall } from '../../../src/agent/research/calls/compression-call.ts'
import { instead, said } from '../../support/calls.ts'

const RENTS = {
  task: '월세 시세',
  description: '마포구 아파트 월세 시세를 조사해요.',
  kinds: ['market' as const],
  regionCodes: ['1144000000'],
  lawQuery: null,
}

/** A research with two rounds of researchers, and a third that the supervisor adds. */
const research = (requirePlanApproval: boolean) => {
  const compressed: string[] = []
  const run = startResearch({
    query: '마포구와 강남구 아파트 전세, 어디가 더 안전한지 조사해줘',
    requirePlanApproval,
    settings: { maxParallelResearchers: 3 },
    otherwise: [
      instead(supervisionCall, (input, _context, usual) =>
        input.topics.length > 5 ? usual() : said({ thought: '월세가 빠졌다', topics: [RENTS], dropped: 0 }),
      ),
      instead(compressionCall, (input, _context, usual) => {
        compressed.push(input.topic.stepId)
        return usual()
      }),
    ],
  })
  return { ...run, compressed }
}

const respond = ({ value }: RaisedInterrupt): InputResponse => {
  if (value.kind !== 'PLAN_APPROVAL') throw new Error(`nobody expects ${value.kind}`)
  return {
    kind: 'PLAN_APPROVAL',
    planApproval: { decision: 'MODIFY', steps: [{ stepId: 'step_1', skip: true }] },
  }
}

const live = (deaths: readonly number[], requirePlanApproval = false) =>
  survive(research(requirePlanApproval), deaths, respond)

/** How many were done when a parallel step was told depends on who was first. */
const told = (journal: TestJournal) => toldForGood(journal, { startedAt: null, completedSteps: null })

describe('a research whose process dies', () => {
  it('ends as if nothing had happened: the same journal, the same calls, the same report', async () => {
    const whole = await live([])
    expect(whole.journal.plans().map(({ revision }) => revision)).toEqual([1, 2])
    const expected = told(whole.journal)
    const calls = whole.finishedCalls.toSorted()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 6 }), async (deaths) => {
        const { journal, finishedCalls } = await live(deaths)
        expect(told(journal)).toEqual(expected)
        expect(journal.text()).toBe(whole.journal.text())
        expect([...journal.entries.keys()].at(-1)).toBe('completed')
        expect(finishedCalls.toSorted()).toEqual(calls)
        expectForward(journal)
      }),
      { numRuns: runs(12), seed: 20261122 },
    )
  }, 120_000)

  it('sends out again only the researcher that was under way', async () => {
    let setOut = 0
    let isBlocked = true
    const run = startResearch({
      settings: { maxParallelResearchers: 10 },
      replace: {
        // Each researcher reads the conversation as it sets out.
        recentTurns: () => {
          setOut += 1
          return Promise.resolve([])
        },
      },
      otherwise: [
        instead(topicCall, async (input, { signal }, usual) => {
          if (isBlocked && input.topic.stepId === 'step_2') {
            await new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(new Error('gone')), { once: true })
            })
          }
          return usual()
        }),
      ],
    })
    const done = () =>
      run.journal.ofType('StepUpdated').filter(({ step }) => step.status === 'COMPLETED').length
    await run.carryOn(() => done() === 4)
    expect(done()).toBe(4)
    expect(setOut).toBeGreaterThanOrEqual(6)

    isBlocked = false
    setOut = 0
    await run.carryOn()
    expect(run.journal.answer()?.type).toBe('RESEARCH_REPORT')
    // Of six researchers one; beside it the supervisor and the report read the conversation.
    expect(setOut).toBeLessThanOrEqual(3)
    expect(done()).toBe(6)
  })

  it('keeps what its user changed in the plan', async () => {
    const expected = told((await live([], true)).journal)
    for (const deaths of [[3], [6, 2], [12, 12, 3]]) {
      const { journal } = await live(deaths, true)
      expect(told(journal)).toEqual(expected)
      expect(journal.steps().find(({ stepId }) => stepId === 'step_1')?.status).toBe('SKIPPED')
    }
  }, 120_000)
})
