import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LegalArticle } from '../../src/store/entities/legal-article.ts'
import { Law } from '../../src/store/entities/law.ts'
import { LoanProduct } from '../../src/store/entities/loan-product.ts'
import { RealEstate } from '../../src/store/entities/real-estate.ts'
import { Region } from '../../src/store/entities/region.ts'
import { idsByCode, upsertMany } from '../../src/store/upsert.ts'
import { freshPool } from '../support/db.ts'

const pool = freshPool()
const region = (code: string, more: object = {}) => ({
  code,
  name: `이름 ${code}`,
  fullName: `긴 이름 ${code}`,
  level: 'DONG' as const,
  ...more,
})
const storedRegion = async (code: string) => {
  const { rows } = await pool.query<{ name: string; latitude: number | null; longitude: number | null }>(
    'select name, latitude, longitude from region where code = $1',
    [code],
  )
  return rows[0]
}

test('rows are inserted, brought up to date where they differ, and told apart', async () => {
  const rows = [region('9910000000'), region('9911000000')]
  expect(await upsertMany(pool, Region, rows, { key: ['code'] })).toEqual({
    inserted: ['9910000000', '9911000000'],
    updated: [],
  })
  const changed = [region('9910000000'), region('9911000000', { name: '새 이름' }), region('9912000000')]
  expect(await upsertMany(pool, Region, changed, { key: ['code'] })).toEqual({
    inserted: ['9912000000'],
    updated: ['9911000000'],
  })
  expect(await storedRegion('9911000000')).toMatchObject({ name: '새 이름' })
  expect(await upsertMany(pool, Region, [], { key: ['code'] })).toEqual({ inserted: [], updated: [] })
})

const maybe = fc.option(fc.integer({ min: -80, max: 80 }), { nil: null })
const RULES = {
  given: (_: number | null, given: number | null) => given,
  told: (stored: number | null, given: number | null) => given ?? stored,
  known: (stored: number | null, given: number | null) => stored ?? given,
  least: (stored: number | null, given: number | null) =>
    stored === null || given === null ? (stored ?? given) : Math.min(stored, given),
  greatest: (stored: number | null, given: number | null) =>
    stored === null || given === null ? (stored ?? given) : Math.max(stored, given),
  stored: (stored: number | null) => stored,
}

test('what is stored and what is given become one by the rule of their property', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(RULES) as (keyof typeof RULES)[])),
      maybe,
      maybe,
      async (rule, stored, given) => {
        await pool.query(`delete from region where code = '9920000000'`)
        const write = (latitude: number | null) =>
          upsertMany(pool, Region, [region('9920000000', { latitude, longitude: 7 })], {
            key: ['code'],
            merge: { latitude: rule },
          })
        await write(stored)
        const { updated } = await write(given)
        const expected = RULES[rule](stored, given)
        expect(await storedRegion('9920000000')).toMatchObject({ latitude: expected, longitude: 7 })
        expect(updated).toEqual(expected === stored ? [] : ['9920000000'])
      },
    ),
    { numRuns: 60 },
  )
})

test('rows of any number and shape arrive as they were, lists and JSON among them', async () => {
  await upsertMany(pool, Region, [region('9930000000')], { key: ['code'] })
  const place = (await idsByCode(pool, Region, ['9930000000', 'unknown'])).get('9930000000') ?? ''
  const homes = Array.from({ length: 5_003 }, (_, at) => ({
    code: `U-${at}`,
    name: `집 "${at}" \\ 'x'`,
    propertyType: 'VILLA' as const,
    region: place,
    regionCode: '9930000000',
    address: '주소',
    tags: at % 2 === 0 ? [] : ['역, 세권', '"따옴표"'],
  }))
  const done: number[] = []
  const { inserted } = await upsertMany(pool, RealEstate, homes, {
    key: ['code'],
    report: (count) => done.push(count),
  })
  expect([inserted.length, done]).toEqual([5_003, [0, 5_000, 5_003]])
  const { rows } = await pool.query<{ name: string; tags: string[] }>(
    `select name, tag_list as tags from real_estate where code in ('U-4', 'U-5') order by code`,
  )
  expect(rows).toEqual([
    { name: `집 "4" \\ 'x'`, tags: [] },
    { name: `집 "5" \\ 'x'`, tags: ['역, 세권', '"따옴표"'] },
  ])
  const options = [{ rateType: '고정', maxRate: 3.61 }]
  const loan = { code: 'L', company: 'C', name: 'N', category: 'MORTGAGE' as const, options }
  await upsertMany(pool, LoanProduct, [loan], { key: ['code', 'company'] })
  const stored = await pool.query(`select options from loan_product where code = 'L'`)
  expect(stored.rows).toEqual([{ options }])
})

test('a row that changes loses what was made of it; one that may not be changed keeps everything', async () => {
  await upsertMany(
    pool,
    Law,
    [
      {
        name: '시험법',
        kind: '법률',
        lawId: '999999',
        mst: '',
        sourceUrl: '',
        isDigest: false,
        corpusVersion: '',
      },
    ],
    { key: ['name', 'isDigest'] },
  )
  const { rows } = await pool.query<{ id: string }>(`select id from law where name = '시험법'`)
  const law = rows[0]?.id ?? ''
  const write = (content: string, when?: string) =>
    upsertMany(
      pool,
      LegalArticle,
      [
        {
          law,
          articleNumber: '제1조',
          title: '목적',
          content,
          position: 0,
          isDeleted: false,
          isDigest: false,
          isSupplementary: false,
          plainTerms: [],
        },
      ],
      {
        key: ['law', 'articleNumber'],
        of: 'not is_supplementary',
        clear: ['tokens'],
        ...(when !== undefined && { when }),
      },
    )
  const tokens = async () => {
    const found = await pool.query<{ tokens: string | null; content: string }>(
      `select tokens::text, content from legal_article where law_id = $1`,
      [law],
    )
    return found.rows
  }
  await write('처음')
  await pool.query(`update legal_article set tokens = '낱말'::tsvector where law_id = $1`, [law])
  expect(await write('처음')).toEqual({ inserted: [], updated: [] })
  expect(await write('다음', 't.is_deleted')).toEqual({ inserted: [], updated: [] })
  expect(await tokens()).toEqual([{ tokens: "'낱말'", content: '처음' }])
  expect(await write('다음')).toEqual({ inserted: [], updated: ['제1조'] })
  expect(await tokens()).toEqual([{ tokens: null, content: '다음' }])
})

test('a property that no column has is refused before anything is written', async () => {
  const rows = [{ ...region('9940000000'), nickname: '별명' }]
  await expect(upsertMany(pool, Region, rows, { key: ['code'] })).rejects.toThrow(/Region\.nickname/)
  expect(await storedRegion('9940000000')).toBeUndefined()
})
