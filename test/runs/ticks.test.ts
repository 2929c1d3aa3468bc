import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTicks } from '../../src/runs/ticks.ts'

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function* slowly(pauses: readonly number[]): AsyncGenerator<number> {
  for (const [index, pause] of pauses.entries()) {
    if (pause > 0) await later(pause)
    yield index
  }
}

test('groups keep everything, once and in order, however the source and the reader take their time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
      fc.integer({ min: 0, max: 5 }),
      async (pauses, spacing) => {
        const got: number[] = []
        for await (const group of inTicks(slowly(pauses), spacing)) {
          expect(group.length).toBeGreaterThan(0)
          got.push(...group)
          await later(group.length % 2)
        }
        expect(got).toEqual(pauses.map((_, index) => index))
      },
    ),
    { numRuns: 25 },
  )
})

test('the first item comes at once and the last does not wait for the spacing', async () => {
  const begunAt = performance.now()
  const groups: number[][] = []
  for await (const group of inTicks(slowly([0, 5, 5, 5, 5, 5]), 60_000)) groups.push(group)
  expect(groups[0]).toContain(0)
  expect(groups.flat()).toEqual([0, 1, 2, 3, 4, 5])
  expect(performance.now() - begunAt).toBeLessThan(10_000)
})

test('what the source throws comes after what it said before', async () => {
  const failing = async function* () {
    yield 1
    throw new Error('broken')
  }
  const got: number[] = []
  const reading = async () => {
    for await (const group of inTicks(failing(), 40)) got.push(...group)
  }
  await expect(reading()).rejects.toThrow('broken')
  expect(got).toEqual([1])
})
