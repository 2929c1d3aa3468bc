import { beforeEach, expect, test } from 'vitest'
import { regionLevel, type RegionRecord } from '../../../src/domain/region.ts'
import { readRegions } from '../../../src/sources/regions.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importRegions } from '../../../src/store/import/regions.ts'
import { freshPool } from '../../support/db.ts'
import { shared } from '../../support/shared.ts'
import { sourceRows } from './rows.ts'

const pool = freshPool({ statementTimeoutMs: 0 })
beforeEach(async () => {
  await pool.query('truncate region, corpus_version cascade')
})

const region = (code: string, fullName: string, isActive = true): RegionRecord => ({
  code,
  fullName,
  name: fullName.split(' ').at(-1) ?? '',
  level: regionLevel(code),
  isActive,
})
const parentsByName = async () => {
  const { rows } = await pool.query<{ name: string; parent: string | null }>(
    'select r.full_name as name, p.full_name as parent from region r left join region p on p.id = r.parent_id',
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.parent]))
}
const version = async () => (await pool.query('select name, version from corpus_version')).rows

test('regions are inserted under their parents, in whatever order they come', async () => {
  const account = await importRegions(
    pool,
    sourceRows(
      region('4113510300', '경기도 성남시 분당구 정자동'),
      region('4113500000', '경기도 성남시 분당구'),
      region('4374500000', '충청북도 증평군'),
      region('4374000000', '충청북도 영동군'),
      region('4113000000', '경기도 성남시'),
      region('4100000000', '경기도'),
      region('4300000000', '충청북도'),
    ),
  )
  expect(account).toMatchObject({ read: 7, inserted: 7, updated: 0, unchanged: 0, skipped: 0 })
  expect(await parentsByName()).toEqual({
    경기도: null,
    '경기도 성남시': '경기도',
    '경기도 성남시 분당구': '경기도 성남시',
    '경기도 성남시 분당구 정자동': '경기도 성남시 분당구',
    충청북도: null,
    '충청북도 영동군': '충청북도',
    '충청북도 증평군': '충청북도',
  })
})

test('a second import changes nothing, not even the version that running servers watch', async () => {
  const rows = () => sourceRows(region('1100000000', '서울특별시'), region('1111000000', '서울특별시 종로구'))
  await importRegions(pool, rows())
  const before = await version()
  expect(await importRegions(pool, rows())).toMatchObject({ read: 2, inserted: 0, updated: 0, unchanged: 2 })
  expect(await version()).toEqual(before)
})

test('a region that was abolished or renamed is updated, and keeps its position on the map', async () => {
  await importRegions(pool, sourceRows(region('4200000000', '강원도'), region('1100000000', '서울시')))
  await pool.query('update region set latitude = 37.5, longitude = 127')
  const account = await importRegions(
    pool,
    sourceRows(region('4200000000', '강원도', false), region('1100000000', '서울특별시')),
  )
  expect(account).toMatchObject({ inserted: 0, updated: 2 })
  const { rows } = await pool.query('select full_name, is_active, latitude from region order by code')
  expect(rows).toEqual([
    { full_name: '서울특별시', is_active: true, latitude: 37.5 },
    { full_name: '강원도', is_active: false, latitude: 37.5 },
  ])
})

test('problems and repeated codes are skipped and accounted for', async () => {
  const account = await importRegions(
    pool,
    sourceRows<RegionRecord>(
      region('1100000000', '서울특별시'),
      { problem: 'no code' },
      region('1100000000', '서울특별시'),
    ),
  )
  expect(account).toMatchObject({ read: 3, inserted: 1, skipped: 2 })
  expect(account.problems.map(({ line }) => line)).toEqual([3, 4])
})

test('a file that fails in the middle leaves nothing behind', async () => {
  async function* broken() {
    yield { line: 2, value: region('1100000000', '서울특별시') }
    throw new Error('cut off')
  }
  await expect(importRegions(pool, broken())).rejects.toThrow('cut off')
  expect((await pool.query('select from region')).rowCount).toBe(0)
  expect(await version()).toEqual([])
})

const list = shared('data/regions/region_codes.txt')
test.skipIf(list === undefined)(
  'the distributed list is taken over whole, twice',
  { timeout: 60_000 },
  async () => {
    const run = async () => importRegions(pool, readRegions(await inspectTextFile(list ?? '')))
    expect(await run()).toMatchObject({
      read: 50_085,
      inserted: 50_085,
      updated: 0,
      unchanged: 0,
      skipped: 0,
    })
    expect(await run()).toMatchObject({
      read: 50_085,
      inserted: 0,
      updated: 0,
      unchanged: 50_085,
      skipped: 0,
    })
    const { rows } = await pool.query(
      `select count(*) filter (where is_active)::int as active,
       count(*) filter (where is_active and parent_id is null)::int as roots from region`,
    )
    expect(rows).toEqual([{ active: 20_560, roots: 17 }])
  },
)
