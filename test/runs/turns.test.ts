import { expect, test } from 'vitest'
import { createTurns } from '../../src/runs/turns.ts'

const later = () => new Promise<void>((resolve) => setImmediate(resolve))

test('work of one key runs one at a time in the order it came, also after a failure; other keys do not wait', async () => {
  const inTurn = createTurns()
  const told: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`)
      await later()
      told.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const results = await Promise.allSettled([
    inTurn('a', work('a1', true)),
    inTurn('a', work('a2')),
    inTurn('b', work('b1')),
  ])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(told.filter((line) => line.startsWith('a'))).toEqual([
    'a1 begins',
    'a1 ends',
    'a2 begins',
    'a2 ends',
  ])
  expect(told.indexOf('b1 begins')).toBeLessThan(told.indexOf('a2 begins'))
})
