import { beforeEach, expect, test } from 'vitest'
import { regionLevel, type RegionRecord } from '../../../src/domain/region.ts'
import { importDeals } from '../../../src/store/import/deals.ts'
import { importRegions } from '../../../src/store/import/regions.ts'
import { settleRegions } from '../../../src/store/import/settle-regions.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { inTransaction } from '../../../src/store/transaction-block.ts'
import { freshPool } from '../../support/db.ts'
import { reportedSale } from '../../support/deals.ts'
import { RULES } from '../../support/rules.ts'
import { sourceRows } from './rows.ts'

const pool = freshPool({ statementTimeoutMs: 0 })
beforeEach(() => pool.query('truncate region, real_estate, "transaction", corpus_version cascade'))

const { regions: book } = RULES
const region = (code: string, fullName: string, isActive = true): RegionRecord => ({
  code,
  fullName,
  name: fullName.split(' ').at(-1) ?? '',
  level: regionLevel(code),
  isActive,
})
/** As a list of before 2026-07-01 has them. */
const OLD_LIST = [
  region('2800000000', '인천광역시'),
  region('2826000000', '인천광역시 서구'),
  region('2826010300', '인천광역시 서구 검암동'),
  region('2826011300', '인천광역시 서구 마전동'),
  region('2826012200', '인천광역시 서구 청라동'),
  region('4600000000', '전라남도'),
  region('4611000000', '전라남도 목포시'),
  region('4611010100', '전라남도 목포시 용당동'),
  region('4671000000', '전라남도 담양군'),
  region('4671025000', '전라남도 담양군 담양읍'),
  region('4671025021', '전라남도 담양군 담양읍 백동리'),
  region('4200000000', '강원도', false),
]
const inForce = async () =>
  (
    await pool.query<{ line: string }>(
      `select r.code || ' ' || r.full_name || ' < ' || coalesce(p.full_name, '') as line from region r
       left join region p on p.id = r.parent_id where r.is_active order by r.code`,
    )
  ).rows.map(({ line }) => line)
const whereDealsAre = async () =>
  (
    await pool.query<{ code: string; name: string }>(
      `select t.region_code as code, re.name from "transaction" t join real_estate re on re.id = t.real_estate_id
       where re.region_code = t.region_code order by re.name, t.transaction_date`,
    )
  ).rows.map(({ code, name }) => `${name} ${code}`)

test('a list of before a change is taken over as the regions of today', async () => {
  const account = await importRegions(pool, sourceRows(...OLD_LIST), book)
  expect(account).toMatchObject({ read: 12, inserted: 12, skipped: 0 })
  expect(account.notes).toEqual([expect.stringMatching(/^\d+ regions were added/)])
  const now = await inForce()
  // 전라남도 in the list tells that all of its 시군 are those of 전남광주통합특별시.
  expect(now).toHaveLength(32)
  expect(now).toEqual(
    expect.arrayContaining([
      '1200000000 전남광주통합특별시 < ',
      '1211000000 전남광주통합특별시 목포시 < 전남광주통합특별시',
      '1211010100 전남광주통합특별시 목포시 용당동 < 전남광주통합특별시 목포시',
      '1271000000 전남광주통합특별시 담양군 < 전남광주통합특별시',
      '1271025000 전남광주통합특별시 담양군 담양읍 < 전남광주통합특별시 담양군',
      '1271025021 전남광주통합특별시 담양군 담양읍 백동리 < 전남광주통합특별시 담양군 담양읍',
      '2800000000 인천광역시 < ',
      '2827500000 인천광역시 서해구 < 인천광역시',
      '2827510100 인천광역시 서해구 검암동 < 인천광역시 서해구',
      '2827511100 인천광역시 서해구 청라동 < 인천광역시 서해구',
      '2829000000 인천광역시 검단구 < 인천광역시',
      '2829010300 인천광역시 검단구 마전동 < 인천광역시 검단구',
    ]),
  )
  const again = await importRegions(pool, sourceRows(...OLD_LIST), book)
  expect(again).toMatchObject({ inserted: 0, updated: 0, unchanged: 12, notes: [] })
})

