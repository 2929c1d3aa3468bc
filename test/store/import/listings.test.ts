import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readListings } from '../../../src/sources/listings.ts'
import { inspectTextFile } from '../../../src/sources/text-file.ts'
import { importListings } from '../../../src/store/import/listings.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { freshPool } from '../../support/db.ts'
import { createTempFiles } from '../../support/temp-files.ts'
import { article, complexDetail, csv, marker, ndjson, oneRoom } from '../../sources/wire-listings.ts'

const files = createTempFiles()
const pool = freshPool({ statementTimeoutMs: 0 })
afterAll(() => files.remove())
beforeEach(() => pool.query('truncate real_estate, "transaction", corpus_version cascade'))

const NOW = new Date('2026-10-20T03:00:00Z')
const importText = async (text: string, isComplete = false) => {
  const file = await inspectTextFile(files.write('listings', text))
  const account = await importListings(pool, readListings(file), { isComplete, now: NOW })
  const { read, inserted, updated, unchanged, skipped } = account
  expect(inserted + updated + unchanged + skipped).toBe(read)
  return account
}
const offers = async () =>
  (
    await pool.query(
      `select t.article_no as no, t.kind, t.transaction_type as type, t.sale_price as price, t.deposit, t.monthly_rent as rent,
         t.exclusive_area as area, t.floor, t.closed_at is not null as closed, re.code
       from "transaction" t join real_estate re on re.id = t.real_estate_id order by t.article_no`,
    )
  ).rows
const homes = async () => (await pool.query('select * from real_estate order by code')).rows
const searchable = async () =>
  (
    await pool.query(
      'select re.code, ls.transaction_type as type, ls.tags, ls.trust_score is not null as scored from listing_search ls join real_estate re on re.id = ls.real_estate_id order by 1, 2',
    )
  ).rows
const version = async () =>
  (await pool.query(`select version from corpus_version where name = 'estate'`)).rows[0]

test('a complex, its marker and its ads become one complex with asking prices', async () => {
  const text = ndjson(
    article(),
    article({ articleNo: '2', tradeTypeCode: 'B1', dealOrWarrantPrc: '9억', area1: 84.99, area2: 112 }),
    marker(),
    complexDetail(),
  )
  const account = await importText(text)
  expect(account).toMatchObject({ read: 4, inserted: 3, unchanged: 1, skipped: 0 })
  expect(account.notes).toEqual(['1 ads had their supply and exclusive areas the wrong way round'])
  expect(await homes()).toMatchObject([
    {
      code: 'PORTAL-2632',
      name: '파크뷰',
      region_code: '4113510300',
      address: '경기도 성남시 분당구 정자동 6',
      address_detail: '경기도 성남시 분당구 정자일로 248',
      latitude: 37.3721,
      supply_area: 110.5,
      min_exclusive_area: 84.99,
      max_exclusive_area: 139.7,
      total_households: 1829,
      completion_date: '200406',
      completion_year: 2004,
      floor_area_ratio: 356,
      tag_list: ['25년이상', '대단지'],
      deal_count: 1,
      lease_count: 1,
    },
  ])
  expect(await offers()).toEqual([
    {
      no: '2',
      kind: 'LISTING',
      type: 'JEONSE',
      price: null,
      deposit: 90_000,
      rent: null,
      area: 84.99,
      floor: 3,
      closed: false,
      code: 'PORTAL-2632',
    },
    {
      no: '2541234567',
      kind: 'LISTING',
      type: 'SALE',
      price: 181_000,
      deposit: null,
      rent: null,
      area: 84.99,
      floor: 3,
      closed: false,
      code: 'PORTAL-2632',
    },
  ])
  expect(await searchable()).toMatchObject([
    { code: 'PORTAL-2632', type: 'JEONSE', scored: true },
    { code: 'PORTAL-2632', type: 'SALE', tags: ['25년이상', '대단지'] },
  ])
})

test('the representative area of a complex is the exclusive area of most of its open ads, not the supply area', async () => {
  const ad = (articleNo: string, supply: number, exclusive: number) =>
    article({ articleNo, area1: supply, area2: exclusive })
  const area = async () => (await homes())[0]?.representative_area
  await importText(ndjson(ad('1', 112, 84.99), ad('2', 77, 59.9), ad('3', 79, 59.9), complexDetail()), true)
  expect(await area()).toBe(59.9)
  // The two small ones are gone, and two large ones are new.
  await importText(
    ndjson(ad('1', 112, 84.99), ad('4', 165, 139.7), ad('5', 165, 139.7), complexDetail()),
    true,
  )
  expect(await area()).toBe(139.7)
})

