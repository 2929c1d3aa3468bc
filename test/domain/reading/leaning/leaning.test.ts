import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConversations } from '../../../../src/cli/learn/conversations.ts'
import { leftOut } from '../../../../src/cli/learn/left-out.ts'
import { WAYS } from '../../../../src/domain/reading/leaning/names.ts'

const READING = '../../../../src/domain/reading'
const conversations = parseConversations(
  readFileSync(new URL(`${READING}/leaning/conversations.tsv`, import.meta.url), 'utf8'),
)

test('conversations begin with a question that leans on nothing, and know every way', () => {
  expect(() => parseConversations('# one\nAGAIN\t송파구는?')).toThrow('no turn')
  expect(() => parseConversations('*\t송파구 아파트')).toThrow('no turn')
  expect(() => parseConversations('# one\n*\t송파구 아파트\nELSE\t마포구는?')).toThrow('Invalid option')
  const ways = new Set(conversations.flatMap(({ turns }) => turns.map(({ way }) => way)))
  expect([...ways].toSorted()).toEqual([...WAYS, null].toSorted())
  expect(new Set(conversations.map(({ name }) => name)).size).toBe(conversations.length)
})

/** Bounds are what was reached in folds less what chance takes: 95.8 %, 3.0 %, 6.7 %, 83.6 %. */
test('of conversations that were kept apart most questions are read as they are meant, and whole ones are left alone', async () => {
  const { count, leaning, leaningOfWhole, leaningOfFirst, ways } = await leftOut('reading/leaning')
  expect(count).toBeGreaterThan(500)
  expect(leaning).toBeGreaterThan(0.92)
  expect(leaningOfWhole).toBeLessThan(0.04)
  expect(leaningOfFirst).toBeLessThan(0.085)
  expect(ways).toBeGreaterThan(0.79)
}, 480_000)
