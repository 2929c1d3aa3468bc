import { expect, test } from 'vitest'
import { isUuid, newId, newSessionId } from '../../src/domain/id.ts'

test('ids are uuids of version 7, all different, and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.every((id) => isUuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? ''))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('the time of an id is the time at which it was made', () => {
  const before = Date.now()
  const milliseconds = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
  // 20,000 ids in one test may have borrowed a few milliseconds from the future.
  expect(milliseconds).toBeGreaterThanOrEqual(before)
  expect(milliseconds).toBeLessThan(before + 1_000)
})

test('a session id names itself', () => {
  const id = newSessionId()
  expect(id.startsWith('session-')).toBe(true)
  expect(isUuid(id.slice('session-'.length))).toBe(true)
  expect(isUuid(id)).toBe(false)
  expect(isUuid("' or 1=1")).toBe(false)
})