test('a second import changes nothing', async () => {
  const text = ndjson(
    article({ walkingTimeToNearSubway: 7 }),
    article({
      articleNo: '2',
      tradeTypeCode: 'B3',
      rentPrc: '100',
      dealOrWarrantPrc: '500',
      walkingTimeToNearSubway: 5,
    }),
    article({ articleNo: '3', complexNo: '77', articleName: '다른 단지', walkingTimeToNearSubway: 9 }),
    complexDetail(),
    marker(),
    oneRoom(),
  )
  await importText(text)
  const state = async () => [
    await offers(),
    await homes(),
    await version(),
    (await pool.query('select * from real_estate_agent order by id')).rows,
    (await pool.query('select * from nearby_facility order by id')).rows,
  ]
  const before = await state()
  expect(await importText(text)).toMatchObject({ read: 6, inserted: 0, updated: 0, unchanged: 6, skipped: 0 })
  expect(await state()).toEqual(before)
})

test('asking prices never become statistics of concluded deals', async () => {
  await importText(ndjson(...[1, 2, 3, 4].map((no) => article({ articleNo: String(no) }))))
  expect(
    await marketStatistics(pool, { regionCode: '4113510300', transactionType: 'SALE', months: 3 }),
  ).toMatchObject({ transactionCount: 0, averagePrice: null })
})

test('a short-term let is a rent of its own, so that its tag does not fall on the rest of the complex', async () => {
  await importText(
    ndjson(
      complexDetail(),
      article(),
      article({ articleNo: '9', tradeTypeCode: 'B3', rentPrc: '120', dealOrWarrantPrc: '300' }),
    ),
  )
  expect(await searchable()).toMatchObject([
    { code: 'PORTAL-2632', type: 'SALE', tags: ['25년이상', '대단지'] },
    { code: 'PORTAL-2632-A-9', type: 'RENT', tags: expect.arrayContaining(['단기임대']) },
  ])
  expect(await homes()).toMatchObject([
    { code: 'PORTAL-2632', rent_count: 0, short_term_rent_count: 0 },
    { code: 'PORTAL-2632-A-9', rent_count: 0, short_term_rent_count: 1, region_code: '4113510300' },
  ])
})

test('a complex under two dongs is one complex, at the dong that was told last', async () => {
  await importText(ndjson(complexDetail(), article()))
  expect(await importText(ndjson(complexDetail({ cortarNo: '4113510500' })))).toMatchObject({ updated: 1 })
  expect(await homes()).toMatchObject([{ code: 'PORTAL-2632', region_code: '4113510500' }])
})

test('one-room ads are homes of their own, with who offers them', async () => {
  await importText(csv(oneRoom(), oneRoom({ atclNo: '2', directTradYn: 'Y', rltrNm: '' })))
  expect(await homes()).toMatchObject([
    {
      code: 'PORTAL-A-2',
      property_type: 'ONEROOM',
      supply_area: 33,
      exclusive_area: 23.1,
      floor_info: '2/4',
      direction: '남향',
    },
    { code: 'PORTAL-A-2599000001', tag_list: ['25년이상', '1층'], building_description: '역세권, 풀옵션' },
  ])
  const { rows } = await pool.query(
    'select t.article_no as no, company_name as name, a.is_direct_trade as direct from real_estate_agent a join "transaction" t on t.id = transaction_id order by 1',
  )
  expect(rows).toEqual([
    { no: '2', name: null, direct: true },
    { no: '2599000001', name: '수내공인', direct: false },
  ])
})

test('the walk to the subway is kept, the shortest of a complex', async () => {
  await importText(
    ndjson(article({ walkingTimeToNearSubway: 9 }), article({ articleNo: '2', walkingTimeToNearSubway: 6 })),
  )
  expect((await pool.query('select subway_walking_time as m from nearby_facility')).rows).toEqual([{ m: 6 }])
})

test('an ad changes with its newer state; an older export takes nothing back', async () => {
  await importText(ndjson(article()))
  const newer = ndjson(
    article({ dealOrWarrantPrc: '17억', articleConfirmYmd: '20261015', realtorName: '새 중개' }),
  )
  expect(await importText(newer)).toMatchObject({ updated: 1 })
  expect(await importText(ndjson(article()))).toMatchObject({ updated: 0, unchanged: 1 })
  expect(await offers()).toMatchObject([{ price: 170_000 }])
})

