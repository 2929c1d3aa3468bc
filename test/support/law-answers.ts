import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Answer } from '../../src/domain/answer.ts'
import { textOf } from '../../src/domain/prose.ts'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import type { LawSearch } from '../../src/store/law-search/search.ts'
import { createPool } from '../../src/store/pool.ts'
import { rulesCalls } from './calls.ts'
import { startConversation } from './conversation.ts'
import { demoDatabase } from './db.ts'
import type { TestDatabase } from './db.ts'
import { testPorts } from './ports.ts'
import { TOPICS } from './topics.ts'

/** Answers questions in TEAM, by rules, with the law of a database of the test file's own; null: it was asked back. */
export const answersOfLaw = (): ((query: string) => Promise<Answer | null>) => {
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
  return async (query) => {
    const ports = testPorts({
      replace: {
        searchLaw: (asked) => law.search(asked),
        lawRoute: (text, _signal, before) => law.route(textOf(text), before?.map(textOf)),
      },
    })
    const { carryOn, journal } = startConversation(
      { ports, calls: rulesCalls(ports) },
      { query, language: 'KO' },
      'TEAM',
    )
    await carryOn()
    return journal.answer()
  }
}
