import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findHopelessSteps } from '../../../src/agent/supervisor/nodes/execute-teams.ts'
import { parseRunStepInput } from '../../../src/agent/supervisor/nodes/run-step.ts'
import { buildPlan, planOf } from '../../../src/agent/planning/plan.ts'
import { findPlanErrors, plan } from '../../../src/domain/plan.ts'
import { SEARCH_KINDS } from '../../../src/agent/tools/look-up.ts'
import { mergeSteps, STEP_STATUSES, TEAMS } from '../../../src/domain/step.ts'
import { aStep } from '../../support/plans.ts'
import { anIntent } from '../../support/calls.ts'

const drafts = fc.array(
  fc.record({
    team: fc.constantFrom(...TEAMS),
    kinds: fc.subarray([...SEARCH_KINDS]),
    task: fc.constant('일'),
    description: fc.constant('일을 해요'),
    dependsOn: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  }),
  { maxLength: 12 },
)

describe('buildPlan', () => {
  it('makes a plan that can be carried out of any draft', () => {
    fc.assert(
      fc.property(drafts, fc.subarray([...TEAMS]), (drafted, availableTeams) => {
        const built = buildPlan({
          query: '질문',
          intent: anIntent('COMPREHENSIVE'),
          drafts: drafted,
          availableTeams,
          revision: 1,
        })
        expect(findPlanErrors(built.executionSteps, availableTeams)).toEqual([])
        expect(plan.safeParse(planOf(built.planningState, built.executionSteps)).error).toBeUndefined()
        expect(built.planningState.parallelGroups.flat().toSorted()).toEqual(
          built.executionSteps.map((step) => step.stepId).toSorted(),
        )
      }),
    )
  })
})

describe('mergeSteps', () => {
  const step = fc
    .record({ n: fc.nat(3), status: fc.constantFrom(...STEP_STATUSES), progressPercentage: fc.nat(100) })
    .map(({ n, ...change }) => aStep({ stepId: `step_${n}`, ...change }))

  it('never takes a step back, in whatever order branches come', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (current, next) => {
        const before = mergeSteps([], current)
        const done = before.filter((item) => ['COMPLETED', 'FAILED', 'SKIPPED'].includes(item.status))
        const after = mergeSteps(before, next)
        for (const item of done) {
          expect(['COMPLETED', 'FAILED', 'SKIPPED']).toContain(
            after.find((other) => other.stepId === item.stepId)?.status,
          )
        }
      }),
    )
  })

  it('is the same whichever of two branches comes first', () => {
    const started = [aStep({ stepId: 'a' }), aStep({ stepId: 'b' })]
    const one = [aStep({ stepId: 'a', status: 'COMPLETED', progressPercentage: 100 })]
    const two = [aStep({ stepId: 'b', status: 'FAILED' })]
    expect(mergeSteps(mergeSteps(started, one), two)).toEqual(mergeSteps(mergeSteps(started, two), one))
  })
})

describe('findHopelessSteps', () => {
  it('skips what builds on skipped steps as well', () => {
    const steps = [
      aStep({ stepId: 'a', status: 'FAILED' }),
      aStep({ stepId: 'b', dependsOn: ['a'] }),
      aStep({ stepId: 'c', dependsOn: ['b'] }),
      aStep({ stepId: 'd' }),
    ]
    const skipped = findHopelessSteps(
      steps,
      (failed) => failed.map((step) => step.stepId).join(),
      '2026-11-21T00:00:00Z',
    )
    expect(skipped.map((step) => [step.stepId, step.status, step.error])).toEqual([
      ['b', 'SKIPPED', 'a'],
      ['c', 'SKIPPED', 'b'],
    ])
  })
})

describe('a step at the boundary of its team', () => {
  it('is refused with the name of the field that is wrong', () => {
    expect(() =>
      parseRunStepInput({
        step: aStep(),
        runId: 'r',
        intent: anIntent('UNCLEAR'),
        inputs: {},
        shared: { userQuery: '' },
      }),
    ).toThrow(/shared\.userQuery/)
  })
})
