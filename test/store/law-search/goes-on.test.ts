import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLEAR_RULING } from '../../../src/domain/topics/route.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import type { LawSearch } from '../../../src/store/law-search/search.ts'
import { createPool } from '../../../src/store/pool.ts'
import { demoDatabase } from '../../support/db.ts'
import type { TestDatabase } from '../../support/db.ts'
import { TOPICS } from '../../support/topics.ts'

let database: TestDatabase
let pool: Pool
let law: LawSearch
beforeAll(async () => {
  database = await demoDatabase()
  pool = createPool(database.url, { max: 2 })
  law = createLawSearch(pool, { topics: TOPICS, rulings: compiledRulings })
}, 180_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const LONG =
  '전세 계약이 끝난 지 두 달인데 집주인이 새 세입자가 와야 보증금을 준다고 해요. 이사는 가야 하는데 대항력이랑 우선변제권을 지키려면 임차권등기를 해야 하나요?'

test.each([
  [LONG, '나가면서 도배는 제가 물어 줘야 하나요?'],
  [LONG, '집주인이 바뀌면 보증금은 누구한테 받아요?'],
  ['계약갱신요구권을 쓰겠다고 했는데 집주인이 자기가 들어와 산대요', '보증금 5% 넘게 올려 달라는 건요?'],
])('what goes on from “%s” and asks “%s” rests on its own articles first', async (before, own) => {
  const route = await law.route(own, [before])
  expect(route.ruling?.confidence).toBeGreaterThan(CLEAR_RULING)
  const [first] = await law.search({ query: own, before: [before], first: 6 })
  expect(route.articles.map(({ articleNumber }) => articleNumber)).toContain(first?.articleNumber)
})
