import { expect, test } from 'vitest'
import { createFollower } from '../../src/store/follow.ts'

const follower = () => {
  const world = { now: 0, version: 'a', made: 0, checked: 0, broken: false }
  const value = createFollower(
    () => {
      world.checked++
      return world.broken ? Promise.reject(new Error('no database')) : Promise.resolve(world.version)
    },
    (version) => Promise.resolve(`${version}${++world.made}`),
    () => world.now,
  )
  return { world, value }
}

test('is made once for all who ask at the same time, and kept while the version stays', async () => {
  const { world, value } = follower()
  expect(await Promise.all([value(), value(), value()])).toEqual(['a1', 'a1', 'a1'])
  world.now = 10_000
  expect(await value()).toBe('a1')
  expect(world).toMatchObject({ made: 1, checked: 2 })
})

test('is made again for a new version, seen within two seconds', async () => {
  const { world, value } = follower()
  await value()
  world.version = 'b'
  world.now = 1_999
  expect(await value()).toBe('a1')
  world.now = 2_000
  expect(await value()).toBe('b2')
})

test('an error reaches the caller and is not kept', async () => {
  const { world, value } = follower()
  world.broken = true
  await expect(value()).rejects.toThrow('no database')
  world.broken = false
  expect(await value()).toBe('a1')
})
