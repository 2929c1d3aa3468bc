import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStatute } from '../../../src/sources/statutes.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importStatute } from '../../../src/store/import/statutes.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import type { LawSearch } from '../../../src/store/law-search/search.ts'
import { createPool } from '../../../src/store/pool.ts'
import { loadLaws } from '../../../src/store/reference/load-laws.ts'
import { lawDigests } from '../../../src/store/reference/law.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { freshDatabase } from '../../support/db.ts'
import type { TestDatabase } from '../../support/db.ts'
import { shared } from '../../support/shared.ts'

const statutes = shared('data/statutes')

const squash = (text: string): string => text.replace(/\s/gu, '')

interface LayQuestion {
  question: string
  gold: string[]
}

const readQuestions = async (name: string): Promise<LayQuestion[]> => {
  const text = await readFile(new URL(name, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [question = '', gold = ''] = line.split('\t')
      return { question, gold: gold.split('|').map(squash) }
    })
}

describe.skipIf(!statutes)('questions of lay people, with all statutes imported', () => {
  let database: TestDatabase
  let pool: Pool
  let laws: LawSearch
  beforeAll(async () => {
    database = await freshDatabase()
    pool = createPool(database.url, { max: 2, statementTimeoutMs: 0 })
    await inTransaction(pool, (client) => loadLaws(client, lawDigests(), 'test', () => {}))
    for (const name of await readdir(statutes ?? '')) {
      const { statute, articles } = await readStatute(await inspectTextFile(join(statutes ?? '', name)))
      await importStatute(pool, statute, articles)
    }
    laws = createLawSearch(pool)
  }, 120_000)
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  const placeOf = async ({ question, gold }: LayQuestion): Promise<number> => {
    const hits = await laws.search({ query: question, first: 10 })
    const place = hits.findIndex((hit) => gold.includes(squash(hit.lawName + hit.articleNumber)))
    return place < 0 ? Number.POSITIVE_INFINITY : place + 1
  }

  test.each([
    ['집주인이 바뀌었는데 계속 살 수 있나요?', '주택임대차보호법 제3조'],
    ['월세 두 번 밀렸는데 나가라고 해요', '민법 제640조'],
    ['계약 끝나기 며칠 전까지 말해야 하나요?', '주택임대차보호법 제6조'],
  ])('“%s” finds %s among the first three', async (question, article) => {
    expect(await placeOf({ question, gold: [squash(article)] })).toBeLessThanOrEqual(3)
  })

  // Each file was written before its ranking was looked at. The first, and the ones numbered 2 to 4, were then read for what
  // the search lacks. The unseen one is not quite untouched: some words were added for it and, where they were noticed, taken
  // out again. Nothing more must be changed for it, or it measures nothing. Right article first and among the first three at
  // the first measurement: 77 %, 89 %; unseen 81 %, 100 %; 2: 56 %, 80 %; 3 (with the words learnt from 2): 59 %, 79 %;
  // 4 (with those of 3): 83 %, 90 %. Whoever wrote the words wrote the questions too, so the next real question is harder.
  test.each([
    ['lay-questions.tsv', { first: 0.8, three: 0.95, mrr: 0.88 }],
    ['lay-questions-unseen.tsv', { first: 0.8, three: 0.96, mrr: 0.88 }],
    ['lay-questions-2.tsv', { first: 0.88, three: 0.97, mrr: 0.93 }],
    ['lay-questions-3.tsv', { first: 0.88, three: 0.96, mrr: 0.92 }],
    ['lay-questions-4.tsv', { first: 0.8, three: 0.88, mrr: 0.85 }],
  ])('%s: the right article is found well above the floor', async (name, floor) => {
    const places = await Promise.all((await readQuestions(name)).map(placeOf))
    const within = (depth: number) => places.filter((place) => place <= depth).length / places.length
    expect(within(1)).toBeGreaterThanOrEqual(floor.first)
    expect(within(3)).toBeGreaterThanOrEqual(floor.three)
    expect(places.reduce((sum, place) => sum + 1 / place, 0) / places.length).toBeGreaterThanOrEqual(
      floor.mrr,
    )
  })
})
