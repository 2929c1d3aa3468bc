import { beforeAll, expect, test } from 'vitest'
import { columnList, columnValues, inOrderOf, rowsFrom } from '../../src/store/rows/read.ts'
import { made, maybe } from '../../src/store/rows/row.ts'
import type { RowOf } from '../../src/store/rows/row.ts'
import { isFavorited } from '../../src/store/rows/favorite.ts'
import { articlesById } from '../../src/store/rows/legal-article.ts'
import { priceRangesByProperty } from '../../src/store/rows/price-range.ts'
import { propertiesByCode, propertiesById } from '../../src/store/rows/property.ts'
import { agentsByTransaction, nearbyByProperty } from '../../src/store/rows/surroundings.ts'
import { transactionsById } from '../../src/store/rows/transaction.ts'
import { trustScoresByProperty } from '../../src/store/rows/trust-score.ts'
import { freshPool } from '../support/db.ts'
import { insertHome, insertOffer, insertRegions } from '../support/estate.ts'

const pool = freshPool({ max: 4 })
let full: string
let bare: string
let sale: string
let jeonse: string
let rent: string
let deal: string
let direct: string

beforeAll(async () => {
  await insertRegions(pool)
  full = await insertHome(pool, {
    name: '래미안',
    score: 88.5,
    subway: { distance: 300, minutes: 4 },
  })
  bare = await insertHome(pool, { name: '빈 집' })
  sale = await insertOffer(pool, full, { price: 100_000 })
  jeonse = await insertOffer(pool, full, { type: 'JEONSE', price: 60_000 })
  rent = await insertOffer(pool, bare, {
    type: 'RENT',
    price: 1000,
    monthly: 70,
    listedAt: '2026-02-01T00:00:00Z',
  })
  await insertOffer(pool, full, { price: 1, closed: true })
  deal = await insertOffer(pool, full, { price: 2, kind: 'DEAL', date: '2026-01-31', direct: true })
  direct = await insertOffer(pool, bare, { price: 3, direct: true })
  await pool.query(
    `insert into real_estate_agent (transaction_id, agent_name, is_direct_trade) values ($1, '매물 중개사', true), ($2, '월세 중개사', false)`,
    [jeonse, rent],
  )
}, 60_000)

test('properties come in the order asked for, null where there is none', async () => {
  const rows = await propertiesById(pool, [bare, 'x', '999999999999999999999', full])
  expect(rows.map((row) => row?.name ?? null)).toEqual(['빈 집', null, null, '래미안'])
  expect(rows[3]).toMatchObject({
    propertyType: 'APARTMENT',
    exclusiveArea: 84.9,
    exclusiveAreaPyeong: expect.closeTo(25.68, 2),
    completionYear: 2015,
    tags: [],
    createdAt: expect.any(Date),
  })
  const byCode = await propertiesByCode(pool, ['nobody\0', rows[3]?.code ?? '', '없는 코드'])
  expect(byCode.map((row) => row?.id ?? null)).toEqual([null, full, null])
})

test('transactions carry their amounts and days as they are', async () => {
  const [row, none] = await transactionsById(pool, [rent, '-1'])
  expect(none).toBeNull()
  expect(row).toMatchObject({
    propertyId: bare,
    kind: 'LISTING',
    transactionType: 'RENT',
    salePrice: null,
    deposit: 1000,
    monthlyRent: 70,
    transactionDate: null,
    listedAt: new Date('2026-02-01T00:00:00Z'),
    closedAt: null,
  })
  const deals = await pool.query<{ id: string }>(`select id from "transaction" where kind = 'DEAL'`)
  expect((await transactionsById(pool, [deals.rows[0]?.id ?? '']))[0]?.transactionDate).toBe('2026-01-31')
})

