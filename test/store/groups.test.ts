import { expect, test } from 'vitest'
import { inGroups } from '../../src/store/groups.ts'

const later = () => new Promise<void>((resolve) => setImmediate(resolve))

test('what comes in during a write goes out together with the next one, and every caller learns of its own', async () => {
  const groups: string[][] = []
  const save = inGroups<string>(async (items) => {
    groups.push([...items])
    await later()
    if (items.includes('bad')) throw new Error('refused')
  })
  const first = save('a')
  await Promise.resolve()
  const results = await Promise.allSettled([first, save('b'), save('bad'), save('c')])
  const after = await Promise.allSettled([save('d')])
  expect(groups).toEqual([['a'], ['b', 'bad', 'c'], ['d']])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(after.map(({ status }) => status)).toEqual(['fulfilled'])
})
