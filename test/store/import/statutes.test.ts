import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { SourceRow } from '../../../src/domain/source-row.ts'
import type { Statute, StatuteArticle } from '../../../src/domain/law/statute.ts'
import { readStatute } from '../../../src/sources/statutes.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importStatute } from '../../../src/store/import/statutes.ts'
import { createLawSearch } from '../../../src/store/law-search/search.ts'
import { lawDigests } from '../../../src/store/reference/law.ts'
import { loadLaws } from '../../../src/store/reference/load-laws.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { freshPool } from '../../support/db.ts'
import { shared } from '../../support/shared.ts'

const pool = freshPool({ statementTimeoutMs: 0 })
beforeEach(async () => {
  await pool.query('truncate law, legal_article, corpus_version cascade')
})

const LAW: Statute = {
  name: '주택임대차보호법',
  kind: '법률',
  lawId: '001248',
  mst: '200',
  promulgatedOn: '2025-10-01',
  effectiveOn: '2026-01-02',
  sourceUrl: 'https://www.law.go.kr/법령/주택임대차보호법',
}
const rowsOf = (...articles: (Partial<StatuteArticle> | string)[]): SourceRow<StatuteArticle>[] =>
  articles.map((article, index) => {
    const line = 20 + index
    if (typeof article === 'string') return { line, problem: article }
    const empty = {
      articleNumber: '제1조',
      title: '',
      content: '글',
      chapter: null,
      isDeleted: false,
      isSupplementary: false,
    }
    return { line, value: { ...empty, ...article } }
  })
const stored = async () =>
  (
    await pool.query(
      `select a.article_number, a.content, a.is_deleted, a.is_supplementary, a.tokens is not null as indexed,
         a.embedding is not null as embedded from legal_article a join law l on l.id = a.law_id
       where not l.is_digest order by a.position`,
    )
  ).rows
const version = async () =>
  (await pool.query<{ version: string }>(`select version from corpus_version where name = 'law'`)).rows[0]
    ?.version

const ROWS = rowsOf(
  { articleNumber: '제7조', title: '차임 등의 증감청구권', content: '① 증액은 20분의 1을 넘지 못한다.' },
  { articleNumber: '제5조', content: '삭제 <1989.12.30>', isDeleted: true },
  {
    articleNumber: '부칙 <제1호,2020.1.1>',
    content: '이 법은 공포한 날부터 시행한다.',
    isSupplementary: true,
  },
)

test('articles are stored and indexed; deleted ones and 부칙 are kept without being found', async () => {
  expect(await importStatute(pool, LAW, ROWS)).toMatchObject({ read: 3, inserted: 3, skipped: 0 })
  expect(await stored()).toMatchObject([
    { article_number: '제7조', indexed: true, embedded: true, is_deleted: false },
    { article_number: '제5조', indexed: false, embedded: false, is_deleted: true },
    { article_number: '부칙 <제1호,2020.1.1>', indexed: false, is_supplementary: true },
  ])
  const { rows } = await pool.query(`select plain_terms from legal_article where article_number = '제7조'`)
  expect(rows[0].plain_terms.length).toBeGreaterThan(0)
})

test('a second import changes nothing', async () => {
  await importStatute(pool, LAW, ROWS)
  const before = await version()
  expect(await importStatute(pool, LAW, ROWS)).toMatchObject({
    read: 3,
    inserted: 0,
    updated: 0,
    unchanged: 3,
  })
  expect(await version()).toBe(before)
})

test('a newer version updates, adds and removes; ids of articles that stay are kept', async () => {
  await importStatute(pool, LAW, ROWS)
  const ids = async () =>
    (await pool.query(`select id from legal_article where article_number = '제7조'`)).rows
  const before = await ids()
  const newer = { ...LAW, mst: '300', effectiveOn: '2027-01-01' }
  const account = await importStatute(
    pool,
    newer,
    rowsOf(
      { articleNumber: '제7조', title: '차임 등의 증감청구권', content: '① 증액은 25분의 1을 넘지 못한다.' },
      { articleNumber: '제7조의2', content: '새 글' },
      {
        articleNumber: '부칙 <제1호,2020.1.1>',
        content: '이 법은 공포한 날부터 시행한다.',
        isSupplementary: true,
      },
      {
        articleNumber: '부칙 <제2호,2027.1.1>',
        content: '이 법은 2027년부터 시행한다.',
        isSupplementary: true,
      },
    ),
  )
  expect(account).toMatchObject({
    read: 4,
    inserted: 2,
    updated: 2,
    notes: [expect.stringContaining('1 articles')],
  })
  expect((await stored()).map(({ article_number, content }) => [article_number, content])).toEqual([
    ['제7조', '① 증액은 25분의 1을 넘지 못한다.'],
    ['제7조의2', '새 글'],
    ['부칙 <제1호,2020.1.1>', '이 법은 공포한 날부터 시행한다.'],
    ['부칙 <제2호,2027.1.1>', '이 법은 2027년부터 시행한다.'],
  ])
  expect(await ids()).toEqual(before)
})

test('an older version is left out and says so', async () => {
  await importStatute(pool, LAW, ROWS)
  const account = await importStatute(
    pool,
    { ...LAW, mst: '100', effectiveOn: '2024-01-01' },
    rowsOf({ content: '옛 글' }),
  )
  expect(account).toMatchObject({ read: 1, skipped: 1, inserted: 0 })
  expect(account.problems[0]?.problem).toContain('newer version')
  expect(await stored()).toHaveLength(3)
})

test('unreadable articles are accounted for', async () => {
  expect(await importStatute(pool, LAW, rowsOf({}, '제2조 stands twice'))).toMatchObject({
    read: 2,
    inserted: 1,
    skipped: 1,
    problems: [{ line: 21, problem: '제2조 stands twice' }],
  })
})

const folder = shared('data/statutes')
test.skipIf(folder === undefined)(
  'all distributed statutes answer with their own text where a digest answered before',
  async () => {
    await inTransaction(pool, (client) => loadLaws(client, lawDigests(), 'test', () => {}))
    for (const name of readdirSync(folder ?? '')) {
      const { statute, articles } = await readStatute(await inspectTextFile(join(folder ?? '', name)))
      expect(await importStatute(pool, statute, articles)).toMatchObject({
        read: articles.length,
        inserted: articles.length,
        skipped: 0,
      })
    }
    const hits = await createLawSearch(pool).search({ query: '임대인이 보증금을 안 돌려줘요', first: 5 })
    expect(hits.length).toBeGreaterThan(0)
    const [housing] = await createLawSearch(pool).search({ query: '주택임대차보호법 제7조', first: 1 })
    expect(housing).toMatchObject({ lawName: '주택임대차보호법', articleNumber: '제7조', isDigest: false })
    expect(housing?.content).toContain('20분의 1의 금액을 초과하지 못한다')
  },
)
