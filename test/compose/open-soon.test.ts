import { expect, it } from 'vitest'
import { openSoon } from '../../src/compose/open-soon.ts'
import { buildPlaceIndex } from '../../src/domain/language/places.ts'

const indexes = (lawFails: boolean) => {
  const made: string[] = []
  return {
    made,
    asked: { open: () => void made.push('asked') },
    law: {
      state: () => {
        made.push('law')
        return lawFails
          ? Promise.reject(new Error('no database'))
          : Promise.resolve({ version: '', holdings: [] })
      },
    },
    places: () => {
      made.push('places')
      return Promise.resolve(buildPlaceIndex([]))
    },
  }
}

it.each([false, true])(
  'makes every index soon after the start, whether or not one fails (%s)',
  async (lawFails) => {
    const of = indexes(lawFails)
    const opening = openSoon(of)
    expect(of.made).toEqual([])
    await expect.poll(() => of.made).toEqual(['asked', 'law', 'places'])
    await opening.stop()
  },
)

it('makes nothing once the process stops', async () => {
  const of = indexes(false)
  await openSoon(of).stop()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  expect(of.made).toEqual([])
})
