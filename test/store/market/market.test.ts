import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MarketQuery } from '../../../src/domain/market.ts'
import { priceHistories } from '../../../src/store/market/history.ts'
import { refreshMarketStatistics } from '../../../src/store/market/refresh.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { freshPool } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions } from '../../support/estate.ts'
import type { OfferDraft } from '../../support/estate.ts'

const pool = freshPool({ max: 4 })

beforeAll(() => insertRegions(pool))
beforeEach(() => pool.query('truncate real_estate, market_statistic cascade'))

const deal = (home: string, draft: OfferDraft) => insertOffer(pool, home, { kind: 'DEAL', ...draft })
const ask = (query: Partial<MarketQuery> = {}) =>
  marketStatistics(pool, { regionCode: '1168010100', transactionType: 'SALE', months: 3, ...query })

describe('market statistics', () => {
  test('an unknown region gives null', async () => {
    expect(await ask({ regionCode: '9999900000' })).toBeNull()
  })

  test('a region without deals says so', async () => {
    expect(await ask()).toEqual({
      regionCode: '1168010100',
      regionName: '서울특별시 강남구 역삼동',
      propertyType: null,
      transactionType: 'SALE',
      months: 3,
      isDemo: false,
      isEmpty: true,
      asOfMonth: null,
      averagePrice: null,
      medianPrice: null,
      minPrice: null,
      maxPrice: null,
      pricePerPyeong: null,
      transactionCount: 0,
      jeonseRatio: null,
      changeRate: null,
      series: [],
    })
  })

  test('is about concluded deals of the window, without cancelled ones, listings and other types', async () => {
    const home = await insertHome(pool, { region: '1168010100' })
    const other = await insertHome(pool, { region: '1168010600' })
    const office = await insertHome(pool, { type: 'OFFICETEL' })
    // 33.05785 ㎡ are ten 평.
    await deal(home, { price: 100_000, area: 33.057_85, date: '2026-03-31' })
    await deal(home, { price: 110_000, area: 33.057_85, date: '2026-01-01' })
    await deal(home, { price: 131_001, area: 33.057_85, date: '2026-03-02' })
    await deal(home, { price: 120_000, area: null, date: '2026-03-03' })
    await deal(home, { price: 900_000, date: '2025-12-31' })
    await deal(home, { price: 900_000, date: '2026-04-01', cancelled: true })
    await deal(home, { price: 900_000, date: '2026-04-01', type: 'JEONSE' })
    await deal(other, { price: 900_000, date: '2026-03-01' })
    await deal(office, { price: 10_000, date: '2026-04-02' })
    await insertOffer(pool, home, { price: 900_000 })
    expect(await ask({ propertyType: 'APARTMENT' })).toEqual({
      regionCode: '1168010100',
      regionName: '서울특별시 강남구 역삼동',
      propertyType: 'APARTMENT',
      transactionType: 'SALE',
      months: 3,
      isDemo: false,
      asOfMonth: '2026-03',
      averagePrice: 115_250,
      medianPrice: 115_000,
      minPrice: 100_000,
      maxPrice: 131_001,
      pricePerPyeong: 11_000,
      transactionCount: 4,
      jeonseRatio: null,
      changeRate: null,
      movement: null,
      series: [
        {
          month: '2026-01',
          averagePrice: 110_000,
          medianPrice: 110_000,
          minPrice: 110_000,
          maxPrice: 110_000,
          volume: 1,
        },
        {
          month: '2026-02',
          averagePrice: null,
          medianPrice: null,
          minPrice: null,
          maxPrice: null,
          volume: 0,
        },
        {
          month: '2026-03',
          averagePrice: 117_000,
          medianPrice: 120_000,
          minPrice: 100_000,
          maxPrice: 131_001,
          volume: 3,
        },
      ],
    })
    expect(await ask({ regionCode: '1168000000', propertyType: 'APARTMENT' })).toMatchObject({
      transactionCount: 5,
    })
    expect(await ask()).toMatchObject({ asOfMonth: '2026-04', transactionCount: 4, minPrice: 10_000 })
  })

  test('two deals give a count and no prices', async () => {
    const home = await insertHome(pool)
    for (const price of [1000, 2000]) await deal(home, { price, date: '2026-01-15' })
    expect(await ask({ months: 1 })).toMatchObject({
      transactionCount: 2,
      medianPrice: null,
      averagePrice: null,
      minPrice: null,
      maxPrice: null,
      pricePerPyeong: null,
    })
  })

  test('the change compares ㎡ prices of the last third of the window with its first', async () => {
    const home = await insertHome(pool)
    for (const [month, unit] of [
      ['01', 1000],
      ['02', 1000],
      ['03', 5000],
      ['04', 5000],
      ['05', 1100],
      ['06', 1100],
    ] as const) {
      // Larger homes sell later, and that alone must not look like a rise.
      for (const area of [50, 60])
        await deal(home, {
          price: unit * area * (month > '03' ? 2 : 1),
          area: area * (month > '03' ? 2 : 1),
          date: `2026-${month}-10`,
        })
    }
    expect(await ask({ months: 6 })).toMatchObject({
      changeRate: 10,
      movement: {
        from: { firstMonth: '2026-01', lastMonth: '2026-02', pricePerPyeong: 3306, deals: 4 },
        to: { firstMonth: '2026-05', lastMonth: '2026-06', pricePerPyeong: 3636, deals: 4 },
      },
    })
    expect(await ask({ months: 1 })).toMatchObject({ changeRate: null, movement: null })
  })

  test('the jeonse ratio compares within a complex and five square metres', async () => {
    const [a, b, c] = [await insertHome(pool), await insertHome(pool), await insertHome(pool)]
    for (const day of ['01', '02', '03']) {
      await deal(a, { price: 100_000, area: 84.9, date: `2026-03-${day}` })
      await deal(a, { type: 'JEONSE', price: 60_000, area: 83.5, date: `2026-02-${day}` })
      // A cheap small home in the same complex, and one in another complex without sales.
      await deal(a, { type: 'JEONSE', price: 20_000, area: 39.9, date: `2026-02-${day}` })
      await deal(b, { type: 'JEONSE', price: 10_000, area: 84.9, date: `2026-02-${day}` })
      await deal(c, { price: 50_000, area: 84.9, date: `2026-02-${day}` })
    }
    expect(await ask()).toMatchObject({ jeonseRatio: 60 })
    expect(await ask({ months: 1 })).toMatchObject({ jeonseRatio: null })
  })

  test('rent is told by its monthly rent', async () => {
    const home = await insertHome(pool)
    for (const monthly of [50, 60, 100])
      await deal(home, { type: 'RENT', price: 1000, monthly, date: '2026-01-15' })
    expect(await ask({ transactionType: 'RENT' })).toMatchObject({
      medianPrice: 60,
      minPrice: 50,
      maxPrice: 100,
    })
  })
})