const sale = (complexName: string, change: Parameters<typeof reportedSale>[0]) =>
  reportedSale({ complexName, lotNumber: '1', ...change })

test.each([
  ['a database that knows the built-in places only', false],
  ['a database with a list of before the change', true],
])('codes and names of any day lead to the place of today, in %s', async (_name, hasList) => {
  if (hasList) await importRegions(pool, sourceRows(...OLD_LIST), book)
  const account = await importDeals(
    pool,
    sourceRows(
      sale('가', { regionCode: '2826012200', regionName: '청라동', contractDate: '2025-05-01' }),
      sale('나', { regionCode: '28260', regionName: '청라동', contractDate: '2026-06-30' }),
      sale('다', { regionCode: '28275', regionName: '청라동', contractDate: '2026-07-01' }),
      sale('라', { regionCode: null, regionName: '인천광역시 서구 청라동', contractDate: '2024-01-01' }),
      sale('마', { regionCode: null, regionName: '인천광역시 서해구 청라동', contractDate: '2026-08-01' }),
      sale('바', { regionCode: '28260', regionName: '마전동', contractDate: '2026-08-01' }),
    ),
    { book },
  )
  expect(account).toMatchObject({ read: 6, inserted: 6, skipped: 0 })
  expect(await whereDealsAre()).toEqual([
    ...['가', '나', '다', '라', '마'].map((name) => `${name} 2827511100`),
    '바 2829010300',
  ])
})

test('the same building has the same deals under its code of before and of today', async () => {
  const deal = { contractDate: '2026-06-01' }
  await importDeals(
    pool,
    sourceRows(sale('가', { ...deal, regionCode: '2826012200', regionName: '청라동' })),
    {
      book,
    },
  )
  const again = await importDeals(
    pool,
    sourceRows(sale('가', { ...deal, regionCode: '2827511100', regionName: '청라동' })),
    { book },
  )
  expect(again).toMatchObject({ inserted: 0, unchanged: 1 })
})

test('what was imported before the change lies in the region of today, and its statistics go on', async () => {
  await importRegions(pool, sourceRows(...OLD_LIST))
  const months = ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06']
  const before = months.map((month) =>
    sale('가', { regionCode: '2826012200', regionName: '청라동', contractDate: `${month}-10` }),
  )
  await importDeals(pool, sourceRows(...before))
  expect(await inTransaction(pool, (client) => settleRegions(client, book))).toMatchObject({ ended: 10 })
  expect(await whereDealsAre()).toEqual(before.map(() => '가 2827511100'))
  // The file of before once more, and what was reported since.
  expect(await importDeals(pool, sourceRows(...before), { book })).toMatchObject({
    inserted: 0,
    unchanged: 5,
  })
  await importDeals(
    pool,
    sourceRows(sale('가', { regionCode: '2827511100', regionName: '청라동', contractDate: '2026-07-20' })),
    { book },
  )
  const statistics = await marketStatistics(pool, {
    regionCode: '2827500000',
    propertyType: 'APARTMENT',
    transactionType: 'SALE',
    months: 6,
  })
  expect(statistics).toMatchObject({ regionName: '인천광역시 서해구', transactionCount: 6 })
  const { rows } = await pool.query(
    `select distinct r.code from market_statistic m join region r on r.id = m.region_id order by 1`,
  )
  expect(rows.map(({ code }) => code)).toEqual(['2800000000', '2827500000', '2827511100'])
  expect(await inTransaction(pool, (client) => settleRegions(client, book))).toEqual({ ended: 0, added: 0 })
})

test('where no change is known, nothing is ended', async () => {
  await importRegions(pool, sourceRows(region('1100000000', '서울특별시')), book)
  expect(await inForce()).toEqual(['1100000000 서울특별시 < '])
})
