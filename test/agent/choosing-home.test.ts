import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../src/domain/prose.ts'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import type { LawSearch } from '../../src/store/law-search/search.ts'
import { createPool } from '../../src/store/pool.ts'
import { shippedConcepts, shippedRulings } from '../../src/shipped-rulings.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { testPorts } from '../support/ports.ts'
import { TOPICS } from '../support/topics.ts'

let database: TestDatabase
let pool: Pool
let law: LawSearch
beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  law = createLawSearch(pool, { topics: TOPICS, rulings: compiledRulings })
}, 180_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('the rulings on choosing a home are read, with what they are called', async () => {
  const of = (await shippedRulings()).filter(({ field }) => field === 'choosing')
  expect(of.length).toBeGreaterThanOrEqual(6)
  expect((await shippedConcepts()).length).toBeGreaterThan(0)
})

test.each([
  '요즘 집을 사도 될까?',
  '집값이 오를까 내릴까',
  '애 키우기 좋은 동네가 어디야',
  '전세랑 월세 뭐가 나을까',
])('“%s” is answered by practice, and cites no article that only shares its words', async (query) => {
  const ports = testPorts({
    replace: {
      searchLaw: (asked) => law.search(asked),
      lawRoute: (text, _signal, before) => law.route(textOf(text), before?.map(textOf)),
    },
  })
  const { carryOn, journal } = startConversation({ ports, calls: rulesCalls(ports) }, { query }, 'TEAM')
  await carryOn()
  const answer = journal.answer()
  expect(answer?.type).toBe('ANSWER')
  expect(answer?.sources.map(({ kind }) => kind)).not.toContain('LAW')
  expect(answer?.sources.map(({ kind }) => kind)).toContain('RULING')
})
