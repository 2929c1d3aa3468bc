import { beforeEach, describe, expect, test } from 'vitest'
import type { ReportedDeal } from '../../../src/domain/deal.ts'
import { readMolitCsv } from '../../../src/sources/molit-csv.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importDeals } from '../../../src/store/import/deals.ts'
import { importRegions } from '../../../src/store/import/regions.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { freshPool } from '../../support/db.ts'
import { RULES } from '../../support/rules.ts'
import { shared } from '../../support/shared.ts'
import { reportedSale } from '../../support/deals.ts'
import { sourceRows } from './rows.ts'

const pool = freshPool({ statementTimeoutMs: 0 })
beforeEach(async () => {
  await pool.query('truncate region, real_estate, "transaction", corpus_version cascade')
})

const importAll = (...items: (ReportedDeal | { problem: string })[]) =>
  importDeals(pool, sourceRows(...items), { book: RULES.regions })
const deals = async () =>
  (
    await pool.query(
      `select t.sale_price, t.is_cancelled, t.cancelled_on::text, re.name from "transaction" t
       join real_estate re on re.id = t.real_estate_id order by t.source_key`,
    )
  ).rows
const version = async () =>
  (await pool.query<{ version: string }>(`select version from corpus_version where name = 'estate'`)).rows[0]
    ?.version

test('a new database places deals by its built-in regions and creates the complexes', async () => {
  const account = await importAll(
    reportedSale(),
    reportedSale({ exclusiveArea: 139.7, salePrice: 283_000 }),
    reportedSale({ exclusiveArea: 139.7, salePrice: 290_000, contractDate: '2026-03-01' }),
    reportedSale({
      complexName: '시범우성',
      regionName: '경기도 성남시 분당구 서현동',
      lotNumber: '96',
      buildYear: 1991,
    }),
  )
  expect(account).toMatchObject({ read: 4, inserted: 4, updated: 0, unchanged: 0, skipped: 0 })
  const { rows } = await pool.query(
    `select re.code, re.name, re.address, re.address_detail, re.completion_year, re.completion_date, re.min_exclusive_area,
       re.max_exclusive_area, re.representative_area, re.region_code, region.code as region
     from real_estate re join region on region.id = re.region_id order by re.name desc`,
  )
  expect(rows).toEqual([
    {
      code: expect.stringMatching(/^MOLIT-.{22}$/),
      name: '파크뷰',
      address: '경기도 성남시 분당구 정자동 6',
      address_detail: '정자일로 248',
      completion_year: 2004,
      completion_date: null,
      min_exclusive_area: 84.99,
      max_exclusive_area: 139.7,
      representative_area: 139.7,
      region_code: '4113510300',
      region: '4113510300',
    },
    expect.objectContaining({ name: '시범우성', region_code: '4113510500', completion_year: 1991 }),
  ])
})

test('a second import changes nothing', async () => {
  const rows = [reportedSale(), reportedSale({ floor: 3 }), reportedSale({ isCancelled: true, floor: 4 })]
  await importAll(...rows)
  const before = [await deals(), await version()]
  expect(await importAll(...rows)).toMatchObject({
    read: 3,
    inserted: 0,
    updated: 0,
    unchanged: 3,
    skipped: 0,
  })
  expect([await deals(), await version()]).toEqual(before)
})

test('a later cancellation updates the deal, and an older file does not take it back', async () => {
  await importAll(reportedSale())
  const cancelled = reportedSale({ isCancelled: true, cancelledOn: '2026-05-01' })
  expect(await importAll(cancelled)).toMatchObject({ inserted: 0, updated: 1 })
  expect(await importAll(reportedSale())).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await deals()).toMatchObject([{ is_cancelled: true, cancelled_on: '2026-05-01' }])
})

test('equal deals are kept apart; one cancelled and reported anew leaves one that counts, in any order of files', async () => {
  const live = reportedSale()
  const cancelled = reportedSale({ isCancelled: true, cancelledOn: '2026-05-01' })
  expect(await importAll(live, live)).toMatchObject({ inserted: 2 })
  await pool.query('delete from "transaction"')
  await importAll(live)
  expect(await importAll(live, cancelled)).toMatchObject({ inserted: 1, updated: 1 })
  expect(await importAll(cancelled, live)).toMatchObject({ inserted: 0, updated: 0 })
  expect(await importAll(live)).toMatchObject({ inserted: 0, updated: 0 })
  expect((await deals()).map(({ is_cancelled }) => is_cancelled)).toEqual([true, false])
})