test('facilities and trust scores belong to their property', async () => {
  expect(await nearbyByProperty(pool, [bare, full])).toEqual([
    null,
    expect.objectContaining({
      propertyId: full,
      subwayStation: '역삼역',
      subwayDistance: 300,
      elementarySchools: ['역삼초'],
    }),
  ])
  expect(await trustScoresByProperty(pool, [full, bare])).toEqual([
    {
      propertyId: full,
      score: 88.5,
      factors: [{ key: 'k', label: '신선도', score: 90, weight: 1, evidence: '확인일' }],
      modelVersion: 'test-1',
      calculatedAt: expect.any(Date),
    },
    null,
  ])
})

test('an agent is of one listing; a deal has none, nor a listing of which it is not known', async () => {
  const told = (await agentsByTransaction(pool, [sale, jeonse, rent, deal, direct])).map(
    (row) => row && [row.agentName, row.isDirectTrade],
  )
  expect(told).toEqual([null, ['매물 중개사', true], ['월세 중개사', false], null, [null, true]])
})

test('a price range is of open listings only', async () => {
  expect(await priceRangesByProperty(pool, [full, bare, '0'])).toEqual([
    {
      propertyId: full,
      minSalePrice: 100_000,
      maxSalePrice: 100_000,
      minDeposit: 60_000,
      maxDeposit: 60_000,
      minMonthlyRent: null,
      maxMonthlyRent: null,
    },
    {
      propertyId: bare,
      minSalePrice: 3,
      maxSalePrice: 3,
      minDeposit: 1000,
      maxDeposit: 1000,
      minMonthlyRent: 70,
      maxMonthlyRent: 70,
    },
    {
      propertyId: '0',
      minSalePrice: null,
      maxSalePrice: null,
      minDeposit: null,
      maxDeposit: null,
      minMonthlyRent: null,
      maxMonthlyRent: null,
    },
  ])
})

test('favorites are those of the user', async () => {
  const [userId, other] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
  await pool.query(`insert into app_user (id, type) values ($1, 'GUEST'), ($2, 'GUEST')`, [userId, other])
  await pool.query(
    `insert into user_favorite (id, user_id, real_estate_id) values ('01900000-0000-7000-8000-000000000003', $1, $2)`,
    [userId, full],
  )
  expect(await isFavorited(pool, userId, [bare, full, 'x'])).toEqual([false, true, false])
  expect(await isFavorited(pool, other, [full])).toEqual([false])
  expect(await isFavorited(pool, 'not a user', [full])).toEqual([false])
})

test('an article tells its law, its day and whether it is a digest', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `with l as (insert into law (name, kind, effective_on, source_url, corpus_version, is_digest)
       values ('민법', '법률', '2025-01-31', '', 't', true) returning id)
     insert into legal_article (law_id, article_number, title, content, position, is_digest)
     select id, '제623조', '임대인의 의무', '고쳐 준다', 1, true from l returning id`,
  )
  expect(await articlesById(pool, [rows[0]?.id ?? '', '1 or 1=1'])).toEqual([
    {
      id: rows[0]?.id,
      lawName: '민법',
      articleNumber: '제623조',
      title: '임대인의 의무',
      content: '고쳐 준다',
      effectiveDate: '2025-01-31',
      sourceUrl: null,
      isDigest: true,
    },
    null,
  ])
})

test('joined rows are told apart by their place', () => {
  const columns: RowOf<{ id: string; name: string | null }> = {
    table: 'thing',
    alias: 't',
    key: 'id',
    columns: { id: made('id', 't.id'), name: maybe('text', 't.name') },
  }
  expect(columnList(columns)).toBe('t.id as "id", t.name as "name"')
  expect(columnValues(columns)).toBe('t.id, t.name')
  const next = rowsFrom(['first', '1', 'x', null, null, '3', null], 1)
  expect(next(columns)).toEqual({ id: '1', name: 'x' })
  expect(next(columns)).toBeNull()
  expect(next(columns)).toEqual({ id: '3', name: null })
  expect(inOrderOf(['b', 'a', 'b'], [{ k: 'b' }], ({ k }) => k)).toEqual([{ k: 'b' }, null, { k: 'b' }])
})
