import { textOf } from '../../src/domain/prose.ts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsultPorts } from '../../src/compose/consult-ports.ts'
import type { RunMode } from '../../src/domain/run.ts'
import { createHashEmbedder } from '../../src/store/law-search/embedder.ts'
import { createLawSearch } from '../../src/store/law-search/search.ts'
import type { LawSearch } from '../../src/store/law-search/search.ts'
import { createPool } from '../../src/store/pool.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { demoDatabase } from '../support/db.ts'
import type { TestDatabase } from '../support/db.ts'
import { NOW, testPorts } from '../support/ports.ts'
import { PLACES } from '../support/homes.ts'
import { TOPICS, parseTopics } from '../support/topics.ts'

/** A subject of nobody but this test: one row. */
const ROW = `
- id: lantern-hanging
  title: { ko: 초롱 걸기, en: Hanging a lantern }
  ko: [초롱 & 걸|달]
  en: [lantern & hang]
  law: 공인중개사법
  articles:
    - number: 제29조
      title: Ethics of brokers
      digest: Whoever hangs a lantern over the door keeps its secret, and goes on to keep it afterwards.
      about: 중개사와 직원은 비밀을 흘리면 안 된다
`

let database: TestDatabase
let pool: Pool
let known: LawSearch
let unknown: LawSearch
beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 4 })
  known = createLawSearch(pool, { topics: [...TOPICS, ...parseTopics(ROW)] })
  unknown = createLawSearch(pool, { topics: TOPICS })
}, 180_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const answerTo = async (law: LawSearch, query: string, language: 'KO' | 'EN', mode: RunMode) => {
  const ports = testPorts({
    replace: {
      searchLaw: (asked) => law.search(asked),
      lawRoute: (text, _signal, before) => law.route(textOf(text), before?.map(textOf)),
      consult: createConsultPorts({
        pool,
        writes: pool,
        law,
        embedders: [createHashEmbedder()],
        places: () => Promise.resolve(PLACES),
        now: () => NOW,
      }),
    },
  })
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  return journal.answer()
}

const KOREAN = '베란다에 초롱을 걸어도 법적으로 되나요?'
const ENGLISH = 'May I legally hang a lantern on the balcony?'

test.each([
  [KOREAN, 'KO', 'TEAM'],
  [ENGLISH, 'EN', 'TEAM'],
  [KOREAN, 'KO', 'RESEARCH'],
  [ENGLISH, 'EN', 'RESEARCH'],
  [KOREAN, 'KO', 'CONSULT'],
  [ENGLISH, 'EN', 'CONSULT'],
] as const)('a row of a topic leads “%s” (%s, %s) to its article', async (query, language, mode) => {
  const first = async (law: LawSearch) => {
    const answer = await answerTo(law, query, language, mode)
    return { law: answer?.sources.find((it) => it.kind === 'LAW')?.label, text: answer?.text }
  }
  const answer = await first(known)
  expect(answer.law).toBe('공인중개사법 제29조')
  if (language === 'EN') expect(answer.text).toContain('Whoever hangs a lantern over the door')
  expect((await first(unknown)).law).not.toBe(answer.law)
})
