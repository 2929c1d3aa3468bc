import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { complexesNamed } from '../../../src/store/market/complexes.ts'
import { marketStatistics } from '../../../src/store/market/statistics.ts'
import { freshPool } from '../../support/db.ts'
import { insertHome, insertOffer, insertRegions } from '../../support/estate.ts'

const pool = freshPool({ max: 4 })

beforeAll(() => insertRegions(pool))
beforeEach(() => pool.query('truncate real_estate, market_statistic cascade'))

const sold = (home: string, price: number, area: number, date = '2026-03-01') =>
  insertOffer(pool, home, { kind: 'DEAL', price, area, date })

describe('statistics of homes like one', () => {
  test('count deals of that size only, bounds included', async () => {
    const home = await insertHome(pool, { region: '1168010100' })
    for (const area of [78.9, 79, 84, 89, 89.1]) await sold(home, Math.round(area * 1000), area)
    const found = await marketStatistics(pool, {
      regionCode: '1168010100',
      transactionType: 'SALE',
      exclusiveArea: { min: 79, max: 89 },
    })
    expect(found).toMatchObject({
      transactionCount: 3,
      medianPrice: 84_000,
      minPrice: 79_000,
      maxPrice: 89_000,
      exclusiveArea: { min: 79, max: 89 },
    })
  })

  test('count the deals of one complex only, in a window that ends with the region’s newest deal', async () => {
    const home = await insertHome(pool, { region: '1168010100', name: '역삼푸른마을' })
    const other = await insertHome(pool, { region: '1168010100', name: '역삼하늘채' })
    for (const price of [80_000, 81_000, 82_000]) await sold(home, price, 84, '2026-01-10')
    await sold(home, 10_000, 84, '2024-01-10')
    await sold(other, 200_000, 84, '2026-03-20')
    const ask = (complexId: string) =>
      marketStatistics(pool, { regionCode: '1168000000', transactionType: 'SALE', complexId })
    expect(await ask(home)).toMatchObject({
      asOfMonth: '2026-03',
      transactionCount: 3,
      medianPrice: 81_000,
      complex: { id: home, name: '역삼푸른마을' },
    })
    expect(await ask(other)).toMatchObject({ transactionCount: 1, medianPrice: null })
  })

  test('say nothing of size or complex where all were looked at', async () => {
    const home = await insertHome(pool, { region: '1168010100' })
    await sold(home, 80_000, 84)
    const found = await marketStatistics(pool, { regionCode: '1168010100', transactionType: 'SALE' })
    expect(found).not.toHaveProperty('exclusiveArea')
    expect(found).not.toHaveProperty('complex')
  })
})

describe('a complex that a question names', () => {
  const named = (text: string, regionCode = '1168000000') =>
    complexesNamed(pool, { text, regionCode, propertyType: null })

  test('is found by its name, whatever stands in brackets and between its words', async () => {
    const home = await insertHome(pool, { region: '1168010100', name: '상록마을 (우성)' })
    await insertHome(pool, { region: '1168010100', name: '무지개마을' })
    expect(await named('강남구 상록 마을 84㎡ 전세 6억 안전해?')).toEqual([
      { id: home, name: '상록마을 (우성)' },
    ])
  })

  test('is told from its neighbours by what stands in its first bracket', async () => {
    await insertHome(pool, { region: '1168010100', name: '까치마을(2단지)(주공)' })
    const home = await insertHome(pool, { region: '1168010100', name: '까치마을(1단지)(대우롯데선경)' })
    expect((await named('까치마을 1단지 70㎡ 전세')).map(({ id }) => id)).toEqual([home])
    expect(await named('까치마을 70㎡ 전세')).toHaveLength(2)
  })

  test('is the one with the longest name where names contain one another', async () => {
    await insertHome(pool, { region: '1168010100', name: '푸른마을' })
    const home = await insertHome(pool, { region: '1168010100', name: '푸른마을 2단지' })
    expect((await named('푸른마을 2단지 매매')).map(({ id }) => id)).toEqual([home])
  })

  test('is every home of that name where the text does not say which', async () => {
    await insertHome(pool, { region: '1168010100', name: '푸른마을' })
    await insertHome(pool, { region: '1168010600', name: '푸른마을' })
    expect(await named('푸른마을 전세')).toHaveLength(2)
  })

  test('is none elsewhere, of a short name, or of a text that means something else', async () => {
    await insertHome(pool, { region: '1168010100', name: '푸른마을' })
    await insertHome(pool, { region: '1168010100', name: '한양' })
    expect(await named('푸른마을 전세', '1171000000')).toEqual([])
    expect(await named('한양 전세')).toEqual([])
    expect(await named("'; drop table region; -- % _ \\")).toEqual([])
  })
})
