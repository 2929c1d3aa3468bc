import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../../src/domain/errors.ts'
import { editPlan } from '../../src/domain/plan-edit.ts'
import { findPlanErrors, groupByDependency, readySteps } from '../../src/domain/plan.ts'
import { advanceStep, STEP_STATUSES } from '../../src/domain/step.ts'
import { aPlan, aStep } from '../support/plans.ts'

const AT = '2026-11-21T00:00:00.000Z'

/** Any plan whose steps depend on earlier ones only. */
const anyPlan = fc.array(fc.array(fc.nat(5), { maxLength: 3 }), { minLength: 1, maxLength: 6 }).map((needs) =>
  aPlan({
    steps: needs.map((positions, index) =>
      aStep({
        stepId: `step_${index}`,
        dependsOn: [
          ...new Set(positions.filter((position) => position < index).map((position) => `step_${position}`)),
        ],
      }),
    ),
  }),
)

describe('editing a plan', () => {
  test('keeps every step visible, skips exactly what was left out and what needs it, and is valid again', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(fc.nat(5), { maxLength: 4 }), (plan, positions) => {
        const skips = [...new Set(positions.filter((position) => position < plan.steps.length))]
        const edits = plan.steps.map((step, index) => ({ stepId: step.stepId, skip: skips.includes(index) }))
        const lost = new Set(skips.map((position) => `step_${position}`))
        for (const step of plan.steps) if (step.dependsOn.some((id) => lost.has(id))) lost.add(step.stepId)
        if (lost.size === plan.steps.length) {
          expect(() => editPlan(plan, edits, AT)).toThrow(InvalidInputError)
          return
        }
        const edited = editPlan(plan, edits, AT)
        expect(edited.revision).toBe(plan.revision + 1)
        expect(edited.steps.map((step) => step.stepId)).toEqual(plan.steps.map((step) => step.stepId))
        for (const step of edited.steps) expect(step.status === 'SKIPPED').toBe(lost.has(step.stepId))
        const kept = edited.steps.filter((step) => step.status !== 'SKIPPED')
        expect(findPlanErrors(kept, ['SEARCH'])).toEqual([])
        expect(edited.parallelGroups.flat().toSorted()).toEqual(kept.map((step) => step.stepId).toSorted())
      }),
    )
  })

  test('takes any order in which every step comes after what it needs, and refuses every other', () => {
    fc.assert(
      fc.property(anyPlan, fc.infiniteStream(fc.nat()), (plan, randoms) => {
        const order = plan.steps
          .map((step) => ({ step, key: randoms.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ step }) => step)
        const isLegal = order.every((step, index) =>
          step.dependsOn.every((id) => order.slice(0, index).some((earlier) => earlier.stepId === id)),
        )
        const edit = () =>
          editPlan(
            plan,
            order.map(({ stepId }) => ({ stepId })),
            AT,
          )
        if (!isLegal) expect(edit).toThrow(/cannot come before it/)
        else expect(edit().steps.map((step) => step.stepId)).toEqual(order.map((step) => step.stepId))
      }),
    )
  })

  test('names the step that is unknown or listed twice', () => {
    const plan = aPlan()
    expect(() => editPlan(plan, [{ stepId: 'step_7' }], AT)).toThrow('step_7 is not a step of this plan')
    expect(() => editPlan(plan, [{ stepId: 'step_0' }, { stepId: 'step_0' }], AT)).toThrow(
      'step_0 is listed twice',
    )
  })

  test('changes a description and leaves the rest alone', () => {
    const edited = editPlan(aPlan(), [{ stepId: 'step_0', description: '전세만 찾아요' }], AT)
    expect(edited.steps).toEqual([aStep({ description: '전세만 찾아요' })])
  })
})

describe('the groups of a plan', () => {
  test('hold every step once, after everything it needs; what is in a circle is returned apart', () => {
    fc.assert(
      fc.property(anyPlan, ({ steps }) => {
        const { groups, stuck } = groupByDependency(steps)
        expect(stuck).toEqual([])
        const seen = new Set<string>()
        for (const group of groups) {
          for (const id of group) {
            const step = steps.find((candidate) => candidate.stepId === id)
            for (const needed of step?.dependsOn ?? []) expect(seen).toContain(needed)
          }
          for (const id of group) seen.add(id)
        }
        expect(seen.size).toBe(steps.length)
      }),
    )
    const circle = [aStep({ dependsOn: ['step_1'] }), aStep({ stepId: 'step_1', dependsOn: ['step_0'] })]
    expect(groupByDependency(circle)).toEqual({ groups: [], stuck: ['step_0', 'step_1'] })
    expect(findPlanErrors(circle, ['SEARCH'])).toEqual([
      'steps depend on each other in a circle: step_0, step_1',
    ])
  })

  test('name the first group as what can start now', () => {
    fc.assert(
      fc.property(anyPlan, ({ steps }) => {
        expect(readySteps(steps).map((step) => step.stepId)).toEqual(groupByDependency(steps).groups[0])
      }),
    )
  })
})

describe('the status of a step', () => {
  test('never leaves an end, never loses progress, and stamps its times once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ status: fc.constantFrom(...STEP_STATUSES), progressPercentage: fc.nat(100) }), {
          maxLength: 12,
        }),
        (changes) => {
          let step = aStep()
          for (const [index, change] of changes.entries()) {
            const at = new Date(index * 1000).toISOString()
            const before = step
            try {
              step = advanceStep(step, change, at)
            } catch {
              expect(step).toBe(before)
              continue
            }
            expect(before.completedAt).toBeNull()
            expect(step.progressPercentage).toBeGreaterThanOrEqual(before.progressPercentage)
            if (before.startedAt !== null) expect(step.startedAt).toBe(before.startedAt)
            expect(step.completedAt !== null).toBe(['COMPLETED', 'FAILED', 'SKIPPED'].includes(step.status))
          }
        },
      ),
    )
  })
})