test('an ad that stands in the file twice counts as it was confirmed last', async () => {
  const account = await importText(
    ndjson(article({ articleConfirmYmd: '20261012', dealOrWarrantPrc: '17억' }), article()),
  )
  expect(account).toMatchObject({ read: 2, inserted: 1, unchanged: 1 })
  expect(await offers()).toMatchObject([{ price: 170_000 }])
})

test('an ad may move from a home of its own to a complex', async () => {
  await importText(ndjson(article({ complexNo: undefined })))
  expect(await importText(ndjson(article()))).toMatchObject({ updated: 1 })
  expect(await searchable()).toMatchObject([{ code: 'PORTAL-2632' }])
})

describe('ads that an export lacks', () => {
  const all = ndjson(
    article(),
    article({ articleNo: '2' }),
    article({ articleNo: '3', tradeTypeCode: 'B3', rentPrc: '100', dealOrWarrantPrc: '500' }),
    article({ articleNo: '4', complexNo: '77', articleName: '다른 단지' }),
    oneRoom(),
  )
  const closed = async () => (await offers()).filter((row) => row.closed).map((row) => row.no)

  test('stay open unless the export is said to be complete', async () => {
    await importText(all)
    await importText(ndjson(article()))
    expect(await closed()).toEqual([])
  })

  test('are closed in the complexes of a complete export and nowhere else', async () => {
    await importText(all)
    const account = await importText(ndjson(article()), true)
    expect(account.notes).toContain('2 stored listings that the file no longer has were closed')
    expect(await closed()).toEqual(['2', '3'])
    expect((await searchable()).map(({ code }) => code)).toEqual([
      'PORTAL-2632',
      'PORTAL-77',
      'PORTAL-A-2599000001',
    ])
    expect((await importText(ndjson(article()), true)).notes).not.toContainEqual(
      expect.stringContaining('closed'),
    )
  })

  test('a refused row is still on the market', async () => {
    await importText(all)
    await importText(
      ndjson(
        article(),
        article({ articleNo: '2', dealOrWarrantPrc: '협의' }),
        article({ articleNo: '3', rentPrc: '?' }),
      ),
      true,
    )
    expect(await closed()).toEqual([])
  })

  test('an export from before an ad does not close it, and a closed one opens only when confirmed anew', async () => {
    await importText(ndjson(article(), article({ articleNo: '2', articleConfirmYmd: '20261019' })))
    await importText(ndjson(article()), true)
    expect(await closed()).toEqual([])
    await importText(ndjson(article({ articleConfirmYmd: '20261020' })), true)
    expect(await closed()).toEqual(['2'])
    expect(
      await importText(ndjson(article({ articleNo: '2', articleConfirmYmd: '20261019' }))),
    ).toMatchObject({ unchanged: 1 })
    expect(await closed()).toEqual(['2'])
    expect(
      await importText(ndjson(article({ articleNo: '2', articleConfirmYmd: '20261021' }))),
    ).toMatchObject({ updated: 1 })
    expect(await closed()).toEqual([])
  })
})

test('rows that cannot be placed are skipped with their line and reason, and abort nothing', async () => {
  const account = await importText(
    ndjson(
      article({ articleNo: '1', complexNo: undefined, cortarNo: undefined }),
      article({ articleNo: '2', complexNo: undefined, cortarNo: '9999999999' }),
      marker({ markerId: '55' }),
      article({ articleNo: '3', realEstateTypeCode: 'SG', realEstateTypeName: '상가' }),
      article({ articleNo: '4' }),
    ),
  )
  expect(account).toMatchObject({ read: 5, inserted: 1, skipped: 4 })
  expect(account.problems.toSorted((a, b) => a.line - b.line)).toEqual([
    { line: 1, problem: expect.stringContaining('nothing tells where it lies') },
    { line: 2, problem: expect.stringContaining('“9999999999” is not a known region') },
    { line: 3, problem: expect.stringContaining('nothing tells where it lies') },
    { line: 4, problem: expect.stringContaining('not a kind of home') },
  ])
})

test('a file that is cut off changes nothing', async () => {
  const text = ndjson(...Array.from({ length: 1500 }, (_, n) => article({ articleNo: String(n) })))
  await expect(importText(text.slice(0, -20))).rejects.toThrow('cut off')
  expect(await offers()).toEqual([])
  expect(await homes()).toEqual([])
})