test('leases keep deposit and rent apart from sale prices', async () => {
  const lease = { salePrice: null, contractType: '갱신', renewalRightUsed: true } as const
  await importAll(
    reportedSale({ ...lease, transactionType: 'JEONSE', deposit: 90_000 }),
    reportedSale({ ...lease, transactionType: 'RENT', deposit: 0, monthlyRent: 65 }),
  )
  const { rows } = await pool.query(
    `select transaction_type, sale_price, deposit, monthly_rent, contract_type, renewal_right_used, kind, source,
       listed_at from "transaction" order by 1`,
  )
  const common = {
    sale_price: null,
    contract_type: '갱신',
    renewal_right_used: true,
    kind: 'DEAL',
    source: 'molit',
  }
  const listed_at = new Date('2026-04-07T00:00:00+09:00')
  expect(rows).toEqual([
    { transaction_type: 'JEONSE', deposit: 90_000, monthly_rent: null, listed_at, ...common },
    { transaction_type: 'RENT', deposit: 0, monthly_rent: 65, listed_at, ...common },
  ])
})

test('rows of unknown places and unreadable rows are skipped with their lines', async () => {
  const account = await importAll(
    reportedSale(),
    { problem: '거래금액 is blank' },
    reportedSale({ regionName: '경기도 화성시 동탄구 없는동' }),
    reportedSale({ regionName: null, regionCode: '9999999999' }),
  )
  expect(account).toMatchObject({ read: 4, inserted: 1, skipped: 3 })
  expect(account.problems).toEqual([
    { line: 3, problem: '거래금액 is blank' },
    { line: 4, problem: expect.stringContaining('“경기도 화성시 동탄구 없는동” is not a known region') },
    { line: 5, problem: expect.stringContaining('“9999999999”') },
  ])
})

describe('places', () => {
  const region = (code: string, fullName: string, isActive = true) => ({
    code,
    fullName,
    name: fullName.split(' ').at(-1) ?? '',
    level: 'DONG' as const,
    isActive,
  })
  const placeOf = async (place: Pick<ReportedDeal, 'regionName' | 'regionCode'>) => {
    await importAll(reportedSale(place))
    const { rows } = await pool.query<{ region_code: string }>(
      'delete from "transaction" returning region_code',
    )
    return rows[0]?.region_code
  }
  const byName = (regionName: string) => placeOf({ regionName, regionCode: null })

  test('are found under former names, and never guessed', async () => {
    await importRegions(
      pool,
      sourceRows(
        region('5111010100', '강원특별자치도 춘천시 봉의동'),
        region('4211010100', '강원도 춘천시 봉의동', false),
        region('4159712000', '경기도 화성시 동탄구 반송동'),
        region('4119210800', '경기도 부천시 원미구 중동'),
        region('4119510800', '경기도 부천시 원미구 중동', false),
        region('4374525021', '충청북도 증평군 증평읍 증평리'),
        region('4111110100', '경기도 수원시 장안구 정자동'),
        region('4111310100', '경기도 수원시 권선구 정자동'),
        region('4711110100', '경상북도 포항시 남구 상도동', false),
      ),
    )
    expect(await byName('강원도 춘천시 봉의동')).toBe('5111010100')
    expect(await byName('경기도 화성시 반송동')).toBe('4159712000')
    expect(await byName('경기도 부천시 중동')).toBe('4119210800')
    expect(await byName('경기도 부천시 원미구 중동')).toBe('4119210800')
    expect(await byName('충청북도 증평군 증평읍 증평리')).toBe('4374525021')
    // Two dongs of that name in one city: nobody knows which.
    expect(await byName('경기도 수원시 정자동')).toBeUndefined()
    // Abolished without a successor: kept there, where nobody is offered it.
    expect(await byName('경상북도 포항시 남구 상도동')).toBe('4711110100')
    expect(await placeOf({ regionCode: '4119510800', regionName: null })).toBe('4119210800')
  })
})