describe('a price history', () => {
  test('has a point for every month up to the newest deal', async () => {
    const home = await insertHome(pool)
    await deal(home, { price: 1000, date: '2026-01-15' })
    await deal(home, { price: 2000, date: '2026-03-15' })
    await deal(home, { price: 3000, date: '2026-03-16' })
    await deal(home, { price: 9000, date: '2026-04-16', cancelled: true })
    expect((await priceHistories(pool, [home], { type: 'SALE', months: 2 }))[0]).toEqual([
      { month: '2026-02', averagePrice: null, medianPrice: null, minPrice: null, maxPrice: null, volume: 0 },
      { month: '2026-03', averagePrice: 2500, medianPrice: 2500, minPrice: 2000, maxPrice: 3000, volume: 2 },
    ])
    expect(await priceHistories(pool, [home, 'x'], { type: 'RENT', months: 2 })).toEqual([[], []])
  })
})

describe('materialised statistics', () => {
  const stored = async () => {
    const { rows } = await pool.query<{ line: string }>(
      `select concat_ws(' ', r.name, coalesce(property_type, '*'), transaction_type, month, median, volume) as line
       from market_statistic m join region r on r.id = m.region_id order by r.code, property_type nulls first, month`,
    )
    return rows.map(({ line }) => line)
  }

  test('hold every level, every type and all types together, and follow changes where they happened', async () => {
    const flat = await insertHome(pool, { region: '4113510300' })
    const office = await insertHome(pool, { region: '4113510300', type: 'OFFICETEL' })
    const seoul = await insertHome(pool, { region: '1144010200' })
    await deal(flat, { price: 1000, area: null, date: '2026-01-15' })
    const gone = await deal(office, { price: 2001, date: '2026-01-16' })
    await deal(seoul, { price: 5000, date: '2026-02-01' })
    await refreshMarketStatistics(pool)
    const lines = await stored()
    for (const place of ['경기도', '성남시', '분당구', '정자동']) {
      expect(lines.filter((line) => line.startsWith(`${place} `))).toEqual([
        `${place} * SALE 2026-01 1501 2`,
        `${place} APARTMENT SALE 2026-01 1000 1`,
        `${place} OFFICETEL SALE 2026-01 2001 1`,
      ])
    }
    expect(lines.filter((line) => line.includes('2026-02'))).toHaveLength(6)

    await pool.query('update "transaction" set is_cancelled = true where id = $1', [gone])
    await pool.query(`update market_statistic set median = 5000 where month = '2026-02'`)
    await refreshMarketStatistics(pool, { regionCodes: ['4113510300'] })
    const after = await stored()
    expect(after.filter((line) => line.includes('OFFICETEL'))).toEqual([])
    expect(after).toContain('성남시 * SALE 2026-01 1000 1')
    await refreshMarketStatistics(pool)
    expect(await stored()).toEqual(after)
  })
})