describe('invented deals', () => {
  const demoDeal = async (
    code: string,
    region: string,
    propertyType: string,
    type: string,
    count: number,
  ) => {
    await pool.query(
      `insert into real_estate (code, name, property_type, region_id, region_code, address)
       select $1, $1, $3, id, code, full_name from region where code = $2`,
      [code, region, propertyType],
    )
    await pool.query(
      `insert into "transaction" (real_estate_id, region_id, region_code, kind, transaction_type, sale_price, deposit,
         transaction_date, exclusive_area, source, source_key)
       select re.id, re.region_id, re.region_code, 'DEAL', $2, case when $2 = 'SALE' then 999 end,
         case when $2 = 'JEONSE' then 999 end, '2026-04-01', 84, 'demo', $1 || n
       from real_estate re, generate_series(1, $3::int) n where re.code = $1`,
      [code, type, count],
    )
  }

  test('give way to real ones of the same 시군구, whatever they are of, and the rest stays', async () => {
    await importAll(reportedSale())
    await pool.query('delete from "transaction"')
    await demoDeal('DEMO-1', '4113510300', 'APARTMENT', 'SALE', 4)
    await demoDeal('DEMO-2', '4113510500', 'APARTMENT', 'SALE', 3)
    await demoDeal('DEMO-3', '4113510500', 'VILLA', 'SALE', 2)
    await demoDeal('DEMO-4', '4113510500', 'APARTMENT', 'JEONSE', 2)
    await demoDeal('DEMO-5', '1168010100', 'APARTMENT', 'SALE', 2)

    const real = [180_000, 190_000, 200_000].map((salePrice) => reportedSale({ salePrice }))
    const account = await importAll(...real, reportedSale({ salePrice: 1, isCancelled: true }))
    expect(account.notes).toEqual([
      expect.stringMatching(/^11 invented deals were removed.*경기도 성남시 분당구$/),
    ])
    const { rows } = await pool.query(`select distinct re.code from "transaction" t
      join real_estate re on re.id = t.real_estate_id where t.source = 'demo' order by 1`)
    expect(rows.map(({ code }) => code)).toEqual(['DEMO-5'])
    const homes = await pool.query(`select code from real_estate where code like 'DEMO-%'`)
    expect(homes.rows).toEqual([{ code: 'DEMO-5' }])
    const statistics = await marketStatistics(pool, {
      regionCode: '4113500000',
      propertyType: 'APARTMENT',
      transactionType: 'SALE',
    })
    expect(statistics).toMatchObject({ transactionCount: 3, medianPrice: 190_000, minPrice: 180_000 })
    const { rows: months } = await pool.query(
      `select ms.volume, ms.median from market_statistic ms join region r on r.id = ms.region_id
       where r.code = '4113510500' and ms.property_type = 'APARTMENT' and ms.transaction_type = 'SALE'`,
    )
    expect(months).toEqual([])
  })

  test('stay where the only real deal was cancelled', async () => {
    await importAll(reportedSale({ isCancelled: true }))
    await demoDeal('DEMO-1', '4113510300', 'APARTMENT', 'SALE', 4)
    expect((await importAll(reportedSale({ isCancelled: true, floor: 2 }))).notes).toEqual([])
  })
})

test('a file that fails in the middle leaves nothing behind', async () => {
  async function* broken() {
    yield { line: 2, value: reportedSale() }
    throw new Error('cut off')
  }
  await expect(importDeals(pool, broken())).rejects.toThrow('cut off')
  const { rows } = await pool.query(
    `select (select count(*) from "transaction")::int as deals, (select count(*) from real_estate)::int as complexes,
       (select count(*) from region)::int as regions`,
  )
  expect(rows).toEqual([{ deals: 0, complexes: 0, regions: 0 }])
})

const bundang = shared('data/molit/apt_trade_bundang_400_cp949.csv')
test.skipIf(bundang === undefined)(
  'the real 분당 download is placed whole, and its statistics leave cancelled deals out',
  async () => {
    const run = async () => importDeals(pool, readMolitCsv(await inspectTextFile(bundang ?? '')))
    expect(await run()).toMatchObject({
      read: 400,
      inserted: 400,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      problems: [],
    })
    expect(await run()).toMatchObject({ read: 400, inserted: 0, updated: 0, unchanged: 400, skipped: 0 })
    const statistics = await marketStatistics(pool, {
      regionCode: '4113500000',
      propertyType: 'APARTMENT',
      transactionType: 'SALE',
    })
    expect(statistics).toMatchObject({
      regionName: '경기도 성남시 분당구',
      transactionCount: 394,
      asOfMonth: '2026-04',
    })
    expect(statistics?.medianPrice).toBeGreaterThan(80_000)
  },
)
